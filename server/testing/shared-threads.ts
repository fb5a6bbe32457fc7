import { openThreadPool, type ThreadPool, type ThreadPoolOptions } from '../runs/thread-pool.ts'

const pools = new Map<string, ThreadPool>()

/**
 * Threads for the applications of all test files that a process runs one after the other: a thread takes longer to load an
 * engine than most tests take with it. Nobody stops them but the end of the process, which idle threads do not hold up.
 */
export function sharedThreads(options: ThreadPoolOptions): ThreadPool {
  const key = JSON.stringify(options)
  const pool = pools.get(key) ?? openThreadPool(options)
  pools.set(key, pool)
  return { ...pool, stop: async () => {} }
}
