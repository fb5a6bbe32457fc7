import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Pool, PoolClient } from 'pg'
import { StartupError } from '../startup-error.ts'
import type { Log } from './log.ts'

type Migration = { name: string; sql: string; checksum: string }

export const migrationFolder = join(import.meta.dirname, 'migrations')

const migrationLock = 0x6d616b66

/**
 * Brings the database to this version: the files `NNNN_name.sql` in order, each in a transaction, each once. Servers
 * that start together queue at a lock, so one does the work and the others find it done.
 */
export async function migrate(pool: Pool, log: Log, { folder = migrationFolder } = {}): Promise<void> {
  const migrations = await readMigrations(folder)
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    const applied = await readApplied(client)
    check(migrations, applied)
    for (const migration of migrations) {
      if (!applied.has(migration.name)) await apply(client, migration, log)
    }
  } finally {
    // Closes the session, and the lock with it, whatever state it is in.
    client.release(true)
  }
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  const wrong = names.find((name, i) => !/^\d{4}_\w+\.sql$/.test(name) || sameNumber(name, names[i - 1]))
  if (wrong) throw new Error(`${wrong} in ${folder} must be named NNNN_name.sql with a number of its own`)
  return Promise.all(
    names.map(async (name) => {
      // Git may write CRLF on checkout; that is no change.
      const sql = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

const sameNumber = (a: string, b: string | undefined) => a.slice(0, 4) === b?.slice(0, 4)

async function readApplied(client: PoolClient): Promise<Map<string, string>> {
  await client.query(`
    create table if not exists migration (
      name       text primary key,
      checksum   text not null,
      applied_at timestamptz not null default now()
    )`)
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from migration',
  )
  return new Map(rows.map(({ name, checksum }) => [name, checksum]))
}

function check(migrations: Migration[], applied: Map<string, string>): void {
  const known = new Map(migrations.map(({ name, checksum }) => [name, checksum]))
  for (const [name, checksum] of applied) {
    if (!known.has(name)) {
      throw new StartupError(
        `The database belongs to a newer Makebelieve (it has the migration ${name}); update this server, or use another database.`,
      )
    }
    if (known.get(name) !== checksum) {
      throw new StartupError(
        `The migration ${name} was changed after it was applied to this database; restore the file and put the change into a new migration.`,
      )
    }
  }
}

async function apply(client: PoolClient, { name, sql, checksum }: Migration, log: Log): Promise<void> {
  const began = performance.now()
  try {
    await client.query('begin')
    await client.query(sql)
    await client.query('insert into migration (name, checksum) values ($1, $2)', [name, checksum])
    await client.query('commit')
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new StartupError(
      `The migration ${name} failed and left nothing behind (${reason}); mend its cause and start again.`,
      { cause },
    )
  }
  // The start says in one line that all are done: a first one has dozens.
  log.debug({ milliseconds: performance.now() - began }, `Migrated ${name}`)
}
