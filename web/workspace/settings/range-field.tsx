import { type OptionRange, optionRule } from '@makebelieve/contract/options'
import clsx from 'clsx'
import { useId } from 'react'
import { controlLook } from '../../ui/field.tsx'
import { Slider } from '../../ui/slider.tsx'
import { useEntry } from './use-entry.ts'

type RangeFieldProps = {
  option: OptionRange
  hint: string
  value: number
  onChange: (value: number) => void
}

/** A slider for trying, and a field beside it for those who know the number. */
export function RangeField({ option, hint, value, onChange }: RangeFieldProps) {
  const { label, min, max, step } = option
  const errorId = useId()
  const { entry, error, forget } = useEntry(option, value, (next) => next !== undefined && onChange(next))
  function slide(next: number) {
    forget()
    onChange(next)
  }
  return (
    <Slider
      {...{ label, hint, value, min, max, step }}
      onChange={slide}
      entry={
        <div className="grid max-w-52 justify-items-end gap-1 text-right">
          <input
            {...entry}
            aria-label={label}
            aria-describedby={error ? errorId : undefined}
            inputMode={step === 1 ? 'numeric' : 'decimal'}
            className={clsx(controlLook, 'h-9 max-w-20 px-2 text-right tabular-nums pointer-coarse:h-11')}
          />
          <p id={errorId} aria-live="polite" className="font-medium text-sm text-tomato-text empty:-mt-1">
            {error && optionRule(label, option)}
          </p>
        </div>
      }
    />
  )
}
