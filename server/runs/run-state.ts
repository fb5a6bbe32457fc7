import type { PaidKind, Pocket } from '@makebelieve/contract/constants'
import type { ErrorBody, ErrorCode } from '@makebelieve/contract/errors'
import type { Offer } from '@makebelieve/contract/offer'
import type { RunEvent } from '@makebelieve/contract/run-events'
import type { Pool } from 'pg'
import { inTransaction, type Queryable } from '../database/transaction.ts'
import { returnDifference, settleHold } from '../ledger/ledger.ts'

/** A run in the hands of a worker. `attempt` is the fence: with an older number nothing can be written any more. */
export type RunningRun = {
  id: string
  userId: string
  kind: PaidKind
  input: object
  attempt: number
  deadline: Date
  /** How many events the run had when it was taken. */
  lastSeq: number
  /** Whoever asked has no account. */
  forGuest: boolean
}

export type NewCreation = {
  kind: 'game' | 'model' | 'environment'
  name: string
  /** What only the keeper of this kind understands. */
  details?: object
  /** As what it is charged, where that is less than what was ordered: the difference goes back. */
  worth?: PaidKind
}

/** Writes a creation down and returns what the run says about it. Throws when it has no place any more. */
export type KeepCreation = (
  session: Queryable,
  run: RunningRun,
  creation: NewCreation,
) => Promise<RunEvent[]> | RunEvent[]

/** Everyone who listens to runs hears here that one has news. */
export const channel = 'run_event'

/** Takes the run that has waited longest and whose user has a free place. */
export async function claimRun(pool: Pool, runningPerUser: number): Promise<RunningRun | undefined> {
  return inTransaction(pool, async (session) => {
    // Claims are rare and short; one at a time keeps the count of a user's runs right.
    await session.query(`select pg_advisory_xact_lock(hashtext('run.claim'))`)
    const { rows } = await session.query<RunningRun>(
      `update run set state = 'running', attempt = attempt + 1, heartbeat_at = now(), started_at = coalesce(started_at, now())
       where id = (
         select id from run waiting
         where state = 'queued' and deadline > now()
           and (select count(*) from run busy where busy.user_id = waiting.user_id and busy.state = 'running') < $1
         order by created_at limit 1 for update skip locked
       )
       returning id, user_id as "userId", kind, input, attempt, deadline, last_seq as "lastSeq",
         (select is_guest from app_user where app_user.id = run.user_id) as "forGuest"`,
      [runningPerUser],
    )
    return rows[0]
  })
}

/** Says that the worker lives. False: the run is no longer its own. */
export async function beat(pool: Pool, { id, attempt }: RunningRun): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update run set heartbeat_at = now() where id = $1 and attempt = $2 and state = 'running'`,
    [id, attempt],
  )
  return rowCount === 1
}

/**
 * Adds events to a run. False: the run is no longer the worker's own, and nothing was added. Whoever says after which
 * event they come may add them twice, as is done when a session is lost before it has answered: they are there once.
 */
export async function addEvents(
  db: Queryable,
  run: RunningRun,
  events: RunEvent[],
  after?: number,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `with owner as (
       update run set last_seq = coalesce($4::int, last_seq) + jsonb_array_length($3::jsonb)
       where id = $1 and attempt = $2 and state = 'running'
       returning last_seq - jsonb_array_length($3::jsonb) as before
     ), written as (
       insert into run_event (run_id, seq, attempt, type, data)
       select $1, before + position, $2, event ->> 'type', event - 'type'
       from owner, jsonb_array_elements($3::jsonb) with ordinality as list (event, position)
       on conflict (run_id, seq) do nothing
     )
     select pg_notify('${channel}', $1::text) from owner`,
    [run.id, run.attempt, JSON.stringify(events), after ?? null],
  )
  return rowCount === 1
}

/** The creation carries the id of its run, so that its files could be written before it existed. */
export const keepCreation: KeepCreation = async (session, { id, userId }, { kind, name }) => {
  await session.query('insert into creation (id, user_id, kind, name, run_id) values ($1, $2, $3, $4, $1)', [
    id,
    userId,
    kind,
    name,
  ])
  return [{ type: 'upload_to_s3', game_id: id }]
}

/** Makes the creation, spends the credits and ends the run, all at once. False: it was not the worker's any more. */
export async function succeed(
  pool: Pool,
  run: RunningRun,
  creation: NewCreation,
  keep = keepCreation,
): Promise<boolean> {
  return inTransaction(pool, async (session) => {
    const owned = await session.query(
      'select 1 from run where id = $1 and attempt = $2 and state = $3 for update',
      [run.id, run.attempt, 'running'],
    )
    if (owned.rowCount === 0) return false
    const events = await keep(session, run, creation)
    await addEvents(session, run, [...events, { type: 'done' }])
    await endRun(session, run.id, 'succeeded', null, creation.worth)
    return true
  })
}

export type Ending = {
  id: string
  /** Only if this worker still holds it; without, whoever holds it. */
  attempt?: number
  state: 'failed' | 'cancelled'
  /** Plain words, shown to the user. */
  reason: string
  /** What kind of failure it is; by default that which the state suggests. */
  code?: ErrorCode
  /** Ways on, where something near could be made. */
  offers?: Offer[]
}

/** Ends a run without a creation; what was held goes back. False: it had ended already. */
export async function giveUp(pool: Pool, ending: Ending): Promise<boolean> {
  const { id, attempt, state, reason, offers } = ending
  const code = ending.code ?? (state === 'cancelled' ? 'conflict' : 'unprocessable')
  return inTransaction(pool, async (session) => {
    const { rows } = await session.query<{ attempt: number; cost: number }>(
      `select attempt, cost from run
       where id = $1 and state in ('queued', 'running') and ($2::int is null or (attempt = $2 and state = 'running'))
       for update`,
      [id, attempt ?? null],
    )
    if (!rows[0]) return false
    const back = rows[0].cost > 0 ? ' Your credits were returned.' : ''
    await endRun(session, id, state, reason)
    const failure: ErrorBody = { code, message: `${reason}${back}`, ...(offers && { offers }) }
    await session.query(
      `insert into run_event (run_id, seq, attempt, type, data)
       select id, last_seq, attempt, 'error', $2::jsonb from run where id = $1`,
      [id, JSON.stringify(failure)],
    )
    return true
  })
}

/** Closes the row and settles its hold. An ending without a creation leaves room for one last event. */
async function endRun(
  session: Queryable,
  id: string,
  state: string,
  reason: string | null,
  worth?: PaidKind,
): Promise<void> {
  const { rows } = await session.query<{ userId: string; cost: number; bucket: Pocket | null }>(
    `update run set state = $2, error = $3, ended_at = now(), last_seq = last_seq + case when $3::text is null then 0 else 1 end
     where id = $1 returning user_id as "userId", cost, bucket`,
    [id, state, reason],
  )
  const run = rows[0]
  if (run?.bucket) {
    const hold = { runId: id, userId: run.userId, cost: run.cost, bucket: run.bucket }
    await settleHold(session, hold, state === 'succeeded' ? 'spend' : 'return')
    if (state === 'succeeded' && worth) await returnDifference(session, hold, worth)
  }
  await session.query(`select pg_notify('${channel}', $1)`, [id])
}

/** Lays a run back into the queue, for a worker that has to stop. */
export async function putBack(pool: Pool, { id, attempt }: RunningRun): Promise<void> {
  await pool.query(
    `update run set state = 'queued', heartbeat_at = null, enqueued_at = now() - interval '1 hour'
     where id = $1 and attempt = $2 and state = 'running'`,
    [id, attempt],
  )
}
