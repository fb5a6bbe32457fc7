import {
  choosePocket,
  guest,
  monthlyFreeCredits,
  type PaidKind,
  type Pocket,
  prices,
} from '@makebelieve/contract/constants'
import { ApiError } from '@makebelieve/contract/errors'
import { texts } from '@makebelieve/contract/texts'
import type { Pool } from 'pg'
import { inTransaction, type Queryable } from '../database/transaction.ts'

export type Balances = { free: number; paid: number; held: number }

/** What a user has. Makes the month's free grant first if it is due. */
export async function balancesOf(pool: Pool, userId: string, now = new Date()): Promise<Balances> {
  const { rows } = await pool.query<{ granted_month: string | null }>(
    'select granted_month from app_user where id = $1',
    [userId],
  )
  if (rows[0] && rows[0].granted_month !== monthOf(now))
    await inTransaction(pool, (session) => grantMonthlyCredits(session, userId, now))
  return readBalances(pool, userId)
}

async function readBalances(db: Queryable, userId: string): Promise<Balances> {
  const { rows } = await db.query<{ bucket: keyof Balances; balance: number }>(
    'select bucket, balance from account where user_id = $1',
    [userId],
  )
  const balances = { free: 0, paid: 0, held: 0 }
  for (const { bucket, balance } of rows) balances[bucket] = balance
  return balances
}

const monthOf = (now: Date) => now.toISOString().slice(0, 7)

/**
 * Tops the free credits up to the monthly amount, once per calendar month (UTC). Lazy: whoever does not come in a
 * month costs nothing. The month is marked even when nothing was missing, so credits never stack. A guest gets less.
 */
export async function grantMonthlyCredits(session: Queryable, userId: string, now: Date): Promise<void> {
  const month = monthOf(now)
  const { rows } = await session.query<{ isGuest: boolean }>(
    `update app_user set granted_month = $2 where id = $1 and granted_month is distinct from $2
     returning is_guest as "isGuest"`,
    [userId, month],
  )
  if (!rows[0]) return
  await session.query(
    `insert into transfer (key, user_id, dst, amount)
     select $2, $1, 'free', missing
     from (select $3::bigint - coalesce((select balance from account where user_id = $1 and bucket = 'free' for update), 0)) as due (missing)
     where missing > 0`,
    rows[0].isGuest
      ? [userId, `guest:${month}`, guest.credits]
      : [userId, `grant:${month}`, monthlyFreeCredits],
  )
}

export type Hold = { runId: string; userId: string; cost: number; bucket: Pocket }

/** The pocket that will pay for a run, or 402 with the specified text. The user's row must be locked. */
export async function pocketFor(session: Queryable, userId: string, kind: PaidKind): Promise<Pocket> {
  const pocket = choosePocket(kind, await readBalances(session, userId))
  if (!pocket) throw new ApiError('insufficient_credits', texts.chat.noCredits[kind])
  return pocket
}

export const priceOf = (kind: PaidKind): number => prices[kind].cost

/** Sets the price of a run aside. */
export async function holdCredits(session: Queryable, { runId, userId, cost, bucket }: Hold): Promise<void> {
  await session.query(
    `insert into transfer (key, user_id, src, dst, amount, run_id) values ($1, $2, $3, 'held', $4, $5)`,
    [`hold:${runId}`, userId, bucket, cost, runId],
  )
}

/**
 * Ends a hold: the credits are spent, or go back where they came from. Both write the same key, and a key can be
 * written once; so both can never happen.
 */
export async function settleHold(
  session: Queryable,
  { runId, userId, cost, bucket }: Hold,
  outcome: 'spend' | 'return',
): Promise<void> {
  await session.query(
    `insert into transfer (key, user_id, src, dst, amount, run_id) values ($1, $2, 'held', $3, $4, $5)`,
    [`settle:${runId}`, userId, outcome === 'return' ? bucket : null, cost, runId],
  )
}

/** Gives back what a run cost more than it turned out to be worth, once. */
export async function returnDifference(
  session: Queryable,
  { runId, userId, cost, bucket }: Hold,
  worth: PaidKind,
): Promise<void> {
  const difference = cost - priceOf(worth)
  if (difference <= 0) return
  await session.query(
    `insert into transfer (key, user_id, dst, amount, run_id) values ($1, $2, $3, $4, $5)`,
    [`difference:${runId}`, userId, bucket, difference, runId],
  )
}
