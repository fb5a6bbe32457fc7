import type { Offer } from '@makebelieve/contract/offer'
import type { RunEvent } from '@makebelieve/contract/run-events'
import type { Queryable } from '../database/transaction.ts'
import type { KeepCreation, NewCreation, RunningRun } from './run-state.ts'

/** What an engine is asked, inside a worker thread. */
export type GeneratorTask = { kind: string; input: object; runId: string }

export type GeneratedFile = { path: string; type: string; bytes: Uint8Array }

/** What an engine gives back once its proof has passed. */
export type Product = NewCreation & { files: GeneratedFile[] }

/** An engine as runs see it. It throws a `GenerationFailure` when it can say in plain words why not. */
export type Generate = (task: GeneratorTask, emit: (event: RunEvent) => void) => Promise<Product> | Product

/** Loads what the first task would otherwise wait for. A module of an engine may export it. */
export type Warm = () => Promise<void> | void

/** What leads a run, where a language provider takes part. */
export type Stage = {
  run: RunningRun
  /** All that is known about what to make. */
  input: object
  /** Has a thread make it: what is known, and what is told beyond that. */
  work(more: object, onEvent?: (event: RunEvent) => void): Promise<Product>
  emit(event: RunEvent): void
  signal: AbortSignal
  /** Says that from here on the run mostly waits for others, so that its place can go to another run. */
  waits(): void
}
export type Direct = (stage: Stage) => Promise<Product>

/** How a kind of run is made. */
export type EngineDefinition = {
  /** A module with an export `generate`. */
  module: string
  /** What the engine is told beyond the input of the run. Looked up when a worker begins, so that it is current. */
  prepare?(db: Queryable, run: RunningRun): Promise<object>
  /** Leads the making in this process, with threads for the work. Without it, whatever leads all others does. */
  direct?: Direct
  /** Writes down what was made, in the transaction that spends the credits. */
  keep?: KeepCreation
}

/** A reason that is meant for the user, and ways on, where something near could be made. */
export class GenerationFailure extends Error {
  override readonly name = 'GenerationFailure'
  readonly offers: Offer[] | undefined

  constructor(message: string, offers?: Offer[]) {
    super(message)
    this.offers = offers
  }
}
