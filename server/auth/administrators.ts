import type { SessionUser } from '../http/context.ts'

/**
 * An administrator is one of the configured addresses, compared exactly after lower-casing, and proven: the address
 * was verified, or the account is the first one of this installation.
 */
export function isAdministrator(user: SessionUser, adminEmails: string[] | undefined): boolean {
  const listed = adminEmails?.includes(user.email.toLowerCase()) ?? false
  return listed && (user.emailVerified || user.isOwner)
}
