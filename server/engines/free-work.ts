import { ApiError } from '@makebelieve/contract/errors'
import type { RunEvent } from '@makebelieve/contract/run-events'
import { texts } from '@makebelieve/contract/texts'
import { GenerationFailure, type Product } from '../runs/generator.ts'
import type { ThreadPool } from '../runs/thread-pool.ts'
import { openRation } from './ration.ts'

export type FreeWork = ReturnType<typeof openFreeWork>

export type FreeTask = { id: string; input: object; onEvent?(event: RunEvent): void }

const rations = { perAsker: 3, inAll: 16 }
const longestMs = 60_000

/**
 * Work in threads that nobody pays for: pictures, exports, and what visitors try. It takes seconds, so whoever asks waits
 * for it; and it is rationed, so that those who pay do not wait for it.
 */
export function openFreeWork(threads: Pick<ThreadPool, 'generate'>) {
  const within = openRation(rations)

  async function work(engine: string, { id, input, onEvent = () => {} }: FreeTask): Promise<Product> {
    // Not ended when the asker goes: a thread that is stopped in its work is lost, and a new one takes seconds to load.
    const signal = AbortSignal.timeout(longestMs)
    const task = { kind: 'free', input, runId: id }
    try {
      return await threads.generate({ task, engine, signal, onEvent })
    } catch (error) {
      if (error === signal.reason) throw new ApiError('unavailable', texts.gameChat.quickFailed)
      if (error instanceof GenerationFailure)
        throw new ApiError(error.offers ? 'declined' : 'unprocessable', error.message, {
          offers: error.offers,
        })
      throw error
    }
  }

  return {
    /** `id` is for whoever reads the log; `engine` is a module with an export `generate`. */
    do: (asker: string, engine: string, task: FreeTask) => within(asker, () => work(engine, task)),
  }
}
