import { calls } from '@makebelieve/contract/calls/index'
import type { Pool } from 'pg'
import { type Registry, registerCall } from '../../http/register-call.ts'
import { requireSelf } from '../../http/require-user.ts'
import { listOwn } from './list-own.ts'
import type { OwnKinds } from './own-kind.ts'

/** What somebody made, of all kinds in one list. */
export function creationsFeature(registry: Registry, { pool, kinds }: { pool: Pool; kinds: OwnKinds }): void {
  registerCall(registry, calls.getMyCreations, async ({ c, params, query }) => {
    const user = await requireSelf(c, params.userId)
    // Links to pictures expire, so nobody should keep the answer.
    c.header('Cache-Control', 'private, no-store')
    return listOwn(pool, kinds, user.id, query)
  })
}
