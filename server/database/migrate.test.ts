import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { StartupError } from '../startup-error.ts'
import { useDatabase } from '../testing/database.ts'
import { quietLog } from '../testing/quiet-log.ts'
import { openPool } from './connect.ts'
import { migrate } from './migrate.ts'

const database = useDatabase({ migrated: false })

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'makebelieve-migrations-'))
  await database.pool.query('drop schema public cascade; create schema public')
})
afterEach(() => rm(folder, { recursive: true }))

const write = (name: string, sql: string) => writeFile(join(folder, name), sql)
const run = () => migrate(database.pool, quietLog, { folder })
const names = async () =>
  (await database.pool.query('select name from migration order by name')).rows.map(({ name }) => name)

/** How many sessions of this database wait for somebody to let them through. */
async function waitingAtLocks(): Promise<number> {
  const { rows } = await database.pool.query<{ waiting: number }>(
    `select count(*)::int as waiting from pg_locks join pg_database on pg_database.oid = pg_locks.database
      where datname = current_database() and locktype = 'advisory' and not granted`,
  )
  return rows[0]?.waiting ?? 0
}

async function refusal(): Promise<string> {
  const error = await run().catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(StartupError)
  return (error as StartupError).message
}

describe('migrations', () => {
  it('run in order, each once', async () => {
    await write('0002_fill.sql', `insert into word values ('once'); insert into word values ('upon');`)
    await write('0001_make.sql', 'create table word (text text primary key);')
    await write('notes.md', 'not a migration')
    await run()
    await run()
    expect(await names()).toEqual(['0001_make.sql', '0002_fill.sql'])
    expect((await database.pool.query('select count(*)::int from word')).rows).toEqual([{ count: 2 }])
  })

  it('are told one by one only to those who look for a fault', async () => {
    await write('0001_make.sql', 'create table word (text text);')
    const told: unknown[] = []
    const tell = (level: string) => (_: object | string, message?: string) => void told.push([level, message])
    const log = { debug: tell('debug'), info: tell('info'), warn: tell('warn'), error: tell('error') }
    await migrate(database.pool, log, { folder })
    expect(told).toEqual([['debug', 'Migrated 0001_make.sql']])
  })

  it('may be none yet', async () => {
    await run()
    expect(await names()).toEqual([])
  })

  it('go on from where the database is', async () => {
    await write('0001_make.sql', 'create table word (text text);')
    await run()
    await write('0002_more.sql', 'alter table word add column number int;')
    await run()
    expect(await names()).toEqual(['0001_make.sql', '0002_more.sql'])
  })

  it('run once when several servers start together', async () => {
    // The first one stands at a gate until all others queue behind it.
    const gate = 1
    await write('0001_make.sql', `create table word (text text); select pg_advisory_xact_lock(${gate});`)
    await write('0002_fill.sql', `insert into word values ('once');`)
    const pools = await Promise.all(
      Array.from({ length: 5 }, () => openPool({ connectionString: database.url }, quietLog)),
    )
    const keeper = await database.pool.connect()
    await keeper.query('select pg_advisory_lock($1)', [gate])
    const migrated = Promise.all(pools.map((pool) => migrate(pool, quietLog, { folder })))
    await expect.poll(() => waitingAtLocks(), { timeout: 20_000 }).toBe(pools.length)
    await keeper.query('select pg_advisory_unlock($1)', [gate])
    keeper.release()
    await migrated
    await Promise.all(pools.map((pool) => pool.end()))
    expect((await database.pool.query('select * from word')).rows).toEqual([{ text: 'once' }])
  })

  it('leave nothing of one that fails, and keep those before it', async () => {
    await write('0001_make.sql', 'create table word (text text);')
    await write('0002_wrong.sql', `insert into word values ('half'); insert into wrod values ('done');`)
    expect(await refusal()).toBe(
      'The migration 0002_wrong.sql failed and left nothing behind (relation "wrod" does not exist); mend its cause and start again.',
    )
    expect(await names()).toEqual(['0001_make.sql'])
    expect((await database.pool.query('select * from word')).rows).toEqual([])
  })

  it('let the next server try after one has failed', async () => {
    await write('0001_wrong.sql', 'create tabel word (text text);')
    await refusal()
    await write('0001_wrong.sql', 'create table word (text text);')
    await run()
    expect(await names()).toEqual(['0001_wrong.sql'])
  })

  it('are refused when an applied one was changed', async () => {
    await write('0001_make.sql', 'create table word (text text);')
    await run()
    await write('0001_make.sql', 'create table word (text text, number int);')
    expect(await refusal()).toBe(
      'The migration 0001_make.sql was changed after it was applied to this database; restore the file and put the change into a new migration.',
    )
  })

  it('are unchanged by the line ends of another system', async () => {
    await write('0001_make.sql', 'create table word (\n  text text\n);\n')
    await run()
    await write('0001_make.sql', 'create table word (\r\n  text text\r\n);\r\n')
    await run()
  })

  it('are refused on a database of a newer version, which stays as it is', async () => {
    await write('0001_make.sql', 'create table word (text text);')
    await write('0002_future.sql', 'alter table word add column number int;')
    await run()
    await rm(join(folder, '0002_future.sql'))
    await write('0003_other.sql', 'drop table word;')
    expect(await refusal()).toBe(
      'The database belongs to a newer Makebelieve (it has the migration 0002_future.sql); update this server, or use another database.',
    )
    expect(await names()).toEqual(['0001_make.sql', '0002_future.sql'])
  })

  it.each([['1_make.sql'], ['0001_make.sql', '0001_again.sql']])(
    'need a number of their own: %s %s',
    async (...files) => {
      for (const file of files) if (file) await write(file, 'select 1;')
      await expect(run()).rejects.toThrow('must be named NNNN_name.sql with a number of its own')
    },
  )
})
