import { plans, priceText } from '@makebelieve/contract/plans'
import { type FormEvent, lazy, Suspense, useState } from 'react'
import { type SessionUser, useUser } from '../../api/session.ts'
import { plansText as said } from '../../texts/en/plans.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Glyph } from '../../ui/glyph.tsx'
import { Hint } from '../../ui/hint.tsx'

type Plan = (typeof plans)[keyof typeof plans]

/** One below the heading of the section that the tickets stand in. */
type PlanHeading = 'h2' | 'h3'

/** The three tickets. Until it is known who is looking, they are shown as to a visitor; the sizes are the same. */
export function PlanCards({ heading }: { heading: PlanHeading }) {
  return (
    <Suspense fallback={<Tickets user={null} heading={heading} />}>
      <TicketsOfUser heading={heading} />
    </Suspense>
  )
}

function TicketsOfUser({ heading }: { heading: PlanHeading }) {
  return <Tickets user={useUser()} heading={heading} />
}

// Only those who look closer load it.
const PlanDialog = lazy(() => import('./plan-dialog.tsx'))

type TicketsProps = { user: SessionUser | null; heading: PlanHeading }

function Tickets({ user, heading }: TicketsProps) {
  const [open, setOpen] = useState<boolean>()
  return (
    <>
      <ul>
        {Object.values(plans).map((plan) => (
          <li key={plan.id} className="ticket-edge">
            <Ticket plan={plan} user={user} heading={heading} onChoose={() => setOpen(true)} />
          </li>
        ))}
      </ul>
      {open !== undefined && (
        <Suspense>
          <PlanDialog planId="free" open={open} onClose={() => setOpen(false)} current={user?.plan ?? null} />
        </Suspense>
      )}
    </>
  )
}

type TicketProps = TicketsProps & { plan: Plan; onChoose: () => void }

function Ticket({ plan, user, heading: Heading, onChoose }: TicketProps) {
  return (
    <div className="ticket">
      <div>
        <Heading>
          {plan.name}
          {plan.id === 'pro' && <Badge tone="marigold">{said.mostPopular}</Badge>}
        </Heading>
        <p>{plan.description}</p>
        <p>
          <b>{priceText(plan.monthlyPrice)}</b> {said.aMonth}
        </p>
      </div>
      <ul>
        {plan.features.map((feature) => (
          <li key={feature}>
            <Glyph name={said.isLack(feature) ? 'cross' : 'check'} />
            {feature}
          </li>
        ))}
      </ul>
      <PlanButton plan={plan} user={user} onChoose={onChoose} />
    </div>
  )
}

function PlanButton({ plan, user, onChoose }: Omit<TicketProps, 'heading'>) {
  const isTheirs = user?.plan === plan.id
  const label = isTheirs ? said.yours : plan.button

  function choose(event: FormEvent) {
    event.preventDefault()
    onChoose()
  }

  if (plan.id === 'free')
    return (
      // Before there is a script, it leads to the account itself.
      <form action={user ? '/account' : '/sign-up'} onSubmit={choose}>
        <Button type="submit" kind={user ? 'secondary' : 'primary'} aria-haspopup="dialog">
          {label}
        </Button>
      </form>
    )
  if (isTheirs) return <Button aria-disabled>{label}</Button>
  return (
    <Hint text={said.comingSoon}>
      <Button aria-disabled>{plan.id === 'studio' && user ? said.inviteOnly : label}</Button>
    </Hint>
  )
}
