import { Link } from 'react-router'
import { call } from '../../api/call.ts'
import { accountForms } from '../../texts/en/account-forms.ts'
import { entrance } from '../../texts/en/entrance.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { AccountForm } from './account-form.tsx'
import { EmailField } from './email-field.tsx'
import { useSessionChange } from './use-session-change.ts'

export function SignInForm({ next }: { next: string }) {
  const goTo = useSessionChange()
  return (
    <AccountForm
      names={['email', 'password']}
      submit={entrance.signIn.submit}
      busy={entrance.signIn.busy}
      wide
      send={async (body) => {
        await call('signIn', { body })
        await goTo(next)
      }}
    >
      {(errors) => (
        <>
          <EmailField error={errors.email} />
          <PasswordField
            label={accountForms.password}
            name="password"
            autoComplete="current-password"
            error={errors.password}
          />
          <Link to="/forgot-password" className="text-link -my-2 justify-self-start py-2.5">
            {entrance.signIn.forgot}
          </Link>
        </>
      )}
    </AccountForm>
  )
}
