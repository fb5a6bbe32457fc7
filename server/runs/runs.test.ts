import { randomUUID } from 'node:crypto'
import type { PaidKind } from '@makebelieve/contract/constants'
import type { Pool } from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { isAll } from '../../script/testing/sample.ts'
import { checkLedger } from '../ledger/check.ts'
import { balancesOf } from '../ledger/ledger.ts'
import { useApp } from '../testing/app.ts'
import { newGate } from '../testing/gate.ts'
import { type RunLimits, runLimits } from './limits.ts'
import { addEvents, beat, claimRun, giveUp, succeed } from './run-state.ts'
import { submitRun } from './submit.ts'
import { sweep } from './sweeper.ts'
import { withColourCards } from './testing/submit-route.ts'

let people = 0

async function newUser(pool: Pool, { plan = 'free', paid = 0 } = {}): Promise<string> {
  const id = `user-${people++}`
  await pool.query('insert into app_user (id, name, email, plan) values ($1, $1, $2, $3)', [
    id,
    `${id}@example.com`,
    plan,
  ])
  if (paid > 0)
    await pool.query(
      `insert into transfer (key, user_id, dst, amount) values ('purchase:1', $1, 'paid', $2)`,
      [id, paid],
    )
  return id
}

async function expectLedgerHolds(pool: Pool) {
  const session = await pool.connect()
  expect(await checkLedger(session)).toEqual([])
  session.release()
}

type RunRow = { state: string; error: string | null; attempt: number }

async function runRow(pool: Pool, id: string): Promise<RunRow> {
  const { rows } = await pool.query<RunRow>('select state, error, attempt from run where id = $1', [id])
  if (!rows[0]) throw new Error("can't find that run")
  return rows[0]
}

/** Two seconds of computing take long where others compute as well. */
const patience = 100_000
const ended = (pool: Pool, id: string) =>
  expect.poll(async () => (await runRow(pool, id)).state, { timeout: patience }).not.toMatch(/queued|running/)

