import { calls } from '@makebelieve/contract/calls/index'
import { ApiError } from '@makebelieve/contract/errors'
import { texts } from '@makebelieve/contract/texts'
import type { Pool } from 'pg'
import { privately } from '../../http/privately.ts'
import { type Registry, registerCall } from '../../http/register-call.ts'
import { requireUser } from '../../http/require-user.ts'
import { makeToken, revokeToken, tokensOf } from './token-rows.ts'

type Services = {
  pool: Pool
  /** Asked anew, not as it was when the request came. */
  isSignedIn(headers: Headers): Promise<boolean>
}

/** Personal tokens, by which scripts and agents act in somebody's name. Only people manage them, in a browser. */
export function tokensFeature(registry: Registry, { pool, isSignedIn }: Services): void {
  registerCall(registry, calls.listTokens, async ({ c }) => {
    const user = await requireUser(c)
    privately(c)
    return { tokens: await tokensOf(pool, user.id) }
  })

  registerCall(registry, calls.createToken, async ({ c, body }) => {
    const user = await requireUser(c)
    privately(c)
    const made = await makeToken(pool, user.id, body)
    // Whoever was signed out while this happened leaves no token behind.
    if (await isSignedIn(c.req.raw.headers)) return made
    await revokeToken(pool, user.id, made.details.id)
    throw new ApiError('unauthenticated', texts.chat.authenticationRequired)
  })

  registerCall(registry, calls.revokeToken, async ({ c, params }) => {
    const user = await requireUser(c)
    await revokeToken(pool, user.id, params.tokenId)
    return { success: true as const }
  })
}
