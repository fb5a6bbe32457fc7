import { ApiError } from '@makebelieve/contract/errors'
import type { AppContext } from '../../http/context.ts'
import type { Storage } from '../../storage/storage.ts'

/** A picture may change with the next publication, and must go with the creation: so it is kept, but not for long. */
const keptSeconds = 60

export async function sendPicture(c: AppContext, storage: Storage, key?: string): Promise<Response> {
  const info = key === undefined ? null : await storage.head(key)
  if (key === undefined || !info?.type.startsWith('image/') || info.size === 0) throw noPicture()
  const headers = { 'Cache-Control': `private, max-age=${keptSeconds}`, ETag: info.etag }
  if (c.req.header('If-None-Match') === info.etag) return c.body(null, 304, headers)
  const described = { ...headers, 'Content-Type': info.type, 'Content-Length': String(info.size) }
  if (c.req.method === 'HEAD') return c.body(null, 200, described)
  const file = await storage.get(key)
  if (!file) throw noPicture()
  return c.body(file.body, 200, described)
}

function noPicture(): ApiError {
  return new ApiError('not_found', 'There is no picture of this creation.')
}
