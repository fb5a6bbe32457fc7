import type { Option } from '@makebelieve/contract/options'
import { type ChangeEvent, type KeyboardEvent, useState } from 'react'
import { readEntry } from './generation-settings.ts'

type Draft = { text: string; settled: boolean }

/**
 * A number as it is being typed. Whatever the option allows counts at once; whatever it does not allow stays in the field
 * and counts for nothing. It is called wrong only when the field is left or Enter is pressed: '4' may become '45'.
 */
export function useEntry(
  option: Option,
  value: number | undefined,
  onChange: (value: number | undefined) => void,
  { mayBeEmpty = false } = {},
) {
  const [draft, setDraft] = useState<Draft>()
  const isGood = (text: string) =>
    mayBeEmpty && text.trim() === '' ? true : readEntry(text, option) !== undefined

  function type({ target }: ChangeEvent<HTMLInputElement>) {
    const text = target.value
    setDraft({ text, settled: false })
    if (isGood(text)) onChange(readEntry(text, option))
  }
  function settle() {
    setDraft(draft && !isGood(draft.text) ? { ...draft, settled: true } : undefined)
  }

  const error = draft?.settled === true
  return {
    error,
    forget: () => setDraft(undefined),
    entry: {
      type: 'text',
      autoComplete: 'off',
      value: draft?.text ?? (value === undefined ? '' : String(value)),
      'aria-invalid': error || undefined,
      onChange: type,
      onBlur: settle,
      onKeyDown: (event: KeyboardEvent) => event.key === 'Enter' && settle(),
    },
  }
}
