import { chmod, lstat, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openPool } from '../database/connect.ts'
import type { Connection } from '../database/keeper.ts'
import { migrate } from '../database/migrate.ts'
import { startPostgres } from '../database/postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The superuser's way into the cluster of this test run. */
    postgres: Connection
  }
}

export const template = 'template_makebelieve'

const log = { debug() {}, info() {}, warn: console.warn, error: console.error }
// Nothing here outlives the run, so nothing waits for a disk.
const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' }
const prefix = 'makebelieve-test-'

/** One PostgreSQL for all test files, with a migrated database to copy. */
export default async function setup(project: TestProject) {
  await removeLeftovers()
  const dataDir = await mkdtemp(join(tmpdir(), `${prefix}${process.pid}-`))
  // mkdtemp closes the folder to others; as root, PostgreSQL runs as one of them.
  await chmod(dataDir, 0o711)
  const postgres = await startPostgres({ dataDir, log, settings })
  const teardown = async () => {
    await postgres.stop()
    for (const folder of [dataDir, postgres.cluster]) await rm(folder, { recursive: true, force: true })
  }
  const superuser = { ...postgres.connection, user: 'postgres', database: 'postgres' }
  await makeTemplate(superuser, postgres.connection).catch(async (error) => {
    await teardown()
    throw error
  })
  project.provide('postgres', superuser)
  return teardown
}

async function makeTemplate(superuser: Connection, app: Connection): Promise<void> {
  const session = new pg.Client(superuser)
  session.on('error', () => {})
  await session.connect()
  await session.query(`create database ${template} owner ${app.user}`)
  const pool = await openPool({ ...app, database: template }, log)
  await migrate(pool, log).finally(() => pool.end())
  // A database is copied only while nobody is in it; this keeps autovacuum out too.
  await session.query(`alter database ${template} allow_connections false`)
  await session.end()
}

/** A test run that was killed leaves its PostgreSQL running; the next run takes it over and stops it. */
async function removeLeftovers(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const pid = Number(name.startsWith(prefix) ? name.slice(prefix.length).split('-')[0] : Number.NaN)
    if (!pid || isRunning(pid)) continue
    const dataDir = join(tmpdir(), name)
    try {
      // Anyone may leave a folder by such a name here; what it says is believed, and what it names is removed.
      if ((await lstat(dataDir)).uid !== process.getuid?.()) continue
      const { stop, cluster } = await startPostgres({ dataDir, log, settings, minimumFree: 0 })
      await stop()
      for (const folder of [dataDir, cluster]) await rm(folder, { recursive: true, force: true })
    } catch {
      // In use after all, or too broken to start.
    }
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH')
  }
}
