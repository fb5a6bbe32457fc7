import { describe, expect, it } from 'vitest'
import { holding, idle } from '../../../core/input.ts'
import type { GamePlan } from '../../../game/plan.ts'
import { advance } from '../../../game/rules.ts'
import { member, plainRules } from '../../../game-2d/testing/plan.ts'
import { heroOf, inRole } from '../../space.ts'
import { bot } from './bot.ts'
import { builtOf } from './built.ts'
import { genre } from './index.ts'
import type { RunWorld } from './run.ts'
import { laneWide, spotAt, wayOf } from './way.ts'

function planOf(change: Partial<GamePlan> = {}): GamePlan {
  return {
    version: 1,
    genre: 'runner-3d',
    title: 'Fox',
    goal: '',
    seed: 7,
    difficulty: 'normal',
    challenge: 0.5,
    cast: [
      member('fox', 'player'),
      member('log', 'obstacle', { motion: 'still' }),
      member('coin', 'collectible', { motion: 'still' }),
      member('wolf', 'enemy'),
    ],
    look: { scene: 'forest', time: 'day', weather: 'clear', mood: 'cheerful', seed: 3 },
    rules: { ...plainRules, lives: 4, levels: 2 },
    interactions: [],
    ...change,
  }
}

/** A road with nothing on it, so that only what the test puts there counts. */
function emptied(plan = planOf()): RunWorld {
  const world = genre.create(plan, 1)
  world.bodies = [heroOf(world)]
  world.laidTo = 5000
  world.end = 5000
  return world
}

function play(world: RunWorld, seconds: number): void {
  const memory = {}
  for (let i = 0; i < seconds * 60 && world.status === 'playing'; i++)
    advance(genre, world, bot.play(world, memory))
}

describe('running in three lanes', () => {
  it('goes one lane further with each press, and never off the road', () => {
    const world = emptied()
    for (let press = 0; press < 4; press++) {
      advance(genre, world, holding('left'))
      for (let i = 0; i < 25; i++) advance(genre, world, idle)
    }
    expect(heroOf(world).aside).toBeCloseTo(-laneWide, 1)
  })

  it('is stopped by a beam when running, and not when sliding', () => {
    const beam = builtOf(planOf()).find(({ form }) => form === 'beam')
    const meets = (slides: boolean) => {
      const world = emptied()
      heroOf(world).along = (beam?.along ?? 0) - 4
      for (let i = 0; i < 60; i++) advance(genre, world, slides ? holding('down') : idle)
      return world.lives
    }
    expect(meets(false)).toBe(3)
    expect(meets(true)).toBe(4)
  })

  it('comes back to where the road began', () => {
    const plan = planOf()
    const { length } = wayOf(plan)
    const [one, other] = [spotAt(plan, 5, 0), spotAt(plan, length + 5, 0)]
    expect(Math.hypot(one.x - other.x, one.z - other.z)).toBeLessThan(0.01)
  })

  it('makes the second stretch faster, and is won behind the last gate', () => {
    const world = genre.create(planOf(), 1)
    play(world, 100)
    expect(world.level).toBe(2)
    expect(world.status).toBe('won')
  })

  it('has a boss ahead in the last stretch who falls to what is picked up', () => {
    const cast = [...planOf().cast, member('ogre', 'boss')]
    const world = genre.create(
      planOf({ cast, rules: { ...plainRules, lives: 9, boss: true, bossPhases: 2 } }),
      1,
    )
    expect(inRole(world, 'boss')).toHaveLength(1)
    play(world, 130)
    expect(inRole(world, 'boss')).toHaveLength(0)
    expect(world.status).toBe('won')
  })

  it('keeps the road in sight laid out, and forgets what lies behind', () => {
    const world = genre.create(planOf(), 1)
    play(world, 20)
    expect(world.bodies.length).toBeLessThan(150)
    const { along } = heroOf(world)
    expect(world.bodies.every((body) => body.along > along - 20 || body.wait < 0)).toBe(true)
  })
})
