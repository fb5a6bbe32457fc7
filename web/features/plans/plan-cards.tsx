import { plans, priceText } from '@makebelieve/contract/plans'
import type { texts } from '@makebelieve/contract/texts'
import { Suspense } from 'react'
import { type SessionUser, useUser } from '../../api/session.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Glyph } from '../../ui/glyph.tsx'
import { Hint } from '../../ui/hint.tsx'

type Plan = (typeof plans)[keyof typeof plans]

/** One below the heading of the section that the tickets stand in. */
type PlanHeading = 'h2' | 'h3'

const said: (typeof texts)['pricing'] = {
  mostPopular: 'Most popular',
  comingSoon: 'Coming soon',
  inviteOnly: 'Invite Only',
  loadFailed: 'Error loading plan details. Please try again.',
}

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

type TicketProps = { user: SessionUser | null; heading: PlanHeading }

function Tickets(props: TicketProps) {
  return (
    <ul>
      {Object.values(plans).map((plan) => (
        <li key={plan.id} className="ticket-edge">
          <Ticket plan={plan} {...props} />
        </li>
      ))}
    </ul>
  )
}

function Ticket({ plan, user, heading: Heading }: TicketProps & { plan: Plan }) {
  return (
    <div className="ticket">
      <div>
        <Heading>
          {plan.name}
          {plan.id === 'pro' && <Badge tone="marigold">{said.mostPopular}</Badge>}
        </Heading>
        <p>{plan.description}</p>
        <p>
          <b>{priceText(plan.monthlyPrice)}</b> a month
        </p>
      </div>
      <ul>
        {plan.features.map((feature) => (
          <li key={feature}>
            <Glyph name={feature.startsWith('No ') ? 'cross' : 'check'} />
            {feature}
          </li>
        ))}
      </ul>
      <PlanButton plan={plan} user={user} />
    </div>
  )
}

function PlanButton({ plan, user }: { plan: Plan; user: SessionUser | null }) {
  if (user?.plan === plan.id) {
    return <Button aria-disabled>Your plan</Button>
  }
  if (plan.id === 'free') {
    return (
      <ButtonLink to="/sign-up" kind="primary">
        {plan.button}
      </ButtonLink>
    )
  }
  return (
    <Hint text={said.comingSoon}>
      <Button aria-disabled>{plan.id === 'studio' && user ? said.inviteOnly : plan.button}</Button>
    </Hint>
  )
}
