import { hostContext } from '../api/host.ts'
import { QueuePage } from '../features/queue/queue-page.tsx'
import { readQueue } from '../features/queue/read-queue.ts'
import { pageMeta } from '../ui/page-meta.ts'
import type { Route } from './+types/admin-queue'

export const loader = ({ request, context }: Route.LoaderArgs) => readQueue(context.get(hostContext)(request))

export const meta = () => pageMeta('Queue · Makebelieve', 'What is being made, what waits, and what failed.')

export default function AdminQueueRoute({ loaderData }: Route.ComponentProps) {
  return <QueuePage {...loaderData} />
}
