/**
 * How much script the first page loads, gzipped: the last build renders `/`, and every script that its HTML imports or preloads
 * counts. Run with `npm run size -w web`; `npm run bench -- size` holds it against its target.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { WebBundle, WebHost } from '@makebelieve/contract/web-host'

const build = join(import.meta.dirname, 'build')
const bundle = join(build, 'server/index.js')
if (!existsSync(bundle)) throw new Error('There is no build. Run `npm run build -w web` first.')
const { render }: WebBundle = await import(bundle)

/** Nobody has made anything or said anything yet: which scripts the page has does not depend on it. */
const host: WebHost = {
  api: async () => Response.json({ items: [], total: 0, testimonials: [], weeks: [] }),
  origin: 'http://localhost',
  nonce: '',
  hasSession: false,
  requestId: null,
}
const html = await (await render(new Request(host.origin), host)).text()
const urls = [...new Set(html.match(/\/assets\/[\w.-]+\.js\b/g))]
if (urls.length === 0) throw new Error('The first page has no scripts; it was not rendered.')
const sizes = urls.map((url) => ({
  url,
  bytes: gzipSync(readFileSync(join(build, 'client', url)), { level: 9 }).length,
}))
const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0)

for (const { url, bytes } of sizes.toSorted((a, b) => b.bytes - a.bytes)) {
  console.log(`${String(bytes).padStart(7)}  ${url}`)
}
console.log(`${String(total).padStart(7)}  bytes gzip in all`)
