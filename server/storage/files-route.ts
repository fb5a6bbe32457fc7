import { ApiError, type ErrorBody } from '@makebelieve/contract/errors'
import { Hono } from 'hono'
import type { Clock, FileInfo } from './driver.ts'
import { filePolicy } from './file-policy.ts'
import { filesPath, linkSignature } from './link-signature.ts'
import { isKnown, readRange } from './requested-range.ts'
import type { Storage } from './storage.ts'

export type FileRouteOptions = { storage: Storage; secret: string; clock?: Clock }

/** Serves the links that the disk driver signs; those of a bucket lead to its service and never here. */
export function fileRoutes({ storage, secret, clock = Date.now }: FileRouteOptions) {
  const links = linkSignature(secret)

  /** How many seconds a link is still good for. */
  function checkLink(key: string, expires = '', signature = ''): number {
    if (!links.matches(key, expires, signature))
      throw new ApiError('forbidden', 'This link to a file is incomplete or has been changed.')
    const left = Number(expires) - clock() / 1000
    if (left <= 0)
      throw new ApiError('forbidden', 'This link to a file has expired. Reload the page for a new one.')
    return Math.floor(left)
  }

  // Hono answers HEAD from here as well.
  return new Hono().get(`${filesPath}*`, async (c) => {
    const key = c.req.path.slice(filesPath.length)
    const secondsLeft = checkLink(key, c.req.query('expires'), c.req.query('signature'))
    const info = await storage.head(key)
    if (!info) throw noFile()

    c.header('Cache-Control', `private, max-age=${secondsLeft}`)
    if (isKnown(info.etag, c.req.header('If-None-Match'))) return c.body(null, 304, { ETag: info.etag })
    if (c.req.method === 'HEAD') return c.body(null, 200, headersOf(info, info.size))

    // A range was asked of the file as it was: if it is another one by now, all of it has to be sent.
    const ifRange = c.req.header('If-Range')
    const isSameFile = ifRange === undefined || ifRange === info.etag
    const range = isSameFile ? readRange(c.req.header('Range'), info.size) : undefined
    if (range === 'beyond the end') {
      const message = `The file has ${info.size} bytes, and the range lies beyond them.`
      c.header('Content-Range', `bytes */${info.size}`)
      return c.json({ code: 'invalid_input', message } satisfies ErrorBody, 416)
    }

    const file = await storage.get(key, { range })
    if (!file) throw noFile()
    if (!file.range) return c.body(file.body, 200, headersOf(file, file.size))
    const { start, end } = file.range
    c.header('Content-Range', `bytes ${start}-${end}/${file.size}`)
    return c.body(file.body, 206, headersOf(file, end + 1 - start))
  })
}

/** Types that a browser would run on our origin if the file were opened as a page. */
const runnable = /html|xml|svg|javascript|ecmascript/i

function headersOf({ type, etag }: FileInfo, length: number): Record<string, string> {
  return {
    'Content-Type': type,
    'Content-Length': String(length),
    'Accept-Ranges': 'bytes',
    ETag: etag,
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': filePolicy,
    ...(runnable.test(type) && { 'Content-Disposition': 'attachment' }),
  }
}

function noFile(): ApiError {
  return new ApiError('not_found', "We can't find that file.")
}
