import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { CreationKind } from '@makebelieve/contract/creation-kind'
import { hasDeveloperPages } from '@makebelieve/contract/developer-pages'
import { routes } from '@makebelieve/contract/routes'
import type { WebBundle } from '@makebelieve/contract/web-host'
import { readEducation } from '@makebelieve/generation/education/prepared'
import { readGuide } from '@makebelieve/generation/guide/prepared'
import { committedPieces } from '@makebelieve/generation/showcase/committed'
import type { Pool } from 'pg'
import packageJson from '../package.json' with { type: 'json' }
import { openAddressLinks } from './auth/address-links.ts'
import { type Auth, openAuth, userOfSession } from './auth/auth.ts'
import { forgetFiles, startSweepingGuests } from './auth/guests.ts'
import { openCreationKinds } from './creation-kinds.ts'
import type { ConnectionSettings } from './database/connect.ts'
import { openOutages } from './database/outage.ts'
import { openCodeWork } from './engines/code-work.ts'
import { openFreeWork } from './engines/free-work.ts'
import type { Environment } from './env.ts'
import { accountFeature } from './features/account/account.ts'
import { adminFeature } from './features/admin/admin.ts'
import { communityFeature } from './features/community/community.ts'
import { modelAddress, pictureAddress } from './features/community/creation-rows.ts'
import { openEncryptedIds } from './features/community/encrypted-ids.ts'
import { pageAddress } from './features/community/open-creation.ts'
import { publish, unpublish } from './features/community/publish.ts'
import { publishedItems } from './features/community/published-items.ts'
import { contactFeature } from './features/contact/contact.ts'
import { creationsFeature } from './features/creations/creations.ts'
import { developersFeature } from './features/developers/developers.ts'
import { educationFeature } from './features/education/education.ts'
import { openTopics } from './features/education/topics.ts'
import { environmentRuns, type Pictures } from './features/environments/environment-run.ts'
import { environmentsFeature } from './features/environments/environments.ts'
import { type EnvironmentModules, environmentModules } from './features/environments/modules.ts'
import { gameJamFeature } from './features/gamejam/gamejam.ts'
import { gameRuns } from './features/games/game-run.ts'
import { gamesFeature } from './features/games/games.ts'
import { guideFeature } from './features/guide/guide.ts'
import { machinesFeature } from './features/machines/machines.ts'
import { mcpFeature } from './features/mcp/mcp.ts'
import { openServiceDesk } from './features/models/draw-with-service.ts'
import { modelRuns } from './features/models/model-run.ts'
import { modelsFeature } from './features/models/models.ts'
import { type ModelModules, modelModules } from './features/models/modules.ts'
import { uploadedPictures } from './features/models/uploaded-pictures.ts'
import { paymentFeature } from './features/payment/payment.ts'
import { playFeature } from './features/play/play.ts'
import { providersFeature } from './features/providers/providers.ts'
import { reportsFeature } from './features/reports/reports.ts'
import { runsFeature } from './features/runs/runs.ts'
import { house } from './features/showcase/house.ts'
import { startShowcase } from './features/showcase/showcase.ts'
import { systemFeature } from './features/system/system.ts'
import { testimonialsFeature } from './features/testimonials/testimonials.ts'
import { userOfLink, userOfToken } from './features/tokens/token-users.ts'
import { tokensFeature } from './features/tokens/tokens.ts'
import { vendorFeature } from './features/vendor/vendor.ts'
import { createApp } from './http/app.ts'
import { bearerTokenOf } from './http/bearer.ts'
import { limitForm } from './http/body-guard.ts'
import { builtFiles } from './http/built-files.ts'
import type { AppContext } from './http/context.ts'
import { answerNotFound } from './http/failures.ts'
import { openLentLinks } from './http/lent-links.ts'
import { openMetrics } from './http/metrics.ts'
import { offlinePage } from './http/offline-page.ts'
import { renderPages } from './http/pages.ts'
import { openPlayLinks } from './http/play-links.ts'
import type { Registry } from './http/register-call.ts'
import { sameOriginOnly } from './http/same-origin.ts'
import type { Log } from './log.ts'
import { type Mail, openMailer } from './mail/mailer.ts'
import { sendMailJob } from './mail/send-mail-job.ts'
import { openImage } from './providers/open-image.ts'
import { meshExtraSeconds, openMesh } from './providers/open-mesh.ts'
import { openProviders } from './providers/providers.ts'
import { openQueue, type Queue } from './queue/queue.ts'
import { type RunLimits, runLimits } from './runs/limits.ts'
import { openRunNews } from './runs/run-news.ts'
import { openRunStreams, type RunStreams } from './runs/run-stream.ts'
import { startSweeper } from './runs/sweeper.ts'
import { openThreadPool, type ThreadPool, type ThreadPoolOptions } from './runs/thread-pool.ts'
import { type Engines, startWorker } from './runs/worker.ts'
import { openScreenshots } from './screenshots/screenshots.ts'
import { deleteFilesJob } from './storage/delete-files-job.ts'
import { fileRoutes } from './storage/files-route.ts'
import { openStorage, type Storage, type StorageOptions } from './storage/storage.ts'

