import { call } from '../../api/call.ts'
import { account } from '../../texts/en/account.ts'
import { Badge, ProofBadge } from '../../ui/badge.tsx'
import { toast } from '../../ui/toast.ts'
import { AccountForm } from './account-form.tsx'
import { EmailField } from './email-field.tsx'
import type { Account } from './prepare.ts'
import { Section } from './section.tsx'
import { SendVerificationButton } from './send-verification-button.tsx'

const said = account.email

export function EmailSection({ user }: Pick<Account, 'user'>) {
  const { email, emailVerified } = user
  return (
    <Section id="email" title={said.title} about={said.about}>
      <div className="grid gap-3">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <span className="wrap-anywhere font-semibold">{email}</span>
          {emailVerified ? (
            <ProofBadge>{said.confirmed}</ProofBadge>
          ) : (
            <Badge tone="warning">{said.notConfirmed}</Badge>
          )}
        </p>
        {!emailVerified && <SendVerificationButton email={email} />}
      </div>
      <hr className="border-line border-t-[1.5px]" />
      <AccountForm
        names={['newEmail']}
        submit={said.submit}
        busy={said.busy}
        kind="secondary"
        send={async ({ newEmail }) => {
          const wanted = newEmail.trim()
          // Worded as the server words its checks: the field first, which is shown as its label.
          if (wanted.toLowerCase() === email) throw new Error(`newEmail ${said.sameAsBefore}`)
          await call('changeEmail', { body: { newEmail: wanted } })
          const first = emailVerified ? email : wanted
          toast.success(said.look, { description: said.openLink(first) })
        }}
      >
        {(errors) => (
          <EmailField
            label={said.newAddress}
            name="newEmail"
            error={errors.newEmail}
            hint={emailVerified ? said.twoMails : said.oneMail}
          />
        )}
      </AccountForm>
    </Section>
  )
}
