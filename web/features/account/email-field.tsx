import type { ComponentProps } from 'react'
import { accountForms } from '../../texts/en/account-forms.ts'
import { TextField } from '../../ui/text-field.tsx'

type EmailFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'type'> & { label?: string }

export function EmailField({ label = accountForms.email, ...rest }: EmailFieldProps) {
  return (
    <TextField
      label={label}
      name="email"
      type="email"
      autoComplete="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={320}
      {...rest}
    />
  )
}