export type Parts = {
  env: Environment
  secret: string
  log: Log
  pool: Pool
  /** The same database, for parts that open sessions of their own. */
  connection: ConnectionSettings
  /** The built web app; without it there are no pages, only the API. */
  web?: { bundle: WebBundle; files: string }
  /** Told, in order, how to close what was opened. */
  onStop(close: () => Promise<void>): void
} & Extras

/** What tests change. */
export type Extras = {
  /** Threads load the engines before anybody asks. */
  warm?: boolean
  engines?: Engines
  modelModules?: ModelModules
  environmentModules?: EnvironmentModules
  limits?: Partial<RunLimits>
  openThreads?(options: ThreadPoolOptions): ThreadPool
  extend?(services: Services): void
}

export type Services = {
  registry: Registry
  pool: Pool
  queue: Queue
  streams: RunStreams
  limits: RunLimits
}

/** How each kind of run is made. */
const productEngines = (storage: Storage, made: Modules, pictures: Pictures): Engines => ({
  quick: gameRuns,
  agent: gameRuns,
  model: modelRuns(storage, made.models),
  environment: environmentRuns(made.environments.environment, pictures),
})
type Modules = { models: ModelModules; environments: EnvironmentModules }

/** The only place where things are wired. */
export async function composeApp({ env, secret, log, pool, connection, web, onStop, ...extras }: Parts) {
  const metrics = openMetrics()
  const storage = openStorage(storageOptions(env, secret))
  const mailer = openMailer(env, log)
  const queue = await openQueue(connection, log)
  onStop(() => queue.stop())
  const origins = originsOf(env)
  const appOrigin = env.APP_ORIGIN ?? `http://localhost:${env.PORT}`

  const sendMail = (mail: Mail) => queue.send(sendMailJob, mail)

  const outages = openOutages()
  const addressLinks = openAddressLinks({ pool, appOrigin, sendMail })
  const auth: Auth = openAuth({
    env,
    pool,
    secret,
    log,
    outages,
    appOrigin,
    trustedOrigins: origins,
    sendMail,
    sendVerification: addressLinks.sendVerification,
    forgetUser: (userId) => forgetFiles(pool, queue, userId),
  })

  const limits = { ...limitsOf(env), ...extras.limits }
  const news = await openRunNews(connection, log)
  onStop(() => news.stop())
  const streams = openRunStreams(pool, news)
  onStop(async () => streams.stop())
  onStop(startSweeper({ pool, queue, limits, log }))

  const places = env.WORKER_THREADS ?? availableParallelism()
  const threadLimits = { memoryMegabytes: env.RUN_MEMORY_MB, cpuSeconds: env.RUN_CPU_SECONDS }
  const modules = {
    models: extras.modelModules ?? modelModules,
    environments: extras.environmentModules ?? environmentModules,
  }
  const links = openPlayLinks({ secret, contentOrigin: env.CONTENT_ORIGIN })
  const pictures = uploadedPictures({ pool, secret, storage, queue, links })
  const engines = extras.engines ?? productEngines(storage, modules, pictures)
  const warm = extras.warm ? [...new Set(Object.values(engines).map(({ module }) => module))] : []
  // One more than there are runs at a time: a picture, which takes a second, never waits for a game.
  const openThreads = extras.openThreads ?? openThreadPool
  const threads = openThreads(
    env.ROLE === 'web' ? { ...threadLimits, threads: 1 } : { ...threadLimits, threads: places + 1, warm },
  )
  onStop(() => threads.stop())
  const providers = openProviders({ env, secret, pool, log, threads })
  const mesh = openMesh(env, providers.breakers)
  if (mesh && !extras.engines) {
    const { usage } = providers
    engines.model = modelRuns(storage, modules.models, {
      mesh,
      noteFor: ({ id: runId, userId }) => usage.noteFor({ runId, userId }),
      noteResult: ({ id, kind }, proven) =>
        usage.noteResult(id, { service: mesh.service, model: mesh.model, kind, proven }),
    })
  }
  const isWorker = env.ROLE !== 'web'
  if (isWorker) {
    const { direct } = providers
    onStop(await startWorker({ pool, queue, storage, threads, places, engines, direct, limits, log }))
    if (extras.warm) await providers.languages.warm()
    onStop(providers.startPruning())
    onStop(startSweepingGuests(pool, queue, log))
    await queue.work(sendMailJob, (mail) => mailer.send(mail))
    await queue.work(deleteFilesJob, async ({ prefix }) => {
      const count = await storage.deleteAll(prefix)
      log.info(`Deleted ${count} files of a deleted account or creation`)
    })
  }

  const lent = openLentLinks({ secret })
  const registry = createApp({
    log,
    metrics,
    ownOrigins: origins,
    trustProxy: env.TRUST_PROXY,
    outages,
    findUser: async (request) => {
      const { headers } = request
      // A token counts before a cookie, which may have come along unasked.
      const token = bearerTokenOf(headers)
      if (token) return userOfToken(pool, token)
      const lender = lent.lenderOf(request)
      if (lender) return userOfLink(pool, lender)
      const found = await auth.api.getSession({ headers })
      return found && userOfSession(found.user)
    },
  })
  const { app } = registry
  accountFeature(registry, { auth, pool, env, addressLinks })
  tokensFeature(registry, {
    pool,
    isSignedIn: async (headers) => {
      const found = await auth.api.getSession({ headers })
      return found !== null && !userOfSession(found.user).isGuest
    },
  })
  providersFeature(registry, { env, pool, ownKeys: providers.ownKeys, breakers: providers.breakers })
  systemFeature(registry, { env, pool, storage, queue, metrics, version: packageJson.version })
  runsFeature(registry, { env, pool, queue, news, streams, limits })
  const codeWork = openCodeWork()
  onStop(() => codeWork.stop())
  const ids = openEncryptedIds(secret)
  const freeWork = openFreeWork(threads)
  const screenshots = openScreenshots({ storage, log, chromium: env.CHROMIUM_PATH })
  onStop(() => screenshots.stop())
  const making = {
    env,
    pool,
    secret,
    queue,
    storage,
    news,
    streams,
    limits,
    links,
    pictures,
    freeWork,
    codeWork,
  }
  gamesFeature(registry, making)
  const image = openImage(env, providers.breakers)
  const desk =
    image &&
    openServiceDesk({ maker: image, noteFor: providers.usage.noteFor, usedUp: providers.picturesUsedUp })
  modelsFeature(registry, {
    ...making,
    modules: modules.models,
    desk,
    hasMeshService: mesh !== undefined,
  })
  environmentsFeature(registry, {
    ...making,
    modules: modules.environments,
    screenshots,
    ids,
    ownOrigins: origins,
  })
  const kinds = openCreationKinds({ pool, storage, queue, links })
  const pageOf = (kind: CreationKind, id: string) => pageAddress(appOrigin, kind, ids.encrypt(id))
  creationsFeature(registry, {
    pool,
    storage,
    links,
    lent,
    kinds: kinds.own,
    proven: kinds.shown,
    appOrigin,
    pageOf,
  })
  const adminEmails = env.ADMIN_EMAILS
  communityFeature(registry, {
    pool,
    storage,
    secret,
    ids,
    appOrigin,
    adminEmails,
    kinds: kinds.shown,
    sendMail,
  })
  reportsFeature(registry, { pool, secret, ids, appOrigin, adminEmails, pageOf, sendMail })
  adminFeature(registry, { pool, ids, adminEmails, pictureOf: pictureAddress, modelOf: modelAddress })
  machinesFeature(registry, { pool, ids, appOrigin })
  contactFeature(registry, { pool, secret, adminEmails, sendMail })
  const topics = openTopics(readEducation)
  educationFeature(registry, { topics, storage, links, freeWork })
  playFeature(registry, {
    storage,
    links,
    ownOrigins: origins,
    contentOrigin: env.CONTENT_ORIGIN,
    findFolder: async (id) => (await kinds.findFolder(id)) ?? topics.folderToPlay(id),
  })
  vendorFeature(registry)
  paymentFeature(registry)
  testimonialsFeature(registry, { env, pool })
  const addresses = { addressOf: ids.encrypt, pictureOf: pictureAddress }
  guideFeature(registry, { pool, readGuide, ...addresses })
  gameJamFeature(registry, { pool, items: (wanted) => publishedItems(pool, ids, wanted), ...addresses })
  if (hasDeveloperPages(process.env)) developersFeature(registry, { freeWork })
  if (isWorker) {
    const maker = { userId: house.id, byAdministrator: false }
    const stopShowcase = startShowcase({
      pool,
      log,
      committed: async () => (env.SHOWCASE === 'on' ? committedPieces() : []),
      kinds: kinds.house,
      threads,
      openIdleThread: () => openThreadPool({ ...threadLimits, threads: 1 }),
      publish: (modelId) => publish(pool, kinds.shown, maker, { modelId, showPrompt: true }),
      unpublish: (modelId) => unpublish(pool, house.id, modelId),
    })
    onStop(stopShowcase)
  }
  const closeTools = mcpFeature(registry, {
    pool,
    news,
    log,
    version: packageJson.version,
    ownOrigins: origins,
    answer: async (request, c) => app.fetch(request, { incoming: c.env?.incoming }),
  })
  onStop(closeTools)
  extras.extend?.({ registry, pool, queue, streams, limits })
  if (!env.S3_ENDPOINT) app.route('/', fileRoutes({ storage, secret }))

  app.all('/api/*', answerNotFound)
  if (web) {
    app.route('/', builtFiles(web.files))
    app.get('/offline', offlinePage)
    const pages = renderPages({
      bundle: web.bundle,
      appOrigin,
      api: async (request: Request, c: AppContext) => app.fetch(request, c.env),
      sessionCookie: (await auth.$context).authCookies.sessionToken.name,
      ownOrigins: origins,
      contentOrigin: env.CONTENT_ORIGIN,
      fileOrigin: env.S3_ENDPOINT,
    })
    app.get('*', pages)
    // Browsers without script send this one form to its page, which calls the API for them.
    app.post(routes.contact, sameOriginOnly(origins), limitForm, pages)
  }

  return { app, pool, queue, storage, limits }
}

