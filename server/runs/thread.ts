import { setPriority } from 'node:os'
import type { MessagePort } from 'node:worker_threads'
import type { RunEvent } from '@makebelieve/contract/run-events'
import { type Generate, GenerationFailure, type GeneratorTask, type Product } from './generator.ts'

/** What the pool sends into a thread. */
export type ThreadTask = GeneratorTask & {
  /** A module with an export `generate`. */
  engine: string
  events: MessagePort
}

// On Linux this concerns only this thread: the one that answers requests goes first when both want a core.
setPriority(10)

/** A class of error does not survive the way out of a thread, so what the user should hear travels as data. */
export type ThreadResult = { product: Product } | { refusal: string }

/** Runs inside a worker thread, one task at a time. */
export default async function generateInThread({
  engine,
  events,
  ...task
}: ThreadTask): Promise<ThreadResult> {
  const { generate }: { generate: Generate } = await import(engine)
  try {
    return { product: await generate(task, (event: RunEvent) => events.postMessage(event)) }
  } catch (error) {
    if (error instanceof GenerationFailure) return { refusal: error.message }
    throw error
  } finally {
    events.postMessage(null)
  }
}
