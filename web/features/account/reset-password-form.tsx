import { call } from '../../api/call.ts'
import { accountForms } from '../../texts/en/account-forms.ts'
import { entrance } from '../../texts/en/entrance.ts'
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
      submit={entrance.reset.submit}
      busy={accountForms.saving}
      wide
      send={async ({ newPassword }) => {
        await call('resetPassword', { body: { newPassword, token } })
        await goTo('/sign-in')
        toast.success(accountForms.passwordChanged, { description: entrance.reset.signInNow })
      }}
    >
      {(errors) => (
        <NewPasswordField name="newPassword" label={accountForms.newPassword} error={errors.newPassword} />
      )}
    </AccountForm>
  )
}

export function AskForNewLink() {
  return (
    <ButtonLink to="/forgot-password" kind="primary" className="justify-self-start">
      {entrance.reset.newLink}
    </ButtonLink>
  )
}
