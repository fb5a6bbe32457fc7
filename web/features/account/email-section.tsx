import { call } from '../../api/call.ts'
import { Badge, ProofBadge } from '../../ui/badge.tsx'
import { toast } from '../../ui/toast.ts'
import { AccountForm } from './account-form.tsx'
import { EmailField } from './email-field.tsx'
import type { Account } from './prepare.ts'
import { Section } from './section.tsx'
import { SendVerificationButton } from './send-verification-button.tsx'
import { verifyPage } from './verify-page.ts'

export function EmailSection({ user }: Pick<Account, 'user'>) {
  const { email, emailVerified } = user
  return (
    <Section id="email" title="E-mail" about="You sign in with it, and our mails go there.">
      <div className="grid gap-3">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <span className="wrap-anywhere font-semibold">{email}</span>
          {emailVerified ? <ProofBadge>confirmed</ProofBadge> : <Badge tone="warning">not confirmed</Badge>}
        </p>
        {!emailVerified && <SendVerificationButton email={email} />}
      </div>
      <hr className="border-line border-t-[1.5px]" />
      <AccountForm
        names={['newEmail']}
        submit="Change address"
        busy="Sending the mail..."
        kind="secondary"
        send={async ({ newEmail }) => {
          const wanted = newEmail.trim()
          // Worded as the server words its checks: the field first, which is shown as its label.
          if (wanted.toLowerCase() === email) throw new Error('newEmail is your address already.')
          await call('changeEmail', { body: { newEmail: wanted, callbackURL: verifyPage(wanted) } })
          const first = emailVerified ? email : wanted
          toast.success('Now look into your mail', { description: `Open the link that goes to ${first}.` })
        }}
      >
        {(errors) => (
          <EmailField
            label="New address"
            name="newEmail"
            error={errors.newEmail}
            hint={
              emailVerified
                ? 'A mail goes to your current address, to be sure it is you, and then one to the new address. Nothing changes before you opened both links.'
                : 'A mail goes to the new address. Nothing changes before you opened the link in it.'
            }
          />
        )}
      </AccountForm>
    </Section>
  )
}