describe('a run', () => {
  const app = useApp({ RUN_MEMORY_MB: '64', RUN_CPU_SECONDS: '2', WORKER_THREADS: '2' }, withColourCards)
  const submit = (
    userId: string,
    prompt: string,
    kind: PaidKind = 'quick',
    idempotencyKey: string = randomUUID(),
  ) => submitRun(app.parts, { userId, kind, input: { prompt }, idempotencyKey })

  afterAll(() => expectLedgerHolds(app.parts.pool))

  it('makes a creation with its files, spends the credits and tells its story', async () => {
    const { pool, storage } = app.parts
    const user = await newUser(pool)
    const id = await submit(user, 'red fox jumps')
    await ended(pool, id)
    expect(await runRow(pool, id)).toMatchObject({ state: 'succeeded', attempt: 1 })
    expect(await balancesOf(pool, user)).toEqual({ free: 1800, paid: 0, held: 0 })
    const { rows } = await pool.query('select name, kind from creation where run_id = $1', [id])
    expect(rows).toEqual([{ name: 'red fox jumps', kind: 'game' }])
    const file = await storage.get(`creations/${user}/${id}/1/card.svg`)
    expect(await new Response(file?.body).text()).toContain('<svg')
    const events = await pool.query<{ seq: number; type: string }>(
      'select seq, type from run_event where run_id = $1 order by seq',
      [id],
    )
    expect(events.rows.map((row) => row.seq)).toEqual(events.rows.map((_, index) => index + 1))
    expect(events.rows.map((row) => row.type).slice(-2)).toEqual(['upload_to_s3', 'done'])
    expect(events.rows.filter((row) => row.type === 'agent_response')).toHaveLength(3)
  })

  it.each([
    ['refuse', 'Colour cards cannot refuse.'],
    ['break', "Something broke while making this. We've made a note of it."],
    ['exit', "Something broke while making this. We've made a note of it."],
    ['forever', 'This needed more than the 2 seconds of computing a run can use. Try something simpler.'],
    ['hoard', 'This needed more than the 64 MB of memory a run can use. Try something simpler.'],
  ])(
    'that fails by "%s" says why, gives the credits back, and leaves the others working',
    async (word, reason) => {
      const { pool } = app.parts
      const user = await newUser(pool)
      const id = await submit(user, word)
      await ended(pool, id)
      expect(await runRow(pool, id)).toMatchObject({ state: 'failed', error: reason })
      expect(await balancesOf(pool, user)).toEqual({ free: 2000, paid: 0, held: 0 })
      const { rows } = await pool.query(
        `select data ->> 'message' as message from run_event where run_id = $1 and type = 'error'`,
        [id],
      )
      expect(rows).toEqual([{ message: `${reason} Your credits were returned.` }])
      const next = await submit(user, 'blue sky')
      await ended(pool, next)
      expect(await runRow(pool, next)).toMatchObject({ state: 'succeeded' })
    },
    patience + 20_000,
  )

  it('can be cancelled while a thread works on it', async () => {
    const { pool } = app.parts
    const user = await newUser(pool)
    const id = await submit(user, 'wait:60000')
    await expect.poll(async () => (await runRow(pool, id)).state).toBe('running')
    expect(await giveUp(pool, { id, state: 'cancelled', reason: 'You cancelled this.' })).toBe(true)
    expect(await giveUp(pool, { id, state: 'cancelled', reason: 'You cancelled this.' })).toBe(false)
    expect(await balancesOf(pool, user)).toEqual({ free: 2000, paid: 0, held: 0 })
    // The thread is taken away from it, so both places are free again.
    const others = await Promise.all([newUser(pool), newUser(pool)])
    const runs = await Promise.all(others.map((other) => submit(other, 'green field')))
    for (const run of runs) await ended(pool, run)
  })

  it('with the same key and input is the same run; with another input it is refused', async () => {
    const { pool } = app.parts
    const user = await newUser(pool)
    const first = await submit(user, 'one card', 'quick', 'key')
    expect(await submit(user, 'one card', 'quick', 'key')).toBe(first)
    await expect(submit(user, 'another card', 'quick', 'key')).rejects.toMatchObject({ code: 'conflict' })
    await ended(pool, first)
    expect((await balancesOf(pool, user)).free).toBe(1800)
  })

  it('is paid from the pocket that the rules name', async () => {
    const { pool } = app.parts
    const user = await newUser(pool, { paid: 700 })
    await pool.query(`select 1`)
    await balancesOf(pool, user)
    await pool.query(`insert into transfer (key, user_id, src, amount) values ('spent', $1, 'free', 1600)`, [
      user,
    ])
    // 400 free: not the 500 from which a 3D conversion takes free credits, so the paid ones go first.
    await ended(pool, await submit(user, 'a model', 'model'))
    expect(await balancesOf(pool, user)).toEqual({ free: 400, paid: 500, held: 0 })
    await ended(pool, await submit(user, 'an agent', 'agent'))
    expect(await balancesOf(pool, user)).toEqual({ free: 400, paid: 0, held: 0 })
    await expect(submit(user, 'another agent', 'agent')).rejects.toMatchObject({
      code: 'insufficient_credits',
      message: 'Not enough Credits, agents need at least 500 credits',
    })
    // The preferred pocket is empty, the other one pays.
    await ended(pool, await submit(user, 'a model', 'model'))
    expect(await balancesOf(pool, user)).toEqual({ free: 200, paid: 0, held: 0 })
  })

  it('of a Studio user costs nothing', async () => {
    const { pool } = app.parts
    const user = await newUser(pool, { plan: 'studio' })
    await ended(pool, await submit(user, 'for nothing', 'agent'))
    expect(await balancesOf(pool, user)).toEqual({ free: 2000, paid: 0, held: 0 })
  })

  it('waits when its user has one running, and a fourth is refused', async () => {
    const { pool } = app.parts
    const user = await newUser(pool)
    const gates = [newGate(), newGate(), newGate()]
    const runs: string[] = []
    for (const { word } of gates) runs.push(await submit(user, word))
    await expect(submit(user, 'one too many')).rejects.toMatchObject({ code: 'too_many_requests' })
    const states = () => Promise.all(runs.map(async (run) => (await runRow(pool, run)).state))
    for (const [turn, { open }] of gates.entries()) {
      const expected = runs.map((_, place) =>
        place < turn ? 'succeeded' : place === turn ? 'running' : 'queued',
      )
      // Nothing goes on before the gate is open, so no other state comes after this one.
      await expect.poll(states, { timeout: 20_000, interval: 10 }).toEqual(expected)
      open()
    }
    for (const run of runs) await ended(pool, run)
    expect(await states()).toEqual(['succeeded', 'succeeded', 'succeeded'])
  })
})

