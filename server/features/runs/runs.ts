import { randomUUID } from 'node:crypto'
import { calls } from '@makebelieve/contract/calls/index'
import type { QueuedRun } from '@makebelieve/contract/calls/runs'
import type { PaidKind } from '@makebelieve/contract/constants'
import { ApiError } from '@makebelieve/contract/errors'
import type { Pool } from 'pg'
import { requireAdministrator } from '../../auth/require-administrator.ts'
import type { Environment } from '../../env.ts'
import { type Registry, registerCall } from '../../http/register-call.ts'
import { requireMaker } from '../../http/require-user.ts'
import { balancesOf } from '../../ledger/ledger.ts'
import { statementOf } from '../../ledger/statement.ts'
import type { Queue } from '../../queue/queue.ts'
import type { RunLimits } from '../../runs/limits.ts'
import type { RunNews } from '../../runs/run-news.ts'
import { giveUp } from '../../runs/run-state.ts'
import type { RunStreams } from '../../runs/run-stream.ts'
import { streamRun } from '../../runs/stream-response.ts'
import { submitRun } from '../../runs/submit.ts'
import { watchRun } from '../../runs/watch-run.ts'
import { reportOfRun } from './run-report.ts'

type Services = {
  env: Environment
  pool: Pool
  queue: Queue
  news: RunNews
  streams: RunStreams
  limits: RunLimits
}

export function runsFeature(registry: Registry, services: Services): void {
  const { env, pool, queue, news, streams, limits } = services

  registerCall(registry, calls.getRun, async ({ c, params, query }) => {
    const user = await requireMaker(c)
    await findRun(pool, params.runId, user.id)
    c.header('Cache-Control', 'private, no-store')
    if (query.wait > 0) {
      const patience = AbortSignal.any([c.req.raw.signal, AbortSignal.timeout(query.wait * 1000)])
      await watchRun({ pool, news }, params.runId, patience)
    }
    return reportOfRun(pool, params.runId)
  })

  registerCall(registry, calls.resumeRun, async ({ c, params }) => {
    const user = await requireMaker(c)
    await findRun(pool, params.runId, user.id)
    return streamRun(c, streams, params.runId)
  })

  registerCall(registry, calls.cancelRun, async ({ c, params }) => {
    const user = await requireMaker(c)
    await findRun(pool, params.runId, user.id)
    await cancel(pool, params.runId, 'You cancelled this.')
    return { success: true as const }
  })

  registerCall(registry, calls.statement, async ({ c, query }) => {
    const user = await requireMaker(c)
    // The month's free credits come with the first look at a balance, and this may be that.
    await balancesOf(pool, user.id)
    return statementOf(pool, user.id, query.before)
  })

  registerCall(registry, calls.adminQueue, async ({ c }) => {
    await requireAdministrator(c, env.ADMIN_EMAILS)
    const [running, queued, failed] = await Promise.all([
      listRuns(pool, `state = 'running'`, 'started_at'),
      listRuns(pool, `state = 'queued'`, 'created_at'),
      listRuns(pool, `state = 'failed'`, 'ended_at desc'),
    ])
    c.header('Cache-Control', 'no-store')
    return { running, queued, failed }
  })

  registerCall(registry, calls.adminRetryRun, async ({ c, params }) => {
    await requireAdministrator(c, env.ADMIN_EMAILS)
    const run = await findRun(pool, params.runId)
    if (run.state !== 'failed') throw new ApiError('conflict', 'Only a failed run can be tried again.')
    const { userId, kind, input } = run
    const retry = { userId, kind, input, idempotencyKey: `retry:${randomUUID()}`, free: true }
    return { success: true as const, runId: await submitRun({ pool, queue, limits }, retry) }
  })

  registerCall(registry, calls.adminCancelRun, async ({ c, params }) => {
    await requireAdministrator(c, env.ADMIN_EMAILS)
    await cancel(pool, params.runId, 'An administrator cancelled this.')
    return { success: true as const }
  })
}

async function cancel(pool: Pool, id: string, reason: string): Promise<void> {
  if (!(await giveUp(pool, { id, state: 'cancelled', reason })))
    throw new ApiError('conflict', 'This has already ended.')
}

type Run = { userId: string; kind: PaidKind; input: object; state: string }

async function findRun(pool: Pool, id: string, userId?: string): Promise<Run> {
  const { rows } = await pool.query<Run>(
    'select user_id as "userId", kind, input, state from run where id = $1 and ($2::text is null or user_id = $2)',
    [id, userId ?? null],
  )
  if (!rows[0]) throw new ApiError('not_found', "We can't find that run.")
  return rows[0]
}

type RunRow = Omit<QueuedRun, 'createdAt' | 'startedAt' | 'endedAt'> & {
  createdAt: Date
  startedAt: Date | null
  endedAt: Date | null
}

async function listRuns(pool: Pool, which: string, order: string): Promise<QueuedRun[]> {
  const { rows } = await pool.query<RunRow>(
    `select run.id as "runId", user_id as "userId", app_user.name as username, kind, state, attempt, cost, error,
       coalesce(input ->> 'prompt', '') as prompt, run.created_at as "createdAt",
       started_at as "startedAt", ended_at as "endedAt"
     from run join app_user on app_user.id = run.user_id where ${which} order by run.${order} limit 100`,
  )
  return rows.map(({ createdAt, startedAt, endedAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    startedAt: startedAt?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
  }))
}
