import { useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { AccountForm } from './account-form.tsx'
import { askForReset } from './ask-for-reset.ts'
import { EmailField } from './email-field.tsx'
import { MailSent } from './mail-sent.tsx'
import { KeyPuppet } from './puppets.tsx'
import { StageCard } from './stage-card.tsx'

/** Asks for a link. The answer is the same for every address: who has an account is nobody's business. */
export function ForgotPasswordCard() {
  const [sent, setSent] = useState(false)
  if (sent) {
    return (
      <StageCard title="Look into your mail" figure={<KeyPuppet />}>
        <MailSent>
          <p className="font-medium">If there is an account with this address, a link is on its way.</p>
          <p className="text-base text-muted">It works for one hour. Look among the unwanted mails too.</p>
        </MailSent>
        <Button className="justify-self-start" onClick={() => setSent(false)}>
          Use another address
        </Button>
      </StageCard>
    )
  }
  return (
    <StageCard
      title="Forgot your password?"
      lead="Tell us your address, and we send you a link to choose a new one."
      figure={<KeyPuppet />}
    >
      <AccountForm
        names={['email']}
        submit="Send me a link"
        busy="Sending..."
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
          Back to sign in
        </Link>
      </p>
    </StageCard>
  )
}
