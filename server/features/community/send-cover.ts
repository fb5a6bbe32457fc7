import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { sharePicture, shareSize } from '@makebelieve/generation/cover/share-picture'
import type { AppContext } from '../../http/context.ts'
import { isKnown } from '../../storage/requested-range.ts'
import type { Storage } from '../../storage/storage.ts'
import { keptSeconds, nothing } from './send-shown.ts'

/** A link that goes around is unfolded by many at once, and forgotten soon. */
const mostKept = 40
const kept = new Map<string, Promise<Uint8Array>>()

/**
 * Sends the picture of a creation with its name on it. The name is written when it is asked for, because names change
 * and pictures do not.
 */
export async function sendCover(
  c: AppContext,
  storage: Storage,
  key: string | undefined,
  name: string,
): Promise<Response> {
  const info = key === undefined ? null : await storage.head(key)
  if (key === undefined || !info?.type.startsWith('image/') || info.size === 0) throw nothing(c)
  const etag = `"${createHash('sha256').update(`${key} ${info.etag} ${name}`).digest('base64url')}"`
  const headers = { 'Cache-Control': `private, max-age=${keptSeconds}`, ETag: etag }
  if (isKnown(etag, c.req.header('If-None-Match'))) return c.body(null, 304, headers)
  const made = kept.get(etag) ?? keep(etag, lettered(c, storage, key, name))
  const bytes = await made
  const described = { ...headers, 'Content-Type': shareSize.type, 'Content-Length': String(bytes.length) }
  return c.req.method === 'HEAD'
    ? c.body(null, 200, described)
    : c.body(new Uint8Array(bytes), 200, described)
}

async function lettered(c: AppContext, storage: Storage, key: string, name: string): Promise<Uint8Array> {
  const file = await storage.get(key)
  if (!file) throw nothing(c)
  return sharePicture(await buffer(file.body), name)
}

function keep(etag: string, made: Promise<Uint8Array>): Promise<Uint8Array> {
  const [oldest] = kept.keys()
  if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest)
  kept.set(etag, made)
  made.catch(() => kept.delete(etag))
  return made
}
