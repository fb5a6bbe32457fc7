import { once } from 'node:events'
import { readlink, stat } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { isAll, isThorough, isTurnOf } from '../../script/testing/sample.ts'
import { FolderInUse } from '../startup-error.ts'
import { useClusters } from '../testing/clusters.ts'
import { isRoot, may, nobody } from './account.ts'
import type { Connection } from './keeper.ts'
import { findPostmaster } from './postmaster.ts'

const { folder, usedFolder, start, refusal, startProcess } = useClusters()

async function query(connection: Connection, sql: string): Promise<Record<string, unknown> | undefined> {
  const client = new pg.Client(connection)
  client.on('error', () => {})
  await client.connect()
  return client
    .query(sql)
    .then(({ rows }) => rows[0])
    .finally(() => client.end())
}

const daemon = { name: 'daemon', uid: 1, gid: 1 }
const project = join(import.meta.dirname, '..', '..')
const daemonCanRunThis =
  isRoot && (await may('read', project, daemon)) && (await may('run', process.execPath, daemon))

const thorough = isThorough('postgres')

describe('a start', () => {
  it('makes its data folder, with folders above it, and a database that keeps its data over a restart', async () => {
    const dataDir = join(await folder(), 'some', 'where')
    const first = await start({ dataDir })
    await query(first.connection, `create table note as select 'Grüße' as text`)
    await first.stop()
    const second = await start({ dataDir })
    expect(await query(second.connection, 'select * from note')).toEqual({ text: 'Grüße' })
    expect(second.cluster).toBe(join(dataDir, 'postgres'))
  })

  it('gives a UTF-8 database that is reached by socket and password only', async () => {
    const { connection } = await start({ dataDir: await usedFolder() })
    const facts = await query(
      connection,
      `select current_setting('listen_addresses') as addresses, current_setting('server_encoding') as encoding,
              current_setting('TimeZone') as zone, upper('ß é') as upper, inet_server_addr() as network`,
    )
    expect(facts).toEqual({ addresses: '', encoding: 'UTF8', zone: 'UTC', upper: 'ß É', network: null })
    await expect(query({ ...connection, password: 'guess' }, 'select 1')).rejects.toThrow(
      /password authentication/,
    )
  })

  it('lets the app own its database and nothing else', async () => {
    const { connection } = await start({ dataDir: await usedFolder() })
    const role = await query(
      connection,
      `select rolsuper, rolcreaterole, rolcreatedb, pg_get_userbyid(datdba) as owner
       from pg_roles, pg_database where rolname = current_user and datname = current_database()`,
    )
    expect(role).toEqual({ rolsuper: false, rolcreaterole: false, rolcreatedb: false, owner: 'makebelieve' })
  })

  it('writes to disk before it says so, unless a test asks otherwise', async () => {
    const { connection } = await start({ dataDir: await usedFolder(), settings: {} })
    expect(await query(connection, 'show fsync')).toEqual({ fsync: 'on' })
  })

  it('keeps folder and password closed to others', async () => {
    const { cluster } = await start({ dataDir: await usedFolder() })
    expect((await stat(cluster)).mode & 0o777).toBe(0o700)
    expect((await stat(join(cluster, 'makebelieve.password'))).mode & 0o777).toBe(0o600)
  })

  it('says what PostgreSQL said last when it does not come up', async () => {
    const error = await refusal({
      dataDir: await usedFolder(),
      settings: { fsync: 'off', work_mem: 'plenty' },
    })
    expect(error.message).toMatch(
      /^PostgreSQL did not start on \S+ \(invalid value for parameter "work_mem": "plenty"\); /,
    )
    expect((error.cause as Error).message).toContain('FATAL')
  })

  it.runIf(thorough)('finds room for the socket of a very long path', async () => {
    const dataDir = join(await folder(), 'long'.repeat(20), 'longer'.repeat(20))
    const { connection, stop } = await start({ dataDir })
    expect(connection.host.length).toBeLessThan(90)
    expect((await stat(connection.host)).mode & 0o777).toBe(0o700)
    const guest = await start({ dataDir, guest: true })
    expect(await query(guest.connection, 'select 1 as one')).toEqual({ one: 1 })
    await stop()
    await expect(stat(connection.host)).rejects.toThrow('ENOENT')
  })
})

