import { readdir } from 'node:fs/promises'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { migrationFolder } from '../database/migrate.ts'
import { useDatabase } from './database.ts'

describe('a test database', () => {
  const one = useDatabase()
  const other = useDatabase()

  it('has every migration and belongs to the app', async () => {
    const { rows } = await one.pool.query('select name from migration order by name')
    const files = (await readdir(migrationFolder)).filter((name) => name.endsWith('.sql')).sort()
    expect(rows.map(({ name }) => name)).toEqual(files)
    await one.pool.query('create table anything (id int)')
  })

  it('is not shared', async () => {
    await one.pool.query('create table mine (id int)')
    await expect(other.pool.query('select * from mine')).rejects.toThrow('does not exist')
  })

  it('has an address that the driver understands', async () => {
    const client = new pg.Client({ connectionString: one.url })
    await client.connect()
    expect((await client.query('select current_database() as name')).rows[0].name).toBe(
      one.connection.database,
    )
    await client.end()
  })
})
