import { Link, useSearchParams } from 'react-router'
import { hostContext } from '../api/host.ts'
import { withNext } from '../api/next-page.ts'
import { Notice } from '../features/account/notice.tsx'
import { OtherServices } from '../features/account/other-services.tsx'
import { prepareEntrance } from '../features/account/prepare.ts'
import { StarPuppet } from '../features/account/puppets.tsx'
import { signInError } from '../features/account/sign-in-errors.ts'
import { SignInForm } from '../features/account/sign-in-form.tsx'
import { StageCard } from '../features/account/stage-card.tsx'
import { entrance } from '../texts/en/entrance.ts'
import { pageMeta } from '../ui/page-meta.ts'
import type { Route } from './+types/sign-in'

export const loader = ({ request, context }: Route.LoaderArgs) =>
  prepareEntrance(request, context.get(hostContext)(request))

export const meta = () => pageMeta(entrance.signIn.tab, entrance.signIn.description)

export default function SignIn({ loaderData: { options, next } }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const error = signInError(search.get('error'))
  return (
    <StageCard title={entrance.signIn.title} lead={entrance.signIn.lead} figure={<StarPuppet />}>
      {error && <Notice>{error}</Notice>}
      <OtherServices options={options} next={next} />
      <SignInForm next={next} />
      <p>
        {entrance.signIn.newHere}{' '}
        <Link to={withNext('/sign-up', next)} className="text-link">
          {entrance.signIn.create}
        </Link>
      </p>
    </StageCard>
  )
}
