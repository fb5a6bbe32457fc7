import clsx from 'clsx'
import type { ComponentProps, ReactNode } from 'react'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  label: ReactNode
  hint?: ReactNode
}

/** A real checkbox, so that it submits, resets and validates with its form. */
export function Checkbox({ label, hint, className, ...input }: CheckboxProps) {
  return (
    <label className={clsx('flex min-h-11 items-start gap-3 py-2', className)}>
      <input type="checkbox" {...input} className="mt-0.5 size-5 shrink-0 rounded-sm" />
      <span>
        <span className="font-medium">{label}</span>
        {hint && <span className="block text-muted text-sm">{hint}</span>}
      </span>
    </label>
  )
}
