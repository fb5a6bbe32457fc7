import { join } from 'node:path'
import { MessageChannel } from 'node:worker_threads'
import type { RunEvent } from '@makebelieve/contract/run-events'
import { Piscina } from 'piscina'
import { GenerationFailure, type GeneratorTask, type Product } from './generator.ts'
import type { ThreadResult, ThreadTask } from './thread.ts'

export type ThreadPoolOptions = {
  threads: number
  memoryMegabytes: number
}

export type ThreadPool = ReturnType<typeof openThreadPool>

type Job = {
  task: GeneratorTask
  engine: string
  signal: AbortSignal
  onEvent(event: RunEvent): void
}

/**
 * Threads that generate. A thread that takes too long is ended, one that takes too much memory ends itself; both cost
 * only the run they were working on, and a fresh thread takes their place.
 */
export function openThreadPool({ threads, memoryMegabytes }: ThreadPoolOptions) {
  const pool = new Piscina<ThreadTask, ThreadResult>({
    filename: join(import.meta.dirname, 'thread.ts'),
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: 60_000,
    resourceLimits: { maxOldGenerationSizeMb: memoryMegabytes },
  })

  return {
    /** Rejects with a `GenerationFailure` for the user, or with what the signal was aborted for. */
    async generate({ task, engine, signal, onEvent }: Job): Promise<Product> {
      const { port1, port2 } = new MessageChannel()
      // The last events may still be on their way when the result is already here; the thread sends null behind them.
      const drained = new Promise<void>((resolve) => {
        port1.on('message', (event: RunEvent | null) => (event ? onEvent(event) : resolve()))
      })
      try {
        const result = await pool.run({ ...task, engine, events: port2 }, { signal, transferList: [port2] })
        await drained
        if ('refusal' in result) throw new GenerationFailure(result.refusal)
        return result.product
      } catch (error) {
        throw signal.aborted ? signal.reason : explain(error, memoryMegabytes)
      } finally {
        port1.close()
      }
    },
    stop: () => pool.destroy(),
  }
}

function explain(error: unknown, memoryMegabytes: number): Error {
  const { code } = error as Error & { code?: string }
  if (code === 'ERR_WORKER_OUT_OF_MEMORY')
    return new GenerationFailure(
      `This needed more than the ${memoryMegabytes} MB of memory a run may use. Try something simpler.`,
    )
  return error as Error
}
