import type { CallAnswer } from '@makebelieve/contract/calls/index'
import type { Environment, EnvironmentCategory } from '@makebelieve/contract/entities/environment'
import { ApiError } from '@makebelieve/contract/errors'
import type { Offer } from '@makebelieve/contract/offer'
import type { RunEvent } from '@makebelieve/contract/run-events'
import { codeOf, textOf } from '../../creations/files.ts'
import { offersBeside, offersIn } from '../../creations/guessed.ts'
import { noSuch, playedFiles } from '../../creations/played.ts'
import { findVersion, linksOf } from '../../creations/version-rows.ts'
import { madeByRun } from '../../creations/versions.ts'
import type { Asker } from '../../http/askers.ts'
import type { AppContext } from '../../http/context.ts'
import { idempotencyKeyOf } from '../../http/idempotency-key.ts'
import { followRun, wantsStream } from '../../runs/follow-run.ts'
import { GenerationFailure } from '../../runs/generator.ts'
import { streamWork } from '../../runs/stream-work.ts'
import { submitRun } from '../../runs/submit.ts'
import { findEnvironment } from './environment-rows.ts'
import { type EnvironmentInput, pictureFor } from './environment-run.ts'
import type { EnvironmentServices } from './environments.ts'
import { checkAppetite, findTrial, keepTrial, newTrialId, type TrialRow } from './trials.ts'

export type Wish = {
  prompt: string
  type: EnvironmentCategory
  modelId?: string
  imageId?: string
  seed?: number
  anyway?: boolean
}
export type Created = CallAnswer<'createEnvironment'>

/** Makes an environment, or changes one: as a run for those who have an account, as a trial for visitors. */
export async function createEnvironment(
  c: AppContext,
  services: EnvironmentServices,
  wish: Wish,
  request: object = wish,
): Promise<Response | Created> {
  const user = await c.var.maker()
  if (!user) return tryOut(c, services, wish)
  const { prompt, type: category, modelId, imageId, seed, anyway } = wish
  if (modelId) await findEnvironment(services.pool, user.id, modelId)
  if (imageId && !(await services.pictures.open(user.id, imageId))) throw noPicture()
  const input = { prompt, category, environmentId: modelId, imageId, seed, anyway }
  return makeInRun(c, services, user.id, { input, request })
}

type Order = { input: EnvironmentInput; request: object; free?: boolean }

/** Holds the credits, has a worker make it, and answers once it is proven. */
export async function makeInRun(
  c: AppContext,
  services: EnvironmentServices,
  userId: string,
  order: Order,
): Promise<Response | Created> {
  const idempotencyKey = idempotencyKeyOf(c)
  const runId = await submitRun(services, {
    ...order,
    userId,
    kind: 'environment',
    idempotencyKey,
    address: c.var.clientAddress,
  })
  return followRun(c, services, runId, async () => {
    const { pool } = services
    const { creationId, versionId } = await madeByRun(pool, runId)
    const row = await findEnvironment(pool, userId, creationId)
    const version = await findVersion<string>(pool, 'environment', row, versionId)
    const { folder, answer, changes } = version
    const offers = await offersBeside(pool, versionId)
    return createdFrom(services, { id: row.id, name: row.name, versionId, folder, answer, changes, offers })
  })
}

type Made = {
  id: string
  versionId: string
  name: string
  folder: string
  answer: string
  changes: string[]
  offers: Offer[] | undefined
}

async function createdFrom({ storage, links }: EnvironmentServices, made: Made): Promise<Created> {
  const { id, versionId, name, folder, answer, changes, offers } = made
  const { htmlUrl, modelImage } = linksOf(links, 'environment', versionId)
  const text = await codeOf(storage, { folder, kind: 'environment' })
  return {
    content: [{ type: 'text', text }],
    htmlText: await textOf(storage, folder, playedFiles.page),
    environmentName: name,
    environmentUrl: htmlUrl.signedUrl,
    modelId: id,
    versionId,
    modelImage,
    message: answer,
    changes,
    ...(offers && { offers }),
  }
}

/** For visitors it is free, and so counted; nothing of it is stored for longer than a day. */
async function tryOut(c: AppContext, services: EnvironmentServices, wish: Wish): Promise<Response | Created> {
  const asker = await services.askers(c)
  await checkAppetite(services.pool, asker)
  const given = await trialInput(services, wish)
  if (!wantsStream(c)) {
    const { trial, changes } = await makeTrial(services, asker, wish, given)
    return createdFrom(services, { ...trial, versionId: trial.id, changes, offers: offersIn(trial.plan) })
  }
  return streamWork(c, async (send) => {
    const { trial } = await makeTrial(services, asker, wish, given, send)
    send({ type: 'upload_to_s3', game_id: trial.id, environment: linkedTrial(services, trial) })
    send({ type: 'done' })
  })
}

async function trialInput({ pool, pictures }: EnvironmentServices, wish: Wish): Promise<object> {
  const { prompt, type: category, modelId, imageId, seed, anyway } = wish
  const before = modelId === undefined ? undefined : await findTrial(pool, modelId)
  if (modelId !== undefined && !before) throw noSuch('environment')
  const picture = await pictureFor(pictures, undefined, imageId).catch((error) => {
    throw error instanceof GenerationFailure ? noPicture() : error
  })
  return { prompt, category, seed, anyway, plan: before?.plan, ...picture }
}

async function makeTrial(
  services: EnvironmentServices,
  asker: Asker,
  { prompt, type: category }: Wish,
  input: object,
  onEvent?: (event: RunEvent) => void,
): Promise<{ trial: TrialRow; changes: string[] }> {
  const { freeWork, modules } = services
  const id = newTrialId()
  const product = await freeWork.do(asker.name, modules.environment, { id, input, onEvent })
  const trial = await keepTrial(services, asker, { id, prompt, category, product })
  const { changes = [] } = (product.details ?? {}) as { changes?: string[] }
  return { trial, changes }
}

function linkedTrial({ links }: EnvironmentServices, trial: TrialRow): Environment {
  const { id, name, category, prompt, createdAt } = trial
  return {
    modelId: id,
    // Nobody's yet.
    userId: '',
    modelName: name,
    category,
    versionId: id,
    versions: 1,
    prompt,
    designDate: createdAt.toISOString(),
    ...linksOf(links, 'environment', id),
  }
}

function noPicture(): ApiError {
  return new ApiError('not_found', "We can't find that picture. It may have been too old to keep.")
}
