import { hostContext } from '../api/host.ts'
import { ProvidersPage } from '../features/admin/providers/providers-page.tsx'
import { readAsAdministrator } from '../features/admin/read-as-administrator.ts'
import { providers } from '../texts/en/providers.ts'
import { pageMeta } from '../ui/page-meta.ts'
import type { Route } from './+types/admin-providers'

export function loader({ request, context }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams.get('period') ?? ''
  const query = Object.hasOwn(providers.periods, asked) ? `?period=${asked}` : ''
  return readAsAdministrator(context.get(hostContext)(request), 'adminProviders', '/admin/providers', query)
}

export const meta = () => pageMeta(providers.tab, providers.description)

export default function AdminProvidersRoute({ loaderData }: Route.ComponentProps) {
  return <ProvidersPage {...loaderData} />
}
