import type { Pool } from 'pg'
import { untilBack } from '../database/outage.ts'
import type { RunNews } from './run-news.ts'

/** In case the news of a step got lost. */
const lookAgainMs = 5_000

export type RunSight = {
  /** Nothing more will happen. */
  ended: boolean
  /** What it does, or did last. */
  stage?: string
  /** How far it is, from 0 to 1. */
  progress: number
}

type Row = { state: string; stage: string | null; progress: number | null }

/** How far a run is. A run that succeeded is all the way there; others stay where they were given up. */
export async function lookAtRun(pool: Pool, runId: string): Promise<RunSight> {
  const { rows } = await pool.query<Row>(
    `select state, step.data ->> 'name' as stage,
       (select max((data ->> 'progress')::float) from run_event
        where run_id = run.id and attempt = run.attempt and type = 'stage') as progress
     from run left join lateral (
       select data from run_event where run_id = run.id and type = 'stage' order by seq desc limit 1
     ) as step on true
     where id = $1`,
    [runId],
  )
  const { state = 'failed', stage = null, progress = 0 } = rows[0] ?? {}
  return {
    ended: state !== 'queued' && state !== 'running',
    ...(stage !== null && { stage }),
    progress: state === 'succeeded' ? 1 : (progress ?? 0),
  }
}

/** Looks on until a run has ended or the signal says that it was long enough, telling of every change. */
export async function watchRun(
  { pool, news }: { pool: Pool; news: RunNews },
  runId: string,
  signal: AbortSignal,
  onChange: (sight: RunSight) => void = () => {},
): Promise<RunSight> {
  let look = () => {}
  const wake = () => look()
  const unlisten = news.listen(runId, wake)
  const timer = setInterval(wake, lookAgainMs)
  signal.addEventListener('abort', wake)
  let known = ''
  try {
    for (;;) {
      // Whoever calls between the question and the answer is heard: the promise exists before the question.
      const called = new Promise<void>((resolve) => (look = resolve))
      const sight = await untilBack(() => lookAtRun(pool, runId), signal)
      const seen = JSON.stringify(sight)
      if (seen !== known) onChange(sight)
      known = seen
      if (sight.ended || signal.aborted) return sight
      await called
    }
  } finally {
    signal.removeEventListener('abort', wake)
    clearInterval(timer)
    unlisten()
  }
}
