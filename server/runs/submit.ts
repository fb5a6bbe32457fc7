import { createHash } from 'node:crypto'
import { guest, type PaidKind } from '@makebelieve/contract/constants'
import { ApiError } from '@makebelieve/contract/errors'
import { texts } from '@makebelieve/contract/texts'
import type { Pool } from 'pg'
import { countAttempt } from '../auth/attempts.ts'
import { inTransaction, type Queryable } from '../database/transaction.ts'
import { householdOf } from '../http/household.ts'
import { grantMonthlyCredits, holdCredits, pocketFor, priceOf } from '../ledger/ledger.ts'
import type { Queue } from '../queue/queue.ts'
import type { RunLimits } from './limits.ts'
import { runJob } from './run-job.ts'

export type Submission = {
  userId: string
  kind: PaidKind
  /** What the engine needs to know. */
  input: object
  /** Chosen by the client: the same key with the same request is the same run. */
  idempotencyKey: string
  /** What the client sent, where the input says more or less than that. */
  request?: object
  /** Where it was asked for: guests at one address make only so many in an hour. */
  address?: string
  /** The house pays: an administrator tries again what went wrong. */
  free?: boolean
}

type Services = { pool: Pool; queue: Queue; limits: RunLimits }

/**
 * Accepts a run: the credits are held, the run is written and a worker is called, all in one transaction. Once this
 * returns, the run ends by itself, whatever crashes.
 */
export async function submitRun({ pool, queue, limits }: Services, submission: Submission): Promise<string> {
  const { userId, kind, input, idempotencyKey, request = input, address, free } = submission
  const requestHash = createHash('sha256')
    .update(JSON.stringify([kind, request]))
    .digest('hex')
  return inTransaction(pool, async (session) => {
    // From here on, this user's submissions come one after the other.
    const { plan, isGuest } = await lockUser(session, userId)
    const known = await earlierRun(session, userId, idempotencyKey, requestHash)
    if (known) return known

    await checkLimits(session, userId, plan, limits)
    if (isGuest) await countGuest(session, address)
    await grantMonthlyCredits(session, userId, new Date())
    const cost = free || plan === 'studio' ? 0 : priceOf(kind)
    const bucket = cost > 0 ? await pocketFor(session, userId, kind) : null
    const { rows } = await session.query<{ id: string }>(
      `insert into run (user_id, kind, input, cost, bucket, idem_key, request_hash, deadline)
       values ($1, $2, $3, $4, $5, $6, $7, now() + make_interval(secs => $8)) returning id`,
      [
        userId,
        kind,
        JSON.stringify(input),
        cost,
        bucket,
        idempotencyKey,
        requestHash,
        limits.deadlineSeconds[kind],
      ],
    )
    const runId = rows[0]?.id ?? ''
    if (bucket) await holdCredits(session, { runId, userId, cost, bucket })
    await queue.send(runJob, { runId }, { db: { executeSql: (text, values) => session.query(text, values) } })
    return runId
  })
}

type Submitter = { plan: string; isGuest: boolean }

async function lockUser(session: Queryable, userId: string): Promise<Submitter> {
  const { rows } = await session.query<Submitter>(
    'select plan, is_guest as "isGuest" from app_user where id = $1 for no key update',
    [userId],
  )
  if (!rows[0]) throw new ApiError('unauthenticated', texts.chat.authenticationRequired)
  return rows[0]
}

const countGuest = (session: Queryable, address = '') =>
  countAttempt(session, `guest-run:${householdOf(address)}`, {
    most: guest.perHour,
    seconds: 3600,
    refusal: `Guests can make ${guest.perHour} things an hour from one place. Sign up, or try again later.`,
  })

async function earlierRun(
  session: Queryable,
  userId: string,
  key: string,
  hash: string,
): Promise<string | undefined> {
  const { rows } = await session.query<{ id: string; request_hash: string }>(
    'select id, request_hash from run where user_id = $1 and idem_key = $2',
    [userId, key],
  )
  if (rows[0] && rows[0].request_hash !== hash)
    throw new ApiError(
      'conflict',
      'This idempotency key was already used for another request. Choose a new one.',
    )
  return rows[0]?.id
}

async function checkLimits(
  session: Queryable,
  userId: string,
  plan: string,
  limits: RunLimits,
): Promise<void> {
  const { rows } = await session.query<{ mine: number; queued: number; recent: number }>(
    `select (select count(*)::int from run where user_id = $1 and state in ('queued', 'running')) as mine,
            (select count(*)::int from run where state = 'queued') as queued,
            (select count(*)::int from run where user_id = $1 and created_at > now() - interval '1 hour') as recent`,
    [userId],
  )
  const { mine = 0, queued = 0, recent = 0 } = rows[0] ?? {}
  if (mine >= limits.runningPerUser + limits.queuedPerUser)
    throw new ApiError(
      'too_many_requests',
      "You've reached the limit for creations at one time. Wait for one to finish, or cancel one.",
    )
  if (plan === 'studio' && recent >= limits.studioPerHour)
    throw new ApiError(
      'too_many_requests',
      `Studio makes up to ${limits.studioPerHour} creations an hour. Please carry on a little later.`,
    )
  if (queued >= limits.queuedInAll) throw new ApiError('unavailable', texts.gameChat.quickFailed)
}
