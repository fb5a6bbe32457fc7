import { monthlyFreeCredits } from '@makebelieve/contract/constants'
import { Link } from 'react-router'
import { hostContext } from '../api/host.ts'
import { withNext } from '../api/next-page.ts'
import { OtherServices } from '../features/account/other-services.tsx'
import { prepareEntrance } from '../features/account/prepare.ts'
import { RocketPuppet } from '../features/account/puppets.tsx'
import { SignUpForm } from '../features/account/sign-up-form.tsx'
import { StageCard } from '../features/account/stage-card.tsx'
import { entrance } from '../texts/en/entrance.ts'
import { pageMeta } from '../ui/page-meta.ts'
import type { Route } from './+types/sign-up'

export const loader = ({ request, context }: Route.LoaderArgs) =>
  prepareEntrance(request, context.get(hostContext)(request))

export const meta = () => pageMeta(entrance.signUp.tab, entrance.signUp.description)

export default function SignUp({ loaderData: { options, next } }: Route.ComponentProps) {
  return (
    <StageCard
      title={entrance.signUp.title}
      lead={entrance.signUp.lead(monthlyFreeCredits)}
      figure={<RocketPuppet />}
    >
      <OtherServices options={options} next={next} />
      <SignUpForm next={next} />
      <p>
        {entrance.signUp.haveOne}{' '}
        <Link to={withNext('/sign-in', next)} className="text-link">
          {entrance.signUp.signIn}
        </Link>
      </p>
    </StageCard>
  )
}
