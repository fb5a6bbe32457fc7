import { hostContext } from '../api/host.ts'
import { readAsAdministrator } from '../features/admin/read-as-administrator.ts'
import { ReportsPage } from '../features/admin/reports-page.tsx'
import { admin } from '../texts/en/admin.ts'
import { pageMeta } from '../ui/page-meta.ts'
import type { Route } from './+types/admin-reports'

export const loader = ({ request, context }: Route.LoaderArgs) =>
  readAsAdministrator(context.get(hostContext)(request), 'adminReports', '/admin/reports')

export const meta = () => pageMeta(admin.reports.tab, admin.reports.description)

export default function AdminReportsRoute({ loaderData }: Route.ComponentProps) {
  return <ReportsPage {...loaderData} />
}
