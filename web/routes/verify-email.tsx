import { useSearchParams } from 'react-router'
import { hostContext } from '../api/host.ts'
import { whoIs } from '../features/account/ask.ts'
import { StarPuppet } from '../features/account/puppets.tsx'
import { StageCard } from '../features/account/stage-card.tsx'
import { verification } from '../features/account/verification.ts'
import { VerificationNext } from '../features/account/verification-next.tsx'
import { entrance } from '../texts/en/entrance.ts'
import { pageMeta } from '../ui/page-meta.ts'
import type { Route } from './+types/verify-email'

export const loader = async ({ request, context }: Route.LoaderArgs) => ({
  user: await whoIs(context.get(hostContext)(request)),
})

export const meta = () => pageMeta(entrance.verify.tab, entrance.verify.description)

export default function VerifyEmail({ loaderData: { user } }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const { title, text, nextStep } = verification({ user, error: search.get('error'), to: search.get('to') })
  return (
    <StageCard title={title} lead={<span className="wrap-anywhere">{text}</span>} figure={<StarPuppet />}>
      <VerificationNext step={nextStep} email={user?.email} />
    </StageCard>
  )
}
