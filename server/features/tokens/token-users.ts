import { ApiError } from '@makebelieve/contract/errors'
import type { Queryable } from '../../database/transaction.ts'
import type { SessionUser } from '../../http/context.ts'
import { digestOf } from './token-rows.ts'

type TokenRow = SessionUser & { tokenId: string; expired: boolean; noted: boolean }

const person = `app_user.id, app_user.name, email, email_verified as "emailVerified", plan,
  is_guest as "isGuest"`

/** Whom a personal token speaks for; or 401, because whoever shows a token means to be somebody. */
export async function userOfToken(db: Queryable, token: string): Promise<SessionUser> {
  const { rows } = await db.query<TokenRow>(
    `select ${person}, personal_token.id as "tokenId", coalesce(expires_at <= now(), false) as expired,
       coalesce(last_used_at > now() - interval '1 minute', false) as noted
     from personal_token join app_user on app_user.id = user_id where digest = $1`,
    [digestOf(token)],
  )
  if (!rows[0])
    throw new ApiError('unauthenticated', "This token isn't valid. It may be incomplete, or it was revoked.")
  const { tokenId, expired, noted, ...user } = rows[0]
  if (expired)
    throw new ApiError('unauthenticated', 'This token has expired. Create a new one on your account page.')
  // To the minute is enough for people, and spares a write for each of a script's many calls.
  if (!noted) await db.query('update personal_token set last_used_at = now() where id = $1', [tokenId])
  return { ...user, byProxy: true }
}

/** Whom a link was lent by. Whoever has gone meanwhile lends nothing any more. */
export async function userOfLink(db: Queryable, userId: string): Promise<SessionUser | null> {
  const { rows } = await db.query<SessionUser>(`select ${person} from app_user where id = $1`, [userId])
  return rows[0] ? { ...rows[0], byProxy: true } : null
}
