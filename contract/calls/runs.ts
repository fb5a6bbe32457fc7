import { z } from 'zod'
import { defineCall } from '../call.ts'
import { success } from './success.ts'

const tag = 'Runs'
const params = z.object({ runId: z.uuid() })

/** A run as administrators see it. */
export const queuedRun = z.object({
  runId: z.string(),
  userId: z.string(),
  username: z.string(),
  kind: z.string(),
  state: z.enum(['queued', 'running', 'succeeded', 'failed', 'cancelled']),
  attempt: z.int(),
  prompt: z.string(),
  cost: z.int(),
  createdAt: z.string(),
  startedAt: z.string().nullable(),
  endedAt: z.string().nullable(),
  error: z.string().nullable(),
})
export type QueuedRun = z.output<typeof queuedRun>

export const runCalls = {
  resumeRun: defineCall('resumeRun', {
    tag,
    summary: 'Streams the events of a run after Last-Event-ID, or from its beginning.',
    params,
    answer: 'stream',
  }),

  cancelRun: defineCall('cancelRun', {
    tag,
    summary: 'Ends a run of the signed-in user; its credits go back.',
    params,
    answer: success,
  }),

  adminQueue: defineCall('adminQueue', {
    tag,
    summary: 'For administrators: what runs, what waits, and what failed lately.',
    answer: z.object({ running: z.array(queuedRun), queued: z.array(queuedRun), failed: z.array(queuedRun) }),
  }),

  adminRetryRun: defineCall('adminRetryRun', {
    tag,
    summary: 'For administrators: tries a failed run again, at no cost to its user.',
    params,
    answer: success.extend({ runId: z.string() }),
  }),

  adminCancelRun: defineCall('adminCancelRun', {
    tag,
    summary: 'For administrators: ends a run of anybody; its credits go back.',
    params,
    answer: success,
  }),
}
