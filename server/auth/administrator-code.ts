import { createHash, randomInt } from 'node:crypto'
import { ApiError } from '@makebelieve/contract/errors'
import type { Pool } from 'pg'
import { inTransaction, type Queryable } from '../database/transaction.ts'
import type { SessionUser } from '../http/context.ts'
import type { Log } from '../log.ts'
import { isListed } from './administrators.ts'
import { countAttempt } from './attempts.ts'

/** Digits and letters that nobody takes for one another (Crockford's). */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 16
const mostPerMinute = 5

const nobodyIsProven = 'not exists (select 1 from app_user where email = any($1) and email_verified)'

/**
 * Whoever reads the terminal of the server runs it. As long as none of the listed addresses is proven, each start prints
 * a new code, which makes one of their accounts the first administrator; the code before is void.
 */
export async function printAdministratorCode(
  pool: Pool,
  { adminEmails = [], log }: { adminEmails: string[] | undefined; log: Log },
): Promise<void> {
  if (adminEmails.length === 0) return
  const code = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
  const { rowCount } = await pool.query(
    `insert into administrator_code (digest) select $2 where ${nobodyIsProven}
     on conflict (only_one) do update set digest = excluded.digest, printed_at = now()`,
    [adminEmails, digestOf(code)],
  )
  if (!rowCount) return
  const grouped = code.match(/.{4}/g)?.join('-')
  // A warning, so that it is seen where only those are.
  log.warn(
    `No administrator is proven yet. Sign up as ${adminEmails.join(' or ')}, then enter this code on the account page: ${grouped}\nIt works once, until the next start.`,
  )
}

/** Whether entering the code would help this account. */
export async function awaitsCode(
  db: Queryable,
  user: SessionUser,
  adminEmails: string[] | undefined,
): Promise<boolean> {
  if (user.emailVerified || user.byProxy || !isListed(user, adminEmails)) return false
  const { rowCount } = await db.query(`select 1 from administrator_code where ${nobodyIsProven}`, [
    adminEmails,
  ])
  return rowCount === 1
}

/** Proves the address of an account by the printed code, which is used up by it. */
export async function enterCode(
  pool: Pool,
  user: SessionUser,
  { code, adminEmails }: { code: string; adminEmails: string[] | undefined },
): Promise<void> {
  if (!isListed(user, adminEmails))
    throw new ApiError('forbidden', 'This is for the addresses that ADMIN_EMAILS names.')
  await countAttempt(pool, `administrator-code:${user.id}`, { most: mostPerMinute })
  await inTransaction(pool, async (session) => {
    const { rowCount } = await session.query(
      `delete from administrator_code where digest = $2 and ${nobodyIsProven}`,
      [adminEmails, digestOf(code)],
    )
    if (!rowCount)
      throw new ApiError(
        'invalid_input',
        "code isn't the one the server last printed, or it has already been used.",
        { fields: ['code'] },
      )
    const proven = await session.query(
      'update app_user set email_verified = true, updated_at = now() where id = $1 and email = $2',
      [user.id, user.email],
    )
    if (!proven.rowCount) throw new ApiError('conflict', 'Your address has just changed. Please try again.')
  })
}

/** As people type it: small letters, with or without the dashes, and O for 0. */
function digestOf(code: string): Buffer {
  const plain = code.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  return createHash('sha256').update(plain).digest()
}
