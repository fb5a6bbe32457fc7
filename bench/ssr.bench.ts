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
const plain = await startBenchServer('bench/plain-server.ts', { PLAIN_PAGE: plainPage }, '/')
const ours = await startBenchServer('server/main.ts', { DATA_DIR: dataDir })

async function requestsPerSecond(url: string, duration: number): Promise<{ average: number; bytes: number }> {
  const result = await autocannon({ url, connections: 8, duration })
  if (result.non2xx + result.errors > 0)
    throw new Error(`${url} failed ${result.non2xx + result.errors} times`)
  return { average: result.requests.average, bytes: result.throughput.total / result.requests.total }
}

// Warm both up, then measure them in turns, so that a slow moment of the machine meets both.
for (const { origin } of [plain, ours]) await requestsPerSecond(`${origin}/`, 3)
const rounds: { plain: number; ours: number }[] = []
for (let round = 0; round < 3; round++) {
  const [plainRound, ourRound] = [
    await requestsPerSecond(`${plain.origin}/`, 4),
    await requestsPerSecond(`${ours.origin}/`, 4),
  ]
  rounds.push({ plain: plainRound.average, ours: ourRound.average })
  if (round === 0)
    console.log(`  page: ${ourRound.bytes.toFixed(0)} bytes, plain ${plainRound.bytes.toFixed(0)} bytes`)
}
await plain.stop()
await ours.stop()
rmSync(dataDir, { recursive: true, force: true })

const sum = (key: 'plain' | 'ours') => rounds.reduce((total, round) => total + round[key], 0) / rounds.length
report('plain http and renderToString', sum('plain'), 'requests a second')
report('the server', sum('ours'), 'requests a second')
report('ratio', sum('ours') / sum('plain'), 'of the plain one', { least: 0.5 })
