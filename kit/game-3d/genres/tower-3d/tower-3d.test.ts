import { describe, expect, it } from 'vitest'
import { idle } from '../../../core/input.ts'
import type { GamePlan } from '../../../game/plan.ts'
import { advance } from '../../../game/rules.ts'
import { member, plainRules } from '../../../game-2d/testing/plan.ts'
import { heroOf, inRole } from '../../space.ts'
import { bot } from './bot.ts'
import { genre } from './index.ts'
import { courseOf } from './level.ts'

function planOf(change: Partial<GamePlan> = {}): GamePlan {
  return {
    version: 1,
    genre: 'tower-3d',
    title: 'Foxes',
    goal: '',
    seed: 7,
    difficulty: 'normal',
    challenge: 0.4,
    cast: [member('fox', 'player'), member('gem', 'collectible', { count: 6 }), member('bear', 'enemy')],
    look: { scene: 'meadow', time: 'day', weather: 'clear', mood: 'cheerful', seed: 3 },
    rules: { ...plainRules, lives: 5, goalCount: 6 },
    interactions: [],
    ...change,
  }
}

describe('tower-3d', () => {
  it('takes a life from whoever falls, and puts it back on the last checkpoint', () => {
    const world = genre.create(planOf(), 1)
    const start = { ...heroOf(world) }
    Object.assign(heroOf(world), { x: 60, z: 60, y: -30, grounded: false })
    advance(genre, world, idle)
    expect(world.lives).toBe(4)
    expect(heroOf(world).x).toBeCloseTo(start.x)
    expect(heroOf(world).safe).toBeGreaterThan(60)
  })

  it('opens the goal only when enough is collected', () => {
    const world = genre.create(planOf(), 1)
    const reach = () => {
      const [goal] = inRole(world, 'goal')
      Object.assign(heroOf(world), { x: goal?.x, y: goal?.y, z: goal?.z, safe: 200 })
      advance(genre, world, idle)
    }
    reach()
    expect(world.status).toBe('playing')
    world.taken = 6
    reach()
    expect(world.status).toBe('won')
  })

  it('is built of the plan alone, and harder on the next level', () => {
    const plan = planOf({ rules: { ...plainRules, levels: 2 } })
    expect(courseOf(plan, 1)).toBe(courseOf(plan, 1))
    expect(courseOf(plan, 2).stops).not.toEqual(courseOf(plan, 1).stops)
    expect(courseOf(plan, 1).blocks.length).toBeLessThan(250)
  })

  it('can be won by somebody who knows the way', () => {
    const plan = planOf({ challenge: 0.2 })
    const won = [1, 2, 3, 4].some((seed) => {
      const world = genre.create(plan, seed)
      const memory = {}
      while (world.status === 'playing' && world.tick < 150 * 60)
        advance(genre, world, bot.play(world, memory))
      return world.status === 'won'
    })
    expect(won).toBe(true)
  })
})
