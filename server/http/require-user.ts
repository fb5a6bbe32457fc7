import { ApiError } from '@makebelieve/contract/errors'
import { texts } from '@makebelieve/contract/texts'
import type { AppContext, SessionUser } from './context.ts'

/** The signed-in user, or 401 with the specified text. */
export async function requireUser(c: AppContext): Promise<SessionUser> {
  const user = await c.var.user()
  if (!user) throw new ApiError('unauthenticated', texts.chat.authenticationRequired)
  return user
}
