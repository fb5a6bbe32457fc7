import { describe, expect, it } from 'vitest'
import { holding, type Input, idle } from '../../../core/input.ts'
import type { GamePlan } from '../../../game/plan.ts'
import { advance } from '../../../game/rules.ts'
import { member, plainRules } from '../../../game-2d/testing/plan.ts'
import { heroOf } from '../../space.ts'
import { bot } from './bot.ts'
import { genre } from './index.ts'
import { isFoe } from './shots.ts'
import { type ArenaWorld, fighter, magazine } from './world.ts'

function planOf(more: Partial<GamePlan> = {}, rules: Partial<GamePlan['rules']> = {}): GamePlan {
  return {
    version: 1,
    genre: 'shooter-3d',
    title: 'Test',
    goal: '',
    seed: 4,
    difficulty: 'normal',
    challenge: 0.4,
    cast: [member('hero', 'player'), member('zombie', 'enemy')],
    look: { scene: 'meadow', time: 'day', weather: 'clear', mood: 'tense', seed: 4 },
    rules: { ...plainRules, lives: 4, ...rules },
    interactions: [],
    ...more,
  }
}

function play(world: ArenaWorld, steps: number, input: (world: ArenaWorld) => Input): Set<string> {
  const told = new Set<string>()
  for (let i = 0; i < steps && world.status === 'playing'; i++) {
    advance(genre, world, input(world))
    for (const { type } of world.events) told.add(type)
  }
  return told
}

const botPlay = () => {
  const memory = {}
  return (world: ArenaWorld) => bot.play(world, memory)
}

describe('the arena shooter', () => {
  it('is won by a good player, and lost by one who does nothing', () => {
    const won = genre.create(planOf(), 1)
    const told = play(won, 9000, botPlay())
    expect(won.status).toBe('won')
    expect([...told]).toEqual(expect.arrayContaining(['wave', 'shoot', 'hit', 'defeat']))
    const lost = genre.create(planOf(), 1)
    play(lost, 9000, () => idle)
    expect(lost.status).toBe('lost')
  })

  it('runs out of shots where these are counted, and finds more in crates', () => {
    const plan = planOf({ content: { ammo: true } })
    const world = genre.create(plan, 2)
    expect(world.ammo).toBe(magazine)
    play(world, 2000, (now) => (now.ammo === 0 ? idle : holding('a')))
    const [crate] = world.bodies.filter(({ role }) => role === 'key')
    expect(crate).toBeDefined()
    if (!crate) return
    const before = world.ammo ?? 0
    Object.assign(heroOf(world), { x: crate.x, y: crate.y, z: crate.z })
    world.status = 'playing'
    play(world, 1, () => idle)
    expect(world.ammo).toBeGreaterThan(before)
  })

  it('draws shots to a foe near the cross, but not to one behind', () => {
    const world = genre.create(planOf(), 3)
    world.breath = 9999
    const hero = heroOf(world)
    const near = {
      ...hero,
      ...fighter,
      id: 900,
      role: 'enemy' as const,
      kind: 'chaser' as const,
      cast: 'zombie',
    }
    world.bodies.push({ ...near, x: hero.x, z: hero.z + 6 })
    play(world, 1, () => idle)
    expect(world.aim).toBe(0)
    world.bodies.push({ ...near, id: 901, x: hero.x, z: hero.z - 3.5 })
    play(world, 1, () => idle)
    expect(world.aim).toBe(901)
  })

  it('cannot be hurt while it dashes, and makes foes stagger', () => {
    const world = genre.create(planOf(), 5)
    world.breath = 9999
    const hero = heroOf(world)
    world.bodies.push({
      ...hero,
      ...fighter,
      id: 900,
      role: 'enemy',
      kind: 'chaser',
      cast: 'zombie',
      x: hero.x,
      z: hero.z - 1.5,
    })
    play(world, 8, () => holding('b'))
    const foe = world.bodies.find(isFoe)
    expect(foe?.doing).toBe('daze')
    expect(world.lives).toBe(4)
  })

  it('ends with a boss that changes its ways', () => {
    const world = genre.create(planOf({ challenge: 0.2 }, { boss: true, waves: 1, bossPhases: 3 }), 6)
    const told = play(world, 9000, botPlay())
    expect([...told]).toEqual(expect.arrayContaining(['boss', 'phase']))
    expect(world.status).toBe('won')
  })

  it('sees with the eyes of the hero where that was asked for, after a look at it', () => {
    const world = genre.create(planOf({ content: { view: 'first' } }), 7)
    world.breath = 9999
    expect(heroOf(world).hidden).toBeFalsy()
    play(world, 100, () => idle)
    expect(heroOf(world).hidden).toBe(true)
    expect(Math.hypot(world.eye.x - heroOf(world).x, world.eye.z - heroOf(world).z)).toBeLessThan(0.1)
  })
})
