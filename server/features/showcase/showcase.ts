import type { Pool } from 'pg'
import { isOutage } from '../../database/outage.ts'
import type { Log } from '../../log.ts'
import type { ThreadPool } from '../../runs/thread-pool.ts'
import { buildPieces } from './build-pieces.ts'
import { followList } from './follow-list.ts'
import { pause } from './pause.ts'
import type { CommittedPiece, HouseKinds } from './pieces.ts'
import { nextPending } from './showcase-rows.ts'

export type ShowcaseOptions = {
  pool: Pool
  log: Log
  /** What came with the program, read when the server has started; none where none is wanted. */
  committed(): Promise<CommittedPiece[]>
  kinds: HouseKinds
  /** Those that runs of users are made on. */
  threads: ThreadPool
  /** Opened when there is something to build, closed when there is nothing left. */
  openIdleThread(): ThreadPool
  publish(creationId: string): Promise<void>
  unpublish(creationId: string): Promise<void>
  /** How long a starting server is left alone. */
  restMs?: number
  /** How often a server that is not the one at work looks whether it has to take over. */
  takeOverMs?: number
}

const lock = `hashtext('showcase')`

/**
 * Sees to it that a new installation has something to show, in the background: first every piece stands on the shelf
 * with its picture, then they are built one after the other. A server that is killed goes on where it was; of several
 * servers one works. Returns what stops it.
 */
export function startShowcase(options: ShowcaseOptions): () => Promise<void> {
  const stopping = new AbortController()
  const work = tend(options, stopping.signal).catch((err) => {
    if (!stopping.signal.aborted) options.log.error({ err }, 'The showcase could not be brought up to date')
  })
  return async () => {
    stopping.abort()
    await work
  }
}

async function tend(options: ShowcaseOptions, signal: AbortSignal): Promise<void> {
  await pause(options.restMs ?? 1000, signal)
  while (!signal.aborted) {
    try {
      if (await alone(options.pool, signal, (stop) => bringUpToDate(options, stop))) return
    } catch (error) {
      if (!isOutage(error)) throw error
      options.log.warn('The database went away while the showcase was brought up to date; it is tried again')
    }
    await pause(options.takeOverMs ?? 10_000, signal)
  }
}

async function bringUpToDate(options: ShowcaseOptions, signal: AbortSignal): Promise<void> {
  const { pool } = options
  await followList({ ...options, signal }, await options.committed())
  if (signal.aborted || !(await nextPending(pool))) return
  const idleThread = options.openIdleThread()
  try {
    await buildPieces({ ...options, idleThread, signal })
    if (!signal.aborted) options.log.info('The showcase is built')
  } finally {
    await idleThread.stop()
  }
}

/**
 * Does some work unless another server is at it, and says whether it was done. The lock goes with its session: a killed
 * server holds none, and whoever loses the session stops, because another one may begin.
 */
async function alone(
  pool: Pool,
  signal: AbortSignal,
  work: (stop: AbortSignal) => Promise<void>,
): Promise<boolean> {
  const session = await pool.connect()
  const lost = new AbortController()
  session.once('error', () => lost.abort())
  try {
    const { rows } = await session.query<{ free: boolean }>(`select pg_try_advisory_lock(${lock}) as free`)
    if (!rows[0]?.free) return false
    await work(AbortSignal.any([signal, lost.signal]))
    return !lost.signal.aborted
  } finally {
    // Closes the session, and the lock with it.
    session.release(true)
  }
}
