import type { Pool } from 'pg'
import { inTransaction } from '../database/transaction.ts'
import type { Log } from '../log.ts'
import type { Queue } from '../queue/queue.ts'
import type { RunLimits } from './limits.ts'
import { runJob } from './run-job.ts'
import { giveUp } from './run-state.ts'

export type SweeperOptions = { pool: Pool; queue: Queue; limits: RunLimits; log: Log }

const everyMs = 1000

/** At the start and then once a second: no run is left behind by a worker that died or a call that was lost. */
export function startSweeper(options: SweeperOptions): () => Promise<void> {
  let stopped = false
  let current = Promise.resolve()
  function next() {
    current = current.then(async () => {
      if (stopped) return
      await sweep(options).catch((err) =>
        options.log.warn({ err }, 'Looking after runs failed; it is tried again'),
      )
    })
  }
  next()
  const timer = setInterval(next, everyMs)
  return async () => {
    stopped = true
    clearInterval(timer)
    await current
  }
}

export async function sweep({ pool, queue, limits, log }: SweeperOptions): Promise<void> {
  const overdue = await pool.query<{ id: string }>(
    `select id from run where state in ('queued', 'running') and deadline < now() limit 100`,
  )
  for (const { id } of overdue.rows)
    await giveUp(pool, { id, state: 'failed', reason: 'This took too long.', code: 'unavailable' })

  const lost = await pool.query<{ id: string; attempt: number }>(
    `select id, attempt from run
     where state = 'running' and attempt >= $1 and heartbeat_at < now() - make_interval(secs => $2)`,
    [limits.attempts, limits.silenceSeconds],
  )
  for (const { id, attempt } of lost.rows)
    await giveUp(pool, {
      id,
      attempt,
      state: 'failed',
      reason: 'This was interrupted too often.',
      code: 'unavailable',
    })

  const called = await inTransaction(pool, async (session) => {
    const { rows } = await session.query<{ id: string }>(
      `update run set state = 'queued', heartbeat_at = null, enqueued_at = now()
       where id in (
         select id from run
         where (state = 'running' and heartbeat_at < now() - make_interval(secs => $1))
            or (state = 'queued' and enqueued_at < now() - make_interval(secs => $2))
         order by created_at limit 100 for update skip locked
       ) returning id`,
      [limits.silenceSeconds, limits.callAgainSeconds],
    )
    for (const { id } of rows)
      await queue.send(
        runJob,
        { runId: id },
        { db: { executeSql: (text, values) => session.query(text, values) } },
      )
    return rows.length
  })
  if (called > 0) log.debug(`Called workers again for ${called} runs`)
}
