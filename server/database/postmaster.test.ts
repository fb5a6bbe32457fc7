import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, readFile, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, describe, expect, it } from 'vitest'
import { isThorough } from '../../script/testing/sample.ts'
import { useClusters } from '../testing/clusters.ts'
import { quietLog } from '../testing/quiet-log.ts'
import { isRoot, nobody } from './account.ts'
import { findPostmaster, stopPostmaster } from './postmaster.ts'

const { usedFolder, start } = useClusters()
const account = isRoot ? await nobody() : undefined

let stranger: ReturnType<typeof spawn> | undefined
afterEach(() => stranger?.kill())

/** A process of the account that PostgreSQL runs as, which is the case PostgreSQL cannot tell by itself. */
async function strangerPid(): Promise<number> {
  stranger = spawn('sleep', ['60'], { cwd: '/', ...(account && { uid: account.uid, gid: account.gid }) })
  await once(stranger, 'spawn')
  return stranger.pid ?? 0
}

async function deadPid(): Promise<number> {
  const child = spawn('true')
  await once(child, 'exit')
  return child.pid ?? 0
}

/** A cluster that was stopped, with the lock files that a crash would have left. */
async function crashedCluster(lock: (text: string) => string): Promise<string> {
  const dataDir = await usedFolder()
  const { stop, cluster } = await start({ dataDir })
  const names = ['postmaster.pid', '.s.PGSQL.5432.lock'].map((name) => join(cluster, name))
  const texts = await Promise.all(names.map((name) => readFile(name, 'utf8')))
  await stop()
  for (const [i, name] of names.entries()) {
    await writeFile(name, lock(texts[i] ?? ''), { mode: 0o600 })
    if (account) await chown(name, account.uid, account.gid)
    await utimes(name, new Date(0), new Date(0))
  }
  return dataDir
}

describe('a lock file left behind', () => {
  it.runIf(isThorough('postmaster'))('by a dead process does not matter', async () => {
    const pid = await deadPid()
    const dataDir = await crashedCluster((text) => text.replace(/^\d+/, `${pid}`))
    const { cluster } = await start({ dataDir })
    expect(await findPostmaster(cluster)).toBeDefined()
  })

  it('does not matter when another process has got the pid since, which is left in peace', async () => {
    const pid = await strangerPid()
    const dataDir = await crashedCluster((text) => text.replace(/^\d+/, `${pid}`))
    const { cluster, stop } = await start({ dataDir })
    expect((await findPostmaster(cluster))?.pid).not.toBe(pid)
    await stop()
    expect(stranger?.exitCode ?? stranger?.signalCode).toBeNull()
  })

  it.runIf(isThorough('postmaster'))('does not matter when it is empty', async () => {
    const dataDir = await crashedCluster(() => '')
    const { cluster } = await start({ dataDir })
    expect(await findPostmaster(cluster)).toBeDefined()
  })
})

it('a log that has grown large is put aside', async () => {
  const dataDir = await usedFolder()
  await writeFile(join(dataDir, 'postgres.log'), 'x'.repeat(10_000_001))
  await start({ dataDir })
  expect((await stat(join(dataDir, 'postgres.log.old'))).size).toBe(10_000_001)
  expect(await readFile(join(dataDir, 'postgres.log'), 'utf8')).toContain('starting PostgreSQL 18')
})

describe('stopping', () => {
  it('cuts sessions that are in the middle of something', async () => {
    const { connection, stop } = await start({ dataDir: await usedFolder() })
    const client = new pg.Client(connection)
    client.on('error', () => {})
    await client.connect()
    const busy = expect(client.query('select pg_sleep(60)')).rejects.toThrow()
    await stop()
    await busy
  })

  it.runIf(process.platform === 'linux')('does not wait forever for a part that hangs', async () => {
    const { cluster, connection, stop } = await start({ dataDir: await usedFolder() })
    const client = new pg.Client({ ...connection, user: 'postgres' })
    client.on('error', () => {})
    await client.connect()
    const { rows } = await client.query(
      `select pid from pg_stat_activity where backend_type = 'checkpointer'`,
    )
    const postmaster = await findPostmaster(cluster)
    if (!postmaster) throw new Error('no postmaster')
    process.kill(rows[0].pid, 'SIGSTOP')
    // Through `stop` this takes 10 s more.
    const stopped = stopPostmaster(postmaster, cluster, quietLog, 200)
    await Promise.all([stopped, stop()])
    expect(await findPostmaster(cluster)).toBeUndefined()
  })
})
