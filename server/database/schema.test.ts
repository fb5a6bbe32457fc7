import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { expect, it } from 'vitest'
import { useDatabase } from '../testing/database.ts'
import * as schema from './schema.ts'

const database = useDatabase()

type Column = { name: string; type: string; nullable: boolean }

it('the tables that TypeScript sees are the tables that the migrations make', async () => {
  const tables = Object.values(schema).filter((part) => is(part, PgTable)) as PgTable[]
  for (const table of tables) {
    const { rows } = await database.pool.query<Column>(
      `select column_name as name, data_type as type, is_nullable = 'YES' as nullable
       from information_schema.columns where table_schema = 'public' and table_name = $1`,
      [getTableName(table)],
    )
    const seen = Object.values(getTableColumns(table)).map((column) => ({
      name: column.name,
      type: column.getSQLType(),
      nullable: !column.notNull,
    }))
    const byName = (a: Column, b: Column) => a.name.localeCompare(b.name)
    expect([getTableName(table), rows.sort(byName)]).toEqual([getTableName(table), seen.sort(byName)])
  }
})

it('every table has its place in the schema', async () => {
  const { rows } = await database.pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'migration'`,
  )
  const known = Object.values(schema)
    .filter((part) => is(part, PgTable))
    .map((table) => getTableName(table as PgTable))
  expect(rows.map((row) => row.name).sort()).toEqual(known.sort())
})
