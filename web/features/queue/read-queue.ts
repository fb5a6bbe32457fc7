import type { CallAnswer } from '@makebelieve/contract/calls/index'
import type { WebHost } from '@makebelieve/contract/web-host'
import { data, redirect } from 'react-router'

export type Queue = CallAnswer<'adminQueue'>
export type QueuedRun = Queue['running'][number]

/** What administrators see; for everybody else the page does not exist. */
export async function readQueue(host: WebHost): Promise<Queue> {
  const answer = await host.api('/api/v1/admin/queue')
  if (answer.status === 401) throw redirect('/sign-in?next=/admin/queue')
  if (answer.status === 403) throw data(null, 404)
  if (!answer.ok) throw new Error(`GET /api/v1/admin/queue answered ${answer.status}`)
  return await answer.json()
}
