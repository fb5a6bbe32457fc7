import { hostContext } from '../api/host.ts'
import { readStatement } from '../features/credits/statement.ts'
import { StatementPage } from '../features/credits/statement-page.tsx'
import { credits } from '../texts/en/credits.ts'
import { pageMeta } from '../ui/page-meta.ts'
import type { Route } from './+types/credits'

export const loader = ({ request, context }: Route.LoaderArgs) =>
  readStatement(request, context.get(hostContext)(request))

export const meta = () => pageMeta(credits.tab, credits.description)

export default function CreditsRoute({ loaderData }: Route.ComponentProps) {
  return <StatementPage {...loaderData} />
}
