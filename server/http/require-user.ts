import { ApiError } from '@makebelieve/contract/errors'
import { texts } from '@makebelieve/contract/texts'
import type { AppContext, SessionUser } from './context.ts'

/** The signed-in user, or 401: with the specified text, and for a guest with what they lack. */
export async function requireUser(c: AppContext): Promise<SessionUser> {
  const maker = await requireMaker(c)
  if (maker.isGuest)
    throw new ApiError('unauthenticated', 'You need an account for this. Sign up: it is free.')
  return maker
}

/** The signed-in user, who may act only in their own name. */
export async function requireSelf(c: AppContext, userId: string): Promise<SessionUser> {
  return itself(await requireUser(c), userId)
}

/** The signed-in user or a guest: whoever may make things, and keep, change and take along what they made. */
export async function requireMaker(c: AppContext): Promise<SessionUser> {
  const maker = await c.var.maker()
  if (!maker) throw new ApiError('unauthenticated', texts.chat.authenticationRequired)
  return maker
}

/** The same, and in their own name only. */
export async function requireMakerSelf(c: AppContext, userId: string): Promise<SessionUser> {
  return itself(await requireMaker(c), userId)
}

function itself(user: SessionUser, userId: string): SessionUser {
  if (user.id !== userId) throw new ApiError('forbidden', 'This belongs to another account.')
  return user
}
