import { ApiError } from '@makebelieve/contract/errors'
import type { AppContext, SessionUser } from '../http/context.ts'
import { requireUser } from '../http/require-user.ts'
import { isAdministrator } from './administrators.ts'

/** The signed-in administrator, or 401 for nobody and 403 for anybody else. */
export async function requireAdministrator(
  c: AppContext,
  adminEmails: string[] | undefined,
): Promise<SessionUser> {
  const user = await requireUser(c)
  if (!isAdministrator(user, adminEmails)) throw new ApiError('forbidden', 'This is for administrators only.')
  return user
}
