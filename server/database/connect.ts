import pg from 'pg'
import { StartupError } from '../startup-error.ts'
import { codeOf } from './errno.ts'
import type { Connection } from './keeper.ts'
import type { Log } from './log.ts'

/** What pools and the job queue are opened with: the built-in PostgreSQL, or DATABASE_URL. */
export type ConnectionSettings = Connection | { connectionString: string }

export type PoolOptions = {
  /** How the sessions are named in pg_stat_activity. */
  applicationName?: string
  /** Most sessions at a time; PostgreSQL takes 100 from all processes together. */
  max?: number
  /** Oldest major version of PostgreSQL that will do. */
  oldest?: number
}

const connectMs = 5000

// Whole numbers of 64 bits arrive as text otherwise; ours (credits, counts, times) stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** A pool on the built-in PostgreSQL or on DATABASE_URL, after one session has shown that it works. */
export async function openPool(
  target: ConnectionSettings,
  log: Log,
  { applicationName = 'makebelieve', max = 10, oldest = 15 }: PoolOptions = {},
): Promise<pg.Pool> {
  const url = 'connectionString' in target ? target.connectionString : undefined
  if (url !== undefined) checkUrl(url)
  const config = { ...target, application_name: applicationName }
  await tryOut(config, url === undefined ? 'The built-in PostgreSQL' : 'DATABASE_URL', oldest)
  // Twice the time of the first try, because waiting for a free session of a busy pool counts too.
  const pool = new pg.Pool({ ...config, max, connectionTimeoutMillis: 2 * connectMs })
  // The pool listens to idle sessions only. Whoever holds one hears of its loss from the next query; but without a
  // listener the loss itself would end the process.
  pool.on('connect', (session) => session.on('error', () => {}))
  // An idle session that the server drops; the pool opens another one when it needs it. A pool that is being closed
  // forgets its sessions before they are gone, and PostgreSQL may be stopped before that.
  pool.on('error', (err) => {
    if (!pool.ending) log.warn({ err }, 'A database session was lost')
  })
  return pool
}

/** The form of a connection that goes into DATABASE_URL. */
export function connectionUrl({ host, port, user, password, database }: Connection): string {
  const [name, word, path] = [user, password, database].map(encodeURIComponent)
  const query = new URLSearchParams({ host, port: `${port}`, sslmode: 'disable' })
  return `postgres://${name}:${word}@/${path}?${query}`
}

function checkUrl(url: string): void {
  try {
    if (!/^postgres(ql)?:\/\//.test(url)) throw new Error('another protocol')
    new pg.Client({ connectionString: url })
  } catch (error) {
    if (error instanceof Error && 'path' in error) {
      throw new StartupError(
        `DATABASE_URL names the certificate file ${error.path}, which cannot be read; correct its path.`,
      )
    }
    // Not as the cause: the driver's error quotes the address, and the address holds the password.
    throw new StartupError(
      'DATABASE_URL is not the address of a PostgreSQL; it should look like postgres://user:password@host:5432/database.',
    )
  }
}

async function tryOut(config: pg.ClientConfig, subject: string, oldest: number): Promise<void> {
  const client = new pg.Client({ ...config, connectionTimeoutMillis: connectMs, query_timeout: connectMs })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ server_version: string }>('show server_version')
    const version = rows[0]?.server_version ?? 'unknown'
    if (Number.parseInt(version, 10) < oldest) {
      throw new StartupError(
        `${subject} leads to PostgreSQL ${version}, but Makebelieve needs PostgreSQL ${oldest} or newer; upgrade it, or use another one.`,
      )
    }
  } catch (cause) {
    if (cause instanceof StartupError) throw cause
    const error = withoutSecret(cause, client.password)
    throw new StartupError(explain(subject, client, error), { cause: error })
  } finally {
    // A server that never answered would not answer the goodbye either.
    void client.end().catch(() => {})
  }
}

function explain(subject: string, client: pg.Client, error: Error): string {
  const { host, port, user, database } = client
  const place = host.startsWith('/') ? host : `${host}:${port}`
  switch (codeOf(error)) {
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `${subject} names the host ${host}, which cannot be found; check the host name.`
    case 'ECONNREFUSED':
    case 'ENOENT':
      return `${subject} leads to ${place}, where nothing answers; start PostgreSQL there, or correct the address.`
    case '28P01':
    case '28000':
      return `${subject} is refused by ${place} for the user ${user}; check the user name and the password.`
    case '3D000':
      return `${subject} names the database ${database}, which does not exist on ${place}; create it, or correct the name.`
    case '53300':
      return `${subject} leads to ${place}, which has no free connections; close some, or raise its max_connections.`
    case '57P03':
      return `${subject} leads to ${place}, which is still starting or stopping; try again in a moment.`
  }
  if (/timeout/i.test(error.message)) {
    return `${subject} leads to ${place}, which did not answer within ${connectMs / 1000} s; check the address and the network.`
  }
  if (/password must be a (non-empty )?string/.test(error.message)) {
    return `${subject} has no password, but ${place} asks for one for the user ${user}; add it to the address.`
  }
  return `${subject} does not work with ${place} (${error.message.replace(/\.$/, '')}); correct the address, or that server.`
}

/** The driver's error, in case it quotes the address. */
function withoutSecret(error: unknown, password: string | undefined | null): Error {
  const text = error instanceof Error ? error.message : String(error)
  return Object.assign(new Error(password ? text.replaceAll(password, '***') : text), { code: codeOf(error) })
}
