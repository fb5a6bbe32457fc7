import { createHash, randomBytes } from 'node:crypto'
import type { PersonalToken } from '@makebelieve/contract/calls/tokens'
import { personalTokens } from '@makebelieve/contract/constants'
import { ApiError } from '@makebelieve/contract/errors'
import type { Pool } from 'pg'
import { inTransaction, type Queryable } from '../../database/transaction.ts'
import { isUuid } from '../../database/uuid.ts'

type Row = {
  id: string
  name: string
  createdAt: Date
  lastUsedAt: Date | null
  expiresAt: Date | null
  expired: boolean
}

const columns = `id, name, created_at as "createdAt", last_used_at as "lastUsedAt", expires_at as "expiresAt",
  coalesce(expires_at <= now(), false) as expired`

export const digestOf = (token: string) => createHash('sha256').update(token).digest()

export async function tokensOf(db: Queryable, userId: string): Promise<PersonalToken[]> {
  const { rows } = await db.query<Row>(
    `select ${columns} from personal_token where user_id = $1 order by created_at desc, id`,
    [userId],
  )
  return rows.map(told)
}

export type NewToken = { name: string; days: number | null }

/** Makes a token. Here is the only place that ever knows it. */
export async function makeToken(
  pool: Pool,
  userId: string,
  { name, days }: NewToken,
): Promise<{ token: string; details: PersonalToken }> {
  const token = personalTokens.prefix + randomBytes(32).toString('base64url')
  const row = await inTransaction(pool, async (session) => {
    // One after the other, so that two windows do not make one too many.
    await session.query('select 1 from app_user where id = $1 for no key update', [userId])
    await session.query('delete from personal_token where user_id = $1 and expires_at <= now()', [userId])
    const { rowCount } = await session.query('select 1 from personal_token where user_id = $1', [userId])
    if ((rowCount ?? 0) >= personalTokens.most)
      throw new ApiError(
        'conflict',
        `You have ${personalTokens.most} tokens, which is the limit. Revoke one first.`,
      )
    const { rows } = await session.query<Row>(
      `insert into personal_token (user_id, name, digest, expires_at)
       values ($1, $2, $3, now() + make_interval(hours => 24 * $4::int)) returning ${columns}`,
      [userId, name, digestOf(token), days],
    )
    return rows[0]
  })
  if (!row) throw new Error('The token was not written')
  return { token, details: told(row) }
}

export async function revokeToken(db: Queryable, userId: string, id: string): Promise<void> {
  const { rowCount } = isUuid(id)
    ? await db.query('delete from personal_token where id = $1 and user_id = $2', [id, userId])
    : { rowCount: 0 }
  if (rowCount === 0) throw new ApiError('not_found', "We can't find that token. It may already be revoked.")
}

function told({ createdAt, lastUsedAt, expiresAt, ...row }: Row): PersonalToken {
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    expiresAt: expiresAt?.toISOString() ?? null,
  }
}
