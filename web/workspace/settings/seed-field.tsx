import { type OptionRange, optionRule } from '@makebelieve/contract/options'
import clsx from 'clsx'
import { Dices } from 'lucide-react'
import { settingsText } from '../../texts/en/settings.ts'
import { Button } from '../../ui/button.tsx'
import { controlLook, Field } from '../../ui/field.tsx'
import { useEntry } from './use-entry.ts'

type SeedFieldProps = {
  option: OptionRange
  hint: string
  value: number | undefined
  onChange: (value: number | undefined) => void
}

/** Four thousand million seeds are too many for a slider: one is typed, drawn, or left to the engine. */
export function SeedField({ option, hint, value, onChange }: SeedFieldProps) {
  const { entry, error, forget } = useEntry(option, value, onChange, { mayBeEmpty: true })
  function draw() {
    forget()
    onChange(randomSeed(option))
  }
  return (
    <Field
      label={option.label}
      hint={hint}
      error={error ? optionRule(option.label, option) : undefined}
      optional
    >
      {(control) => (
        <div className="flex items-center gap-3">
          <input
            {...entry}
            {...control}
            inputMode="numeric"
            placeholder={settingsText.automatic}
            className={clsx(controlLook, 'min-h-11 min-w-0 px-3.5 tabular-nums')}
          />
          <Button icon={<Dices size={18} aria-hidden />} onClick={draw}>
            {settingsText.random}
          </Button>
        </div>
      )}
    </Field>
  )
}

function randomSeed({ min, max }: OptionRange): number {
  return min + Math.floor(Math.random() * (max - min + 1))
}
