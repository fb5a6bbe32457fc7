import { hostContext } from '../api/host.ts'
import { QueuePage } from '../features/queue/queue-page.tsx'
import { readQueue } from '../features/queue/read-queue.ts'
import { admin } from '../texts/en/admin.ts'
import { pageMeta } from '../ui/page-meta.ts'
import type { Route } from './+types/admin-queue'

export const loader = ({ request, context }: Route.LoaderArgs) => readQueue(context.get(hostContext)(request))

export const meta = () => pageMeta(admin.queue.tab, admin.queue.description)

export default function AdminQueueRoute({ loaderData }: Route.ComponentProps) {
  return <QueuePage {...loaderData} />
}
