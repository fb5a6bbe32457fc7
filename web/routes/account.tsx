import { hostContext } from '../api/host.ts'
import { AccountPage } from '../features/account/account-page.tsx'
import { prepareAccount } from '../features/account/prepare.ts'
import { account } from '../texts/en/account.ts'
import { pageMeta } from '../ui/page-meta.ts'
import type { Route } from './+types/account'

export const loader = ({ request, context }: Route.LoaderArgs) =>
  prepareAccount(context.get(hostContext)(request))

export const meta = () => pageMeta(account.tab, account.description)

export default function AccountRoute({ loaderData }: Route.ComponentProps) {
  return <AccountPage {...loaderData} />
}
