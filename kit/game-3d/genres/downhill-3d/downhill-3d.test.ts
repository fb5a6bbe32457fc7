import { describe, expect, it } from 'vitest'
import { holding, idle } from '../../../core/input.ts'
import type { GamePlan } from '../../../game/plan.ts'
import { advance } from '../../../game/rules.ts'
import { member, plainRules } from '../../../game-2d/testing/plan.ts'
import { addBody, heroOf } from '../../space.ts'
import { bot } from './bot.ts'
import { courseOf, lineAt } from './course.ts'
import { genre } from './index.ts'
import { riderStart } from './lay.ts'
import type { Rider, RideWorld } from './ride.ts'
import { finish, siteOf, top } from './slope.ts'

function planOf(change: Partial<GamePlan> = {}): GamePlan {
  return {
    version: 1,
    genre: 'downhill-3d',
    title: 'Snow',
    goal: '',
    seed: 7,
    difficulty: 'normal',
    challenge: 0.5,
    cast: [
      member('skier', 'player'),
      member('tree', 'obstacle', { motion: 'still' }),
      member('coin', 'collectible', { motion: 'still' }),
    ],
    look: { scene: 'snow', time: 'day', weather: 'clear', mood: 'cheerful', seed: 3 },
    rules: { ...plainRules, levels: 1 },
    interactions: [],
    ...change,
  }
}

function emptied(): RideWorld {
  const world = genre.create(planOf(), 1)
  world.bodies = world.bodies.filter(({ part }) => part === 'rider')
  return world
}

describe('riding down a slope', () => {
  it('falls from the top to the finish all the way', () => {
    const { height } = siteOf(planOf())
    expect(height(0, top)).toBeGreaterThan(height(0, 0) + 30)
    expect(height(0, 0)).toBeGreaterThan(height(0, finish) + 30)
  })

  it('carves to the side that is held, and braking is slow', () => {
    const [left, right, slow] = (['left', 'right', 'down'] as const).map((button) => {
      const world = emptied()
      for (let i = 0; i < 90; i++) advance(genre, world, i < 40 || button === 'down' ? holding(button) : idle)
      return world
    })
    if (!left || !right || !slow) throw new Error('Three worlds were ridden')
    // Down the slope is +z, so the left of whoever looks down it is +x.
    expect(heroOf(left).x).toBeGreaterThan(heroOf(right).x + 4)
    expect(slow.speed).toBeLessThan(left.speed)
  })

  it('leaves no tree in the line that the gates are on', () => {
    const plan = planOf()
    const world = genre.create(plan, 3)
    const trees = world.bodies.filter(({ cast }) => cast === 'tree')
    expect(trees.length).toBeGreaterThan(8)
    for (const { x, z } of trees) expect(Math.abs(x - lineAt(plan, 1, z))).toBeGreaterThan(3)
  })

  it('costs a life to ride into a tree', () => {
    const world = emptied()
    const hero = heroOf(world)
    const z = hero.z + 6
    const y = siteOf(world.plan).height(hero.x, z)
    addBody<Rider>(world, 'tree', 'obstacle', { ...riderStart, x: hero.x, y, z, size: 3 })
    for (let i = 0; i < 120; i++) advance(genre, world, idle)
    expect(world.lives).toBe(2)
  })

  it('does not count a run with too few gates', () => {
    const world = emptied()
    heroOf(world).z = finish - 1
    for (let i = 0; i < 60 && world.lives === 3; i++) advance(genre, world, idle)
    expect(world.status).toBe('playing')
    expect(world.lives).toBe(2)
    expect(heroOf(world).z).toBeLessThan(top + 20)
  })

  it('is won by whoever carves through the gates', () => {
    const world = genre.create(planOf(), 2)
    const memory = {}
    for (let i = 0; i < 60 * 60 && world.status === 'playing'; i++)
      advance(genre, world, bot.play(world, memory))
    expect(world.status).toBe('won')
    expect(world.passed).toBeGreaterThan(courseOf(world.plan, 1).gates.length * 0.6)
  })
})