describe('the account', () => {
  it.runIf(isRoot)('is nobody when the server is root', async () => {
    const { cluster } = await start({ dataDir: await usedFolder() })
    const { uid } = await nobody()
    expect((await stat(cluster)).uid).toBe(uid)
    expect((await stat(`/proc/${(await findPostmaster(cluster))?.pid}`)).uid).toBe(uid)
  })

  it.runIf(!isRoot)('is the user of the server', async () => {
    const { cluster } = await start({ dataDir: await usedFolder() })
    expect((await stat(cluster)).uid).toBe(process.getuid?.())
  })

  it.runIf(daemonCanRunThis && thorough)(
    'is an ordinary user who starts the server, also when root does so later',
    async () => {
      const dataDir = await folder(daemon)
      const { child, said } = await startProcess({ dataDir }, daemon)
      expect(said.refusal).toBeUndefined()
      const postmaster = await findPostmaster(join(dataDir, 'postgres'))
      expect((await stat(`/proc/${postmaster?.pid}`)).uid).toBe(daemon.uid)
      child.kill('SIGTERM')
      await once(child, 'exit')

      const { cluster } = await start({ dataDir })
      expect((await stat(`/proc/${(await findPostmaster(cluster))?.pid}`)).uid).toBe(daemon.uid)
    },
  )

  it.runIf(daemonCanRunThis)('refuses an ordinary user on the database of another', async () => {
    const dataDir = await folder(daemon)
    await (await start({ dataDir })).stop()
    const { said } = await startProcess({ dataDir }, daemon)
    expect(said.refusal).toMatch(/belongs to another account \(uid \d+\); start Makebelieve as the user who/)
  })
})

describe('two servers on one data folder', () => {
  const isTurn = (race: 'here' | 'processes') => isTurnOf(race, 'races of two servers', ['here', 'processes'])

  it('refuses the second, which may start when the first has stopped', async () => {
    const dataDir = await usedFolder()
    const first = await start({ dataDir })
    const refused = await refusal({ dataDir })
    expect(refused).toBeInstanceOf(FolderInUse)
    expect(refused.message).toBe(
      `Another Makebelieve server is already using the data folder ${dataDir}; stop it first, or give this one its own DATA_DIR.`,
    )
    expect(await query(first.connection, 'select 1 as one')).toEqual({ one: 1 })
    await first.stop()
    const second = await start({ dataDir })
    expect(await query(second.connection, 'select 1 as one')).toEqual({ one: 1 })
  })

  it.runIf(isTurn('here'))('lets exactly one win when both start at the same instant', async () => {
    const race = async (dataDir: string) => {
      const both = await Promise.allSettled([start({ dataDir }), start({ dataDir })])
      const winners = both.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
      const reasons = both.flatMap((result) => (result.status === 'rejected' ? [result.reason.message] : []))
      expect(reasons).toEqual([expect.stringContaining('Another Makebelieve server is already using')])
      expect(await query(winners[0]?.connection as Connection, 'select 1 as one')).toEqual({ one: 1 })
      await winners[0]?.stop()
    }
    const folders = await Promise.all(Array.from({ length: isAll() ? 4 : 1 }, () => folder()))
    await Promise.all(folders.map(race))
    // Now the clusters exist, and the race is for the postmaster.
    await Promise.all(folders.map(race))
  })

  it.runIf(isTurn('processes'))('lets exactly one win also when they are processes', async () => {
    const dataDir = await usedFolder()
    const both = await Promise.all([startProcess({ dataDir }), startProcess({ dataDir })])
    const winner = both.find(({ said }) => said.postgres)
    const loser = both.find(({ said }) => said.refusal)
    expect(loser?.said.refusal).toContain('Another Makebelieve server is already using')
    expect(await query(winner?.said.postgres?.connection as Connection, 'select 1 as one')).toEqual({
      one: 1,
    })
  })

  it('starts again at once while the one before is still stopping', async () => {
    const dataDir = await usedFolder()
    const first = await start({ dataDir })
    const [, second] = await Promise.all([first.stop(), start({ dataDir })])
    expect(await query(second.connection, 'select 1 as one')).toEqual({ one: 1 })
  })
})

