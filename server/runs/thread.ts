import { setPriority } from 'node:os'
import { type MessagePort, threadId, workerData } from 'node:worker_threads'
import type { Offer } from '@makebelieve/contract/offer'
import type { RunEvent } from '@makebelieve/contract/run-events'
import { type Generate, GenerationFailure, type GeneratorTask, type Product, type Warm } from './generator.ts'

/** What the pool sends into a thread. */
export type ThreadTask = GeneratorTask & {
  /** A module with an export `generate`. */
  engine: string
  events: MessagePort
}

// On Linux this concerns only this thread: the one that answers requests goes first when both want a core.
setPriority(10)

// The pool gives a thread its first task once this module is loaded.
const { warm: engines = [] }: { warm?: string[] } = workerData ?? {}
for (const engine of engines) {
  const { warm }: { warm?: Warm } = await import(engine)
  await warm?.()
}

/** What a thread sends out: who it is and what it had used before, then events, then null as the last thing. */
export type ThreadMessage = { threadId: number; cpuBefore: number } | RunEvent | null

/** A class of error does not survive the way out of a thread, so what the user should hear travels as data. */
export type ThreadResult = { product: Product } | { refusal: string; offers?: Offer[] }

/** Runs inside a worker thread, one task at a time. */
export default async function generateInThread({
  engine,
  events,
  ...task
}: ThreadTask): Promise<ThreadResult> {
  const say = (message: ThreadMessage) => events.postMessage(message)
  const { user, system } = process.threadCpuUsage()
  say({ threadId, cpuBefore: user + system })
  try {
    const { generate }: { generate: Generate } = await import(engine)
    return { product: await generate(task, say) }
  } catch (error) {
    if (error instanceof GenerationFailure) return { refusal: error.message, offers: error.offers }
    throw error
  } finally {
    say(null)
  }
}
