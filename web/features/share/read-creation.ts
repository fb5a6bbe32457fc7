import type { CallAnswer } from '@makebelieve/contract/calls/index'
import { paths } from '@makebelieve/contract/paths'
import type { WebHost } from '@makebelieve/contract/web-host'

/** `readAt` says how old its link to play is: a page may be shown again long after it was made. */
export type SharedCreation = CallAnswer<'getCreation'> & { encryptedId: string; readAt: number }

/** What an address leads to, or null when that is nothing, not any more, or not for this visitor. */
export async function readCreation(host: WebHost, encryptedId: string): Promise<SharedCreation | null> {
  const [, path = ''] = paths.getCreation.split(' ')
  const answer = await host.api(path.replace('{encryptedId}', encodeURIComponent(encryptedId)))
  if (answer.status === 404 || answer.status === 400) return null
  if (!answer.ok) throw new Error(`GET ${path} answered ${answer.status}`)
  const creation: CallAnswer<'getCreation'> = await answer.json()
  return { ...creation, encryptedId, readAt: Date.now() }
}
