import { monthlyFreeCredits } from '@makebelieve/contract/constants'
import { Link } from 'react-router'
import { hostContext } from '../api/host.ts'
import { withNext } from '../features/account/next-page.ts'
import { OtherServices } from '../features/account/other-services.tsx'
import { prepareEntrance } from '../features/account/prepare.ts'
import { RocketPuppet } from '../features/account/puppets.tsx'
import { SignUpForm } from '../features/account/sign-up-form.tsx'
import { StageCard } from '../features/account/stage-card.tsx'
import { pageMeta } from '../ui/page-meta.ts'
import type { Route } from './+types/sign-up'

export const loader = ({ request, context }: Route.LoaderArgs) =>
  prepareEntrance(request, context.get(hostContext)(request))

export const meta = () =>
  pageMeta('Sign up · Makebelieve', 'Make an account and start: your first creation takes about two minutes.')

const lead = `${monthlyFreeCredits.toLocaleString('en')} credits every month, free. No card needed.`

export default function SignUp({ loaderData: { options, next } }: Route.ComponentProps) {
  return (
    <StageCard title="Create your account" lead={lead} figure={<RocketPuppet />}>
      <OtherServices options={options} next={next} />
      <SignUpForm next={next} />
      <p>
        Have an account already?{' '}
        <Link to={withNext('/sign-in', next)} className="text-link">
          Sign in
        </Link>
      </p>
    </StageCard>
  )
}
