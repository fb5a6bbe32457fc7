import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmod, chown, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { StartupError } from '../startup-error.ts'
import type { Account } from './account.ts'
import type { Binaries } from './binaries.ts'
import { type DataFolder, noSpace } from './data-folder.ts'
import { unless } from './errno.ts'
import type { Log } from './log.ts'

/** Whoever may do everything in the cluster: the server's own keeper, never the app's queries. */
export const superuser = 'postgres'

const passwordFile = 'makebelieve.password'

/** What PostgreSQL sees of the environment: no PG* variable that would redirect it, no secret of the server. */
export const bareEnvironment = { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }

export const readPassword = (cluster: string) => readFile(join(cluster, passwordFile), 'utf8')

/** Makes the cluster on first start (0.7 s); checks that an existing one belongs to this PostgreSQL. */
export async function ensureCluster(
  folder: DataFolder,
  binaries: Binaries,
  sync: boolean,
  log: Log,
): Promise<void> {
  const { cluster, account } = folder
  const entries = (await readdir(cluster).catch(unless('ENOENT'))) ?? []
  if (entries.length === 0) {
    log.info(`Making the database in ${cluster}`)
    await removeOldStaging(cluster)
    await createCluster(folder, binaries, sync)
    return
  }
  const version = (await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(unless('ENOENT')))?.trim()
  if (!version) {
    throw new StartupError(
      `The folder ${cluster} holds something other than a database of Makebelieve; move it away, or choose another DATA_DIR.`,
    )
  }
  if (!entries.includes(passwordFile)) {
    throw new StartupError(
      `The database in ${cluster} has lost its file ${passwordFile}; restore the file from a backup, or choose another DATA_DIR.`,
    )
  }
  if (version !== binaries.major) {
    throw new StartupError(
      `The database in ${cluster} was made by PostgreSQL ${version}, but this Makebelieve brings PostgreSQL ${binaries.major}; move the data with pg_dump into a new DATA_DIR, or run a PostgreSQL ${version} on it and set DATABASE_URL.`,
    )
  }
  if (account && (await stat(cluster)).uid !== account.uid) await handOver(cluster, account)
}

/**
 * The cluster is made beside its place and renamed into it with its password: there is never half a cluster, and of
 * two servers that start at the same instant one finds the place taken and drops its own.
 */
async function createCluster(folder: DataFolder, binaries: Binaries, sync: boolean): Promise<void> {
  const { cluster, account } = folder
  const staging = `${cluster}.new-${randomBytes(4).toString('hex')}`
  const password = `${staging}.password`
  try {
    await mkdir(staging, { mode: 0o700 })
    await writeFile(password, randomBytes(24).toString('base64url'), { mode: 0o600, flush: true })
    await give(staging, account)
    await give(password, account)
    await initdb(folder, binaries, [
      `--pgdata=${staging}`,
      `--username=${superuser}`,
      `--pwfile=${password}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      // Built into PostgreSQL: sorts alike on every machine, and no update of the system's library breaks an index.
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      '--no-instructions',
      ...(sync ? [] : ['--no-sync']),
    ])
    await rename(password, join(staging, passwordFile))
    await rename(staging, cluster).catch(unless('ENOTEMPTY', 'EEXIST'))
    if (sync) await syncFolder(dirname(cluster))
  } finally {
    await rm(staging, { recursive: true, force: true })
    await rm(password, { force: true })
  }
}

async function initdb({ cluster, account }: DataFolder, binaries: Binaries, args: string[]): Promise<void> {
  const ground = dirname(cluster)
  const child = spawn(join(binaries.folder, 'bin', 'initdb'), args, {
    // Not this process's own working folder, which the account may not be able to enter.
    cwd: '/',
    env: bareEnvironment,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(account && { uid: account.uid, gid: account.gid }),
  })
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  const failure = await new Promise<Error | undefined>((resolve) => {
    child.once('error', resolve)
    child.once('close', (code, signal) =>
      resolve(code === 0 ? undefined : new Error(`${signal ?? code}\n${output}`)),
    )
  })
  if (!failure) return
  if (output.includes('No space left on device')) throw noSpace(ground, failure)
  if (output === '') throw cannotRun(failure, account)
  throw new StartupError(
    `The database could not be created in ${ground}: ${lastLine(output)}; mend that and start again, or set DATABASE_URL.`,
    { cause: failure },
  )
}

/** The operating system would not even begin: another C library (Alpine), or a container without setuid. */
export function cannotRun(cause: Error, account: Account | undefined): StartupError {
  const whom = account ? ` as ${account.name}` : ''
  return new StartupError(
    `The built-in PostgreSQL cannot run on this machine${whom} (${cause.message.trim()}); set DATABASE_URL to a PostgreSQL 15 or newer.`,
    { cause },
  )
}

export const lastLine = (output: string) => output.trim().split('\n').at(-1)?.replace(/[.;]$/, '') ?? ''

/** What a server that was killed in its first second left behind; a younger one may still be in the making. */
async function removeOldStaging(cluster: string): Promise<void> {
  const parent = dirname(cluster)
  for (const name of await readdir(parent)) {
    if (!name.startsWith(`${basename(cluster)}.new-`)) continue
    const made = (await stat(join(parent, name)).catch(unless('ENOENT')))?.mtimeMs
    if (made !== undefined && Date.now() - made > 600_000)
      await rm(join(parent, name), { recursive: true, force: true })
  }
}

/** A backup that root copied back belongs to root; PostgreSQL wants it to belong to whom it runs as. */
async function handOver(cluster: string, account: Account): Promise<void> {
  for (const entry of await readdir(cluster, { recursive: true })) await give(join(cluster, entry), account)
  await give(cluster, account)
  await chmod(cluster, 0o700)
}

async function give(path: string, account: Account | undefined): Promise<void> {
  if (!account) return
  await chown(path, account.uid, account.gid).catch((cause: Error) => {
    throw new StartupError(
      `${path} cannot be given to the account ${account.name} that PostgreSQL runs as; start Makebelieve as an ordinary user, or set DATABASE_URL.`,
      { cause },
    )
  })
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path)
  await folder.sync().finally(() => folder.close())
}
