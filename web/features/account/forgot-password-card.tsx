import { useState } from 'react'
import { Link } from 'react-router'
import { accountForms } from '../../texts/en/account-forms.ts'
import { entrance } from '../../texts/en/entrance.ts'
import { Button } from '../../ui/button.tsx'
import { AccountForm } from './account-form.tsx'
import { askForReset } from './ask-for-reset.ts'
import { EmailField } from './email-field.tsx'
import { MailSent } from './mail-sent.tsx'
import { KeyPuppet } from './puppets.tsx'
import { StageCard } from './stage-card.tsx'

const said = entrance.forgot

/** Asks for a link. The answer is the same for every address: who has an account is nobody's business. */
export function ForgotPasswordCard() {
  const [sent, setSent] = useState(false)
  if (sent) {
    return (
      <StageCard title={said.sentTitle} figure={<KeyPuppet />}>
        <MailSent>
          <p className="font-medium">{said.sent}</p>
          <p className="text-base text-muted">{said.sentHint}</p>
        </MailSent>
        <Button className="justify-self-start" onClick={() => setSent(false)}>
          {said.otherAddress}
        </Button>
      </StageCard>
    )
  }
  return (
    <StageCard title={said.title} lead={said.lead} figure={<KeyPuppet />}>
      <AccountForm
        names={['email']}
        submit={accountForms.sendLink}
        busy={accountForms.sending}
        wide
        send={async ({ email }) => {
          await askForReset(email)
          setSent(true)
        }}
      >
        {(errors) => <EmailField error={errors.email} />}
      </AccountForm>
      <p>
        <Link to="/sign-in" className="text-link">
          {said.back}
        </Link>
      </p>
    </StageCard>
  )
}
