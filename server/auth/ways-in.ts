import type { Pool } from 'pg'
import { inTransaction, type Queryable } from '../database/transaction.ts'

/**
 * Shuts everybody out of an account: sessions, passwords, other services, personal tokens, and the letters on their way.
 * A key of their own goes too, or what the next one writes would be billed, and shown, to a stranger.
 */
export async function endWaysIn(session: Queryable, userId: string): Promise<void> {
  // Whoever makes a token at this moment waits here, or has made it before.
  await session.query('select 1 from app_user where id = $1 for update', [userId])
  for (const table of ['session', 'sign_in', 'personal_token', 'provider_key'])
    await session.query(`delete from ${table} where user_id = $1`, [userId])
  await endLetters(session, userId)
}

/** Links that went to an address are worth nothing once the account has another one, or another owner. */
export async function endLetters(session: Queryable, userId: string): Promise<void> {
  await session.query('delete from address_link where user_id = $1', [userId])
  await session.query(`delete from verification where value = $1 and identifier like 'reset-password:%'`, [
    userId,
  ])
}

/**
 * A link to a new password went to the address of the account, so that whoever used it has proven it. Whoever was in by
 * another way is out; what an unproven account was linked to elsewhere was a stranger's, as far as we know.
 */
export async function afterPasswordReset(pool: Pool, userId: string): Promise<void> {
  await inTransaction(pool, async (session) => {
    const { rows } = await session.query<{ proven: boolean }>(
      'select email_verified as proven from app_user where id = $1 for update',
      [userId],
    )
    for (const table of ['session', 'personal_token'])
      await session.query(`delete from ${table} where user_id = $1`, [userId])
    await endLetters(session, userId)
    if (rows[0]?.proven) return
    await session.query(`delete from sign_in where user_id = $1 and provider_id <> 'credential'`, [userId])
    await session.query('delete from provider_key where user_id = $1', [userId])
    await session.query('update app_user set email_verified = true, updated_at = now() where id = $1', [
      userId,
    ])
  })
}

/**
 * Before another service, which has proven the address, is linked to an account that has not: whoever made that account
 * is out. A new account has no ways in yet, and loses none.
 */
export async function beforeLinking(pool: Pool, userId: string): Promise<void> {
  await inTransaction(pool, async (session) => {
    const { rowCount } = await session.query(
      `select 1 from app_user where id = $1 and not email_verified
         and exists (select 1 from sign_in where user_id = $1) for update`,
      [userId],
    )
    if (rowCount) await endWaysIn(session, userId)
  })
}
