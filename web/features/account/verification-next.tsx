import { Link } from 'react-router'
import { entrance } from '../../texts/en/entrance.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { MailEnvelope } from '../../ui/drawings/mail-envelope.tsx'
import { SendVerificationButton } from './send-verification-button.tsx'
import type { Verification } from './verification.ts'

type VerificationNextProps = { step: Verification['nextStep']; email: string | undefined }

/** The next thing to do after a link was opened. */
export function VerificationNext({ step, email }: VerificationNextProps) {
  if (step === 'go-on') {
    return (
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/" kind="primary">
          {entrance.verify.start}
        </ButtonLink>
        <ButtonLink to="/account">{entrance.verify.account}</ButtonLink>
      </div>
    )
  }
  if (step === 'sign-in') {
    return (
      <ButtonLink to="/sign-in?next=/verify-email" kind="primary" className="justify-self-start">
        {entrance.verify.signIn}
      </ButtonLink>
    )
  }
  return (
    <>
      <div className="w-48">
        <MailEnvelope />
      </div>
      {step === 'send-again' && email && <SendVerificationButton email={email} />}
      <Link to="/account" className="text-link justify-self-start">
        {entrance.verify.change}
      </Link>
    </>
  )
}
