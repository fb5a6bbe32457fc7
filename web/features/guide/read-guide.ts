import type { Guide } from '@makebelieve/contract/entities/guide'
import { paths } from '@makebelieve/contract/paths'
import type { WebHost } from '@makebelieve/contract/web-host'

export async function readGuide(host: WebHost): Promise<Guide> {
  const [, path = ''] = paths.getGuide.split(' ')
  const answer = await host.api(path)
  if (!answer.ok) throw new Error(`GET ${path} answered ${answer.status}`)
  return await answer.json()
}
