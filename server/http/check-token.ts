import type { Call } from '@makebelieve/contract/call'
import { ApiError } from '@makebelieve/contract/errors'
import { opensToTokens } from '@makebelieve/contract/token-calls'
import { bearerTokenOf } from './bearer.ts'
import type { AppContext } from './context.ts'

/**
 * A request with a personal token gets no further than tokens go, even if a cookie came along. One that is not valid is
 * told so first, whatever was asked for. The system's own calls know no users, and one of them has a token of its own.
 */
export async function checkToken(c: AppContext, call: Call): Promise<void> {
  if (call.tag === 'System' || bearerTokenOf(c.req.raw.headers) === undefined) return
  await c.var.user()
  if (!opensToTokens(call.name))
    throw new ApiError(
      'forbidden',
      "A personal token can't do this. Sign in to Makebelieve in a browser and do it there.",
    )
}
