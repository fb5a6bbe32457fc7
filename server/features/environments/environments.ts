import { createHash } from 'node:crypto'
import { type CallAnswer, calls } from '@makebelieve/contract/calls/index'
import { ApiError } from '@makebelieve/contract/errors'
import { texts } from '@makebelieve/contract/texts'
import type { Pool } from 'pg'
import { findVersion, linkedVersion, linksOf, versionsOf } from '../../creations/version-rows.ts'
import { nameVersion, restoreVersion } from '../../creations/versions.ts'
import type { CodeWork } from '../../engines/code-work.ts'
import type { FreeWork } from '../../engines/free-work.ts'
import type { Environment } from '../../env.ts'
import { type Asker, openAskers } from '../../http/askers.ts'
import type { AppContext } from '../../http/context.ts'
import type { PlayLinks } from '../../http/play-links.ts'
import { privately } from '../../http/privately.ts'
import { type Registry, registerCall } from '../../http/register-call.ts'
import { requireMaker, requireMakerSelf } from '../../http/require-user.ts'
import { isForeign } from '../../http/same-origin.ts'
import { sendDownload } from '../../http/send-download.ts'
import type { Queue } from '../../queue/queue.ts'
import type { RunLimits } from '../../runs/limits.ts'
import type { RunNews } from '../../runs/run-news.ts'
import type { RunStreams } from '../../runs/run-stream.ts'
import type { Screenshots } from '../../screenshots/screenshots.ts'
import type { Storage } from '../../storage/storage.ts'
import { createEnvironment, makeInRun } from './create-environment.ts'
import { deleteEnvironment } from './delete-environment.ts'
import { editing } from './editing.ts'
import { exported, proofOf, type Seen } from './environment-files.ts'
import { environmentsOf, findEnvironment, linkedEnvironment, pageOf } from './environment-rows.ts'
import type { Pictures } from './environment-run.ts'
import type { EnvironmentModules } from './modules.ts'
import { showing } from './showing.ts'
import { storeEnvironment } from './store-environment.ts'
import { findTrial } from './trials.ts'

export type EnvironmentOptions = {
  env: Environment
  pool: Pool
  secret: string
  queue: Queue
  storage: Storage
  news: RunNews
  streams: RunStreams
  limits: RunLimits
  links: PlayLinks
  codeWork: CodeWork
  freeWork: FreeWork
  modules: EnvironmentModules
  screenshots: Screenshots
  /** The app's own origins; the first is the one it is known by. */
  ownOrigins: string[]
  /** Pictures that users bring along are kept where those of models are. */
  pictures: Pictures & { keep(c: AppContext, image: File): Promise<{ imageId: string }> }
  /** The id that public addresses carry, and back. */
  ids: { encrypt(id: string): string; decrypt(encryptedId: string): string | undefined }
}

export type EnvironmentServices = Omit<EnvironmentOptions, 'secret'> & {
  askers(c: AppContext): Promise<Asker>
}

export function environmentsFeature(registry: Registry, { secret, ...options }: EnvironmentOptions): void {
  const services = { ...options, askers: openAskers(secret, 'environments') }
  making(registry, services)
  keeping(registry, services)
  finding(registry, services)
  changing(registry, services)
  editing(registry, services)
  showing(registry, services)
}

/** A prompt becomes an environment, with or without a picture. And repairs, which are free. */
function making(registry: Registry, services: EnvironmentServices): void {
  registerCall(registry, calls.createEnvironment, async ({ c, params, query }) => {
    checkAsker(c, services.ownOrigins)
    privately(c)
    return createEnvironment(c, services, { prompt: params.prompt, ...query })
  })

  registerCall(registry, calls.createEnvironmentFromPicture, async ({ c, body }) => {
    const { image, ...wish } = body
    const bytes = new Uint8Array(await image.arrayBuffer())
    const picture = createHash('sha256').update(bytes).digest('base64url')
    const { imageId } = await services.pictures.keep(c, image)
    privately(c)
    // The same picture sent again has another id; what was asked is still the same.
    return createEnvironment(c, services, { ...wish, imageId }, { ...wish, picture })
  })

  registerCall(registry, calls.fixEnvironment, async ({ c, body }) => {
    const user = await requireMaker(c)
    const { error, modelId } = body
    const { pool } = services
    const row = await findEnvironment(pool, user.id, modelId)
    const { id: versionId } = await findVersion(pool, 'environment', row, body.versionId)
    const place = { environmentId: row.id, category: row.category }
    const input = { prompt: `Fix it: ${error}`, ...place, repair: { versionId, error } }
    privately(c)
    return makeInRun(c, services, user.id, { input, request: body, free: true })
  })
}

