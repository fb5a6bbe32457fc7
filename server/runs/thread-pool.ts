import { join } from 'node:path'
import { MessageChannel } from 'node:worker_threads'
import type { RunEvent } from '@makebelieve/contract/run-events'
import { Piscina } from 'piscina'
import { GenerationFailure, type GeneratorTask, type Product } from './generator.ts'
import type { ThreadMessage, ThreadResult, ThreadTask } from './thread.ts'

export type ThreadPoolOptions = {
  threads: number
  memoryMegabytes: number
  cpuSeconds: number
  /** Engines that every thread loads before its first task. Some threads then wait for one, and stay. */
  warm?: string[]
}

/** Threads kept warm: enough for the first users, few enough for the memory of a small machine. */
const mostWarm = 2

export type ThreadPool = ReturnType<typeof openThreadPool>

type Job = {
  task: GeneratorTask
  engine: string
  signal: AbortSignal
  onEvent(event: RunEvent): void
}

const lookMs = 500

/**
 * Threads that generate. A thread that takes too much of the processor is ended, one that takes too much memory ends
 * itself; both cost only the run they were working on, and a fresh thread takes their place.
 */
export function openThreadPool({ threads, memoryMegabytes, cpuSeconds, warm = [] }: ThreadPoolOptions) {
  const pool = new Piscina<ThreadTask, ThreadResult>({
    filename: join(import.meta.dirname, 'thread.ts'),
    minThreads: warm.length > 0 ? Math.min(threads, mostWarm) : 0,
    maxThreads: threads,
    idleTimeout: 60_000,
    workerData: { warm },
    resourceLimits: { maxOldGenerationSizeMb: memoryMegabytes },
  })
  const tooMuchMemory = `This needed more than the ${memoryMegabytes} MB of memory a run can use. Try something simpler.`
  const tooMuchWork = `This needed more than the ${cpuSeconds} seconds of computing a run can use. Try something simpler.`

  /** Looks at the thread's clock now and then; the thread itself may be too busy to look. */
  function watch({ threadId, cpuBefore }: { threadId: number; cpuBefore: number }, stop: () => void) {
    const worker = pool.threads.find((thread) => thread.threadId === threadId)
    return setInterval(async () => {
      const used = await worker?.cpuUsage().catch(() => undefined)
      if (used && (used.user + used.system - cpuBefore) / 1e6 > cpuSeconds) stop()
    }, lookMs)
  }

  return {
    /** Rejects with a `GenerationFailure` for the user, or with what the signal was aborted for. */
    async generate({ task, engine, signal, onEvent }: Job): Promise<Product> {
      const { port1, port2 } = new MessageChannel()
      const overworked = new AbortController()
      let watching: NodeJS.Timeout | undefined
      // The last events may still be on their way when the result is already here; the thread sends null behind them.
      const drained = new Promise<void>((resolve) => {
        port1.on('message', (message: ThreadMessage) => {
          if (message === null) resolve()
          else if ('threadId' in message) watching = watch(message, () => overworked.abort())
          else onEvent(message)
        })
      })
      try {
        const result = await pool.run(
          { ...task, engine, events: port2 },
          { signal: AbortSignal.any([signal, overworked.signal]), transferList: [port2] },
        )
        await drained
        if ('refusal' in result) throw new GenerationFailure(result.refusal, result.offers)
        return result.product
      } catch (error) {
        if (signal.aborted) throw signal.reason
        if (overworked.signal.aborted) throw new GenerationFailure(tooMuchWork)
        throw isOutOfMemory(error) ? new GenerationFailure(tooMuchMemory) : error
      } finally {
        clearInterval(watching)
        port1.close()
      }
    },
    stop: () => pool.destroy(),
  }
}

const isOutOfMemory = (error: unknown) => (error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY'
