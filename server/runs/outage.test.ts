import { mkdtempSync, rmSync } from 'node:fs'
import { chmod } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, describe, expect, inject, it } from 'vitest'
import { isTurnOf } from '../../script/testing/sample.ts'
import { openPool } from '../database/connect.ts'
import type { Connection } from '../database/keeper.ts'
import { startPostgres } from '../database/postgres.ts'
import { findPostmaster } from '../database/postmaster.ts'
import { awayText } from '../http/outage-answer.ts'
import { checkLedger } from '../ledger/check.ts'
import { useDatabase } from '../testing/database.ts'
import { newGate } from '../testing/gate.ts'
import type { StartedProcess } from '../testing/process.ts'
import { quietLog } from '../testing/quiet-log.ts'
import { readStream, type StreamEvent, signUpOn, startRunsServer, submitOn } from './testing/processes.ts'

/** Both ways in which a database goes; each is also tried on the parts that stand it (`database/outage.test.ts`, `postgres.test.ts`). */
const isTurn = (what: 'sessions' | 'process') => isTurnOf(what, 'outages', ['sessions', 'process'])

const undo: (() => unknown)[] = []
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step()
})

async function newFolder(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'makebelieve-outage-'))
  // As root, PostgreSQL runs as somebody else, who has to get in.
  await chmod(folder, 0o711)
  undo.push(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function start(settings: Record<string, string>): Promise<StartedProcess> {
  const server = await startRunsServer(settings)
  undo.push(() => server.stop())
  return server
}

/** Somebody whose run works until its gates are opened, and whose stream and calls go on whatever happens to the database. */
async function someoneAt(server: StartedProcess) {
  const { cookie, userId } = await signUpOn(server)
  const [meanwhile, afterwards] = [newGate(), newGate()]
  const prompt = `red ${meanwhile.word} fox ${afterwards.word} jumps`
  const runId = await submitOn(server, userId, prompt)
  const events = `${server.origin}/api/runs/${runId}/events`
  const read = async (onEvent = () => {}) => {
    const seen: StreamEvent[] = []
    for await (const event of readStream(events, cookie, 0)) {
      seen.push(event)
      onEvent()
    }
    return seen
  }
  const answers = new Map<number, { retryAfter: string | null; body: unknown }>()
  /** What a call that needs the database answers now. */
  async function call(): Promise<number> {
    const answer = await fetch(`${server.origin}/api/account`, { headers: { cookie } })
    const retryAfter = answer.headers.get('retry-after')
    answers.set(answer.status, { retryAfter, body: await answer.json() })
    return answer.status
  }
  const begun = Promise.withResolvers<void>()
  const story = read(begun.resolve)
  await Promise.race([begun.promise, story])
  return { call, answers, read, story, meanwhile, afterwards }
}

const away = { retryAfter: expect.stringMatching(/^\d+$/), body: { code: 'unavailable', message: awayText } }

const unwell = {
  status: 503,
  body: expect.objectContaining({
    status: 'degraded',
    database: expect.objectContaining({
      ok: false,
      message: 'The database is away; the server tries to reach it again.',
    }),
  }),
}

async function findingsIn(connection: Connection) {
  const pool = await openPool(connection, quietLog)
  const session = await pool.connect()
  const findings = await checkLedger(session)
  session.release()
  await pool.end()
  return findings
}

describe('a server whose database', () => {
  const database = useDatabase()

  it.runIf(isTurn('sessions'))(
    'ends every session, again and again, goes on: calls are told, the run and its stream end well',
    async () => {
      const server = await start({ DATABASE_URL: database.url, DATA_DIR: await newFolder() })
      const { call, answers, read, story, meanwhile, afterwards } = await someoneAt(server)
      const superuser = new pg.Client(inject('postgres'))
      await superuser.connect()
      undo.push(() => superuser.end())
      const endSessions = () =>
        superuser.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
          database.connection.database,
        ])
      for (let calls = 0; calls < 60 || !answers.has(503); calls++) {
        await Promise.all([call(), endSessions()])
        // The run goes on while its events cannot be written down.
        if (answers.has(503)) meanwhile.open()
      }
      expect([...answers.keys()].filter((status) => status !== 200)).toEqual([503])
      expect(answers.get(503)).toEqual(away)

      await expect.poll(call).toBe(200)
      afterwards.open()
      const seen = await story
      expect(seen.at(-1)?.event).toBe('done')
      expect(seen).toEqual(await read())
      expect(await findingsIn(database.connection)).toEqual([])
      expect(server.child.exitCode).toBe(null)
    },
    240_000,
  )
})

describe('a server that keeps a PostgreSQL of its own', () => {
  it.runIf(isTurn('process'))(
    'starts it again when it is killed, answers 503 meanwhile, and loses nothing',
    async () => {
      const dataDir = await newFolder()
      const server = await start({ DATA_DIR: dataDir })
      const { connection, cluster } = await startPostgres({ dataDir, log: quietLog, guest: true })
      const { call, answers, read, story, meanwhile, afterwards } = await someoneAt(server)
      expect(await call()).toBe(200)
      const killed = await findPostmaster(cluster)
      process.kill(killed?.pid ?? 0, 'SIGKILL')

      const health = async () => {
        const answer = await fetch(`${server.origin}/api/health`)
        return { status: answer.status, body: await answer.json() }
      }
      const both = async () => [await call(), await health()]
      await expect.poll(both, { timeout: 20_000, interval: 0 }).toEqual([503, unwell])
      expect(answers.get(503)).toEqual(away)
      meanwhile.open()

      await expect.poll(call, { timeout: 60_000, interval: 50 }).toBe(200)
      afterwards.open()
      expect([...answers.keys()].sort()).toEqual([200, 503])
      expect((await findPostmaster(cluster))?.pid).not.toBe(killed?.pid)
      const seen = await story
      expect(seen.at(-1)?.event).toBe('done')
      expect(seen).toEqual(await read())
      expect(await findingsIn(connection)).toEqual([])
      expect(server.child.exitCode).toBe(null)
      expect((await health()).status).toBe(200)
    },
    240_000,
  )
})
