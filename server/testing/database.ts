import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'
import { connectionUrl, openPool } from '../database/connect.ts'
import type { Connection } from '../database/keeper.ts'
import { template } from './global-setup.ts'

/** A migrated database without rows, of this test file's own. */
export type TestDatabase = {
  readonly pool: pg.Pool
  readonly connection: Connection
  /** What a server of this test would be given as DATABASE_URL. */
  readonly url: string
}

const log = { debug() {}, info() {}, warn() {}, error: console.error }

/**
 * Call it at the top of a test file or a `describe`; the database lives from its `beforeAll` to its `afterAll`.
 * `migrated: false` gives one without tables.
 */
export function useDatabase({ migrated = true } = {}): TestDatabase {
  const superuser = inject('postgres')
  const database = `test_${randomBytes(6).toString('hex')}`
  const connection = { ...superuser, user: 'makebelieve', database }
  let pool: pg.Pool | undefined

  beforeAll(async () => {
    await asSuperuser(
      `create database ${database} template ${migrated ? template : 'template1'} owner ${connection.user}`,
    )
    pool = await openPool(connection, log, { applicationName: database })
  })

  afterAll(async () => {
    await pool?.end()
    // By force: a server under test may still hold sessions.
    await asSuperuser(`drop database if exists ${database} with (force)`)
  })

  async function asSuperuser(sql: string): Promise<void> {
    const session = new pg.Client(superuser)
    await session.connect()
    await session.query(sql).finally(() => session.end())
  }

  return {
    get pool() {
      if (!pool) throw new Error('useDatabase() has no pool before beforeAll')
      return pool
    },
    connection,
    url: connectionUrl(connection),
  }
}
