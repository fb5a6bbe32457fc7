import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import * as schema from './schema.ts'

export type Database = NodePgDatabase<typeof schema>

/** What a query needs: the database, or a transaction of it. */
export type Queries = Pick<Database, 'select' | 'insert' | 'update' | 'delete' | 'execute'>

export function openDatabase(pool: Pool): Database {
  return drizzle(pool, { schema })
}
