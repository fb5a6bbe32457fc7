import { ApiError } from '@makebelieve/contract/errors'
import type { AppContext } from '../../http/context.ts'
import { isKnown } from '../../storage/requested-range.ts'
import type { Storage } from '../../storage/storage.ts'

/** A file may change with the next publication, and must go with the creation: so it is kept, but not for long. */
export const keptSeconds = 60
const shownTypes = /^(?:image|model)\//

/** Sends the picture or the model of a creation from an address that lasts. */
export async function sendShown(c: AppContext, storage: Storage, key?: string): Promise<Response> {
  const info = key === undefined ? null : await storage.head(key)
  if (key === undefined || !info || !shownTypes.test(info.type) || info.size === 0) throw nothing(c)
  const headers = { 'Cache-Control': `private, max-age=${keptSeconds}`, ETag: info.etag }
  if (isKnown(info.etag, c.req.header('If-None-Match'))) return c.body(null, 304, headers)
  const described = { ...headers, 'Content-Type': info.type, 'Content-Length': String(info.size) }
  if (c.req.method === 'HEAD') return c.body(null, 200, described)
  const file = await storage.get(key)
  if (!file) throw nothing(c)
  return c.body(file.body, 200, described)
}

export function nothing(c: AppContext): ApiError {
  const what = c.req.path.includes('/get-model/') ? 'model' : 'picture'
  return new ApiError('not_found', `This creation has no ${what}.`)
}
