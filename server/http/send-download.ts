import { ApiError } from '@makebelieve/contract/errors'
import { filePolicy } from '../storage/file-policy.ts'
import type { Storage } from '../storage/storage.ts'
import type { AppContext } from './context.ts'

/** Always a download: what was generated must not open on the app's own origin. */
export async function sendDownload(
  c: AppContext,
  storage: Storage,
  { key, name }: { key: string; name: string },
): Promise<Response> {
  const file = await storage.get(key)
  if (!file) throw new ApiError('not_found', "We can't find that file.")
  const headers = {
    'Content-Type': file.type,
    'Content-Length': String(file.size),
    'Content-Disposition': `attachment; filename="${name}"`,
    'Content-Security-Policy': filePolicy,
    'Cache-Control': 'private, no-store',
  }
  if (c.req.method !== 'HEAD') return c.body(file.body, 200, headers)
  // Hono drops the body of a HEAD; what is open behind it must be closed.
  await file.body.cancel()
  return c.body(null, 200, headers)
}
