import type { Reading } from '@makebelieve/contract/entities/reading'
import type { ErrorBody } from '@makebelieve/contract/errors'
import { paths } from '@makebelieve/contract/paths'
import type { WebHost } from '@makebelieve/contract/web-host'

/** The reading of what the address asks for, or why there is none. */
export type Answer = { reading?: Reading; problem?: string }

export async function readText(host: WebHost, query: URLSearchParams): Promise<Answer> {
  if (!query.has('text')) return {}
  const [, path = ''] = paths.readText.split(' ')
  const answer = await host.api(`${path}?${query}`)
  if (answer.ok) return { reading: (await answer.json()) as Reading }
  return { problem: ((await answer.json()) as ErrorBody).message }
}
