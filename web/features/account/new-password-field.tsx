import { passwordLength } from '@makebelieve/contract/constants'
import clsx from 'clsx'
import { useState } from 'react'
import { accountForms } from '../../texts/en/account-forms.ts'
import { Glyph } from '../../ui/glyph.tsx'
import { PasswordField } from '../../ui/password-field.tsx'

type NewPasswordFieldProps = { name: string; label: string; error?: string }

/**
 * A password to be chosen. Its length is all we ask: rules about signs and digits make worse passwords. No
 * `maxLength`, which would silently cut what is pasted.
 */
export function NewPasswordField(props: NewPasswordFieldProps) {
  const [length, setLength] = useState(0)
  return (
    <PasswordField
      {...props}
      autoComplete="new-password"
      minLength={passwordLength.min}
      onChange={(event) => setLength(event.target.value.length)}
      hint={<LengthHint enough={length >= passwordLength.min} />}
    />
  )
}

/** The same words before and after, so that nothing jumps. */
function LengthHint({ enough }: { enough: boolean }) {
  return (
    <span className={clsx('flex items-center gap-1.5', enough && 'font-medium text-teal-text')}>
      {accountForms.atLeast(passwordLength.min)}
      {enough && <Glyph name="check" size={16} />}
    </span>
  )
}
