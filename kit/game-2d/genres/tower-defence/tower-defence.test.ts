import { describe, expect, it } from 'vitest'
import { idle } from '../../../core/input.ts'
import type { GamePlan, Rules } from '../../../game/plan.ts'
import { advance } from '../../../game/rules.ts'
import { offerBonus } from '../../table/bonus.ts'
import { secondTo } from '../../table/cursor-bot.ts'
import { member, plainRules } from '../../testing/plan.ts'
import { bot } from './bot.ts'
import { genre } from './index.ts'
import { coverage, placeOn } from './map.ts'
import { choicesOf } from './menu.ts'
import { kindsOf } from './towers.ts'
import type { DefenceWorld } from './world.ts'

const plan: GamePlan = {
  version: 1,
  genre: 'tower-defence',
  title: '',
  goal: '',
  seed: 1,
  difficulty: 'normal',
  challenge: 0.5,
  cast: [member('penguin', 'player'), member('walrus', 'enemy'), member('iceberg', 'goal')],
  look: { scene: 'snow', time: 'day', weather: 'clear', mood: 'cheerful', seed: 1 },
  rules: {
    ...plainRules,
    waves: 2,
  },
  interactions: [],
}

const pick = (world: DefenceWorld, id: string) => advance(genre, world, { ...idle, pick: id })
function wait(world: DefenceWorld, seconds: number): void {
  for (let step = 0; step < seconds * 60 && world.status === 'playing'; step++) advance(genre, world, idle)
}

/** What the bot's game told, in words like 'key key', until it was over. */
function told(rules: Partial<Rules>, seed = 3): { world: DefenceWorld; events: string[] } {
  const world = genre.create(withRules(rules), seed)
  const events: string[] = []
  const memory = {}
  for (let step = 0; step < 240 * 60 && world.status === 'playing'; step++) {
    advance(genre, world, bot.play(world, memory))
    events.push(...world.events.map(({ type, to }) => `${type} ${to ?? ''}`))
  }
  return { world, events }
}

const withRules = (rules: Partial<Rules>): GamePlan => ({
  ...plan,
  cast: [...plan.cast, member('key', 'key'), member('gate', 'door'), member('kraken', 'boss')],
  rules: { ...plan.rules, lives: 8, waves: 3, ...rules },
})

