import type { AddressLink } from '@makebelieve/contract/calls/sign-in'
import { Link, useRevalidator } from 'react-router'
import { call } from '../../api/call.ts'
import { withNext } from '../../api/next-page.ts'
import { entrance } from '../../texts/en/entrance.ts'
import { Button, type ButtonKind, ButtonLink } from '../../ui/button.tsx'
import { MailEnvelope } from '../../ui/drawings/mail-envelope.tsx'
import { toast } from '../../ui/toast.ts'
import { SendVerificationButton } from './send-verification-button.tsx'
import { useAction } from './use-busy.ts'
import { useSessionChange } from './use-session-change.ts'
import type { Verification } from './verification.ts'

const said = entrance.verify

type VerificationNextProps = {
  step: Verification['nextStep']
  user: { email: string } | null
  token: string
  link: AddressLink | null
  onPressed: (done: Omit<AddressLink, 'here'>) => void
}

/** The next thing to do about an address. */
export function VerificationNext({ step, user, token, link, onPressed }: VerificationNextProps) {
  if (step === 'press')
    return <PressButton token={token} agree={link?.step === 'agree'} onPressed={onPressed} />
  if (step === 'take-over') {
    return (
      <div className="flex flex-wrap gap-3">
        <TakeOverButton token={token} />
        <SignInButton token={token} signedIn={user !== null} kind="secondary" label={said.signInInstead} />
      </div>
    )
  }
  if (step === 'sign-in-first')
    return <SignInButton token={token} signedIn={user !== null} kind="primary" label={said.signIn} />
  if (step === 'go-on') {
    return (
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/" kind="primary">
          {said.start}
        </ButtonLink>
        <ButtonLink to="/account">{said.account}</ButtonLink>
      </div>
    )
  }
  if (step === 'sign-in') {
    return (
      <ButtonLink to="/sign-in?next=/verify-email" kind="primary" className="justify-self-start">
        {said.signIn}
      </ButtonLink>
    )
  }
  return (
    <>
      <div className="w-48">
        <MailEnvelope />
      </div>
      {step === 'send-again' && user && <SendVerificationButton email={user.email} />}
      <Link to="/account" className="text-link justify-self-start">
        {said.change}
      </Link>
    </>
  )
}

type PressButtonProps = Pick<VerificationNextProps, 'token' | 'onPressed'> & { agree: boolean }

function PressButton({ token, agree, onPressed }: PressButtonProps) {
  const { revalidate } = useRevalidator()
  const { busy, act } = useAction(async () => {
    const { resetToken: _, ...done } = await call('pressAddressLink', { body: { token } })
    onPressed(done)
    await revalidate()
  })
  return (
    <Button
      kind="primary"
      busy={busy}
      busyLabel={said.confirming}
      onClick={act}
      className="justify-self-start"
    >
      {agree ? said.agree : said.confirm}
    </Button>
  )
}

function TakeOverButton({ token }: { token: string }) {
  const goTo = useSessionChange()
  const { busy, act } = useAction(async () => {
    const { resetToken } = await call('pressAddressLink', { body: { token, takeOver: true } })
    if (resetToken === null) return goTo('/verify-email')
    await goTo(`/reset-password?${new URLSearchParams({ token: resetToken })}`)
    toast.success(said.takenOver, { description: said.takenOverNow })
  })
  return (
    <Button kind="primary" busy={busy} busyLabel={said.confirming} onClick={act}>
      {said.confirmElsewhere}
    </Button>
  )
}

type SignInButtonProps = { token: string; signedIn: boolean; kind: ButtonKind; label: string }

/** Signs in to the account of a link, and comes back to it. Whoever is somebody else here is signed out first. */
function SignInButton({ token, signedIn, kind, label }: SignInButtonProps) {
  const goTo = useSessionChange()
  const page = withNext('/sign-in', `/verify-email?${new URLSearchParams({ token })}`)
  const { busy, act } = useAction(async () => {
    await call('signOut')
    await goTo(page)
  })
  if (!signedIn) {
    return (
      <ButtonLink to={page} kind={kind} className="justify-self-start">
        {label}
      </ButtonLink>
    )
  }
  return (
    <Button kind={kind} busy={busy} onClick={act} className="justify-self-start">
      {label}
    </Button>
  )
}
