import { describe, expect, it } from 'vitest'
import { idle } from '../../../core/input.ts'
import type { GamePlan, Rules } from '../../../game/plan.ts'
import { advance } from '../../../game/rules.ts'
import { secondTo } from '../../table/cursor-bot.ts'
import { tablePlan } from '../../table/testing/table-plan.ts'
import { member } from '../../testing/plan.ts'
import { bot } from './bot.ts'
import { upgradesIn } from './content.ts'
import { costOf, perSecond, perTap } from './economy.ts'
import { genre } from './index.ts'
import { create } from './rules.ts'
import type { TycoonWorld } from './world.ts'

const plan = tablePlan(
  'tycoon',
  { bear: 'player', cake: 'collectible', baker: 'friend', oven: 'obstacle', raccoon: 'enemy' },
  { lives: 2, seconds: 100 },
)
const without = { ...plan, cast: plan.cast.filter(({ role }) => role !== 'enemy') }

function pick(world: TycoonWorld, id: string): string[] {
  advance(genre, world, { ...idle, pick: id })
  return world.events.map(({ type, to }) => `${type} ${to}`)
}

function wait(world: TycoonWorld, steps: number, until: () => boolean = () => false): void {
  for (let step = 0; step < steps && !until(); step++) advance(genre, world, idle)
}

const indexOf = (name: string) => upgradesIn(plan).findIndex(({ id }) => id === name)

const allOf: Partial<Rules> = {
  lives: 5,
  boss: true,
  bossPhases: 2,
  keys: true,
  levels: 2,
  players: 2,
  powerUps: ['double', 'slow'],
}

/** What the bot's game told, in words like 'key key', until it was over. */
function told(rules: Partial<Rules>, seed = 4): { world: TycoonWorld; events: string[] } {
  const world = create(withRules(rules), seed)
  const events: string[] = []
  const memory = {}
  while (world.status === 'playing') {
    advance(genre, world, bot.play(world, memory))
    events.push(...world.events.map(({ type, to }) => `${type} ${to ?? ''}`))
  }
  return { world, events }
}

const withRules = (rules: Partial<Rules>): GamePlan => ({
  ...plan,
  cast: [...plan.cast, member('key', 'key'), member('gate', 'door'), member('troll', 'boss')],
  rules: { ...plan.rules, lives: 5, ...rules },
})

