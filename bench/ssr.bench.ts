import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { report } from './figures.ts'
import { root, startBenchServer } from './server-process.ts'

/** Requests a second of the server-rendered first page, against the same page by http and renderToString. */
const plainPage = join(root, '.cache/bench/plain-page.js')
execFileSync('npx', ['vite', 'build', '--config', 'plain-page.config.ts', '--logLevel', 'error'], {
  cwd: join(root, 'web'),
  env: { ...process.env, NODE_ENV: 'production' },
})

const dataDir = mkdtempSync(join(tmpdir(), 'makebelieve-bench-'))
const ours = await startBenchServer('server/main.ts', { DATA_DIR: dataDir })
const likeOurs = { PLAIN_PAGE: plainPage, SAME_AS: `${ours.origin}/` }
const plain = await startBenchServer('bench/plain-server.ts', likeOurs, '/')

type Rate = { average: number; bytes: number }

async function requestsPerSecond(url: string, duration: number, fresh: boolean): Promise<Rate> {
  let number = 0
  const result = await autocannon({
    url,
    connections: 8,
    duration,
    // With a query a page is rendered for every request; without, it may be the page of this second.
    requests: [{ setupRequest: (request) => ({ ...request, path: fresh ? `/?n=${number++}` : '/' }) }],
  })
  if (result.non2xx + result.errors > 0)
    throw new Error(`${url} failed ${result.non2xx + result.errors} times`)
  return { average: result.requests.average, bytes: result.throughput.total / result.requests.total }
}

const contenders = {
  plain: () => requestsPerSecond(plain.origin, 4, false),
  served: () => requestsPerSecond(ours.origin, 4, false),
  rendered: () => requestsPerSecond(ours.origin, 4, true),
}
const rates = { plain: 0, served: 0, rendered: 0 }
// The first round warms up; the others measure in turns, so that a slow moment of the machine meets all.
for (let round = 0; round < 4; round++) {
  for (const name of ['plain', 'served', 'rendered'] as const) {
    const { average, bytes } = await contenders[name]()
    if (round === 0) console.log(`  ${name}: ${bytes.toFixed(0)} bytes a page`)
    else rates[name] += average / 3
  }
}
await plain.stop()
await ours.stop()
rmSync(dataDir, { recursive: true, force: true })

report('plain http and renderToString', rates.plain, 'requests a second')
report('the server, as visitors meet it', rates.served, 'requests a second')
report('the server, rendering every request anew', rates.rendered, 'requests a second')
// The target is for rendering; that most pages are shared is good for visitors, and no answer to it.
report('ratio as visitors meet it', rates.served / rates.plain, 'of the plain one')
report('ratio rendering anew', rates.rendered / rates.plain, 'of the plain one', { least: 0.5 })
