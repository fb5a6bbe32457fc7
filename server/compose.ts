import { join } from 'node:path'
import type { WebBundle } from '@makebelieve/contract/web-host'
import type { Pool } from 'pg'
import packageJson from '../package.json' with { type: 'json' }
import { type Auth, openAuth } from './auth/auth.ts'
import { openDatabase } from './database/database.ts'
import type { Connection } from './database/keeper.ts'
import type { Environment } from './env.ts'
import { accountFeature } from './features/account/account.ts'
import { systemFeature } from './features/system/system.ts'
import { createApp } from './http/app.ts'
import { builtFiles } from './http/built-files.ts'
import type { AppContext, SessionUser } from './http/context.ts'
import { answerNotFound } from './http/failures.ts'
import { openMetrics } from './http/metrics.ts'
import { renderPages } from './http/pages.ts'
import type { Log } from './log.ts'
import { openMailer } from './mail/mailer.ts'
import { sendMailJob } from './mail/send-mail-job.ts'
import { openQueue } from './queue/queue.ts'
import { deleteFilesJob, filesOfUser } from './storage/delete-files-job.ts'
import { fileRoutes } from './storage/files-route.ts'
import { openStorage, type StorageOptions } from './storage/storage.ts'

export type Parts = {
  env: Environment
  secret: string
  log: Log
  pool: Pool
  /** The same database, for parts that open sessions of their own. */
  connection: Connection | string
  /** The built web app; without it there are no pages, only the API. */
  web?: { bundle: WebBundle; files: string }
  /** Told, in order, how to close what was opened. */
  onStop(close: () => Promise<void>): void
}

/** The only place where things are wired. */
export async function composeApp({ env, secret, log, pool, connection, web, onStop }: Parts) {
  const db = openDatabase(pool)
  const metrics = openMetrics()
  const storage = openStorage(storageOptions(env, secret))
  const mailer = openMailer(env, log)
  const queue = await openQueue(connection, log)
  onStop(() => queue.stop())
  const origins = originsOf(env)
  const appOrigin = env.APP_ORIGIN ?? `http://localhost:${env.PORT}`

  const auth: Auth = openAuth({
    env,
    db,
    secret,
    log,
    appOrigin,
    trustedOrigins: origins,
    sendMail: (mail) => queue.send(sendMailJob, mail),
    forgetUser: (userId) => queue.send(deleteFilesJob, { prefix: filesOfUser(userId) }),
  })

  if (env.ROLE !== 'web') {
    await queue.work(sendMailJob, (mail) => mailer.send(mail))
    await queue.work(deleteFilesJob, async ({ prefix }) => {
      const count = await storage.deleteAll(prefix)
      log.info(`Deleted ${count} files of a deleted account`)
    })
  }

  const registry = createApp({
    log,
    metrics,
    ownOrigins: origins,
    trustProxy: env.TRUST_PROXY,
    findUser: async (headers) => {
      const found = await auth.api.getSession({ headers })
      return (found?.user as SessionUser | undefined) ?? null
    },
  })
  const { app } = registry
  accountFeature(registry, { auth, db, env })
  systemFeature(registry, { env, pool, storage, queue, metrics, version: packageJson.version })
  if (!env.S3_ENDPOINT) app.route('/', fileRoutes({ storage, secret }))

  app.all('/api/*', answerNotFound)
  if (web) {
    app.route('/', builtFiles(web.files))
    app.get(
      '*',
      renderPages({
        bundle: web.bundle,
        api: async (request: Request, c: AppContext) => app.fetch(request, c.env),
        sessionCookie: (await auth.$context).authCookies.sessionToken.name,
        contentOrigin: env.CONTENT_ORIGIN,
        fileOrigin: env.S3_ENDPOINT,
      }),
    )
  }

  return { app, db, storage }
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
