import type { PaidKind } from '@makebelieve/contract/constants'
import type { RunEvent } from '@makebelieve/contract/run-events'
import type { Pool } from 'pg'
import { isOutage, untilBack } from '../database/outage.ts'
import type { Log } from '../log.ts'
import type { Queue } from '../queue/queue.ts'
import type { Storage } from '../storage/storage.ts'
import { type Direct, type EngineDefinition, GenerationFailure, type Product } from './generator.ts'
import type { RunLimits } from './limits.ts'
import { folderOf } from './run-folder.ts'
import { runJob } from './run-job.ts'
import {
  addEvents,
  beat,
  claimRun,
  type Ending,
  giveUp,
  putBack,
  type RunningRun,
  succeed,
} from './run-state.ts'
import type { ThreadPool } from './thread-pool.ts'

/** Which engine makes which kind. */
export type Engines = Partial<Record<PaidKind, EngineDefinition>>

export type WorkerOptions = {
  pool: Pool
  queue: Queue
  storage: Storage
  threads: ThreadPool
  /** How many runs this process works on at a time. */
  places: number
  engines: Engines
  /** Leads runs whose engine has no lead of its own. Without it, a thread makes each alone. */
  direct?: Direct
  limits: RunLimits
  log: Log
}

const beatMs = 1000
/** Events are written in bunches: one statement for all that happened in this time. */
const flushMs = 40

/** Runs that wait for a provider, at a time. */
const mostWaiting = 100

const stopping = new Error('The worker is stopping')
const notOurs = new Error('The run was cancelled or taken over')
const tooLate = new Error('The deadline has passed')

/** Takes runs as long as the process lives. Returns what stops it: runs under way are laid back into the queue. */
export async function startWorker(options: WorkerOptions): Promise<() => Promise<void>> {
  const { pool, queue, limits, places } = options
  const stop = new AbortController()
  const underWay = new Set<Promise<void>>()
  let waiting = 0

  async function takeRuns() {
    // One call may stand for several runs: whatever is waiting is taken before the worker rests.
    while (!stop.signal.aborted) {
      const run = await claimRun(pool, limits.runningPerUser)
      if (!run) return
      const place = Promise.withResolvers<void>()
      let isWaiting = false
      // A run that waits for a provider needs no place here; many of them fit into one process.
      const waits = () => {
        if (isWaiting || waiting >= mostWaiting) return
        isWaiting = true
        waiting++
        place.resolve()
      }
      const work = workOn(run, options, stop.signal, waits)
        // Nothing is lost: the sweeper lays it back or refunds it.
        .catch((err) => options.log.error({ err, runId: run.id }, 'A run could not be ended'))
        .finally(() => {
          underWay.delete(work)
          if (isWaiting) waiting--
          place.resolve()
        })
      underWay.add(work)
      await place.promise
    }
  }
  await queue.work(runJob, takeRuns, { localConcurrency: places })

  return async () => {
    stop.abort(stopping)
    await Promise.allSettled(underWay)
  }
}

async function workOn(
  run: RunningRun,
  options: WorkerOptions,
  stop: AbortSignal,
  waits: () => void,
): Promise<void> {
  const { pool, storage, threads, engines, direct } = options
  const lost = new AbortController()
  const signal = AbortSignal.any([stop, lost.signal])
  const deadline = setTimeout(() => lost.abort(tooLate), Math.max(0, run.deadline.getTime() - Date.now()))
  const heart = setInterval(async () => {
    const alive = await beat(pool, run).catch(() => true)
    if (!alive) lost.abort(notOurs)
  }, beatMs)
  const events = writeEvents(pool, run, signal, () => lost.abort(notOurs))

  try {
    const engine = engines[run.kind]
    if (!engine) throw new GenerationFailure("This server can't make this kind of creation yet.")
    const known = await untilBack(async () => engine.prepare?.(pool, run), signal)
    const input = { ...run.input, ...known }
    const work = (more: object, onEvent = events.add) => {
      const task = { kind: run.kind, input: { ...input, ...more }, runId: run.id }
      return threads.generate({ task, engine: engine.module, signal, onEvent })
    }
    // What services charge for is for those who have an account.
    const lead = run.forGuest ? undefined : (engine.direct ?? direct)
    const product = lead ? await lead({ run, input, work, emit: events.add, signal, waits }) : await work({})
    await events.flush()
    await storeFiles(storage, run, product)
    await untilBack(() => succeed(pool, { ...run, input }, product, engine.keep), signal)
  } catch (error) {
    await events.flush().catch(() => {})
    await endBadly(error, run, options, stop)
  } finally {
    clearTimeout(deadline)
    clearInterval(heart)
  }
}

/** Files come first: a crash between them and the creation leaves only garbage that nobody sees or pays. */
async function storeFiles(storage: Storage, run: RunningRun, { files }: Product): Promise<void> {
  for (const { path, type, bytes } of files) await storage.put(`${folderOf(run)}${path}`, bytes, { type })
}

async function endBadly(
  error: unknown,
  run: RunningRun,
  { pool, log }: Pick<WorkerOptions, 'pool' | 'log'>,
  stop: AbortSignal,
): Promise<void> {
  if (error === notOurs) return
  // What the database took away is begun again, by whoever is free.
  if (error === stopping || isOutage(error)) return untilBack(() => putBack(pool, run), stop)
  const why = reasonOf(error)
  if (why.code === 'internal') log.error({ err: error, runId: run.id }, 'A run failed')
  const ending = { id: run.id, attempt: run.attempt, state: 'failed', ...why } as const
  await untilBack(() => giveUp(pool, ending), stop)
}

function reasonOf(error: unknown): Pick<Ending, 'reason' | 'code' | 'offers'> {
  if (error === tooLate) return { reason: 'This took too long.', code: 'unavailable' }
  if (error instanceof GenerationFailure)
    return { reason: error.message, ...(error.offers && { code: 'declined', offers: error.offers }) }
  return { reason: "Something broke while making this. We've made a note of it.", code: 'internal' }
}

/**
 * Writes events in order and in bunches, and waits with them for a database that is away. Calls `onLost` when the run
 * turns out to be somebody else's.
 */
function writeEvents(pool: Pool, run: RunningRun, signal: AbortSignal, onLost: () => void) {
  let waiting: RunEvent[] = []
  let written = run.lastSeq
  let writing = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  let flushedAt = 0

  async function write() {
    const bunch = waiting
    waiting = []
    if (bunch.length === 0) return
    if (!(await untilBack(() => addEvents(pool, run, bunch, written), signal))) onLost()
    written += bunch.length
  }
  function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    flushedAt = Date.now()
    writing = writing.then(write)
    return writing
  }
  return {
    add(event: RunEvent) {
      waiting.push(event)
      // The first after a silence goes at once: somebody is waiting for it. A failure is met again by the flush at the
      // end, which decides what becomes of the run.
      const wait = Date.now() - flushedAt >= flushMs ? 0 : flushMs
      timer ??= setTimeout(() => flush().catch(() => {}), wait)
    },
    flush,
  }
}
