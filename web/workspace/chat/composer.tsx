import { maxPromptCharacters, promptHeightPx } from '@makebelieve/contract/constants'
import { texts } from '@makebelieve/contract/texts'
import { SendHorizontal } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { Button } from '../../ui/button.tsx'

type ComposerProps = {
  label: string
  hint: string
  value: string
  onChange: (text: string) => void
  onSend: () => void
  busy: boolean
  busyHint: string
  /** Modes, settings and the like, beside the button. */
  tools?: ReactNode
}

/** Where one writes. Enter sends; Shift+Enter makes a new line. */
export function Composer({ label, hint, value, onChange, onSend, busy, busyHint, tools }: ComposerProps) {
  const id = useId()
  const tooLong = [...value.trim()].length > maxPromptCharacters
  const blocked = busy || tooLong || value.trim() === ''
  const send = () => {
    if (!blocked) onSend()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method composes a word, Enter takes the word.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
      className="@container sheet m-3 mt-0 grid gap-1 p-1.5 has-[textarea:focus-visible]:outline-3 has-[textarea:focus-visible]:outline-iris-text has-[textarea:focus-visible]:outline-offset-2"
    >
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <textarea
        id={id}
        rows={1}
        value={value}
        disabled={busy}
        placeholder={busy ? busyHint : hint}
        aria-describedby={tooLong ? `${id}-error` : undefined}
        aria-invalid={tooLong || undefined}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
        style={{ minHeight: promptHeightPx.min, maxHeight: promptHeightPx.max }}
        className="field-sizing-content w-full resize-none rounded-sm bg-transparent px-2.5 py-3.5 outline-none placeholder:text-muted disabled:opacity-70"
      />
      {tooLong && (
        <p id={`${id}-error`} className="px-2.5 font-medium text-sm text-tomato-text">
          {texts.prompt.tooLong}
        </p>
      )}
      <div className="flex items-center justify-between gap-1.5 pr-1 pb-1 pl-1">
        <div className="flex min-w-0 items-center">{tools}</div>
        <Button
          type="submit"
          kind="primary"
          size="small"
          disabled={blocked}
          icon={<SendHorizontal size={16} aria-hidden className="@min-[16rem]:hidden" />}
          className="shrink-0 @max-[16rem]:px-2.5"
        >
          <span className="@max-[16rem]:sr-only">{texts.actions.send}</span>
        </Button>
      </div>
    </form>
  )
}
