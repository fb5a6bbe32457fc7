import { calls } from '@makebelieve/contract/calls/index'
import type { Pool } from 'pg'
import { privately } from '../../http/privately.ts'
import { type Registry, registerCall } from '../../http/register-call.ts'
import { requireUser } from '../../http/require-user.ts'
import { makeToken, revokeToken, tokensOf } from './token-rows.ts'

/** Personal tokens, by which scripts and agents act in somebody's name. Only people manage them, in a browser. */
export function tokensFeature(registry: Registry, { pool }: { pool: Pool }): void {
  registerCall(registry, calls.listTokens, async ({ c }) => {
    const user = await requireUser(c)
    privately(c)
    return { tokens: await tokensOf(pool, user.id) }
  })

  registerCall(registry, calls.createToken, async ({ c, body }) => {
    const user = await requireUser(c)
    privately(c)
    return makeToken(pool, user.id, body)
  })

  registerCall(registry, calls.revokeToken, async ({ c, params }) => {
    const user = await requireUser(c)
    await revokeToken(pool, user.id, params.tokenId)
    return { success: true as const }
  })
}