describe('runs without a worker', () => {
  const limits: Partial<RunLimits> = {
    runningPerUser: 100,
    queuedPerUser: 100,
    queuedInAll: 1000,
  }
  const app = useApp({ ROLE: 'web' }, { limits })
  const submit = (userId: string, prompt = 'card', kind: PaidKind = 'quick') =>
    submitRun(app.parts, { userId, kind, input: { prompt }, idempotencyKey: randomUUID() })
  const quiet = () => ({ ...app.parts, log: app.log })
  /** As if its worker had died a while ago. */
  const fallSilent = (id: string) =>
    app.parts.pool.query(`update run set heartbeat_at = now() - interval '1 minute' where id = $1`, [id])

  /** By this test, or by the sweeper of the app itself, which may have the run in hands just then. */
  const sweptAway = async (id: string) => {
    await sweep(quiet())
    const { pool } = app.parts
    await expect.poll(async () => (await runRow(pool, id)).state, { timeout: patience }).not.toBe('running')
  }

  afterAll(() => expectLedgerHolds(app.parts.pool))

  it('of 30 parallel submissions with credits for 5 accepts exactly 5, again and again', async () => {
    const { pool } = app.parts
    for (let round = 0; round < (isAll() ? 100 : 10); round++) {
      const user = await newUser(pool, { paid: 0 })
      await balancesOf(pool, user)
      await pool.query(
        `insert into transfer (key, user_id, src, amount) values ('spent', $1, 'free', 1000)`,
        [user],
      )
      const results = await Promise.allSettled(Array.from({ length: 30 }, () => submit(user)))
      expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(5)
      expect(await balancesOf(pool, user)).toEqual({ free: 0, paid: 0, held: 1000 })
      await pool.query(`update run set state = 'queued' where user_id = $1`, [user])
      const { rows } = await pool.query<{ id: string }>('select id from run where user_id = $1', [user])
      await Promise.all(
        rows.map(({ id }) => giveUp(pool, { id, state: 'cancelled', reason: 'The round is over.' })),
      )
    }
  }, 120_000)

  it('go to the next worker when the first one died, and the first can no longer write', async () => {
    const { pool } = app.parts
    const user = await newUser(pool)
    const id = await submit(user)
    const first = await claimRun(pool, 100)
    if (!first) throw new Error('nothing to claim')
    expect(first).toMatchObject({ id, attempt: 1 })
    await addEvents(pool, first, [{ type: 'agent_response', text: 'half a story' }])
    await fallSilent(id)
    await sweptAway(id)
    const second = await claimRun(pool, 100)
    if (!second) throw new Error('the run was not laid back')
    expect(second).toMatchObject({ id, attempt: 2 })
    expect(await beat(pool, first)).toBe(false)
    expect(await addEvents(pool, first, [{ type: 'agent_response', text: 'a ghost speaks' }])).toBe(false)
    expect(await succeed(pool, first, { kind: 'game', name: 'ghost' })).toBe(false)
    expect(await giveUp(pool, { id, attempt: 1, state: 'failed', reason: 'ghost' })).toBe(false)
    expect(await succeed(pool, second, { kind: 'game', name: 'real' })).toBe(true)
    expect(await succeed(pool, second, { kind: 'game', name: 'twice' })).toBe(false)
    expect(await balancesOf(pool, user)).toEqual({ free: 1800, paid: 0, held: 0 })
  })

  it('have an event once, also when a worker writes it again because it never heard that it was written', async () => {
    const { pool } = app.parts
    const id = await submit(await newUser(pool))
    const run = await claimRun(pool, 100)
    if (!run) throw new Error('nothing to claim')
    const told = (text: string) => ({ type: 'agent_response', text }) as const
    const twoEvents = [told('one'), told('two')]
    expect(await addEvents(pool, run, twoEvents, run.lastSeq)).toBe(true)
    expect(await addEvents(pool, run, twoEvents, run.lastSeq)).toBe(true)
    await addEvents(pool, run, [told('three')], run.lastSeq + 2)
    const { rows } = await pool.query('select seq, data from run_event where run_id = $1 order by seq', [id])
    expect(rows.map(({ seq, data }) => [seq, data.text])).toEqual([
      [1, 'one'],
      [2, 'two'],
      [3, 'three'],
    ])
    await giveUp(pool, { id, state: 'failed', reason: 'The test is over.' })
  })

  it('are given up, with a refund, after three workers died', async () => {
    const { pool } = app.parts
    const user = await newUser(pool)
    const id = await submit(user)
    for (let worker = 1; worker <= runLimits.attempts; worker++) {
      expect(await claimRun(pool, 100)).toMatchObject({ id, attempt: worker })
      await fallSilent(id)
      await sweptAway(id)
    }
    expect(await runRow(pool, id)).toMatchObject({
      state: 'failed',
      error: 'This was interrupted too often.',
    })
    expect(await balancesOf(pool, user)).toEqual({ free: 2000, paid: 0, held: 0 })
  })

  it('are given up, with a refund, when their deadline has passed, even if nobody ever took them', async () => {
    const { pool } = app.parts
    const user = await newUser(pool)
    const id = await submit(user)
    await pool.query(`update run set deadline = now() - interval '1 second' where id = $1`, [id])
    await sweep(quiet())
    expect(await runRow(pool, id)).toMatchObject({ state: 'failed', error: 'This took too long.' })
    expect(await balancesOf(pool, user)).toEqual({ free: 2000, paid: 0, held: 0 })
  })
})

