import clsx from 'clsx'
import type { ComponentProps } from 'react'
import { controlLook, Field, type FieldText } from './field.tsx'

type TextFieldProps = FieldText &
  Omit<ComponentProps<'input'>, 'className' | 'children'> & { className?: string }

export function TextField({ label, hint, error, optional, id, className, ...input }: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, optional, id, className }}>
      {(control) => (
        <input
          type="text"
          required={!optional}
          {...input}
          {...control}
          className={clsx(controlLook, 'min-h-11 px-3.5')}
        />
      )}
    </Field>
  )
}
