import type { ErrorBody } from '@makebelieve/contract/errors'
import type { Pool } from 'pg'
import { untilBack } from '../database/outage.ts'
import type { RunNews } from './run-news.ts'

/** In case the news of the end got lost. */
const lookAgainMs = 5_000

export type RunEnding = { succeeded: true } | { succeeded: false; failure: ErrorBody }

type Row = { state: string; failure: ErrorBody | null }

/** Waits until a run has ended. Rejects with the signal's reason when nobody wants to know any more. */
export async function endingOf(
  { pool, news }: { pool: Pool; news: RunNews },
  runId: string,
  signal: AbortSignal,
): Promise<RunEnding> {
  let look = () => {}
  const unlisten = news.listen(runId, () => look())
  const timer = setInterval(() => look(), lookAgainMs)
  const leave = () => look()
  signal.addEventListener('abort', leave)
  try {
    for (;;) {
      signal.throwIfAborted()
      // Whoever calls between the question and the answer is heard: the promise exists before the question.
      const called = new Promise<void>((resolve) => (look = resolve))
      const row = await untilBack(() => readRun(pool, runId), signal)
      if (row?.state === 'succeeded') return { succeeded: true }
      if (row?.failure) return { succeeded: false, failure: row.failure }
      await called
    }
  } finally {
    signal.removeEventListener('abort', leave)
    clearInterval(timer)
    unlisten()
  }
}

async function readRun(pool: Pool, runId: string): Promise<Row | undefined> {
  const { rows } = await pool.query<Row>(
    `select state, (select data from run_event where run_id = run.id and type = 'error') as failure
     from run where id = $1`,
    [runId],
  )
  return rows[0]
}
