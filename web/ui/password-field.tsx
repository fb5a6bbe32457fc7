import clsx from 'clsx'
import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { controls } from '../texts/en/controls.ts'
import { controlLook, Field, type FieldText } from './field.tsx'
import { IconButton } from './icon-button.tsx'

type PasswordFieldProps = FieldText &
  Omit<ComponentProps<'input'>, 'className' | 'children' | 'type'> & {
    className?: string
    /** Tells a password manager whether to fill in a password or to offer a new one. */
    autoComplete: 'current-password' | 'new-password'
  }

export function PasswordField({ label, hint, error, optional, id, className, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <Field {...{ label, hint, error, optional, id, className }}>
      {(control) => (
        <div className="relative">
          <input
            required={!optional}
            spellCheck={false}
            autoCapitalize="none"
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            className={clsx(controlLook, 'min-h-11 pr-12 pl-3.5')}
          />
          <IconButton
            label={shown ? controls.password.hide : controls.password.show}
            aria-controls={control.id}
            icon={shown ? <EyeOff size={18} aria-hidden /> : <Eye size={18} aria-hidden />}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0 right-0 !h-full"
          />
        </div>
      )}
    </Field>
  )
}
