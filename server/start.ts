import { existsSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { serve } from '@hono/node-server'
import type { WebBundle } from '@makebelieve/contract/web-host'
import { printAdministratorCode } from './auth/administrator-code.ts'
import type { Extras } from './compose.ts'
import { openPool } from './database/connect.ts'
import { migrate } from './database/migrate.ts'
import { startPostgres } from './database/postgres.ts'
import { type Environment, keepSecret } from './env.ts'
import type { Log } from './log.ts'
import { StartupError } from './startup-error.ts'

const root = join(import.meta.dirname, '..')
/** How long a stopping server waits for requests in flight. */
const patience = 10_000

/** Some calls carry a prompt in their path: 8,000 characters of any language, each up to twelve bytes there. */
const maxHeaderSize = 128 * 1024

/** How to close what was opened, in the order of opening. */
type Undo = (() => Promise<void>)[]

/** Starts everything in order, one log line a step, and returns what stops it again, in reverse. */
export async function startServer(
  env: Environment,
  log: Log,
  extras: Extras = {},
): Promise<() => Promise<void>> {
  const step = stepper(log)
  const undo: Undo = []
  const stop = async () => {
    for (const close of undo.splice(0).reverse())
      await close().catch((err) => log.error({ err }, 'Stopping was not clean'))
  }
  try {
    const secret = keepSecret(env)
    // The database starts while the rest of the program is being loaded.
    const loading = Promise.all([import('./compose.ts'), loadWeb(env)])
    loading.catch(() => {})
    const connection = env.DATABASE_URL
      ? { connectionString: env.DATABASE_URL }
      : await ownPostgres(env, log, undo)
    // Before the database is asked: while modules load, this process is too busy to hear an answer in time.
    const [{ composeApp }, web] = await loading
    const pool = await openPool(connection, log)
    step('Connected to PostgreSQL')
    undo.push(() => pool.end())
    await migrate(pool, log)
    step('The database is up to date')
    const onStop = (close: () => Promise<void>) => void undo.push(close)
    const { app } = await composeApp({
      env,
      secret,
      log,
      pool,
      connection,
      web,
      onStop,
      warm: true,
      ...extras,
    })
    step('The server is assembled')
    if (env.ROLE !== 'worker') {
      await printAdministratorCode(pool, { adminEmails: env.ADMIN_EMAILS, log })
      const server = await listen(env, app.fetch)
      undo.push(() => closeServer(server))
      step(`Makebelieve is ready at ${env.APP_ORIGIN ?? `http://localhost:${portOf(server)}`}`)
    } else step('This worker is ready')
    return stop
  } catch (error) {
    await stop()
    throw error
  }
}

async function ownPostgres(env: Environment, log: Log, undo: Undo) {
  const postgres = await startPostgres({ dataDir: env.DATA_DIR, log, guest: env.ROLE === 'worker' })
  undo.push(() => postgres.stop())
  return postgres.connection
}

/** In development Vite serves the pages; otherwise they come from the build. */
async function loadWeb(env: Environment) {
  if (process.env.NODE_ENV === 'development' || env.ROLE === 'worker') return undefined
  const build = join(root, 'web/build')
  const entry = join(build, 'server/index.js')
  if (!existsSync(entry))
    throw new StartupError('The web app is not built yet: start with script/start, which builds it.')
  const bundle: WebBundle = await import(pathToFileURL(entry).href)
  return { bundle, files: join(build, 'client') }
}

function listen(env: Environment, fetch: Parameters<typeof serve>[0]['fetch']): Promise<Server> {
  return new Promise((resolve, reject) => {
    const place = { fetch, hostname: env.HOST, port: env.PORT, serverOptions: { maxHeaderSize } }
    const server = serve(place, () => resolve(server)) as Server
    server.once('error', (error: NodeJS.ErrnoException) => {
      const sentence =
        error.code === 'EADDRINUSE'
          ? `Port ${env.PORT} is taken by another program; stop it, or set PORT to a free one.`
          : `The server cannot listen on HOST ${env.HOST}, PORT ${env.PORT} (${error.code}).`
      reject(new StartupError(sentence, { cause: error }))
    })
  })
}

/** Takes no new connections, lets running requests finish, and after a while ends what is left (open streams). */
function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    // A connection that was busy a moment ago would otherwise be kept open for the next request.
    const sweep = setInterval(() => server.closeIdleConnections(), 50)
    const impatience = setTimeout(() => server.closeAllConnections(), patience)
    server.close(() => {
      clearInterval(sweep)
      clearTimeout(impatience)
      resolve()
    })
    server.closeIdleConnections()
  })
}

function portOf(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

function stepper(log: Log) {
  let last = performance.now()
  return (message: string) => {
    const now = performance.now()
    log.info({ milliseconds: now - last }, message)
    last = now
  }
}
