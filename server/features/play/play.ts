import { contentHeaders } from '@makebelieve/contract/content-headers'
import { ApiError, type ErrorBody } from '@makebelieve/contract/errors'
import type { AppContext } from '../../http/context.ts'
import { originAsked, originOf, type PlayLinks, playPath } from '../../http/play-links.ts'
import type { Registry } from '../../http/register-call.ts'
import { isKey } from '../../storage/key.ts'
import { isKnown, readRange } from '../../storage/requested-range.ts'
import type { FileInfo, Storage } from '../../storage/storage.ts'

export type PlayOptions = {
  storage: Storage
  links: PlayLinks
  /** The app's own origins; the first is the one it is known by. */
  ownOrigins: string[]
  contentOrigin?: string
  /** Where the files of a version lie, unless it was deleted. */
  findFolder(id: string): Promise<string | undefined>
}

/** What is kept beside a creation's files but is not played. */
const notPlayed = new Set(['report.json', 'game.zip', 'environment.zip', 'offline.html', 'lesson.html'])

/** Serves generated content, and nothing else does. No redirects: a policy would not look at their paths. */
export function playFeature({ app }: Registry, options: PlayOptions): void {
  const { storage, links, contentOrigin, findFolder } = options

  // A frame of no origin asks first when a proxy or a tool adds a header of its own to its requests.
  app.options(`${playPath}:ticket/*`, (c) =>
    c.body(null, 204, {
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Methods': 'GET, HEAD',
      'Access-Control-Allow-Headers': c.req.header('Access-Control-Request-Headers') ?? '',
    }),
  )

  // Hono answers HEAD from here as well.
  app.get(`${playPath}:ticket/*`, async (c) => {
    const ticket = c.req.param('ticket')
    const folder = `${playPath}${ticket}/`
    const { id, secondsLeft, anywhere } = links.read(ticket)
    const path = c.req.path.slice(folder.length)
    if (!isKey(path) || notPlayed.has(path)) throw noFile()
    const home = await findFolder(id)
    const info = home ? await storage.head(home + path) : null
    if (!info) throw noFile()

    const isPage = /^text\/html\b/.test(info.type)
    if (isPage) checkFrame(c, contentOrigin && originOf(contentOrigin, id))
    const app = originAsked(c, options.ownOrigins)
    const origin = contentOrigin ? originOf(contentOrigin, id) : app
    const headers = {
      ...contentHeaders({ origin, framedBy: anywhere ? '*' : app, folder }),
      'Cache-Control': `private, max-age=${secondsLeft}`,
      ETag: info.etag,
    }
    if (isKnown(info.etag, c.req.header('If-None-Match'))) return c.body(null, 304, headers)
    if (c.req.method === 'HEAD') return c.body(null, 200, { ...headers, ...describing(info) })
    return sendAsked(c, storage, home + path, { info, headers })
  })
}

type Sending = { info: FileInfo; headers: Record<string, string> }

/** Sends a file, or the part of it that was asked for. */
async function sendAsked(c: AppContext, storage: Storage, key: string, { info, headers }: Sending) {
  const ifRange = c.req.header('If-Range')
  const isSameFile = ifRange === undefined || ifRange === info.etag
  const range = isSameFile ? readRange(c.req.header('Range'), info.size) : undefined
  if (range === 'beyond the end') {
    c.header('Content-Range', `bytes */${info.size}`)
    const message = `The file has ${info.size} bytes, and the range lies beyond them.`
    return c.json({ code: 'invalid_input', message } satisfies ErrorBody, 416)
  }
  const file = await storage.get(key, { range })
  if (!file) throw noFile()
  if (!file.range) return c.body(file.body, 200, { ...headers, ...describing(file) })
  const { start, end } = file.range
  return c.body(file.body, 206, {
    ...headers,
    ...describing(file),
    // Part of a file that was compressed is not a compressed part of it.
    'Cache-Control': `${headers['Cache-Control']}, no-transform`,
    'Content-Length': String(end + 1 - start),
    'Content-Range': `bytes ${start}-${end}/${file.size}`,
  })
}

const describing = ({ type, size }: FileInfo) => ({
  'Content-Type': /^text\/|javascript|json/.test(type) ? `${type}; charset=utf-8` : type,
  'Content-Length': String(size),
  'Accept-Ranges': 'bytes',
})

/** Opened as a page of its own, content could navigate; and with an origin of its own it belongs nowhere else. */
function checkFrame(c: AppContext, origin: string | undefined): void {
  const host = origin && new URL(origin).host
  if (c.req.header('Sec-Fetch-Dest') !== 'iframe' || (host && c.req.header('Host') !== host))
    throw new ApiError('not_found', 'Creations play inside a Makebelieve page, not on their own.')
}

function noFile(): ApiError {
  return new ApiError('not_found', "We can't find that file.")
}
