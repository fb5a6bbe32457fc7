import type { RunEvent } from '@makebelieve/contract/run-events'
import type { NewCreation } from './run-state.ts'

/** What an engine is asked, inside a worker thread. */
export type GeneratorTask = { kind: string; input: object; runId: string }

export type GeneratedFile = { path: string; type: string; bytes: Uint8Array }

/** What an engine gives back once its proof has passed. */
export type Product = NewCreation & { files: GeneratedFile[] }

/** An engine as runs see it. It throws a `GenerationFailure` when it can say in plain words why not. */
export type Generate = (task: GeneratorTask, emit: (event: RunEvent) => void) => Promise<Product> | Product

/** A reason that is meant for the user. */
export class GenerationFailure extends Error {
  override readonly name = 'GenerationFailure'
}