describe('a guest', () => {
  it('uses the database of a running server and leaves it running', async () => {
    const dataDir = await usedFolder()
    const host = await start({ dataDir })
    const guest = await start({ dataDir, guest: true })
    expect(guest.connection).toEqual(host.connection)
    await guest.stop()
    expect(await query(host.connection, 'select 1 as one')).toEqual({ one: 1 })
  })

  it('waits for a server that starts together with it', async () => {
    const dataDir = await folder()
    const [host, guest] = await Promise.all([start({ dataDir }), start({ dataDir, guest: true })])
    expect(guest.connection).toEqual(host.connection)
  })

  it('is refused where no server runs', async () => {
    const dataDir = await folder()
    expect((await refusal({ dataDir, guest: true, guestMs: 200 })).message).toBe(
      `No Makebelieve server is running on the data folder ${dataDir}; start one first (ROLE=web), or set DATABASE_URL.`,
    )
  })
})

describe('when processes die', () => {
  /** A log that knows when the server owns its PostgreSQL again: until then another one may take it. */
  function watchfulLog() {
    const { promise: back, resolve } = Promise.withResolvers<void>()
    const info = (what: unknown) => what === 'PostgreSQL is back' && resolve()
    return { log: { debug() {}, info, warn() {}, error() {} }, back }
  }

  it('takes over the PostgreSQL of a killed server and stops it in the end', async () => {
    const dataDir = await usedFolder()
    const { child, said } = await startProcess({ dataDir })
    await query(said.postgres?.connection as Connection, 'create table kept as select 1 as one')
    const left = await findPostmaster(join(dataDir, 'postgres'))
    child.kill('SIGKILL')
    await once(child, 'exit')

    const { connection, cluster, stop } = await start({ dataDir })
    expect(await findPostmaster(cluster)).toEqual(left)
    expect(await query(connection, 'select * from kept')).toEqual({ one: 1 })
    await stop()
    expect(await findPostmaster(cluster)).toBeUndefined()
    await expect(readlink(`/proc/${left?.pid}/exe`)).rejects.toThrow('ENOENT')
  })

  it.runIf(thorough)('lets exactly one of two servers take over', async () => {
    const dataDir = await usedFolder()
    const { child } = await startProcess({ dataDir })
    child.kill('SIGKILL')
    await once(child, 'exit')
    const both = await Promise.allSettled([start({ dataDir }), start({ dataDir })])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  it('starts PostgreSQL again when it dies under the server, and still owns it', async () => {
    const dataDir = await usedFolder()
    const { log, back } = watchfulLog()
    const { connection, cluster, stop } = await start({ dataDir, log })
    await query(connection, 'create table kept as select 1 as one')
    const before = await findPostmaster(cluster)
    process.kill(before?.pid ?? 0, 'SIGKILL')
    await back
    expect(await query(connection, 'select * from kept')).toEqual({ one: 1 })
    expect((await findPostmaster(cluster))?.pid).not.toBe(before?.pid)
    expect((await refusal({ dataDir })).message).toContain('Another Makebelieve server')
    await stop()
    expect(await findPostmaster(cluster)).toBeUndefined()
  })

  it('still owns PostgreSQL after the crash of one session has ended them all', async () => {
    const dataDir = await usedFolder()
    const { log, back } = watchfulLog()
    const { connection } = await start({ dataDir, log })
    const client = new pg.Client(connection)
    client.on('error', () => {})
    await client.connect()
    const { rows } = await client.query('select pg_backend_pid() as pid')
    process.kill(rows[0].pid, 'SIGKILL')
    await back
    expect(await query(connection, 'select 1 as one')).toEqual({ one: 1 })
    expect((await refusal({ dataDir })).message).toContain('Another Makebelieve server')
  })

  it('survives Ctrl-C until the server has finished', async () => {
    const dataDir = await usedFolder()
    const { child } = await startProcess({ dataDir })
    // What a terminal does: the signal goes to the server's whole process group.
    process.kill(-(child.pid ?? 0), 'SIGINT')
    const [code] = await once(child, 'exit')
    expect(code).toBe(0)
    expect(await findPostmaster(join(dataDir, 'postgres'))).toBeUndefined()
  })

  it('stops once, however often it is told', async () => {
    const { stop, cluster } = await start({ dataDir: await usedFolder() })
    await Promise.all([stop(), stop()])
    await stop()
    expect(await findPostmaster(cluster)).toBeUndefined()
  })
})
