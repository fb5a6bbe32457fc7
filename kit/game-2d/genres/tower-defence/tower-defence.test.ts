import { describe, expect, it } from 'vitest'
import { idle } from '../../../core/input.ts'
import { advance } from '../../genre.ts'
import type { GamePlan } from '../../plan.ts'
import { member, plainRules } from '../../testing/plan.ts'
import { genre } from './index.ts'
import { coverage, placeOn } from './map.ts'
import { choicesOf } from './menu.ts'
import type { DefenceWorld } from './rules.ts'
import { kindsOf } from './towers.ts'

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
