import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { FolderInUse, StartupError } from '../startup-error.ts'
import type { Binaries } from './binaries.ts'
import { readPassword, superuser } from './cluster.ts'
import type { DataFolder } from './data-folder.ts'
import { codeOf } from './errno.ts'
import type { Log } from './log.ts'
import {
  findPostmaster,
  type Launch,
  launch,
  launchFailure,
  type Postmaster,
  stopPostmaster,
} from './postmaster.ts'

/** How to reach a database on a Unix socket; `host` is the socket's folder. */
export type Connection = {
  host: string
  port: number
  user: string
  password: string
  database: string
  /** Said aloud, because PGSSLMODE in the environment would otherwise reach for it on the socket. */
  ssl: false
}

/** The role and the database of the app; the role owns its database and nothing else. */
const app = 'makebelieve'

export function appConnection({ socketFolder, port }: Postmaster, password: string): Connection {
  return { host: socketFolder, port, user: app, password, database: app, ssl: false }
}

const startMs = 120_000
// A killed server's lock is free as soon as its backend has seen the closed socket, usually within milliseconds.
const takenMs = 2_000
const ownerLock = 0x6d616b65

type Tenancy = { session: pg.Client; postmaster: Postmaster }

/**
 * Whoever holds the owner's lock, an advisory lock on a session of its own, owns the cluster, no matter which process
 * started the postmaster. Should PostgreSQL die or drop its sessions, it is started again and the lock taken again;
 * pools reconnect by themselves.
 */
export async function keepCluster(
  folder: DataFolder,
  binaries: Binaries,
  settings: Record<string, string>,
  log: Log,
): Promise<{ connection: Connection; stop(): Promise<void> }> {
  const password = await readPassword(folder.cluster)
  const occupy = () => occupyCluster(folder, password, () => launch(folder, binaries, settings), log)
  let tenancy: Tenancy | undefined = await occupy()
  let stopping: Promise<void> | undefined
  let recovering: Promise<void> | undefined

  const watch = ({ session }: Tenancy) =>
    session.once('end', () => {
      if (!stopping) recovering = recover()
    })
  const recover = async () => {
    tenancy = undefined
    log.error('PostgreSQL has dropped its sessions, starting it again if need be')
    while (!tenancy && !stopping) {
      try {
        tenancy = await occupy()
        watch(tenancy)
        log.info('PostgreSQL is back')
      } catch (err) {
        log.error({ err }, 'PostgreSQL is not back yet')
        await sleep(1000)
      }
    }
  }
  const stop = async () => {
    await recovering
    if (!tenancy) return
    await stopPostmaster(tenancy.postmaster, folder.cluster, log)
    await tenancy.session.end().catch(() => {})
  }

  const stopOnce = () => {
    stopping ??= stop()
    return stopping
  }

  const { session, postmaster } = tenancy
  watch(tenancy)
  await ensureAppDatabase(session, password).catch(async (cause: Error) => {
    await stopOnce()
    throw new StartupError(
      `The app's database could not be made (${cause.message}); the file ${folder.logFile} says more.`,
      { cause },
    )
  })
  return { connection: appConnection(postmaster, password), stop: stopOnce }
}

async function occupyCluster(
  folder: DataFolder,
  password: string,
  start: () => Promise<Launch>,
  log: Log,
): Promise<Tenancy> {
  let attempt: Launch | undefined
  let takenSince: number | undefined
  for (const until = Date.now() + startMs; Date.now() < until; await sleep(10)) {
    if (attempt?.ended) {
      const failure = launchFailure(attempt.ended, folder)
      if (failure) throw failure
      attempt = undefined
    }
    const postmaster = await findPostmaster(folder.cluster)
    if (!postmaster) {
      attempt ??= await start()
      continue
    }
    const app = appConnection(postmaster, password)
    const session = await openSession({ ...app, user: superuser, database: superuser }).catch(
      async (error) => {
        // What this server has just started would run on for nobody.
        if (attempt) await stopPostmaster(postmaster, folder.cluster, log)
        throw error
      },
    )
    if (!session) continue
    const held = await session
      .query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [ownerLock])
      .then(({ rows }) => rows[0]?.held)
      .catch(() => undefined)
    if (held) {
      if (!attempt) log.info('Took over a PostgreSQL that was already running')
      return { session, postmaster }
    }
    await session.end().catch(() => {})
    takenSince ??= held === false ? Date.now() : undefined
    if (takenSince && Date.now() - takenSince > takenMs) {
      throw new FolderInUse(
        `Another Makebelieve server is already using the data folder ${folder.dataDir}; stop it first, or give this one its own DATA_DIR.`,
      )
    }
    await sleep(40)
  }
  throw new StartupError(
    `PostgreSQL was not ready within ${startMs / 1000} s; the file ${folder.logFile} says why, and it may just need longer.`,
  )
}

/** Undefined when nobody answers there yet: the socket is missing, or PostgreSQL is starting or stopping. */
export async function openSession(connection: Connection): Promise<pg.Client | undefined> {
  const session = new pg.Client({
    ...connection,
    application_name: 'makebelieve keeper',
    connectionTimeoutMillis: 5000,
  })
  // Without a listener a lost connection would end the process; 'end' follows and is what counts.
  session.on('error', () => {})
  try {
    await session.connect()
    return session
  } catch (cause) {
    await session.end().catch(() => {})
    // The app's role is refused like a wrong password until the owner has made it; the superuser exists from the start.
    if (codeOf(cause) !== '28P01' || connection.user !== superuser) return undefined
    throw new StartupError(
      `The password kept in ${connection.host} does not open the database any more; restore the file makebelieve.password from a backup.`,
      { cause },
    )
  }
}

async function ensureAppDatabase(session: pg.Client, password: string): Promise<void> {
  const { rows } = await session.query<{ role: boolean; database: boolean }>(
    `select exists (select from pg_roles where rolname = $1) as role,
            exists (select from pg_database where datname = $1) as database`,
    [app],
  )
  const literal = session.escapeLiteral(password)
  if (!rows[0]?.role) await session.query(`create role ${app} login password ${literal}`)
  if (!rows[0]?.database) await session.query(`create database ${app} owner ${app}`)
}
