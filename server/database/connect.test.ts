import { once } from 'node:events'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { inspect } from 'node:util'
import pg from 'pg'
import { afterEach, describe, expect, inject, it } from 'vitest'
import { StartupError } from '../startup-error.ts'
import { useDatabase } from '../testing/database.ts'
import { quietLog } from '../testing/quiet-log.ts'
import { connectionUrl, openPool } from './connect.ts'

const database = useDatabase()
const { connection } = database

let server: Server | undefined
afterEach(() => server?.close())

async function listen(onConnection: Parameters<typeof createServer>[1] = () => {}): Promise<number> {
  server = createServer({}, onConnection).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

/** The one sentence, which must never show the password, nor must anything that is logged with it. */
async function refusal(...args: [string, Parameters<typeof openPool>[2]?]): Promise<string> {
  const error = await openPool({ connectionString: args[0] }, quietLog, args[1]).then(
    () => new Error('it connected'),
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(StartupError)
  expect(inspect(error, { depth: 9, showHidden: true })).not.toContain('hunter2')
  return (error as StartupError).message
}

describe('a pool', () => {
  it('opens on a connection and on its address', async () => {
    for (const target of [connection, { connectionString: database.url }]) {
      const pool = await openPool(target, quietLog, { applicationName: 'a test' })
      const { rows } = await pool.query(
        `select current_database() as name, current_setting('application_name') as app`,
      )
      expect(rows).toEqual([{ name: connection.database, app: 'a test' }])
      await pool.end()
    }
  })

  it('outlives sessions that the server drops', async () => {
    const pool = await openPool(connection, quietLog, { max: 1 })
    const { rows } = await pool.query('select pg_backend_pid() as pid')
    await database.pool.query('select pg_terminate_backend($1, 5000)', [rows[0].pid])
    const again = async () => pool.query('select 1 as one').then((answer) => answer.rows, String)
    await expect.poll(again).toEqual([{ one: 1 }])
    await pool.end()
  })
})

describe('a wrong DATABASE_URL', () => {
  it.each([
    'localhost:5432/app',
    'mysql://ada:hunter2@localhost/app',
    'postgres://ada:hunter2@host:port/app',
    'hunter2',
  ])('that is no address of a PostgreSQL: %s', async (url) => {
    expect(await refusal(url)).toBe(
      'DATABASE_URL is not the address of a PostgreSQL; it should look like postgres://user:password@host:5432/database.',
    )
  })

  it('with a host that does not exist', async () => {
    // A label of 64 letters is refused without asking any name server.
    const host = `${'x'.repeat(64)}.invalid`
    expect(await refusal(`postgres://ada:hunter2@${host}/app`)).toBe(
      `DATABASE_URL names the host ${host}, which cannot be found; check the host name.`,
    )
  })

  it('where nothing listens', async () => {
    const port = await listen()
    server?.close()
    expect(await refusal(`postgres://ada:hunter2@127.0.0.1:${port}/app`)).toBe(
      `DATABASE_URL leads to 127.0.0.1:${port}, where nothing answers; start PostgreSQL there, or correct the address.`,
    )
    expect(await refusal(`postgres://ada:hunter2@localhost:${port}/app`)).toContain('where nothing answers')
  })

  it('with a socket that is not there', async () => {
    expect(await refusal('postgres://ada:hunter2@/app?host=/nowhere')).toContain(
      'leads to /nowhere, where nothing answers',
    )
  })

  it('where something listens and never answers', async () => {
    const port = await listen()
    expect(await refusal(`postgres://ada:hunter2@127.0.0.1:${port}/app`)).toBe(
      `DATABASE_URL leads to 127.0.0.1:${port}, which did not answer within 5 s; check the address and the network.`,
    )
  })

  it('where something else listens', async () => {
    const port = await listen((socket) =>
      socket.end('HTTP/1.1 400 Bad Request\r\n\r\n').on('error', () => {}),
    )
    expect(await refusal(`postgres://ada:hunter2@127.0.0.1:${port}/app`)).toMatch(
      /^DATABASE_URL does not work with 127\.0\.0\.1:\d+ \(.+\); correct the address, or that server\.$/,
    )
  })

  it('with a wrong password or user', async () => {
    for (const user of [connection.user, 'ada']) {
      expect(await refusal(connectionUrl({ ...connection, user, password: 'hunter2' }))).toBe(
        `DATABASE_URL is refused by ${connection.host} for the user ${user}; check the user name and the password.`,
      )
    }
  })

  it('without a password', async () => {
    const url = connectionUrl(connection).replace(/:[^:@]*@/, '@')
    expect(await refusal(url)).toBe(
      `DATABASE_URL has no password, but ${connection.host} asks for one for the user makebelieve; add it to the address.`,
    )
  })

  it('with a database that does not exist', async () => {
    expect(await refusal(connectionUrl({ ...connection, database: 'atlantis' }))).toBe(
      `DATABASE_URL names the database atlantis, which does not exist on ${connection.host}; create it, or correct the name.`,
    )
  })

  it('with a certificate that cannot be read', async () => {
    expect(
      await refusal('postgres://ada:hunter2@localhost/app?sslmode=verify-full&sslrootcert=/no/such.pem'),
    ).toBe('DATABASE_URL names the certificate file /no/such.pem, which cannot be read; correct its path.')
  })

  it('with a PostgreSQL that is too old', async () => {
    // The real one here is 18, so that the limit moves instead.
    expect(await refusal(connectionUrl(connection), { oldest: 99 })).toMatch(
      /^DATABASE_URL leads to PostgreSQL 18\.\S+, but Makebelieve needs PostgreSQL 99 or newer; upgrade it/,
    )
  })
})

it('addresses survive unusual passwords', async () => {
  const password = "a/b@c:d?e#f%20 'é"
  const pool = await openPool(inject('postgres'), quietLog)
  await pool.query(`create role unusual login password ${pg.escapeLiteral(password)}`)
  await pool.query(`grant connect on database ${connection.database} to unusual`)
  const unusual = await openPool(
    { connectionString: connectionUrl({ ...connection, user: 'unusual', password }) },
    quietLog,
  )
  expect((await unusual.query('select current_user as name')).rows).toEqual([{ name: 'unusual' }])
  await unusual.end()
  await pool.query(`revoke connect on database ${connection.database} from unusual`)
  await pool.query('drop role unusual')
  await pool.end()
})
