import clsx from 'clsx'
import { type ReactNode, useId } from 'react'
import { controls } from '../texts/en/controls.ts'

export type FieldText = { label: string; hint?: ReactNode; error?: ReactNode; optional?: boolean }

export const controlLook =
  'w-full rounded-md border-[1.5px] border-edge bg-card text-ink placeholder:text-muted transition-colors hover:border-ink focus-visible:border-ink aria-invalid:border-tomato-text disabled:bg-tint disabled:opacity-70'

type ControlProps = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }

type FieldProps = FieldText & {
  id?: string
  className?: string
  /** Draws the control with the ids that tie it to its label, hint and error. */
  children: (control: ControlProps) => ReactNode
}

/** Label, control, hint and error, tied together for those who can't see that they belong together. */
export function Field({ label, hint, error, optional, id, className, children }: FieldProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const hintId = hint ? `${controlId}-hint` : undefined
  const errorId = error ? `${controlId}-error` : undefined
  return (
    <div className={clsx('grid gap-1.5', className)}>
      <label htmlFor={controlId} className="font-semibold text-[0.9375rem]">
        {label}
        {optional && <span className="font-normal text-muted"> {controls.optional}</span>}
      </label>
      {children({
        id: controlId,
        'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint && (
        <p id={hintId} className="text-muted text-sm">
          {hint}
        </p>
      )}
      {/* Always in the page, so that a screen reader notices when text appears in it. */}
      <p id={errorId} aria-live="polite" className="font-medium text-sm text-tomato-text empty:-mt-1.5">
        {error}
      </p>
    </div>
  )
}
