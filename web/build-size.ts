/**
 * How much script the first page loads, gzipped: the manifest of the last build, and everything that the HTML of `/`
 * imports or preloads by it. Run with `npm run size -w web`; `npm run bench -- size` holds it against its target.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

const client = join(import.meta.dirname, 'build/client')

type Part = { module: string; imports: string[] }
type Manifest = { entry: Part; routes: Record<string, Part & { path?: string; index?: boolean }> }

const [file] = globSync('assets/manifest-*.js', { cwd: client })
if (!file) throw new Error('There is no build. Run `npm run build -w web` first.')
const manifest: Manifest = JSON.parse(
  readFileSync(join(client, file), 'utf8').replace('window.__reactRouterManifest=', '').replace(/;$/, ''),
)

const firstPage = Object.entries(manifest.routes).filter(([id, { index }]) => id === 'root' || index)
const parts = [manifest.entry, ...firstPage.map(([, part]) => part)]
const urls = [...new Set([`/${file}`, ...parts.flatMap(({ module, imports }) => [module, ...imports])])]
const sizes = urls.map((url) => ({
  url,
  bytes: gzipSync(readFileSync(join(client, url)), { level: 9 }).length,
}))
const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0)

for (const { url, bytes } of sizes.toSorted((a, b) => b.bytes - a.bytes)) {
  console.log(`${String(bytes).padStart(7)}  ${url}`)
}
console.log(`${String(total).padStart(7)}  bytes gzip in all`)
