import { Link, useSearchParams } from 'react-router'
import { hostContext } from '../api/host.ts'
import { withNext } from '../features/account/next-page.ts'
import { Notice } from '../features/account/notice.tsx'
import { OtherServices } from '../features/account/other-services.tsx'
import { prepareEntrance } from '../features/account/prepare.ts'
import { StarPuppet } from '../features/account/puppets.tsx'
import { signInError } from '../features/account/sign-in-errors.ts'
import { SignInForm } from '../features/account/sign-in-form.tsx'
import { StageCard } from '../features/account/stage-card.tsx'
import { pageMeta } from '../ui/page-meta.ts'
import type { Route } from './+types/sign-in'

export const loader = ({ request, context }: Route.LoaderArgs) =>
  prepareEntrance(request, context.get(hostContext)(request))

export const meta = () =>
  pageMeta('Sign in · Makebelieve', 'Sign in to make games, models, worlds and lessons.')

export default function SignIn({ loaderData: { options, next } }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const error = signInError(search.get('error'))
  return (
    <StageCard title="Sign in" lead="Good to see you again." figure={<StarPuppet />}>
      {error && <Notice>{error}</Notice>}
      <OtherServices options={options} next={next} />
      <SignInForm next={next} />
      <p>
        New here?{' '}
        <Link to={withNext('/sign-up', next)} className="text-link">
          Create an account
        </Link>
      </p>
    </StageCard>
  )
}
