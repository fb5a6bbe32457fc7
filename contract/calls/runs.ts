import { z } from 'zod'
import { defineCall } from '../call.ts'
import { communityType } from '../entities/community-item.ts'
import { errorBody } from '../error-body.ts'
import { success } from './success.ts'
import { wholeNumber } from './whole-number.ts'

const tag = 'Runs'
const params = z.object({ runId: z.uuid() })

const state = z.enum(['queued', 'running', 'succeeded', 'failed', 'cancelled'])

/** What is answered to whoever does not wait for a run. */
export const acceptedRun = z.object({ runId: z.string() })

/** A run as its user sees it. */
export const runReport = z.object({
  runId: z.string(),
  kind: z.enum(['quick', 'agent', 'model', 'environment']),
  state,
  /** Whether it is over, whatever came of it. */
  ended: z.boolean(),
  prompt: z.string(),
  /** Credits: held while it runs, spent once what it made is proven, returned otherwise. */
  cost: z.int(),
  createdAt: z.string(),
  startedAt: z.string().nullable(),
  endedAt: z.string().nullable(),
  /** What it does, or did last. */
  stage: z.string().optional(),
  /** How far it is, from 0 to 1. */
  progress: z.number().min(0).max(1),
  /** What it made, or what it changed. */
  creation: z
    .object({ modelId: z.string(), versionId: z.string(), modelType: communityType, modelName: z.string() })
    .optional(),
  /** Why nothing came of it. */
  error: errorBody.optional(),
})
export type RunReport = z.output<typeof runReport>

/** A run as administrators see it. */
export const queuedRun = z.object({
  runId: z.string(),
  userId: z.string(),
  username: z.string(),
  kind: z.string(),
  state,
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
  getRun: defineCall('getRun', {
    tag,
    summary:
      'How a run of the signed-in user is going, and what came of it. With wait, answers once it has ended, or after that many seconds.',
    params,
    query: z.object({ wait: wholeNumber(0, 60).default(0) }),
    answer: runReport,
  }),

  resumeRun: defineCall('resumeRun', {
    tag,
    summary: 'Streams the events of a run after Last-Event-ID, or from its beginning.',
    params,
    answer: 'stream',
  }),

  cancelRun: defineCall('cancelRun', {
    tag,
    summary: 'Ends a run of the signed-in user; its credits are returned.',
    params,
    answer: success,
  }),

  adminQueue: defineCall('adminQueue', {
    tag,
    summary: "For administrators: what's running, what's waiting, and what failed recently.",
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
    summary: "For administrators: ends anyone's run; its credits are returned.",
    params,
    answer: success,
  }),
}
