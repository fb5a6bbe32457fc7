import { mkdtempSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { connectionUrl, openPool } from '@makebelieve/server/database/connect'
import { startPostgres } from '@makebelieve/server/database/postgres'
import { openLog } from '@makebelieve/server/log'
import { addEvents, claimRun } from '@makebelieve/server/runs/run-state'
import { signUpOn, startRunsServer, submitOn } from '@makebelieve/server/runs/testing/processes'
import type { StartedProcess } from '@makebelieve/server/testing/process'
import { percentile, report } from './figures.ts'

/** What an idle stream costs, and how long an event takes from the database to a listener in another process. */
const idle = 2000
const dataDir = mkdtempSync(join(tmpdir(), 'makebelieve-bench-'))
const log = openLog({ LOG_LEVEL: 'warn', LOG_FORMAT: 'pretty' })
const postgres = await startPostgres({ dataDir, log })
const server = await startRunsServer({
  DATABASE_URL: connectionUrl(postgres.connection),
  DATA_DIR: dataDir,
  ROLE: 'web',
})
const pool = await openPool(postgres.connection, log)
const { cookie, userId } = await signUpOn(server)
const runId = await submitOn(server, userId, 'red fox')
const run = await claimRun(pool, 1)
if (run?.id !== runId) throw new Error('the run was taken by somebody else')

const arrived: number[] = []
let heard: (() => void) | undefined
const first = await openStream(server, (text) => {
  if (!text.startsWith('id:')) return
  arrived.push(performance.now())
  heard?.()
})
const delays: number[] = []
for (let event = 0; event < 300; event++) {
  const hears = new Promise<void>((resolve) => (heard = resolve))
  const sent = performance.now()
  await addEvents(pool, run, [{ type: 'agent_response', text: 'hello' }])
  await hears
  delays.push((arrived.at(-1) ?? 0) - sent)
  await sleep(5)
}
report('event to a listener in another process, p95', percentile(delays, 0.95), 'ms', { most: 50 })
report('p95 to median', percentile(delays, 0.95) / percentile(delays, 0.5), 'times')
first.destroy()

// All streams of one run that says nothing; the memory is that of the server process alone.
const quiet = await submitOn(server, userId, 'blue sky')
const before = await memoryOf(server)
const streams = []
for (let count = 0; count < idle; count++) streams.push(await openStream(server, () => {}, quiet))
await sleep(2000)
report('memory of an idle stream', ((await memoryOf(server)) - before) / idle, 'KB', { most: 40 })

for (const stream of streams) stream.destroy()
await server.stop()
await pool.end()
await postgres.stop()
rmSync(dataDir, { recursive: true, force: true })

function openStream({ origin }: StartedProcess, onText: (text: string) => void, id = runId) {
  return new Promise<{ destroy(): void }>((resolve, reject) => {
    const request = get(
      `${origin}/api/runs/${id}/events`,
      { headers: { cookie }, agent: false },
      (answer) => {
        answer
          .setEncoding('utf8')
          .on('data', onText)
          .on('error', () => {})
        resolve(request)
      },
    )
    request.on('error', reject)
  })
}

async function memoryOf({ origin }: StartedProcess): Promise<number> {
  const answer = await fetch(`${origin}/api/testing/memory`)
  return ((await answer.json()) as { kilobytes: number }).kilobytes
}
