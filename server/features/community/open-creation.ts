import type { CallAnswer } from '@makebelieve/contract/calls/index'
import { type CreationKind, kindOf } from '@makebelieve/contract/creation-kind'
import type { CommunityItem } from '@makebelieve/contract/entities/community-item'
import { routes } from '@makebelieve/contract/routes'
import type { Pool } from 'pg'
import { isAdministrator } from '../../auth/administrators.ts'
import type { AppContext, SessionUser } from '../../http/context.ts'
import {
  type CreationRow,
  communityItemOf,
  coverAddress,
  findCreation,
  noSuchCreation,
} from './creation-rows.ts'
import type { EncryptedIds } from './encrypted-ids.ts'
import { doesLike } from './likes.ts'
import { kindIn, type Showing, type ShownKind, type ShownKinds, type ShownProof } from './shown-kind.ts'

export type OpenServices = {
  pool: Pool
  ids: EncryptedIds
  kinds: ShownKinds
  appOrigin: string
  adminEmails: string[] | undefined
}

/** A creation that somebody may look at, in the state they get to see. */
export type Opened = { row: CreationRow; kind: ShownKind; showing: Showing }

/** What is published everybody may open, as it was published; what is not, its maker and administrators, as it is now. */
export async function openCreation(
  c: AppContext,
  { pool, ids, kinds, adminEmails }: OpenServices,
  encryptedId: string,
): Promise<Opened> {
  const id = ids.decrypt(encryptedId)
  const row = id === undefined ? undefined : await findCreation(pool, id)
  if (!row || (row.publishedAt === null && !mayLookInside(row, await c.var.maker(), adminEmails)))
    throw noSuchCreation()
  const kind = kindIn(kinds, row.kind)
  const showing = await kind.find(pool, row.id, row.versionId ?? undefined)
  if (!showing) throw noSuchCreation()
  return { row, kind, showing }
}

function mayLookInside({ userId }: CreationRow, user: SessionUser | null, adminEmails?: string[]): boolean {
  return user !== null && (user.id === userId || isAdministrator(user, adminEmails))
}

/** What a frame on another site shows. What is not published is for nobody there. */
export async function embedCreation(
  c: AppContext,
  services: OpenServices,
  encryptedId: string,
): Promise<CallAnswer<'getEmbed'>> {
  const { ids, appOrigin } = services
  const { row, kind, showing } = await openCreation(c, services, encryptedId)
  if (row.publishedAt === null || !kind.page) throw noSuchCreation()
  const item = communityItemOf(ids, row, row)
  return {
    item,
    ...addressesOf(appOrigin, item, encryptedId),
    playUrl: kind.page.embedLink(showing.versionId),
  }
}

/** Whole, for those who show links elsewhere. */
function addressesOf(appOrigin: string, { modelType }: CommunityItem, encryptedId: string) {
  return {
    pageUrl: pageAddress(appOrigin, kindOf(modelType), encryptedId),
    pictureUrl: `${appOrigin}${coverAddress(encryptedId)}`,
  }
}

/** All that its page needs. */
export async function describeCreation(
  c: AppContext,
  services: OpenServices,
  encryptedId: string,
): Promise<CallAnswer<'getCreation'>> {
  const { pool, ids, appOrigin } = services
  const { row, kind, showing } = await openCreation(c, services, encryptedId)
  const user = await c.var.maker()
  const { type, versionId, dimension, category, proven } = showing
  const item = communityItemOf(ids, row, { type, description: row.description ?? showing.description })
  const proof = proven ? await kind.proof(pool, row.id, versionId) : undefined
  return {
    item,
    published: row.publishedAt !== null,
    mine: user?.id === row.userId,
    liked: user !== null && (await doesLike(pool, user.id, row.id)),
    ...addressesOf(appOrigin, item, encryptedId),
    playUrl: kind.page?.link(versionId),
    dimension,
    category,
    prompt: row.prompt ?? undefined,
    ...(proof && told(proof)),
  }
}

const pages: Record<CreationKind, (encryptedId: string) => string> = {
  game: routes.game,
  environment: routes.environment,
  model: routes.model,
}

export function pageAddress(appOrigin: string, kind: CreationKind, encryptedId: string): string {
  return appOrigin + pages[kind](encryptedId)
}

/** What a page says of a proof: all but the replays, and the prompt, which its maker shows or not. */
function told({
  of,
  proof,
}: ShownProof): Pick<CallAnswer<'getCreation'>, 'proof' | 'modelProof' | 'environmentProof'> {
  if (of === 'model') return { modelProof: { ...proof, prompt: undefined } }
  if (of === 'environment') return { environmentProof: { ...proof, prompt: undefined } }
  const { checks, requirements } = proof
  const { won, lost, ...evidence } = proof.evidence
  return { proof: { checks, requirements, evidence } }
}
