import clsx from 'clsx'
import type { ComponentProps, ReactNode } from 'react'

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'children'> & {
  label: ReactNode
  hint?: ReactNode
}

/** For what takes effect at once; what waits for a form to be sent is a Checkbox. */
export function Switch({ label, hint, className, ...input }: SwitchProps) {
  return (
    <label className={clsx('flex min-h-11 items-center justify-between gap-4 py-1.5', className)}>
      <span>
        <span className="font-medium">{label}</span>
        {hint && <span className="block text-muted text-sm">{hint}</span>}
      </span>
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox tells by itself whether it is checked
        role="switch"
        {...input}
        className={clsx(
          'relative h-7 w-12 shrink-0 appearance-none rounded-full border-[1.5px] border-edge bg-tint transition-colors',
          'after:absolute after:top-0.5 after:left-0.5 after:size-5 after:rounded-full after:bg-edge after:transition-[translate,background-color]',
          'checked:border-outline checked:bg-teal-ground checked:after:translate-x-5 checked:after:bg-white',
          'disabled:opacity-55',
        )}
      />
    </label>
  )
}
