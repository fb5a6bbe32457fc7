import clsx from 'clsx'
import type { ComponentProps } from 'react'
import { controlLook, Field, type FieldText } from './field.tsx'

type TextAreaProps = FieldText &
  Omit<ComponentProps<'textarea'>, 'className' | 'children'> & { className?: string }

/** Grows with its text, from three lines up to its `max-height`. */
export function TextArea({ label, hint, error, optional, id, className, ...area }: TextAreaProps) {
  return (
    <Field {...{ label, hint, error, optional, id, className }}>
      {(control) => (
        <textarea
          rows={3}
          required={!optional}
          {...area}
          {...control}
          className={clsx(controlLook, 'field-sizing-content max-h-80 min-h-24 resize-y px-3.5 py-2.5')}
        />
      )}
    </Field>
  )
}
