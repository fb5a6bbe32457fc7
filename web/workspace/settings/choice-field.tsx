import type { OptionChoice } from '@makebelieve/contract/options'
import { settingsText } from '../../texts/en/settings.ts'
import { ChipGroup } from '../../ui/chip.tsx'

type ChoiceFieldProps = {
  option: OptionChoice
  hint: string
  value: number
  onChange: (value: number) => void
}

/** Of the options, only the resolution of textures is a choice, in pixels. */
export function ChoiceField({ option, hint, value, onChange }: ChoiceFieldProps) {
  const { label, choices } = option
  return (
    <div className="grid gap-2">
      <span aria-hidden="true" className="font-semibold text-[0.9375rem]">
        {label}
      </span>
      <ChipGroup
        label={label}
        options={choices.map((choice) => ({ value: String(choice), label: settingsText.pixels(choice) }))}
        value={String(value)}
        onChange={(next) => onChange(Number(next))}
      />
      <p className="text-muted text-sm">{hint}</p>
    </div>
  )
}