describe('too few credits', () => {
  const app = useApp({ ROLE: 'web' })

  it.each([
    ['quick', 199, "Sorry, you don't have enough credits to create a game."],
    ['agent', 499, 'Not enough Credits, agents need at least 500 credits'],
    ['model', 199, 'You have no credits left'],
    ['environment', 199, 'You have no credits left'],
  ] as const)(
    'for %s, at %d, are said in the specified words, and nothing is held',
    async (kind, left, text) => {
      const { pool } = app.parts
      const user = await newUser(pool)
      await balancesOf(pool, user)
      await pool.query(`insert into transfer (key, user_id, src, amount) values ('spent', $1, 'free', $2)`, [
        user,
        2000 - left,
      ])
      const submission = { userId: user, kind, input: { prompt: 'x' }, idempotencyKey: 'k' }
      await expect(submitRun(app.parts, submission)).rejects.toMatchObject({ status: 402, message: text })
      expect(await balancesOf(pool, user)).toEqual({ free: left, paid: 0, held: 0 })
    },
  )
})

describe('a Studio user', () => {
  const app = useApp({ ROLE: 'web' }, { limits: { studioPerHour: 2, queuedPerUser: 10 } })

  it('pays nothing, but is asked to slow down after so many runs an hour', async () => {
    const { pool } = app.parts
    const userId = await newUser(pool, { plan: 'studio' })
    const submit = () =>
      submitRun(app.parts, { userId, kind: 'agent', input: { prompt: 'x' }, idempotencyKey: randomUUID() })
    await submit()
    await submit()
    await expect(submit()).rejects.toMatchObject({ code: 'too_many_requests' })
    expect(await balancesOf(pool, userId)).toEqual({ free: 2000, paid: 0, held: 0 })
    await expectLedgerHolds(pool)
  })
})

describe('with many waiting', () => {
  const app = useApp({ ROLE: 'web', MAX_QUEUED: '3' })

  it('a new run is asked to come back later', async () => {
    const { pool } = app.parts
    const submit = async () =>
      submitRun(app.parts, {
        userId: await newUser(pool),
        kind: 'quick',
        input: { prompt: 'x' },
        idempotencyKey: 'k',
      })
    for (let taken = 0; taken < 3; taken++) await submit()
    await expect(submit()).rejects.toMatchObject({
      code: 'unavailable',
      message: 'Experiencing heavy load. Please try again later.',
    })
  })
})
