import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openPool } from '@makebelieve/server/database/connect'
import { migrate } from '@makebelieve/server/database/migrate'
import { startPostgres } from '@makebelieve/server/database/postgres'
import { openLog } from '@makebelieve/server/log'
import { openQueue } from '@makebelieve/server/queue/queue'
import { runLimits } from '@makebelieve/server/runs/limits'
import { submitRun } from '@makebelieve/server/runs/submit'
import { percentile, report } from './figures.ts'

/** Submissions a second on the embedded database, and how long one takes at 100 a second. No worker takes them. */
const dataDir = mkdtempSync(join(tmpdir(), 'makebelieve-bench-'))
const log = openLog({ LOG_LEVEL: 'warn', LOG_FORMAT: 'pretty' })
const postgres = await startPostgres({ dataDir, log })
const pool = await openPool(postgres.connection, log)
await migrate(pool, log)
const queue = await openQueue(postgres.connection, log)
const limits = { ...runLimits, queuedPerUser: 1e6, queuedInAll: 1e6 }

const users = Array.from({ length: 200 }, (_, index) => `user-${index}`)
for (const id of users) {
  await pool.query('insert into app_user (id, name, email) values ($1, $1, $2)', [id, `${id}@example.com`])
  await pool.query(
    `insert into transfer (key, user_id, dst, amount) values ('purchase', $1, 'paid', 100000000)`,
    [id],
  )
}
let next = 0
const submit = () => {
  const userId = users[next++ % users.length] as string
  return submitRun(
    { pool, queue, limits },
    { userId, kind: 'quick', input: { prompt: 'x' }, idempotencyKey: crypto.randomUUID() },
  )
}

const seconds = 5
let done = 0
const until = Date.now() + seconds * 1000
await Promise.all(
  Array.from({ length: 20 }, async () => {
    for (; Date.now() < until; done++) await submit()
  }),
)
report('submit, 20 at a time', done / seconds, 'a second', { least: 300 })

const times: number[] = []
const pending: Promise<void>[] = []
for (let tick = 0; tick < 500; tick++) {
  const began = performance.now()
  pending.push(submit().then(() => void times.push(performance.now() - began)))
  await sleep(10)
}
await Promise.all(pending)
report('submit at 100 a second, p99', percentile(times, 0.99), 'ms', { most: 100 })
report('p99 to median', percentile(times, 0.99) / percentile(times, 0.5), 'times')

await queue.stop()
await pool.end()
await postgres.stop()
rmSync(dataDir, { recursive: true, force: true })
