import {
  maxQueuedInAll,
  maxQueuedPerUser,
  maxRunningPerUser,
  type PaidKind,
} from '@makebelieve/contract/constants'

export type RunLimits = {
  runningPerUser: number
  queuedPerUser: number
  queuedInAll: number
  /** Studio pays nothing; this keeps one customer from taking all workers. */
  studioPerHour: number
  deadlineSeconds: Record<PaidKind, number>
  /** A worker that says nothing for so long is taken for dead. */
  silenceSeconds: number
  /** A queued run that no worker has taken for so long is called out again. */
  callAgainSeconds: number
  attempts: number
}

export const runLimits: RunLimits = {
  runningPerUser: maxRunningPerUser,
  queuedPerUser: maxQueuedPerUser,
  queuedInAll: maxQueuedInAll,
  studioPerHour: 60,
  deadlineSeconds: { quick: 300, agent: 900, model: 300, environment: 300 },
  silenceSeconds: 10,
  callAgainSeconds: 10,
  attempts: 3,
}
