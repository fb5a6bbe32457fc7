import { call } from '../../api/call.ts'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { AccountForm } from './account-form.tsx'
import { EmailField } from './email-field.tsx'
import { NewPasswordField } from './new-password-field.tsx'
import { useSessionChange } from './use-session-change.ts'
import { verifyPage } from './verify-page.ts'

export function SignUpForm({ next }: { next: string }) {
  const goTo = useSessionChange()
  return (
    <AccountForm
      names={['name', 'email', 'password']}
      submit="Create account"
      busy="Creating your account..."
      wide
      send={async (person) => {
        const { user } = await call('signUp', { body: { ...person, callbackURL: verifyPage() } })
        await goTo(next)
        toast.success(`Welcome, ${user.name}`, {
          description: `We sent a mail to ${user.email} to confirm that it is yours.`,
        })
      }}
    >
      {(errors) => (
        <>
          <TextField
            label="Name"
            name="name"
            autoComplete="name"
            maxLength={80}
            error={errors.name}
            hint="Others see it beside what you publish."
          />
          <EmailField error={errors.email} />
          <NewPasswordField name="password" label="Password" error={errors.password} />
        </>
      )}
    </AccountForm>
  )
}
