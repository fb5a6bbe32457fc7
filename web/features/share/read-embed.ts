import type { CallAnswer } from '@makebelieve/contract/calls/index'
import { paths } from '@makebelieve/contract/paths'
import type { WebHost } from '@makebelieve/contract/web-host'
import type { EmbeddedCreation } from './embed-page.tsx'

/** What a frame elsewhere shows, or null when that is nothing, or not any more. */
export async function readEmbed(host: WebHost, encryptedId: string): Promise<EmbeddedCreation | null> {
  const [, path = ''] = paths.getEmbed.split(' ')
  const answer = await host.api(path.replace('{encryptedId}', encodeURIComponent(encryptedId)))
  if (answer.status === 404 || answer.status === 400) return null
  if (!answer.ok) throw new Error(`GET ${path} answered ${answer.status}`)
  const creation: CallAnswer<'getEmbed'> = await answer.json()
  return { ...creation, encryptedId }
}
