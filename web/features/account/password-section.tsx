import { useRevalidator } from 'react-router'
import { call } from '../../api/call.ts'
import { account } from '../../texts/en/account.ts'
import { accountForms } from '../../texts/en/account-forms.ts'
import { Button } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { toast } from '../../ui/toast.ts'
import { AccountForm } from './account-form.tsx'
import { askForReset } from './ask-for-reset.ts'
import { NewPasswordField } from './new-password-field.tsx'
import type { Account } from './prepare.ts'
import { Section } from './section.tsx'
import { useAction } from './use-busy.ts'

const said = account.password

export function PasswordSection({ user, hasPassword }: Pick<Account, 'user' | 'hasPassword'>) {
  return (
    <Section id="password" title={said.title} about={said.about}>
      {hasPassword ? <ChangePassword email={user.email} /> : <SetPassword email={user.email} />}
    </Section>
  )
}

function ChangePassword({ email }: { email: string }) {
  const { revalidate } = useRevalidator()
  return (
    <AccountForm
      names={['currentPassword', 'newPassword']}
      submit={said.submit}
      busy={said.busy}
      send={async (passwords) => {
        await call('changePassword', { body: passwords })
        await revalidate()
        toast.success(accountForms.passwordChanged, { description: said.signedOut })
      }}
    >
      {(errors) => (
        <>
          {/* Tells a password manager which of its entries is about to change. */}
          <input type="email" autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            label={said.current}
            name="currentPassword"
            autoComplete="current-password"
            error={errors.currentPassword}
          />
          <NewPasswordField name="newPassword" label={accountForms.newPassword} error={errors.newPassword} />
          <p className="text-muted">{said.elsewhere}</p>
        </>
      )}
    </AccountForm>
  )
}

/** Who came through Google or GitHub has none. A link to their address proves that it is them, as for any other. */
function SetPassword({ email }: { email: string }) {
  const { busy, act } = useAction(async () => {
    await askForReset(email)
    toast.success(accountForms.mailSent, { description: said.choose })
  })
  return (
    <>
      <p>{said.none(email)}</p>
      <Button busy={busy} busyLabel={accountForms.sending} onClick={act} className="justify-self-start">
        {accountForms.sendLink}
      </Button>
    </>
  )
}
