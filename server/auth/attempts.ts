import { ApiError } from '@makebelieve/contract/errors'
import type { Queryable } from '../database/transaction.ts'

type Allowance = {
  most: number
  /** In how long a time; a minute where nothing is said. */
  seconds?: number
  refusal?: string
}

/**
 * Lets something be done so often in a while, counted for all servers together in the table where better-auth counts its
 * own. Every attempt counts, the refused ones too.
 */
export async function countAttempt(
  db: Queryable,
  what: string,
  { most, seconds: span = 60, refusal }: Allowance,
): Promise<void> {
  const now = Date.now()
  const { rows } = await db.query<{ count: number; since: string }>(
    `insert into rate_limit (id, key, count, last_request) values ($1, $1, 1, $2)
     on conflict (key) do update set
       count = case when rate_limit.last_request <= $2 - $3 then 1 else rate_limit.count + 1 end,
       last_request = case when rate_limit.last_request <= $2 - $3 then $2 else rate_limit.last_request end
     returning count, last_request as since`,
    [what, now, span * 1000],
  )
  const { count = 0, since = now } = rows[0] ?? {}
  if (count <= most) return
  const seconds = Math.max(1, Math.ceil((Number(since) - now) / 1000) + span)
  throw new ApiError('too_many_requests', refusal ?? tooManyAttempts(seconds))
}

export const tooManyAttempts = (seconds: number) =>
  `Too many attempts. Please try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`