describe('tycoon', () => {
  it('sells what is tapped, and nothing by itself at the start', () => {
    const world = create(without, 4)
    wait(world, 120)
    expect(world.money).toBe(0)
    expect(pick(world, 'product')).toContain('sell cake')
    expect(world.money).toBe(1)
    expect(world.score).toBe(1)
  })

  it('makes upgrades of what the prompt named, and adds what is missing', () => {
    const upgrades = upgradesIn(plan)
    expect(upgrades.length).toBeGreaterThanOrEqual(4)
    expect(upgrades.map(({ cast }) => cast)).toEqual(expect.arrayContaining(['baker', 'oven']))
    expect(upgrades.some(({ kind }) => kind === 'hands')).toBe(true)
  })

  it('takes the price, puts what was bought to work, and asks more for the next one', () => {
    const world = create(plan, 4)
    const baker = indexOf('baker')
    const upgrade = upgradesIn(plan)[baker]
    if (!upgrade) throw new Error('There is a baker')
    const cost = costOf(world, upgrade, baker)
    expect(pick(world, `buy-${baker}`)).toEqual([])
    world.money = cost
    expect(pick(world, `buy-${baker}`)).toContain('upgrade baker')
    expect(world.money).toBe(0)
    expect(perSecond(world)).toBe(1)
    expect(costOf(world, upgrade, baker)).toBeGreaterThan(cost)
    wait(world, 121)
    expect(world.earned).toBeGreaterThanOrEqual(1)
  })

  it('doubles the work of a team of five', () => {
    const world = create(plan, 4)
    const baker = indexOf('baker')
    world.owned[baker] = 4
    const four = perSecond(world)
    world.owned[baker] = 5
    expect(perSecond(world)).toBe((four / 4) * 5 * 2)
    expect(perTap(world)).toBeGreaterThan(1)
  })

  it('pays an order only to whoever serves the customer', () => {
    const world = create(without, 4)
    wait(world, 600, () => world.visitors.length > 0)
    const [visitor] = world.visitors
    if (!visitor) throw new Error('Somebody has come')
    pick(world, 'product')
    expect(visitor.got).toBe(0)
    pick(world, `guest-${visitor.number}`)
    const told: string[] = []
    for (let tap = 0; tap < visitor.wants + 1; tap++) told.push(...pick(world, 'product'))
    expect(told.some((event) => event.startsWith('deliver'))).toBe(true)
    expect(world.earned).toBeGreaterThan(visitor.wants * 2)
  })

  it('closes when too many customers leave, unless it is gentle', () => {
    const world = create(without, 4)
    wait(world, 99 * 60, () => world.status !== 'playing')
    expect(world.status).toBe('lost')
    const { seconds: _, ...open } = without.rules
    const gentle = create({ ...without, rules: { ...open, gentle: true } }, 4)
    wait(gentle, 99 * 60)
    expect(gentle.status).toBe('playing')
  })

  it('lets a thief go who is tapped in time, and robs whoever looks away', () => {
    for (const awake of [true, false]) {
      const world = create({ ...plan, rules: { ...plan.rules, lives: 20 } }, 4)
      wait(world, 3000, () => world.visitors.some(({ kind }) => kind === 'pest'))
      const pest = world.visitors.find(({ kind }) => kind === 'pest')
      world.money = 100
      if (awake) expect(pick(world, `guest-${pest?.number}`)).toContain('block raccoon')
      wait(world, 900, () => !world.visitors.some(({ number }) => number === pest?.number))
      expect(world.money).toBe(awake ? 100 : 75)
    }
  })

  it('has no boss, keys and power-ups where the plan has none', () => {
    const { world, events } = told({})
    expect(world.status).toBe('won')
    expect(events.filter((event) => /^(?:power|key|unlock|boss|phase) /.test(event))).toEqual([])
  })

  it('is won only when the boss has had enough, one order after the other', () => {
    const { world, events } = told({ boss: true, bossPhases: 3 })
    expect(world.status).toBe('won')
    expect(events.filter((event) => event === 'boss troll')).toHaveLength(1)
    expect(events.filter((event) => event === 'phase troll')).toHaveLength(2)
    expect(events).toContain('block troll')
    const early = create(withRules({ boss: true, scoreGoal: 100 }), 4)
    early.earned = 200
    pick(early, 'product')
    expect(early.status).toBe('playing')
    expect(early.score).toBe(99)
    expect(early.boss?.cast).toBe('troll')
  })

  it('lets the boss rob whoever looks away, and wreck the shop of whoever is slow', () => {
    const world = create(withRules({ boss: true, lives: 2 }), 4)
    world.earned = world.target
    wait(world, 10, () => world.boss !== null)
    world.money = 100
    wait(world, 900, () => world.money < 100)
    expect(world.money).toBe(70)
    wait(world, 90 * 60, () => world.status !== 'playing')
    expect(world.status).toBe('lost')
    expect(world.because).toContain('troll')
  })

  it('ends a level only behind its door, whose key a customer brings', () => {
    const { world, events } = told({ keys: true, levels: 2 })
    expect(world.status).toBe('won')
    for (const event of ['key key', 'unlock gate'])
      expect(events.filter((other) => other === event)).toHaveLength(2)
    const locked = create(withRules({ keys: true }), 4)
    locked.earned = locked.target * 2
    pick(locked, 'product')
    pick(locked, 'door')
    expect(locked.status).toBe('playing')
  })

  it('pays double while the power-up works', () => {
    const world = create(withRules({ powerUps: ['double'] }), 4)
    wait(world, 900, () => world.bonus.lying !== null)
    expect(pick(world, 'power')).toContain('power power:double')
    const { money } = world
    pick(world, 'product')
    expect(world.money).toBe(money + 2)
  })

  it('lets two serve at the same time, and says what each made by hand', () => {
    const world = create(withRules({ players: 2 }), 4)
    const second = (id: string, until: () => boolean) => {
      for (let step = 0; step < 60 && !until(); step++)
        advance(genre, world, { ...idle, second: secondTo(genre, world, id) })
    }
    second('product', () => world.tally[1] > 0)
    pick(world, 'product')
    expect(world.tally).toEqual([1, 1])
    expect(world.money).toBe(2)
    wait(world, 600, () => world.visitors.length > 0)
    const guest = world.visitors[0]?.number ?? -1
    second(`guest-${guest}`, () => world.servingSecond === guest)
    expect([world.serving, world.servingSecond]).toEqual([-1, guest])
  })

  it('plays with all rules at once', () => {
    const { world, events } = told(allOf)
    expect(world.status).toBe('won')
    expect(world.because).toMatch(/player 1 made .+ and player 2/)
    for (const event of ['key key', 'unlock gate', 'boss troll', 'power power:double'])
      expect(events).toContain(event)
  })

  it('asks for what the prompt wants, in coins that can be counted', () => {
    for (const scoreGoal of [50, 1000, 1_000_000]) {
      const world = create({ ...plan, rules: { ...plan.rules, scoreGoal } }, 4)
      expect(world.target).toBe(scoreGoal)
      expect(world.unit).toBeGreaterThanOrEqual(0.05)
    }
  })
})
