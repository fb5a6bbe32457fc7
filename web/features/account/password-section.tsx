import { useRevalidator } from 'react-router'
import { call } from '../../api/call.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { toast } from '../../ui/toast.ts'
import { AccountForm } from './account-form.tsx'
import { askForReset } from './ask-for-reset.ts'
import { NewPasswordField } from './new-password-field.tsx'
import type { Account } from './prepare.ts'
import { Section } from './section.tsx'
import { useAction } from './use-busy.ts'

export function PasswordSection({ user, hasPassword }: Pick<Account, 'user' | 'hasPassword'>) {
  return (
    <Section id="password" title="Password" about="Long is better than complicated.">
      {hasPassword ? <ChangePassword email={user.email} /> : <SetPassword email={user.email} />}
    </Section>
  )
}

function ChangePassword({ email }: { email: string }) {
  const { revalidate } = useRevalidator()
  return (
    <AccountForm
      names={['currentPassword', 'newPassword', 'elsewhere']}
      submit="Change password"
      busy="Changing..."
      send={async ({ elsewhere, ...passwords }) => {
        const revokeOtherSessions = elsewhere === 'on'
        await call('changePassword', { body: { ...passwords, revokeOtherSessions } })
        await revalidate()
        toast.success('Your password is changed', {
          description: revokeOtherSessions ? 'You are signed out everywhere else.' : undefined,
        })
      }}
    >
      {(errors) => (
        <>
          {/* Tells a password manager which of its entries is about to change. */}
          <input type="email" autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            label="Current password"
            name="currentPassword"
            autoComplete="current-password"
            error={errors.currentPassword}
          />
          <NewPasswordField name="newPassword" label="New password" error={errors.newPassword} />
          <Checkbox
            name="elsewhere"
            defaultChecked
            label="Sign out everywhere else"
            hint="Whoever knows the old password is out at once."
          />
        </>
      )}
    </AccountForm>
  )
}

/** Who came through Google or GitHub has none. A link to their address proves that it is them, as for any other. */
function SetPassword({ email }: { email: string }) {
  const { busy, act } = useAction(async () => {
    await askForReset(email)
    toast.success('The mail is on its way', { description: 'Choose a password with the link in it.' })
  })
  return (
    <>
      <p>
        You sign in with another service, so this account has no password. To set one, do as if you had
        forgotten it: we send a link to {email}.
      </p>
      <Button busy={busy} busyLabel="Sending..." onClick={act} className="justify-self-start">
        Send me a link
      </Button>
    </>
  )
}
