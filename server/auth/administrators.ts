import type { Queryable } from '../database/transaction.ts'
import type { SessionUser } from '../http/context.ts'

/**
 * An administrator is one of the configured addresses, compared exactly after lower-casing, and proven: the address
 * was verified, or the account is the first one of this installation. A program that acts for one is none.
 */
export function isAdministrator(user: SessionUser, adminEmails: string[] | undefined): boolean {
  const listed = adminEmails?.includes(user.email.toLowerCase()) ?? false
  return listed && !user.byProxy && (user.emailVerified || user.isOwner)
}

/** Who is told what those who run this should know. Where nobody is named, whoever set the server up. */
export async function administratorAddresses(
  db: Queryable,
  adminEmails: string[] | undefined,
): Promise<string[]> {
  if (adminEmails && adminEmails.length > 0) return adminEmails
  const { rows } = await db.query<{ email: string }>('select email from app_user where is_owner')
  return rows.map((row) => row.email)
}
