import type { CallAnswer } from '@makebelieve/contract/calls/index'
import { type CreationKind, kindOf } from '@makebelieve/contract/creation-kind'
import type { GameProof } from '@makebelieve/contract/entities/game-proof'
import { routes } from '@makebelieve/contract/routes'
import type { Pool } from 'pg'
import type { AppContext } from '../../http/context.ts'
import { type CreationRow, communityItemOf, findCreation, noSuchCreation } from './creation-rows.ts'
import type { EncryptedIds } from './encrypted-ids.ts'
import { doesLike } from './likes.ts'
import { kindIn, type Showing, type ShownKind, type ShownKinds } from './shown-kind.ts'

export type OpenServices = { pool: Pool; ids: EncryptedIds; kinds: ShownKinds; appOrigin: string }

/** A creation that somebody may look at, in the state they get to see. */
export type Opened = { row: CreationRow; kind: ShownKind; showing: Showing }

/** What is published everybody may open, as it was published; what is not, its maker alone, as it is now. */
export async function openCreation(
  c: AppContext,
  { pool, ids, kinds }: OpenServices,
  encryptedId: string,
): Promise<Opened> {
  const id = ids.decrypt(encryptedId)
  const row = id === undefined ? undefined : await findCreation(pool, id)
  if (!row || (row.publishedAt === null && row.userId !== (await c.var.user())?.id)) throw noSuchCreation()
  const kind = kindIn(kinds, row.kind)
  const showing = await kind.find(pool, row.id, row.versionId ?? undefined)
  if (!showing) throw noSuchCreation()
  return { row, kind, showing }
}

/** All that its page needs. */
export async function describeCreation(
  c: AppContext,
  services: OpenServices,
  encryptedId: string,
): Promise<CallAnswer<'getCreation'>> {
  const { pool, ids, appOrigin } = services
  const { row, kind, showing } = await openCreation(c, services, encryptedId)
  const user = await c.var.user()
  const { type, versionId, dimension, category, proven } = showing
  const item = communityItemOf(ids, row, { type, description: row.description ?? showing.description })
  const proof = proven ? await kind.proof(pool, row.id, versionId) : undefined
  return {
    item,
    published: row.publishedAt !== null,
    mine: user?.id === row.userId,
    liked: user !== null && (await doesLike(pool, user.id, row.id)),
    pageUrl: `${appOrigin}${pages[kindOf(type)](encryptedId)}`,
    pictureUrl: `${appOrigin}${item.modelImage?.signedUrl}`,
    playUrl: kind.link(versionId),
    dimension,
    category,
    proof: proof && withoutReplays(proof),
  }
}

/** Models have no page of their own: they open where they stand. */
const pages: Record<CreationKind, (encryptedId: string) => string> = {
  game: routes.game,
  environment: routes.environment,
  model: () => routes.creatorHub,
}

function withoutReplays({ checks, requirements, evidence: { won, lost, ...evidence } }: GameProof) {
  return { checks, requirements, evidence }
}
