import { calls } from '@makebelieve/contract/calls/index'
import type { Pool } from 'pg'
import type { PlayLinks } from '../../http/play-links.ts'
import { type Registry, registerCall } from '../../http/register-call.ts'
import { requireSelf } from '../../http/require-user.ts'
import type { Storage } from '../../storage/storage.ts'
import { keepSnapshot } from './keep-snapshot.ts'
import { listOwn } from './list-own.ts'
import type { OwnKinds } from './own-kind.ts'

export type CreationsServices = { pool: Pool; storage: Storage; links: PlayLinks; kinds: OwnKinds }

/** What somebody made, of all kinds in one list, and the pictures they take of it. */
export function creationsFeature(registry: Registry, services: CreationsServices): void {
  const { pool, kinds } = services

  registerCall(registry, calls.getMyCreations, async ({ c, params, query }) => {
    const user = await requireSelf(c, params.userId)
    // Links to pictures expire, so nobody should keep the answer.
    c.header('Cache-Control', 'private, no-store')
    return listOwn(pool, kinds, user.id, query)
  })

  registerCall(registry, calls.storeSnapshot, async ({ c, body }) => {
    const user = await requireSelf(c, body.userId)
    c.header('Cache-Control', 'private, no-store')
    return { modelImage: await keepSnapshot(services, user.id, body) }
  })
}
