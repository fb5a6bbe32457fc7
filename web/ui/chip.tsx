import clsx from 'clsx'
import { type ComponentProps, type ReactNode, useId } from 'react'

const chipLook =
  'inline-flex min-h-9 items-center gap-2 rounded-full border-[1.5px] border-edge bg-card px-3.5 font-semibold text-sm transition-colors hover:bg-tint pointer-coarse:min-h-11'

/** On or off, by itself. */
export function Chip({ selected, className, ...rest }: ComponentProps<'button'> & { selected: boolean }) {
  return (
    <button
      type="button"
      {...rest}
      aria-pressed={selected}
      className={clsx(
        chipLook,
        'aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-on-ink',
        className,
      )}
    />
  )
}

type ChipGroupProps<Value extends string> = {
  label: string
  options: ReadonlyArray<{ value: Value; label: ReactNode; disabled?: boolean }>
  value: Value
  onChange: (value: Value) => void
  className?: string
}

/** One of several: real radio buttons, so arrow keys move between them. */
export function ChipGroup<Value extends string>(props: ChipGroupProps<Value>) {
  const name = useId()
  return (
    <fieldset className={clsx('flex flex-wrap gap-2', props.className)}>
      <legend className="sr-only">{props.label}</legend>
      {props.options.map((option) => (
        <label
          key={option.value}
          className={clsx(
            chipLook,
            'has-disabled:opacity-55 has-checked:border-ink has-checked:bg-ink has-checked:text-on-ink',
            'has-focus-visible:outline-3 has-focus-visible:outline-iris-text has-focus-visible:outline-offset-3',
          )}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === props.value}
            disabled={option.disabled}
            onChange={() => props.onChange(option.value)}
            className="sr-only"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
