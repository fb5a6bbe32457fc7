import type { AddressLink } from '@makebelieve/contract/calls/sign-in'
import { useState } from 'react'
import { StarPuppet } from './puppets.tsx'
import { StageCard } from './stage-card.tsx'
import { verification } from './verification.ts'
import { VerificationNext } from './verification-next.tsx'

type VerifyEmailCardProps = {
  user: { email: string; emailVerified: boolean } | null
  token: string | null
  link: AddressLink | null
}

const takeFocus = (element: HTMLElement | null) => element?.focus()

export function VerifyEmailCard({ user, token, link }: VerifyEmailCardProps) {
  const [pressed, setPressed] = useState<Omit<AddressLink, 'here'> | null>(null)
  const { title, text, nextStep } = verification({ user, hasToken: token !== null, link, pressed })
  return (
    <StageCard
      title={title}
      figure={<StarPuppet />}
      lead={
        pressed ? (
          // It takes the focus, because the button that had it is gone.
          <span role="status" tabIndex={-1} ref={takeFocus} className="wrap-anywhere outline-none">
            {text}
          </span>
        ) : (
          <span className="wrap-anywhere">{text}</span>
        )
      }
    >
      <VerificationNext step={nextStep} user={user} token={token ?? ''} link={link} onPressed={setPressed} />
    </StageCard>
  )
}
