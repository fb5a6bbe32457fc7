import type { Queryable } from '../database/transaction.ts'
import type { SessionUser } from '../http/context.ts'

/**
 * An administrator is one of the configured addresses, compared exactly after lower-casing, and proven: by its letter,
 * or by the code that the server printed. A program that acts for one is none.
 */
export function isAdministrator(user: SessionUser, adminEmails: string[] | undefined): boolean {
  return isListed(user, adminEmails) && !user.byProxy && user.emailVerified
}

/** Whether this would be an administrator, if only the address were proven. */
export function isListed(user: SessionUser, adminEmails: string[] | undefined): boolean {
  return adminEmails?.includes(user.email.toLowerCase()) ?? false
}

/**
 * Who is told what those who run this should know. Where nobody is named, whoever set the server up, once their address
 * is proven: what visitors write is not sent to whom a stranger named.
 */
export async function administratorAddresses(
  db: Queryable,
  adminEmails: string[] | undefined,
): Promise<string[]> {
  if (adminEmails && adminEmails.length > 0) return adminEmails
  const { rows } = await db.query<{ email: string }>(
    'select email from app_user where is_owner and email_verified',
  )
  return rows.map((row) => row.email)
}
