import { call } from '../../api/call.ts'
import { accountForms } from '../../texts/en/account-forms.ts'
import { entrance } from '../../texts/en/entrance.ts'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { AccountForm } from './account-form.tsx'
import { EmailField } from './email-field.tsx'
import { NewPasswordField } from './new-password-field.tsx'
import { useSessionChange } from './use-session-change.ts'

export function SignUpForm({ next }: { next: string }) {
  const goTo = useSessionChange()
  return (
    <AccountForm
      names={['name', 'email', 'password']}
      submit={entrance.signUp.submit}
      busy={entrance.signUp.busy}
      wide
      send={async (person) => {
        const { user } = await call('signUp', { body: person })
        await goTo(next)
        toast.success(entrance.signUp.welcome(user.name), {
          description: entrance.signUp.mailSent(user.email),
        })
      }}
    >
      {(errors) => (
        <>
          <TextField
            label={accountForms.name}
            name="name"
            autoComplete="name"
            maxLength={80}
            error={errors.name}
            hint={entrance.signUp.nameHint}
          />
          <EmailField error={errors.email} />
          <NewPasswordField name="password" label={accountForms.password} error={errors.password} />
        </>
      )}
    </AccountForm>
  )
}