/** The one GET that spends: other sites may not ask for it, and nobody may do so by accident. */
function checkAsker(c: AppContext, ownOrigins: string[]): void {
  if (isForeign(c.req.header('origin'), c.req.header('sec-fetch-site'), ownOrigins))
    throw new ApiError('forbidden', 'This request came from another site and was refused.')
  if (c.req.method === 'HEAD' || c.req.header('sec-purpose') !== undefined)
    throw new ApiError('forbidden', 'We only make an environment when someone actually asks for one.')
}

function keeping(registry: Registry, services: EnvironmentServices): void {
  const { env, pool, queue, links } = services

  registerCall(registry, calls.storeEnvironment, async ({ c, body }) => {
    const user = await requireMakerSelf(c, body.userId)
    const row = await storeEnvironment(services, user.id, body)
    privately(c)
    const { htmlUrl, jsUrl } = linksOf(links, 'environment', row.versionId)
    return {
      model: linkedEnvironment(links, row),
      htmlUrl,
      jsUrl,
      environmentUrl: pageOf(row),
      designDate: row.designDate.toISOString(),
    }
  })

  registerCall(registry, calls.getEnvironments, async ({ c, params }) => {
    const user = await requireMakerSelf(c, params.userId)
    privately(c)
    const rows = await environmentsOf(pool, user.id)
    return rows.map((row) => asSpecified(linkedEnvironment(links, row)))
  })

  registerCall(registry, calls.deleteEnvironment, async ({ c, body }) => {
    const user = await requireMakerSelf(c, body.userId)
    if (env.MY_CREATIONS_DELETE === 'models')
      throw new ApiError('not_implemented', texts.toasts.environmentDeletionMissing)
    await deleteEnvironment({ pool, queue }, user.id, body.environment.modelId)
    return { success: true as const }
  })
}

/** The specification spells these two in capitals here, and in small letters everywhere else: both are answered. */
const asSpecified = (environment: CallAnswer<'getEnvironments'>[number]) => ({
  ...environment,
  ModelId: environment.modelId,
  ModelName: environment.modelName,
})

/** What visitors made can be opened and taken along too, by whoever knows its id. */
function finding(registry: Registry, services: EnvironmentServices): void {
  const { pool, storage, links } = services

  registerCall(registry, calls.environmentAssets, async ({ c, body }) => {
    const { id, name, versionId } = await asked(c, body)
    privately(c)
    return { modelId: id, modelName: name, ...linksOf(links, 'environment', versionId) }
  })

  registerCall(registry, calls.getEnvironmentProof, async ({ c, params, query }) =>
    proofOf(storage, await asked(c, { ...params, ...query })),
  )

  registerCall(registry, calls.exportEnvironment, async ({ c, params, query }) => {
    const seen = await asked(c, { ...params, ...query })
    const { name: asker } = await services.askers(c)
    return sendDownload(c, storage, await exported(services, asker, seen, query.format))
  })

  async function asked(
    c: AppContext,
    { modelId, versionId }: { modelId: string; versionId?: string },
  ): Promise<Seen> {
    const trial = await findTrial(pool, modelId)
    if (trial) return { ...trial, versionId: trial.id }
    const user = await requireMaker(c)
    const row = await findEnvironment(pool, user.id, modelId)
    const version = await findVersion(pool, 'environment', row, versionId)
    return { id: row.id, name: row.name, versionId: version.id, folder: version.folder }
  }
}

/** Going back and naming. */
function changing(registry: Registry, { pool, links }: EnvironmentServices): void {
  registerCall(registry, calls.getEnvironmentVersions, async ({ c, params }) => {
    const user = await requireMaker(c)
    const { id } = await findEnvironment(pool, user.id, params.modelId)
    privately(c)
    const versions = await versionsOf(pool, id)
    return { modelId: id, versions: versions.map((version) => linkedVersion(links, version)) }
  })

  registerCall(registry, calls.restoreEnvironmentVersion, async ({ c, body }) => {
    const user = await requireMaker(c)
    const version = await restoreVersion(pool, 'environment', user.id, body)
    const row = await findEnvironment(pool, user.id, body.modelId)
    privately(c)
    return { model: linkedEnvironment(links, row), version: linkedVersion(links, version) }
  })

  registerCall(registry, calls.nameEnvironmentVersion, async ({ c, body }) => {
    const user = await requireMaker(c)
    await nameVersion(pool, 'environment', user.id, body)
    return { success: true as const }
  })
}
