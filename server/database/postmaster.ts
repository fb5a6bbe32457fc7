import { execFile, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmod,
  chown,
  lstat,
  mkdir,
  open,
  readFile,
  rename,
  rm,
  rmdir,
  stat,
  writeFile,
} from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { StartupError } from '../startup-error.ts'
import { may } from './account.ts'
import type { Binaries } from './binaries.ts'
import { bareEnvironment, cannotRun, lastLine } from './cluster.ts'
import { type DataFolder, noSpace } from './data-folder.ts'
import { codeOf, unless } from './errno.ts'
import type { Log } from './log.ts'

/** PostgreSQL's main process, as its own lock file describes it. */
export type Postmaster = { pid: number; socketFolder: string; port: number }

const port = 5432

/**
 * The postmaster of this cluster, whoever started it. It is alive when its socket answers; before the socket is there
 * and while it shuts down, when its pid is a postgres of this folder. Asking the socket first also finds one in
 * another container that shares the folder, where pids mean nothing.
 */
export async function findPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const postmaster = parseLock(await readLock(cluster))
  if (!postmaster) return undefined
  if (await answers(postmaster)) return postmaster
  return (await isPostmaster(postmaster.pid, cluster)) ? postmaster : undefined
}

const lockFile = (cluster: string) => join(cluster, 'postmaster.pid')
const readLock = (cluster: string) => readFile(lockFile(cluster), 'utf8').catch(unless('ENOENT'))

/** Lines of postmaster.pid: pid, folder, start time, port, socket folder, TCP address, shared memory key, status. */
function parseLock(text: string | undefined): Postmaster | undefined {
  const [pid, , , port, socketFolder] = text?.split('\n') ?? []
  return pid && port && socketFolder ? { pid: Number(pid), port: Number(port), socketFolder } : undefined
}

function answers({ socketFolder, port }: Postmaster): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(join(socketFolder, `.s.PGSQL.${port}`))
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}

/** By its command line, which anyone may read, also root in a container that may not trace processes. */
async function isPostmaster(pid: number, cluster: string): Promise<boolean> {
  if (process.platform === 'linux') {
    const line = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(unless('ENOENT', 'ESRCH'))
    return line?.split('\0').includes(cluster) ?? false
  }
  const ps = promisify(execFile)('ps', ['-p', `${pid}`, '-o', 'command='])
  return ps.then(
    ({ stdout }) => stdout.includes(cluster),
    () => false,
  )
}

/**
 * PostgreSQL overwrites the lock of a dead process by itself, but believes an empty one, and one whose pid now belongs
 * to another process of the same user. Called only when `findPostmaster` found nobody.
 */
