import { createHash } from 'node:crypto'
import {
  access,
  chmod,
  chown,
  constants,
  mkdir,
  readFile,
  realpath,
  stat,
  statfs,
  writeFile,
} from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { StartupError } from '../startup-error.ts'
import { type Account, isRoot, may, nobody } from './account.ts'
import { codeOf, unless } from './errno.ts'
import type { Log } from './log.ts'

/** Where the database of a data folder lives, and whom PostgreSQL runs as. */
export type DataFolder = {
  dataDir: string
  /** PostgreSQL's own folder, which may not exist yet. */
  cluster: string
  /** A folder that this process can write and the account can enter; the cluster and copies of binaries go there. */
  ground: string
  /** Undefined: PostgreSQL runs as this process does. */
  account: Account | undefined
  logFile: string
}

/** Root's place for a database whose data folder is closed to the account PostgreSQL runs as. */
export const openPlace = '/var/lib/makebelieve'

const pointerName = 'postgres.location'

/**
 * Ordinarily the cluster is `{dataDir}/postgres`. When the server is root and a folder above is closed to others (a
 * project under /root), PostgreSQL, which must not be root, could not enter it. Opening root's folders is not ours to
 * do, so the cluster goes to `place`, and a pointer file in the data folder names it. The pointer outranks everything:
 * the data stays where it once was, whatever happens to the modes.
 */
export async function openDataFolder(dir: string, place = openPlace): Promise<DataFolder> {
  const dataDir = await makeWritable(dir)
  const logFile = join(dataDir, 'postgres.log')
  const inside = await follow(join(dataDir, 'postgres'))
  const pointer = await readPointer(dataDir)
  const cluster = pointer ?? inside

  const owner = (await stat(cluster).catch(unless('ENOENT')))?.uid
  if (!isRoot) {
    if (owner !== undefined && owner !== process.getuid?.()) {
      throw new StartupError(
        `The database in ${cluster} belongs to another account (uid ${owner}); start Makebelieve as the user who started it first, or choose another DATA_DIR.`,
      )
    }
    return { dataDir, cluster, ground: dataDir, account: undefined, logFile }
  }

  // A database that an ordinary user made keeps that owner when root starts it.
  const account = owner
    ? { name: `uid ${owner}`, uid: owner, gid: (await stat(cluster)).gid }
    : await nobody()
  await letPass(dataDir, account)
  if (await may('enter', dataDir, account)) return { dataDir, cluster, ground: dataDir, account, logFile }
  if (owner !== undefined && cluster === inside) {
    throw new StartupError(
      `The account ${account.name} that PostgreSQL runs as cannot enter ${dataDir} any more; allow it with "chmod o+x" on that folder and those above it.`,
    )
  }
  const ground = await makeOpen(place, dataDir, account)
  return { dataDir, cluster: pointer ?? join(ground, `data-${hash(dataDir)}`), ground, account, logFile }
}

/** Leaves word in the data folder of a cluster that had to be put elsewhere. */
export async function writePointer(folder: DataFolder, log: Log): Promise<void> {
  const { dataDir, ground, cluster, account } = folder
  if (ground === dataDir) return
  log.info(`The database lives in ${cluster}, because ${account?.name} cannot enter ${dataDir}`)
  const text = [
    cluster,
    '',
    `The database of this data folder lives in the folder named in the first line, because PostgreSQL runs as the`,
    `account ${account?.name} and that account may not enter this one. Back up and move both together.`,
    '',
  ]
  const file = { mode: 0o644, flag: 'wx', flush: true }
  await writeFile(join(dataDir, pointerName), text.join('\n'), file).catch(unless('EEXIST'))
}

async function readPointer(dataDir: string): Promise<string | undefined> {
  const file = join(dataDir, pointerName)
  const text = await readFile(file, 'utf8').catch(unless('ENOENT'))
  const cluster = text?.split('\n')[0]?.trim()
  if (!cluster) return undefined
  if (!(await stat(cluster).catch(unless('ENOENT')))) {
    throw new StartupError(
      `The database folder ${cluster}, which ${file} points to, is gone; restore it from a backup, or delete ${file} to begin with an empty database.`,
    )
  }
  return cluster
}

async function makeWritable(dir: string): Promise<string> {
  try {
    const made = await mkdir(dir, { recursive: true })
    // Enough for PostgreSQL's account to pass through, too little for others to look around, whatever the umask.
    if (made) await chmod(dir, 0o711)
    await access(dir, constants.R_OK | constants.W_OK | constants.X_OK)
    return await realpath(dir)
  } catch (cause) {
    const code = codeOf(cause) ?? ''
    if (code === 'ENOSPC') throw noSpace(dir, cause)
    if (['EEXIST', 'ENOTDIR'].includes(code)) {
      throw new StartupError(`The data folder ${dir} is a file; set DATA_DIR to a folder.`, { cause })
    }
    throw new StartupError(
      `The data folder ${dir} cannot be written (${code}); give this user write access to it, or set DATA_DIR to another folder.`,
      { cause },
    )
  }
}

/**
 * A data folder that root closed to all others (mode 700) is opened to PostgreSQL's account alone, by way of the group,
 * which had no rights there. Only the data folder itself is ours to change in that way, never one above it.
 */
async function letPass(dataDir: string, account: Account): Promise<void> {
  const { uid, mode } = await stat(dataDir)
  if (uid !== 0 || (mode & 0o077) !== 0 || !(await may('enter', dirname(dataDir), account))) return
  await chown(dataDir, uid, account.gid)
  await chmod(dataDir, (mode & 0o7777) | 0o010)
}

async function makeOpen(place: string, dataDir: string, account: Account): Promise<string> {
  try {
    const made = await mkdir(place, { recursive: true })
    if (made) await chmod(place, 0o755)
    const real = await realpath(place)
    await access(real, constants.W_OK)
    if (await may('enter', real, account)) return real
    throw new Error(`${account.name} cannot enter ${real}`)
  } catch (cause) {
    throw new StartupError(
      `PostgreSQL runs as the account ${account.name}, which can enter neither ${dataDir} nor ${place}; set DATA_DIR to a folder it can enter.`,
      { cause },
    )
  }
}

/** The path free of symbolic links, also when the last part does not exist. */
async function follow(path: string): Promise<string> {
  return (await realpath(path).catch(unless('ENOENT'))) ?? path
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12)

const megabyte = 2 ** 20

/** PostgreSQL 18 takes 40 MB to begin with and up to 256 MB of journal; a full disk stops it in the middle. */
export async function checkFreeSpace(folder: string, minimum: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < minimum) throw noSpace(folder, undefined, bavail * bsize, minimum)
}

export function noSpace(folder: string, cause: unknown, free?: number, minimum?: number): StartupError {
  const left = free === undefined ? 'no space' : `only ${Math.floor(free / megabyte)} MB`
  const need = minimum === undefined ? '' : ` and the database needs ${Math.ceil(minimum / megabyte)} MB`
  return new StartupError(
    `The disk has ${left} left for ${folder}${need}; free some space, or set DATA_DIR to a folder on another disk.`,
    { cause },
  )
}
