import { call } from '../../api/call.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { AccountForm } from './account-form.tsx'
import { NewPasswordField } from './new-password-field.tsx'
import { useSessionChange } from './use-session-change.ts'

export function ResetPasswordForm({ token }: { token: string }) {
  const goTo = useSessionChange()
  return (
    <AccountForm
      names={['newPassword']}
      submit="Save the new password"
      busy="Saving..."
      wide
      send={async ({ newPassword }) => {
        await call('resetPassword', { body: { newPassword, token } })
        await goTo('/sign-in')
        toast.success('Your password is changed', { description: 'Sign in with the new one.' })
      }}
    >
      {(errors) => <NewPasswordField name="newPassword" label="New password" error={errors.newPassword} />}
    </AccountForm>
  )
}

export function AskForNewLink() {
  return (
    <ButtonLink to="/forgot-password" kind="primary" className="justify-self-start">
      Send me a new link
    </ButtonLink>
  )
}
