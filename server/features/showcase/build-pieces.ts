import type { Pool } from 'pg'
import type { Log } from '../../log.ts'
import { GenerationFailure } from '../../runs/generator.ts'
import type { ThreadPool } from '../../runs/thread-pool.ts'
import { pause } from './pause.ts'
import type { HouseKinds } from './pieces.ts'
import { areUsersBusy, nextPending, noteBuilt, noteFailure, type Pending } from './showcase-rows.ts'

export type BuildOptions = {
  pool: Pool
  /** A thread of the house's own, so that no run of a user ever waits for it. */
  idleThread: ThreadPool
  /** Those that runs of users are made on. */
  threads: ThreadPool
  kinds: HouseKinds
  unpublish(creationId: string): Promise<void>
  log: Log
  signal: AbortSignal
}

/** How long the house waits for the work of users to end before it looks again. */
const politeMs = 500
/** How long somebody who opens a piece may wait before it is begun. */
const lookMs = 200

/** Builds what is not there yet until all of it is. */
export async function buildPieces(options: BuildOptions): Promise<void> {
  const done = new AbortController()
  const waiting = { ...options, signal: AbortSignal.any([options.signal, done.signal]) }
  await Promise.all([buildCalmly(options).finally(() => done.abort()), buildWanted(waiting)])
}

/** One after the other, as long as nobody else has work for this machine. */
async function buildCalmly(options: BuildOptions): Promise<void> {
  const { pool, signal, idleThread } = options
  while (!signal.aborted) {
    const next = await nextPending(pool)
    if (!next) return
    if (next.wanted || (await areUsersBusy(pool))) await pause(politeMs, signal)
    else await build(next, idleThread, options)
  }
}

/** Whoever opens a piece is a user: it is built at once, and where their own would be. */
async function buildWanted(options: BuildOptions): Promise<void> {
  const { pool, signal, threads } = options
  while (!signal.aborted) {
    const next = await nextPending(pool, { wanted: true })
    if (next) await build(next, threads, options)
    else await pause(lookMs, signal)
  }
}

async function build(
  { name, kind: kindName, creationId, versionId }: Pending,
  threads: ThreadPool,
  { pool, kinds, idleThread, unpublish, log, signal }: BuildOptions,
): Promise<void> {
  const kind = kinds[kindName]
  const input = { plan: await kind.planOf(versionId), idle: threads === idleThread }
  const task = { kind: 'showcase', input, runId: versionId }
  try {
    const { files, details } = await threads.generate({ task, engine: kind.engine, signal, onEvent() {} })
    await kind.fill(versionId, files, details)
    await noteBuilt(pool, versionId)
  } catch (error) {
    if (signal.aborted) return
    if (!(error instanceof GenerationFailure)) throw error
    // What came proven is not proven by this version of the engine, so it is not shown.
    log.warn({ piece: name, reason: error.message }, 'A piece of the showcase did not pass its proof')
    await noteFailure(pool, versionId, error.message)
    await unpublish(creationId)
  }
}