function limitsOf(env: Environment): RunLimits {
  return {
    ...runLimits,
    // A service takes minutes for what takes seconds here.
    ...(env.MESH_PROVIDER && {
      deadlineSeconds: {
        ...runLimits.deadlineSeconds,
        model: runLimits.deadlineSeconds.model + meshExtraSeconds,
      },
    }),
    runningPerUser: env.MAX_RUNNING_PER_USER,
    queuedPerUser: env.MAX_QUEUED_PER_USER,
    queuedInAll: env.MAX_QUEUED,
  }
}

function originsOf({ APP_ORIGIN, PORT }: Environment): string[] {
  if (APP_ORIGIN) return [APP_ORIGIN]
  return ['localhost', '127.0.0.1', '[::1]'].map((host) => `http://${host}:${PORT}`)
}

function storageOptions(env: Environment, secret: string): StorageOptions {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env
  if (S3_ENDPOINT && S3_BUCKET && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY)
    return {
      driver: 's3',
      endpoint: S3_ENDPOINT,
      region: env.S3_REGION,
      bucket: S3_BUCKET,
      accessKeyId: S3_ACCESS_KEY_ID,
      secretAccessKey: S3_SECRET_ACCESS_KEY,
      prefix: env.S3_PREFIX,
    }
  return { driver: 'disk', folder: join(env.DATA_DIR, 'files'), secret }
}
