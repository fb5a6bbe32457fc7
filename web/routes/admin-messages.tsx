import { hostContext } from '../api/host.ts'
import { MessagesPage } from '../features/admin/messages-page.tsx'
import { readAsAdministrator } from '../features/admin/read-as-administrator.ts'
import { admin } from '../texts/en/admin.ts'
import { pageMeta } from '../ui/page-meta.ts'
import type { Route } from './+types/admin-messages'

export const loader = ({ request, context }: Route.LoaderArgs) =>
  readAsAdministrator(
    context.get(hostContext)(request),
    'adminMessages',
    '/admin/messages',
    new URL(request.url).search,
  )

export const meta = () => pageMeta(admin.messages.tab, admin.messages.description)

export default function AdminMessagesRoute({ loaderData }: Route.ComponentProps) {
  return <MessagesPage {...loaderData} />
}