describe('tower defence', () => {
  it('builds on the chosen place, for money', () => {
    const world = genre.create(plan, 3)
    const { money } = world
    pick(world, 'spot:2')
    pick(world, 'build:0')
    expect(world.towers).toMatchObject([{ spot: 2, kind: 0, level: 1 }])
    expect(world.money).toBe(money - (kindsOf(plan)[0]?.cost ?? 0))
  })

  it('offers nothing that cannot be paid, and does not take it either', () => {
    const world = genre.create(plan, 3)
    world.money = 60
    pick(world, 'spot:2')
    expect(choicesOf(world).find(({ id }) => id === 'build:1')?.disabled).toBe(true)
    pick(world, 'build:1')
    expect(world.towers).toHaveLength(0)
  })

  it('makes a tower better, and takes it back for less than it cost', () => {
    const world = genre.create(plan, 3)
    world.money = 300
    for (const id of ['spot:1', 'build:0', 'spot:1', 'upgrade', 'spot:1']) pick(world, id)
    expect(world.towers[0]?.level).toBe(2)
    pick(world, 'sell')
    expect(world.towers).toHaveLength(0)
    expect(world.money).toBeLessThan(300)
    expect(world.money).toBeGreaterThan(200)
  })

  it('has as many kinds as the plan says, each with another power', () => {
    for (const kinds of [2, 3, 4]) {
      const made = kindsOf({ ...plan, content: { kinds } })
      expect(new Set(made.map(({ power }) => power)).size).toBe(kinds)
    }
    const named = kindsOf({ ...plan, content: { kindNames: ['Ice', 'Cannon'] } })
    expect(named.map(({ power }) => power)).toEqual(['frost', 'splash'])
  })

  it('is lost by whoever builds nothing', () => {
    const world = genre.create(plan, 3)
    wait(world, 60)
    expect(world.status).toBe('lost')
    expect(world.because).toContain('iceberg')
  })

  it('is won when all waves are through, and a good stand holds them', () => {
    const world = genre.create(plan, 3)
    world.money = 2000
    for (const spot of world.field.spots.keys()) {
      pick(world, `spot:${spot}`)
      pick(world, 'build:0')
    }
    wait(world, 90)
    expect(world.status).toBe('won')
  })

  it('has no power-ups, keys and bosses where the plan has none', () => {
    const { world, events } = told({})
    expect(world.status).toBe('won')
    expect(events.filter((event) => /^(?:power|key|unlock|boss) /.test(event))).toEqual([])
  })

  it('drops power-ups that work for a while', () => {
    const { world, events } = told({ powerUps: ['slow', 'double'], waves: 6 })
    expect(world.status).toBe('won')
    expect(events).toEqual(expect.arrayContaining(['power power:slow', 'power power:double']))
  })

  it('pays double, stops the hasty and holds the gate while a power-up says so', () => {
    const world = genre.create(withRules({ powerUps: ['double', 'slow', 'shield'] }), 3)
    for (const power of ['double', 'slow', 'shield']) {
      offerBonus(world, { x: 100, y: 100 })
      expect(choicesOf(world).some(({ id }) => id === 'power')).toBe(true)
      pick(world, 'power')
      expect(Object.keys(world.bonus.works)).toContain(power)
    }
    const { lives } = world
    wait(world, 24)
    expect(world.lives).toBe(lives)
  })

  it('is not over before the key was fetched and the gate opened, in each level', () => {
    const { world, events } = told({ keys: true, levels: 2, waves: 4 })
    expect(world.status).toBe('won')
    for (const event of ['key key', 'unlock gate'])
      expect(events.filter((other) => other === event)).toHaveLength(2)
    expect(events.indexOf('key key')).toBeLessThan(events.indexOf('unlock gate'))
  })

  it('sends another wave when whoever had the key got through', () => {
    const world = genre.create(withRules({ keys: true, waves: 1, lives: 20 }), 3)
    for (let step = 0; step < 90 * 60 && world.wave < 2; step++) advance(genre, world, idle)
    expect(world.wave).toBe(2)
    expect(world.coming.some(({ bearer }) => bearer) || world.entities.some(({ bearer }) => bearer)).toBe(
      true,
    )
  })

  it('lets two build at the same time, each with a menu, out of one purse', () => {
    const world = genre.create(withRules({ players: 2 }), 3)
    world.money = 200
    pick(world, 'spot:0')
    const second = (id: string) => {
      const before = JSON.stringify([world.chosenSecond, world.towers])
      for (let step = 0; step < 60 && JSON.stringify([world.chosenSecond, world.towers]) === before; step++)
        advance(genre, world, { ...idle, second: secondTo(genre, world, id) })
    }
    second('spot:8')
    expect([world.chosen, world.chosenSecond]).toEqual([0, 8])
    second('2/build:0')
    pick(world, 'build:0')
    expect(world.towers).toMatchObject([
      { spot: 8, owner: 2 },
      { spot: 0, owner: 1 },
    ])
    expect(world.money).toBe(200 - 2 * (kindsOf(plan)[0]?.cost ?? 0))
  })

  it('counts whom the towers of each player stopped, and plays with all rules at once', () => {
    const { world, events } = told({
      players: 2,
      keys: true,
      boss: true,
      levels: 2,
      waves: 4,
      powerUps: ['rapid', 'multi'],
    })
    expect(world.status).toBe('won')
    expect(world.because).toMatch(/Player 1 stopped \d+, player 2 stopped \d+\./)
    for (const event of ['key key', 'unlock gate', 'boss kraken', 'power power:rapid'])
      expect(events).toContain(event)
  })

  it('keeps its places off the road, and near enough to reach it', () => {
    for (let seed = 1; seed < 20; seed++) {
      const { field } = genre.create(plan, seed)
      expect(field.spots.length).toBeGreaterThan(7)
      for (const spot of field.spots) {
        for (let along = 0; along < field.length; along += 20) {
          const at = placeOn(field.path, along)
          expect(Math.hypot(at.x - spot.x, at.y - spot.y)).toBeGreaterThan(50)
        }
        expect(coverage(field.path, field.length, spot, 140)).toBeGreaterThan(3)
      }
    }
  })
})
