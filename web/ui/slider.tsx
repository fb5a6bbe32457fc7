import { Slider as Radix } from 'radix-ui'
import { type ReactNode, useId } from 'react'

type SliderProps = {
  label: string
  hint?: ReactNode
  value: number
  min: number
  max: number
  step?: number
  onChange: (value: number) => void
  /** How the number reads, for eyes and for screen readers: '7.5', '40 steps'. */
  format?: (value: number) => string
  /** Stands where the number would: a field in which it can be typed. */
  entry?: ReactNode
  disabled?: boolean
}

export function Slider({
  label,
  hint,
  value,
  min,
  max,
  step,
  onChange,
  format = String,
  entry,
  disabled,
}: SliderProps) {
  const id = useId()
  return (
    <div className="grid gap-1">
      <div className="flex items-baseline justify-between gap-4">
        <span id={id} className="font-semibold text-[0.9375rem]">
          {label}
        </span>
        {entry ?? <output className="text-muted text-sm tabular-nums">{format(value)}</output>}
      </div>
      <Radix.Root
        value={[value]}
        onValueChange={([next]) => next !== undefined && onChange(next)}
        {...{ min, max, step, disabled }}
        className="relative flex h-11 touch-none select-none items-center data-disabled:opacity-55"
      >
        <Radix.Track className="relative h-2 grow rounded-full border-[1.5px] border-outline bg-tint">
          <Radix.Range className="absolute h-full rounded-full bg-tomato" />
        </Radix.Track>
        <Radix.Thumb
          aria-labelledby={id}
          aria-describedby={hint ? `${id}-hint` : undefined}
          aria-valuetext={format(value)}
          className="block size-6 rounded-full border-[1.5px] border-outline bg-card shadow-[2px_2px_0_var(--color-outline)]"
        />
      </Radix.Root>
      {hint && (
        <p id={`${id}-hint`} className="text-muted text-sm">
          {hint}
        </p>
      )}
    </div>
  )
}
