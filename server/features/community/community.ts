import { calls } from '@makebelieve/contract/calls/index'
import { ApiError } from '@makebelieve/contract/errors'
import type { Pool } from 'pg'
import { isAdministrator } from '../../auth/administrators.ts'
import { isUuid } from '../../database/uuid.ts'
import type { AppContext } from '../../http/context.ts'
import { type Registry, registerCall } from '../../http/register-call.ts'
import { requireSelf, requireUser } from '../../http/require-user.ts'
import { publishedForYou } from '../../mail/letters.ts'
import type { Mail } from '../../mail/mailer.ts'
import type { Storage } from '../../storage/storage.ts'
import { type CreationRow, communityItemOf, findCreation, noSuchCreation } from './creation-rows.ts'
import type { EncryptedIds } from './encrypted-ids.ts'
import { like, likedOf, unlike } from './likes.ts'
import { listCreations } from './list-creations.ts'
import { answerOembed } from './oembed.ts'
import { describeCreation, embedCreation, openCreation, pageAddress } from './open-creation.ts'
import { type Maker, publish, unpublish } from './publish.ts'
import { remix } from './remix.ts'
import { sendCover } from './send-cover.ts'
import { sendShown } from './send-shown.ts'
import type { ShownKinds } from './shown-kind.ts'
import { signFile } from './sign-file.ts'
import { openViews } from './views.ts'

export type CommunityOptions = {
  pool: Pool
  storage: Storage
  secret: string
  ids: EncryptedIds
  /** Where the app is known to others. */
  appOrigin: string
  adminEmails: string[] | undefined
  kinds: ShownKinds
  sendMail(mail: Mail): Promise<void>
}

type Services = Omit<CommunityOptions, 'secret'>

export function communityFeature(registry: Registry, { secret, ...services }: CommunityOptions): void {
  looking(registry, services)
  showing(registry, services)
  applauding(registry, services, openViews(services.pool, secret))
  addressing(registry, services)
}

/** What everybody may do. */
function looking(registry: Registry, services: Services): void {
  const { pool, ids, storage } = services

  registerCall(registry, calls.getCommunity, ({ query }) => listCreations(pool, ids, query))

  registerCall(registry, calls.getCreation, ({ c, params }) => {
    // Its link to play expires, so nobody should keep the answer.
    c.header('Cache-Control', 'private, no-store')
    return describeCreation(c, services, params.encryptedId)
  })

  registerCall(registry, calls.getEmbed, ({ c, params }) => {
    c.header('Cache-Control', 'private, no-store')
    return embedCreation(c, services, params.encryptedId)
  })

  registerCall(registry, calls.oembed, ({ c, query }) => answerOembed(c, services, query))

  registerCall(registry, calls.getCreationProof, async ({ c, params }) => {
    const { row, kind, showing } = await openCreation(c, services, params.encryptedId)
    const { of, proof } = await kind.proof(pool, row.id, showing.versionId)
    if (of !== 'game') throw new ApiError('not_found', 'Only games have replays.')
    return proof
  })

  registerCall(registry, calls.getCreationModel, async ({ c, params, query }) => {
    const { kind, showing } = await openCreation(c, services, params.encryptedId)
    return sendShown(c, storage, await kind.modelKey?.(pool, showing.versionId, query.detail))
  })

  registerCall(registry, calls.getCreationPicture, async ({ c, params }) => {
    const { kind, showing } = await openCreation(c, services, params.encryptedId)
    return sendShown(c, storage, await kind.pictureKey(pool, showing.versionId))
  })

  registerCall(registry, calls.getCreationCover, async ({ c, params }) => {
    const { row, kind, showing } = await openCreation(c, services, params.encryptedId)
    return sendCover(c, storage, await kind.pictureKey(pool, showing.versionId), row.name)
  })
}

/** What makers do with their own, and what others make of it. */
function showing(registry: Registry, services: Services): void {
  const { pool, ids, kinds, adminEmails } = services

  registerCall(registry, calls.publish, async ({ c, body }) => {
    await publish(pool, kinds, await makerFor(c, body.userId, adminEmails), body)
    const row = await findCreation(pool, body.modelId)
    // Somebody with two windows may just have taken it back.
    if (row?.publishedAt == null) throw noSuchCreation()
    if ((await idOf(c)) !== row.userId) await tellMaker(services, row)
    return { item: communityItemOf(ids, row, row) }
  })

  registerCall(registry, calls.unpublish, async ({ c, body }) => {
    const user = await requireSelf(c, body.userId)
    await unpublish(pool, user.id, body.modelId)
    return { success: true as const }
  })

  registerCall(registry, calls.remix, async ({ c, body }) => {
    const user = await requireUser(c)
    return remix(pool, user.id, await openCreation(c, services, body.encryptedId))
  })
}

/** People publish what is theirs; administrators also what others made, in the name of who made it. */
async function makerFor(c: AppContext, userId: string, adminEmails: string[] | undefined): Promise<Maker> {
  const byAdministrator = isAdministrator(await requireUser(c), adminEmails)
  if (!byAdministrator) await requireSelf(c, userId)
  return { userId, byAdministrator }
}

async function tellMaker({ pool, ids, appOrigin, sendMail }: Services, row: CreationRow): Promise<void> {
  const { rows } = await pool.query<{ email: string }>('select email from app_user where id = $1', [
    row.userId,
  ])
  const page = pageAddress(appOrigin, row.kind, ids.encrypt(row.id))
  await sendMail(publishedForYou(rows[0]?.email ?? '', page))
}

function applauding(registry: Registry, { pool }: Services, countView: ReturnType<typeof openViews>): void {
  registerCall(registry, calls.incrementViews, async ({ c, body }) => {
    const user = await c.var.user()
    return { views: await countView(body.modelId, { userId: user?.id, address: c.var.clientAddress }) }
  })

  registerCall(registry, calls.like, async ({ c, body }) =>
    like(pool, (await requireUser(c)).id, body.modelId),
  )

  registerCall(registry, calls.unlike, async ({ c, body }) =>
    unlike(pool, (await requireUser(c)).id, body.modelId),
  )

  registerCall(registry, calls.getLiked, async ({ c, body }) => ({
    liked: await likedOf(pool, (await requireUser(c)).id, body.modelIds),
  }))
}

/** How creations and their files are addressed. */
function addressing(registry: Registry, services: Services): void {
  const { pool, ids } = services

  registerCall(registry, calls.encryptId, async ({ c, body }) => {
    const row = isUuid(body.modelId) ? await findCreation(pool, body.modelId) : undefined
    if (!row || (row.publishedAt === null && row.userId !== (await idOf(c)))) throw noSuchCreation()
    return { encryptedId: ids.encrypt(row.id) }
  })

  registerCall(registry, calls.signUrl, async ({ c, body }) => {
    c.header('Cache-Control', 'private, no-store')
    return { signedUrl: await signFile(services, await idOf(c), body) }
  })
}

async function idOf(c: AppContext): Promise<string | undefined> {
  return (await c.var.maker())?.id
}