async function clearStaleLock(cluster: string, socketFolder: string): Promise<void> {
  const text = await readLock(cluster)
  const written = (await stat(lockFile(cluster)).catch(unless('ENOENT')))?.mtimeMs
  // Just now may be a postmaster that has created the file and not yet filled it or opened its socket.
  if (text === undefined || written === undefined || Date.now() - written < 2000) return
  const stale = parseLock(text)
  if (stale && !isAlive(stale.pid)) return
  // PostgreSQL does not believe a lock in its parent's name, and goes on to check by the other lines whether sessions
  // of a killed postmaster still use the files. Removing the file would skip that check.
  if (stale) await writeFile(lockFile(cluster), text.replace(/^\d+/, `${process.pid}`))
  else await rm(lockFile(cluster), { force: true })
  await rm(join(socketFolder, `.s.PGSQL.${port}.lock`), { force: true })
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

const settings = {
  listen_addresses: '',
  port: `${port}`,
  unix_socket_permissions: '0700',
  max_connections: '100',
  shared_buffers: '128MB',
  // The default of 1 GB is much for the disks this runs on.
  max_wal_size: '256MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Starts, stops and crashes. A query's error goes to the one who asked, and the file cannot grow without bounds.
  log_min_messages: 'log',
  log_checkpoints: 'off',
}

/** A postmaster that was asked to start: still running, or `ended` with what it said last. */
export type Launch = { ended?: { clean: boolean; output: string; cause: Error } }

/**
 * Starts a postmaster and returns at once. It is a session of its own, so that Ctrl-C in a terminal reaches only the
 * server, which then stops PostgreSQL when it is done; and it outlives a server that crashes.
 */
export async function launch(
  folder: DataFolder,
  binaries: Binaries,
  extra: Record<string, string>,
): Promise<Launch> {
  const { cluster, account, logFile } = folder
  const socketFolder = await makeSocketFolder(folder)
  await clearStaleLock(cluster, socketFolder)
  const flags = Object.entries({ ...settings, ...extra, unix_socket_directories: socketFolder })
  const output = await openLogFile(logFile)
  const begin = (await output.stat()).size
  const child = spawn(
    join(binaries.folder, 'bin', 'postgres'),
    ['-D', cluster, ...flags.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    {
      cwd: '/',
      env: bareEnvironment,
      detached: true,
      stdio: ['ignore', output.fd, output.fd],
      ...(account && { uid: account.uid, gid: account.gid }),
    },
  )
  const attempt: Launch = {}
  child.once('exit', async (code, signal) => {
    const said = (await readFile(logFile).catch(() => Buffer.alloc(0))).subarray(begin).toString()
    const lines = said.trim().split('\n').slice(-20).join('\n')
    const cause = new Error(`PostgreSQL ended with ${signal ?? code}:\n${lines}`)
    attempt.ended = { clean: code === 0, output: said, cause }
  })
  const failure = await new Promise<Error | undefined>((resolve) => {
    child.once('spawn', () => resolve(undefined)).once('error', resolve)
  })
  await output.close()
  if (failure) throw cannotRun(failure, account)
  child.unref()
  return attempt
}

/**
 * Undefined when trying again helps: another server was faster, or was faster and has stopped it since, or sessions of
 * a killed postmaster are still leaving.
 */
export function launchFailure(
  { clean, output, cause }: NonNullable<Launch['ended']>,
  { cluster, logFile }: DataFolder,
): StartupError | undefined {
  if (clean) return undefined
  if (/lock file ".*" (already exists|is empty)|pre-existing shared memory block/.test(output))
    return undefined
  if (output.includes('No space left on device')) return noSpace(cluster, cause)
  const reason = output.split('\n').findLast((line) => /FATAL|PANIC/.test(line)) ?? lastLine(output)
  return new StartupError(
    `PostgreSQL did not start on ${cluster} (${reason.replace(/^.*(FATAL|PANIC):\s*/, '')}); the file ${logFile} says more, and setting DATABASE_URL uses another PostgreSQL.`,
    { cause },
  )
}

/** Two files of 10 MB at most, looked at on every start. */
async function openLogFile(logFile: string) {
  const size = (await stat(logFile).catch(unless('ENOENT')))?.size ?? 0
  if (size > 10_000_000) await rename(logFile, `${logFile}.old`)
  return open(logFile, 'a', 0o600)
}

/** The cluster's own folder, closed to others already. The system cuts a socket's path at 107 bytes (macOS: 103). */
async function makeSocketFolder({ cluster, account }: DataFolder): Promise<string> {
  const fits = (folder: string) => Buffer.byteLength(join(folder, `.s.PGSQL.${port}`)) <= 103
  if (fits(cluster)) return cluster
  const name = `makebelieve-${createHash('sha256').update(cluster).digest('hex').slice(0, 12)}`
  for (const parent of new Set([tmpdir(), '/tmp'])) {
    const folder = join(parent, name)
    if (!fits(folder) || !(await may('enter', parent, account))) continue
    const made = await mkdir(folder, { mode: 0o700 }).then(() => true, unless('EEXIST'))
    if (made && account) await chown(folder, account.uid, account.gid)
    if (made) await chmod(folder, 0o700)
    const found = await lstat(folder)
    // Anyone may create folders in the temp folder, also one by this name.
    const ours = found.isDirectory() && found.uid === (account?.uid ?? process.getuid?.())
    if (ours && (found.mode & 0o077) === 0) return folder
  }
  throw new StartupError(
    `The path ${cluster} is too long for PostgreSQL's socket, and ${tmpdir()} has no place for it; set DATA_DIR to a shorter path.`,
  )
}

// The postmaster itself kills what does not end within 5 s.
const immediateMs = 6_000

/** Fast shutdown: sessions are cut, everything is written. If that takes too long, at once; the journal mends it. */
export async function stopPostmaster(
  { pid, socketFolder }: Postmaster,
  cluster: string,
  log: Log,
  fastMs = 10_000,
): Promise<void> {
  // After a crash or in another container the pid may be someone else's by now.
  if (!(await isPostmaster(pid, cluster))) return
  signal(pid, 'SIGINT')
  if (!(await isGone(pid, cluster, fastMs))) {
    log.warn(`PostgreSQL has not stopped within ${fastMs / 1000} s, cutting it short`)
    signal(pid, 'SIGQUIT')
    if (!(await isGone(pid, cluster, immediateMs))) log.error(`PostgreSQL (process ${pid}) does not stop`)
  }
  // Empty by now, unless another server has started since.
  if (socketFolder !== cluster) await rmdir(socketFolder).catch(() => {})
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if (codeOf(error) !== 'ESRCH') throw error
  }
}

async function isGone(pid: number, cluster: string, withinMs: number): Promise<boolean> {
  for (const until = Date.now() + withinMs; Date.now() < until; await sleep(10)) {
    // A dead process that nobody has collected yet has an empty command line.
    if (!(await isPostmaster(pid, cluster))) return true
  }
  return false
}
