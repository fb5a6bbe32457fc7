import { hostContext } from '../api/host.ts'
import { prepareVerification } from '../features/account/prepare.ts'
import { VerifyEmailCard } from '../features/account/verify-email-card.tsx'
import { entrance } from '../texts/en/entrance.ts'
import { pageMeta } from '../ui/page-meta.ts'
import type { Route } from './+types/verify-email'

export const loader = ({ request, context }: Route.LoaderArgs) =>
  prepareVerification(request, context.get(hostContext)(request))

export const meta = () => pageMeta(entrance.verify.tab, entrance.verify.description)

export default function VerifyEmail({ loaderData }: Route.ComponentProps) {
  // Another letter, opened in the same window, begins anew.
  return <VerifyEmailCard key={loaderData.token} {...loaderData} />
}
