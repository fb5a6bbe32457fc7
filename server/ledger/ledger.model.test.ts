import { randomUUID } from 'node:crypto'
import { choosePocket, monthlyFreeCredits, type PaidKind, prices } from '@makebelieve/contract/constants'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isAll, turn } from '../../script/testing/sample.ts'
import { runLimits } from '../runs/limits.ts'
import { claimRun, giveUp, type RunningRun, succeed } from '../runs/run-state.ts'
import { submitRun } from '../runs/submit.ts'
import { useApp } from '../testing/app.ts'
import { checkLedger } from './check.ts'
import { balancesOf } from './ledger.ts'

const app = useApp({ ROLE: 'web' })

/** What the ledger should be, in the simplest words: pockets, and open runs with what they took from where. */
type Model = { free: number; paid: number; open: Map<string, { cost: number; pocket: 'free' | 'paid' }> }
type Real = { user: string; running: Map<string, RunningRun> }

const limits = { ...runLimits, runningPerUser: 1000, queuedPerUser: 1000, queuedInAll: 100_000 }

class Submit implements fc.AsyncCommand<Model, Real> {
  readonly kind: PaidKind
  constructor(kind: PaidKind) {
    this.kind = kind
  }
  check = () => true
  toString = () => `submit ${this.kind}`
  async run(model: Model, real: Real) {
    const pocket = choosePocket(this.kind, model)
    const attempt = submitRun(
      { ...app.parts, limits },
      { userId: real.user, kind: this.kind, input: {}, idempotencyKey: randomUUID() },
    )
    if (!pocket) return void (await expect(attempt).rejects.toMatchObject({ code: 'insufficient_credits' }))
    const { cost } = prices[this.kind]
    model[pocket] -= cost
    model.open.set(await attempt, { cost, pocket })
    await agree(model, real)
  }
}

class End implements fc.AsyncCommand<Model, Real> {
  readonly how: 'succeed' | 'fail' | 'cancel'
  readonly which: number
  constructor(how: 'succeed' | 'fail' | 'cancel', which: number) {
    this.how = how
    this.which = which
  }
  check = ({ open }: Model) => open.size > 0
  toString = () => `${this.how} ${this.which}`
  async run(model: Model, real: Real) {
    const id = [...model.open.keys()][this.which % model.open.size] as string
    const { cost, pocket } = model.open.get(id) as { cost: number; pocket: 'free' | 'paid' }
    model.open.delete(id)
    if (this.how === 'succeed') {
      const run = await runningRun(real, id)
      expect(await succeed(app.parts.pool, run, { kind: 'game', name: 'x' })).toBe(true)
      expect(await giveUp(app.parts.pool, { id, state: 'failed', reason: 'too late' })).toBe(false)
    } else {
      const state = this.how === 'fail' ? 'failed' : 'cancelled'
      expect(await giveUp(app.parts.pool, { id, state, reason: 'because' })).toBe(true)
      model[pocket] += cost
    }
    await agree(model, real)
  }
}

class Buy implements fc.AsyncCommand<Model, Real> {
  readonly amount: number
  constructor(amount: number) {
    this.amount = amount
  }
  check = () => true
  toString = () => `buy ${this.amount}`
  async run(model: Model, real: Real) {
    await app.parts.pool.query(
      `insert into transfer (key, user_id, dst, amount) values ($1, $2, 'paid', $3)`,
      [`purchase:${randomUUID()}`, real.user, this.amount],
    )
    model.paid += this.amount
    await agree(model, real)
  }
}

async function runningRun(real: Real, id: string): Promise<RunningRun> {
  while (!real.running.has(id)) {
    const run = await claimRun(app.parts.pool, 1000)
    if (!run) throw new Error('nothing to claim')
    real.running.set(run.id, run)
  }
  return real.running.get(id) as RunningRun
}

async function agree(model: Model, { user }: Real) {
  const held = [...model.open.values()].reduce((sum, { cost }) => sum + cost, 0)
  expect(await balancesOf(app.parts.pool, user)).toEqual({ free: model.free, paid: model.paid, held })
}

it('the ledger does what its simplest model does, in any order of events', async () => {
  const kinds = fc.constantFrom<PaidKind>('quick', 'agent', 'model', 'environment')
  const commands = fc.commands(
    [
      kinds.map((kind) => new Submit(kind)),
      fc
        .tuple(fc.constantFrom('succeed', 'fail', 'cancel'), fc.nat(20))
        .map(([how, which]) => new End(how, which)),
      fc.integer({ min: 1, max: 900 }).map((amount) => new Buy(amount)),
    ],
    { maxCommands: 30 },
  )
  let users = 0
  await fc.assert(
    fc.asyncProperty(commands, async (sequence) => {
      const user = `model-${users++}`
      await app.parts.pool.query(`insert into app_user (id, name, email) values ($1, $1, $2)`, [
        user,
        `${user}@example.com`,
      ])
      await balancesOf(app.parts.pool, user)
      const setup = () => ({
        model: { free: monthlyFreeCredits, paid: 0, open: new Map() } as Model,
        real: { user, running: new Map() } as Real,
      })
      await fc.asyncModelRun(setup, sequence)
      const session = await app.parts.pool.connect()
      expect(await checkLedger(session)).toEqual([])
      session.release()
      await app.parts.pool.query('delete from app_user where id = $1', [user])
    }),
    // Other orders with each commit; what fails says which it was.
    isAll() ? { numRuns: 40, seed: 20261115 } : { numRuns: 12, seed: turn() },
  )
}, 120_000)
