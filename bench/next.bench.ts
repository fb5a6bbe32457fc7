import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { median, report } from './figures.ts'
import { startNextApp } from './next-app.ts'
import { type Body, measureBody } from './page-as-react.ts'
import { requestsPerSecond } from './requests-per-second.ts'
import { startBenchServer } from './server-process.ts'

/**
 * Requests a second of the first page as visitors meet it, against the same page in Next 16: rendered by Next for every
 * request, which is how Next answers a page that may show who is signed in, as ours may; and kept by Next for a second,
 * which is how it answers a page that never does. Each as plain text and as browsers ask for it, compressed.
 */
type Name = 'ours' | 'dynamic' | 'cached'
const names: Name[] = ['ours', 'dynamic', 'cached']
type Round = Record<Name, number>

const encodings = { plain: {}, compressed: { 'accept-encoding': 'gzip, deflate, br, zstd' } }

const dataDir = mkdtempSync(join(tmpdir(), 'makebelieve-bench-'))
const ours = await startBenchServer('server/main.ts', { DATA_DIR: dataDir })
await againstNext().finally(async () => {
  await ours.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

async function againstNext(): Promise<void> {
  const html = (await (await fetch(ours.origin)).text()).replaceAll(ours.origin, 'http://localhost')
  const next = await startNextApp(html)
  const urls = { ours: ours.origin, dynamic: next.urlOf('dynamic'), cached: next.urlOf('cached') }
  try {
    await expectSamePage(urls, measureBody(html), next.version)
    for (const [name, headers] of Object.entries(encodings)) tell(name, await measure(urls, headers))
  } finally {
    await next.stop()
  }
}

async function expectSamePage(urls: Record<Name, string>, wanted: Body, version: string): Promise<void> {
  for (const name of names) {
    const body = measureBody(await (await fetch(urls[name])).text())
    if (!isDeepStrictEqual(body, wanted)) throw new Error(`${name} is another page`)
  }
  console.log(
    `  Next ${version}; ${wanted.elements} elements and ${wanted.text.length} characters in all three`,
  )
}

async function measure(urls: Record<Name, string>, headers: Record<string, string>): Promise<Round[]> {
  for (const name of names) {
    const { bytes } = await requestsPerSecond(urls[name], 4, { headers })
    console.log(`  ${name}: ${bytes.toFixed(0)} bytes a page`)
  }
  // As in ssr.bench.ts: short turns after a long one, and medians.
  const rounds: Round[] = []
  for (let round = 0; round < 11; round++) {
    const rates = { ours: 0, dynamic: 0, cached: 0 }
    for (const name of names) rates[name] = (await requestsPerSecond(urls[name], 1, { headers })).rate
    rounds.push(rates)
  }
  return rounds
}

function tell(encoding: string, rounds: Round[]): void {
  const rateOf = (name: Name) => median(rounds.map((rates) => rates[name]))
  const ratioTo = (name: Name) => median(rounds.map((rates) => rates.ours / rates[name]))
  report(`${encoding}: the server, as visitors meet it`, rateOf('ours'), 'requests a second')
  report(`${encoding}: Next, rendering every request`, rateOf('dynamic'), 'requests a second')
  report(`${encoding}: Next, keeping the page for a second`, rateOf('cached'), 'requests a second')
  report(`${encoding}: ratio to Next rendering`, ratioTo('dynamic'), 'times', { least: 3 })
  // What Next keeps has no policy and shows nobody who is signed in: less than ours does, so no target.
  report(`${encoding}: ratio to Next keeping`, ratioTo('cached'), 'times')
}
