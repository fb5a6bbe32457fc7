import { calls } from '@makebelieve/contract/calls/index'
import type { Pool } from 'pg'
import type { LentLinks } from '../../http/lent-links.ts'
import type { PlayLinks } from '../../http/play-links.ts'
import { type Registry, registerCall } from '../../http/register-call.ts'
import { requireMaker, requireMakerSelf } from '../../http/require-user.ts'
import type { Storage } from '../../storage/storage.ts'
import { type EvidenceServices, evidenceOf } from './evidence.ts'
import { linkToExport } from './export-link.ts'
import { keepSnapshot } from './keep-snapshot.ts'
import { listOwn } from './list-own.ts'
import type { OwnKinds } from './own-kind.ts'

export type CreationsServices = EvidenceServices & {
  pool: Pool
  storage: Storage
  links: PlayLinks
  lent: LentLinks
  kinds: OwnKinds
}

/** What somebody made, of all kinds: the list, the evidence, links to take it along, and the pictures they take of it. */
export function creationsFeature(registry: Registry, services: CreationsServices): void {
  const { pool, kinds } = services

  registerCall(registry, calls.getMyCreations, async ({ c, params, query }) => {
    const user = await requireMakerSelf(c, params.userId)
    // Links to pictures expire, so nobody should keep the answer.
    c.header('Cache-Control', 'private, no-store')
    return listOwn(pool, kinds, user.id, query)
  })

  registerCall(registry, calls.getEvidence, async ({ c, params, query }) => {
    const user = await requireMaker(c)
    c.header('Cache-Control', 'private, no-store')
    return evidenceOf(services, user.id, { ...params, ...query })
  })

  registerCall(registry, calls.exportLink, async ({ c, body }) => {
    const user = await requireMaker(c)
    c.header('Cache-Control', 'private, no-store')
    return linkToExport(services, user.id, body)
  })

  registerCall(registry, calls.storeSnapshot, async ({ c, body }) => {
    const user = await requireMakerSelf(c, body.userId)
    c.header('Cache-Control', 'private, no-store')
    return { modelImage: await keepSnapshot(services, user.id, body) }
  })
}
