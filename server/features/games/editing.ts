import { calls } from '@makebelieve/contract/calls/index'
import { ApiError } from '@makebelieve/contract/errors'
import { type Registry, registerCall } from '../../http/register-call.ts'
import { requireSelf, requireUser } from '../../http/require-user.ts'
import { keepDraft } from './drafts.ts'
import { findGame, findVersion, gameFiles, linkedGame, linkedVersion } from './game-rows.ts'
import type { GameServices } from './games.ts'
import { saveCode } from './save-code.ts'
import { stagePicture } from './stage-picture.ts'

/** What users do to a game themselves: its code, and its picture. */
export function editing(registry: Registry, services: GameServices): void {
  const { pool, storage, links } = services

  registerCall(registry, calls.tryCode, async ({ c, body }) => {
    const user = await requireUser(c)
    c.header('Cache-Control', 'private, no-store')
    return { htmlUrl: links.page(await keepDraft(services, user.id, body)) }
  })

  registerCall(registry, calls.saveCode, async ({ c, body }) => {
    const user = await requireUser(c)
    const { game, version } = await saveCode(services, user.id, body, c.req.raw.signal)
    return { model: linkedGame(links, game), version: linkedVersion(links, version) }
  })

  registerCall(registry, calls.storeSnapshot, async ({ c, body }) => {
    const user = await requireSelf(c, body.userId)
    if (body.type !== 'Game')
      throw new ApiError('not_implemented', 'Only pictures of games can be kept here yet.')
    const game = await findGame(pool, user.id, body.modelId)
    const version = await findVersion(pool, game, body.versionId)
    const path = body.saveToDatabase ? gameFiles.preview : gameFiles.snapshot
    await storage.put(version.folder + path, await stagePicture(body.image), { type: 'image/webp' })
    return { modelImage: links.file(version.id, path) }
  })
}
