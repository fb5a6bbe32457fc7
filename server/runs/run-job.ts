import { z } from 'zod'
import type { JobDefinition } from '../queue/queue.ts'

/**
 * Wakes a worker. It says which run asked, but the worker takes whichever is next: the table of runs knows who is
 * waiting, the queue only carries the call. A lost or doubled call therefore does no harm.
 */
export const runJob: JobDefinition<{ runId: string }> = {
  name: 'run',
  payload: z.object({ runId: z.uuid() }),
  // The run itself is tried again by the sweeper, which also moves its credits.
  retryLimit: 0,
  expireInSeconds: 3600,
}
