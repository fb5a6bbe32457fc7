import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { afterAll, afterEach, expect } from 'vitest'
import type { Account } from '../database/account.ts'
import type { Connection } from '../database/keeper.ts'
import { type Postgres, type PostgresOptions, startPostgres } from '../database/postgres.ts'
import { findPostmaster, stopPostmaster } from '../database/postmaster.ts'
import { StartupError } from '../startup-error.ts'
import { quietLog } from './quiet-log.ts'

type Options = Partial<PostgresOptions> & { dataDir: string }

export type ServerProcess = {
  child: ChildProcess
  /** What it printed once it ran or gave up. */
  said: { postgres?: { connection: Connection; cluster: string }; refusal?: string }
}

const settings = { fsync: 'off' }

/** Clusters, folders and server processes for one test each; all are gone after it, however it ends. */
export function useClusters() {
  const undo: (() => unknown)[] = []
  afterEach(async () => {
    for (const step of undo.splice(0).reverse()) await step()
  })

  /** A temp folder that, unlike mkdtemp's, the account of PostgreSQL can enter. */
  async function folder(owner?: Account): Promise<string> {
    const path = await mkdtemp(join(tmpdir(), 'makebelieve-cluster-'))
    await chmod(path, 0o711)
    if (owner) await chown(path, owner.uid, owner.gid)
    undo.push(() => rm(path, { recursive: true, force: true }))
    return path
  }

  let prepared: Promise<string> | undefined
  afterAll(async () => {
    if (prepared) await rm(await prepared, { recursive: true })
  })

  /** A data folder that has been used before: a copy of one that is made once for the file. */
  async function usedFolder(): Promise<string> {
    prepared ??= prepare()
    const path = await folder()
    await promisify(execFile)('cp', ['-a', join(await prepared, 'postgres'), path])
    return path
  }

  async function prepare(): Promise<string> {
    const path = await mkdtemp(join(tmpdir(), 'makebelieve-cluster-'))
    await chmod(path, 0o711)
    await (await startPostgres({ log: quietLog, settings, dataDir: path })).stop()
    return path
  }

  async function start(options: Options): Promise<Postgres> {
    const postgres = await startPostgres({ log: quietLog, settings, ...options })
    undo.push(postgres.stop)
    return postgres
  }

  /** Starts and expects the one sentence. */
  async function refusal(options: Options): Promise<StartupError> {
    const error = await start(options).then(
      () => new Error('it started'),
      (reason: unknown) => reason,
    )
    expect(error).toBeInstanceOf(StartupError)
    return error as StartupError
  }

  /** The same in a process of its own, as another user if asked. */
  async function startProcess(options: Options, user?: Account): Promise<ServerProcess> {
    const script = join(import.meta.dirname, 'serve-postgres.ts')
    const child = spawn(process.execPath, [script, '--options', JSON.stringify({ settings, ...options })], {
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
      cwd: '/',
      ...(user && { uid: user.uid, gid: user.gid }),
    })
    let cluster: string | undefined
    undo.push(async () => {
      child.kill('SIGKILL')
      const postmaster = cluster && (await findPostmaster(cluster))
      if (cluster && postmaster) await stopPostmaster(postmaster, cluster, quietLog)
    })
    const complaint = text(child.stderr)
    const line = await Promise.race([once(child.stdout, 'data'), once(child, 'close')])
    if (!Buffer.isBuffer(line[0])) throw new Error(`the server process died: ${await complaint}`)
    const said = JSON.parse(line[0].toString()) as ServerProcess['said']
    cluster = said.postgres?.cluster
    return { child, said }
  }

  return { folder, usedFolder, start, refusal, startProcess }
}
