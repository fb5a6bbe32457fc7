import { calls } from '@makebelieve/contract/calls/index'
import { ApiError } from '@makebelieve/contract/errors'
import type { Pool } from 'pg'
import type { FreeWork } from '../../engines/free-work.ts'
import { idempotencyKeyOf } from '../../http/idempotency-key.ts'
import { fileAt, type PlayLinks } from '../../http/play-links.ts'
import { privately } from '../../http/privately.ts'
import { type Registry, registerCall } from '../../http/register-call.ts'
import { requireMaker, requireMakerSelf } from '../../http/require-user.ts'
import { sendDownload } from '../../http/send-download.ts'
import type { Queue } from '../../queue/queue.ts'
import { followRun } from '../../runs/follow-run.ts'
import type { RunLimits } from '../../runs/limits.ts'
import type { RunNews } from '../../runs/run-news.ts'
import type { RunStreams } from '../../runs/run-stream.ts'
import { submitRun } from '../../runs/submit.ts'
import type { Storage } from '../../storage/storage.ts'
import { openArtists } from './artists.ts'
import { deleteModel } from './delete-model.ts'
import { drawPicture } from './draw-picture.ts'
import type { ServiceDesk } from './draw-with-service.ts'
import { lookAtUpload } from './look-at-upload.ts'
import { exported, proofOfModel } from './model-files.ts'
import { findModel, linkedModel, modelsOf, storedModelOf } from './model-rows.ts'
import type { ModelInput } from './model-run.ts'
import type { ModelModules } from './modules.ts'
import { findPicture, noSuchPicture } from './picture-rows.ts'
import type { uploadedPictures } from './uploaded-pictures.ts'

export type ModelServices = {
  pool: Pool
  secret: string
  queue: Queue
  storage: Storage
  news: RunNews
  streams: RunStreams
  limits: RunLimits
  links: PlayLinks
  freeWork: FreeWork
  modules: ModelModules
  pictures: ReturnType<typeof uploadedPictures>
  /** Where a service draws pictures. */
  desk?: ServiceDesk
  /** A service makes models of pictures, and reads more into them than the built-in engine. */
  hasMeshService?: boolean
}

export function modelsFeature(registry: Registry, services: ModelServices): void {
  drawing(registry, services)
  making(registry, services)
  keeping(registry, services)
  takingAlong(registry, services)
}

/** Pictures come first. They are free, and for visitors too. */
function drawing(registry: Registry, services: ModelServices): void {
  const artists = openArtists(services.pool, services.secret)

  registerCall(registry, calls.getImage, async ({ c, params, body }) => {
    const artist = await artists.who(c)
    await artists.checkAppetite(artist)
    privately(c)
    const { signal } = c.req.raw
    return drawPicture(services, artist, { prompt: params.prompt, ...body, signal })
  })

  registerCall(registry, calls.uploadImage, async ({ c, body }) => {
    privately(c)
    const kept = await services.pictures.keep(c, body.image)
    if (services.hasMeshService) return kept
    return { ...kept, ...(await lookAtUpload(services, await artists.who(c), kept.imageId)) }
  })
}

/** A picture becomes a model. That is a run, and costs credits. */
function making(registry: Registry, services: ModelServices): void {
  const { pool, links } = services

  registerCall(registry, calls.get3d, async ({ c, body }) => {
    const user = await requireMaker(c)
    const { id: pictureId, prompt } = await pictureAt(user.id, body.imageUrl)
    const input: ModelInput = { prompt, pictureId, options: body.options }
    const order = { userId: user.id, kind: 'model', input } as const
    const runId = await submitRun(services, {
      ...order,
      idempotencyKey: idempotencyKeyOf(c),
      address: c.var.clientAddress,
    })
    return followRun(c, services, runId, async () => {
      privately(c)
      const row = await findModel(pool, user.id, runId)
      const { modelLink, modelImageLink, originalUrl = '' } = linkedModel(links, row)
      return {
        url: modelLink,
        originalUrl,
        modelId: row.id,
        modelName: row.name,
        modelImageLink,
        message: row.answer,
      }
    })
  })

  async function pictureAt(userId: string, address: string) {
    const file = fileAt(address)
    if (!file)
      throw new ApiError('invalid_input', 'imageUrl must be the address of a picture made or uploaded here.')
    const picture = await findPicture(pool, userId, file.id)
    if (!picture) throw noSuchPicture()
    return picture
  }
}

function keeping(registry: Registry, { pool, queue, links }: ModelServices): void {
  registerCall(registry, calls.storeModel, async ({ c, params, body }) => {
    const user = await requireMakerSelf(c, params.userId)
    const file = fileAt(body.modelLink)
    if (!file) throw new ApiError('invalid_input', 'modelLink must be the address of a model made here.')
    const model = await findModel(pool, user.id, file.id)
    await pool.query('update creation set name = $2 where id = $1', [model.id, body.modelName])
    privately(c)
    return { model: storedModelOf(links, { ...model, name: body.modelName }) }
  })

  registerCall(registry, calls.getModels, async ({ c, params }) => {
    const user = await requireMakerSelf(c, params.userId)
    privately(c)
    const models = await modelsOf(pool, user.id)
    return models.map((model) => linkedModel(links, model))
  })

  registerCall(registry, calls.deleteModel, async ({ c, body }) => {
    const user = await requireMaker(c)
    await deleteModel({ pool, queue }, user.id, body.model.modelId)
    return { success: true as const }
  })
}

function takingAlong(registry: Registry, services: ModelServices): void {
  const { pool, storage } = services

  registerCall(registry, calls.exportModel, async ({ c, params, query }) => {
    const user = await requireMaker(c)
    const model = await findModel(pool, user.id, params.modelId)
    return sendDownload(c, storage, await exported(services, model, query.format))
  })

  registerCall(registry, calls.getModelProof, async ({ c, params }) => {
    const user = await requireMaker(c)
    return proofOfModel(storage, await findModel(pool, user.id, params.modelId))
  })
}
