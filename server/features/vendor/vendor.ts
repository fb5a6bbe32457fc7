import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { AppContext } from '../../http/context.ts'
import { answerNotFound } from '../../http/failures.ts'
import type { Registry } from '../../http/register-call.ts'
import { isKnown } from '../../storage/requested-range.ts'

const build = dirname(fileURLToPath(import.meta.resolve('three')))
/** The module that creations import, and the one that it imports itself. */
const files = new Set(['three.module.js', 'three.core.js'])

type Served = { etag: string; plain: Buffer; br: Buffer; gzip: Buffer }

/**
 * What creations in frames import: three.js. `/vendor/three@{version}/…` never changes and is kept for good; `/vendor/…`
 * is the version of this server, and asked for again after an hour. No redirects: a frame's policy would not look at
 * their paths.
 */
export function vendorFeature({ app }: Registry): void {
  const made = new Map<string, Promise<Served>>()
  const version = readVersion()

  function serve(name: string): Promise<Served> {
    const known = made.get(name) ?? compress(name)
    made.set(name, known)
    known.catch(() => made.delete(name))
    return known
  }

  async function send(c: AppContext, name: string, cacheControl: string): Promise<Response> {
    if (!files.has(name)) return answerNotFound(c)
    const { etag, plain, br, gzip } = await serve(name)
    const headers = {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': cacheControl,
      ETag: etag,
      Vary: 'Accept-Encoding',
      // A frame of no origin imports it.
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    }
    if (isKnown(etag, c.req.header('If-None-Match'))) return c.body(null, 304, headers)
    const accepted = c.req.header('Accept-Encoding') ?? ''
    const [encoding, body] = /\bbr\b/.test(accepted)
      ? ['br', br]
      : /\bgzip\b/.test(accepted)
        ? ['gzip', gzip]
        : [undefined, plain]
    const described = {
      ...headers,
      'Content-Length': String(body.length),
      ...(encoding && { 'Content-Encoding': encoding }),
    }
    if (c.req.method === 'HEAD') return c.body(null, 200, described)
    return c.body(new Uint8Array(body), 200, described)
  }

  app.get('/vendor/:file', (c) => send(c, c.req.param('file'), 'public, max-age=3600'))
  app.get('/vendor/:package/:file', async (c) =>
    c.req.param('package') === `three@${await version}`
      ? send(c, c.req.param('file'), 'public, max-age=31536000, immutable')
      : answerNotFound(c),
  )
}

async function readVersion(): Promise<string> {
  const { version } = JSON.parse(await readFile(join(build, '../package.json'), 'utf8'))
  return version
}

/** Once, when the first frame wants it: a second of work for a third of the bytes. */
async function compress(name: string): Promise<Served> {
  const plain = await readFile(join(build, name))
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 }
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(plain, { params }),
    promisify(gzip)(plain, { level: 8 }),
  ])
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22)
  return { etag: `"${hash}"`, plain, br, gzip: gzipped }
}
