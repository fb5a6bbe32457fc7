import pg from 'pg'
import { describe, expect, inject, it } from 'vitest'
import { useDatabase } from '../testing/database.ts'
import { isOutage, openOutages, untilBack } from './outage.ts'

const database = useDatabase({ migrated: false })
const never = new AbortController().signal

async function endSession(pid: unknown): Promise<void> {
  const superuser = new pg.Client(inject('postgres'))
  await superuser.connect()
  await superuser.query('select pg_terminate_backend($1)', [pid]).finally(() => superuser.end())
}

describe('a session that is lost', () => {
  it('while somebody holds it, is told to whoever asks next, and the pool goes on', async () => {
    const { pool } = database
    const held = await pool.connect()
    const { rows } = await held.query('select pg_backend_pid() as pid')
    const lost = new Promise((resolve) => held.once('end', resolve))
    await endSession(rows[0].pid)
    await lost
    const failure: Error = await held.query('select 1').catch((error) => error)
    held.release(failure)
    expect(isOutage(failure)).toBe(true)
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })

  it('in the middle of a question, is an outage', async () => {
    const { pool } = database
    const held = await pool.connect()
    const { rows } = await held.query('select pg_backend_pid() as pid')
    const asked: Promise<Error> = held.query('select pg_sleep(60)').then(
      () => new Error('It slept on'),
      (error) => error,
    )
    await endSession(rows[0].pid)
    const failure = await asked
    held.release(failure)
    expect(isOutage(failure)).toBe(true)
  })
})

describe('an outage', () => {
  it('is a PostgreSQL that is not there', async () => {
    const nowhere = new pg.Client({ ...database.connection, host: '/nowhere' })
    const failure = await nowhere.connect().catch((error) => error)
    expect(isOutage(failure)).toBe(true)
  })

  it.each([
    ['a wrong statement', () => database.pool.query('select nothing_like_this')],
    ['a missing file', () => import('node:fs/promises').then(({ open }) => open('/nowhere/at/all'))],
    ['another server that does not answer', () => fetch('http://127.0.0.1:1')],
  ])('is not %s', async (_what, fail) => {
    const failure = await fail().catch((error) => error)
    expect(failure).toBeInstanceOf(Error)
    expect(isOutage(failure)).toBe(false)
  })

  it('is remembered for those who meet only what became of it', () => {
    let now = 100
    const outages = openOutages(() => now)
    expect(outages.note(new Error('Something else'))).toBe(false)
    expect(outages.since(0)).toBe(false)
    expect(outages.note(new Error('Connection terminated unexpectedly'))).toBe(true)
    now = 200
    expect([outages.since(100), outages.since(101)]).toEqual([true, false])
  })
})

describe('work that waits for the database', () => {
  const away = () => Promise.reject(new Error('Connection terminated unexpectedly'))

  it('is done again until it is back', async () => {
    let times = 0
    expect(await untilBack(async () => (++times < 3 ? away() : times), never)).toBe(3)
  })

  it('fails at once when it is the work that fails', async () => {
    let times = 0
    const work = async () => {
      times++
      throw new Error('No')
    }
    await expect(untilBack(work, never)).rejects.toThrow('No')
    expect(times).toBe(1)
  })

  it('is given up when nobody wants it any more', async () => {
    const given = new AbortController()
    const work = async () => {
      given.abort(new Error('Enough'))
      return away()
    }
    await expect(untilBack(work, given.signal)).rejects.toThrow('Enough')
  })
})
