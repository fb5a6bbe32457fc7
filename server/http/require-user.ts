import { ApiError } from '@makebelieve/contract/errors'
import { texts } from '@makebelieve/contract/texts'
import type { AppContext, SessionUser } from './context.ts'

/** The signed-in user, or 401 with the specified text. */
export async function requireUser(c: AppContext): Promise<SessionUser> {
  const user = await c.var.user()
  if (!user) throw new ApiError('unauthenticated', texts.chat.authenticationRequired)
  return user
}

/** The signed-in user, who may act only in their own name. */
export async function requireSelf(c: AppContext, userId: string): Promise<SessionUser> {
  const user = await requireUser(c)
  if (user.id !== userId) throw new ApiError('forbidden', 'This belongs to another account.')
  return user
}
