import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { median, report } from './figures.ts'
import { requestsPerSecond } from './requests-per-second.ts'
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

// With a query a page is rendered for every request; without, it may be the page of this second.
const contenders = {
  plain: (seconds: number) => requestsPerSecond(plain.origin, seconds),
  served: (seconds: number) => requestsPerSecond(ours.origin, seconds),
  rendered: (seconds: number) => requestsPerSecond(ours.origin, seconds, { pathOf: (n) => `/?n=${n}` }),
}
type Name = keyof typeof contenders
const names: Name[] = ['plain', 'served', 'rendered']

for (const name of names) {
  const { bytes } = await contenders[name](4)
  console.log(`  ${name}: ${bytes.toFixed(0)} bytes a page`)
}
// The first turns warmed up. Then short ones, and medians: a slow moment of the machine meets all, or counts for one.
const rounds: Record<Name, number>[] = []
for (let round = 0; round < 15; round++) {
  const rates = { plain: 0, served: 0, rendered: 0 }
  for (const name of names) rates[name] = (await contenders[name](1)).rate
  rounds.push(rates)
}
await plain.stop()
await ours.stop()
rmSync(dataDir, { recursive: true, force: true })

const rateOf = (name: Name) => median(rounds.map((rates) => rates[name]))
const ratioOf = (name: Name) => median(rounds.map((rates) => rates[name] / rates.plain))
report('plain http and renderToString', rateOf('plain'), 'requests a second')
report('the server, as visitors meet it', rateOf('served'), 'requests a second')
report('the server, rendering every request anew', rateOf('rendered'), 'requests a second')
report('ratio as visitors meet it', ratioOf('served'), 'of the plain one')
report('ratio rendering anew', ratioOf('rendered'), 'of the plain one')
