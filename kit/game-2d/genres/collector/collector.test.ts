import { describe, expect, it } from 'vitest'
import { holding, idle } from '../../../core/input.ts'
import type { GamePlan } from '../../../game/plan.ts'
import { advance } from '../../../game/rules.ts'
import { inRole, playerOf } from '../../arena/arena.ts'
import { member, plainRules } from '../../testing/plan.ts'
import { genre } from './index.ts'

function planOf(change: Partial<GamePlan> = {}): GamePlan {
  return {
    version: 1,
    genre: 'collector',
    title: 'Cats',
    goal: '',
    seed: 7,
    difficulty: 'normal',
    challenge: 0.5,
    cast: [
      member('cat', 'player'),
      member('fish', 'collectible'),
      member('boot', 'collectible', { points: -5 }),
      member('dog', 'enemy', { count: 2 }),
    ],
    look: { scene: 'space', time: 'night', weather: 'clear', mood: 'cheerful', seed: 3 },
    rules: {
      ...plainRules,
      powerUps: ['shield'],
      bossPhases: 1,
      goalCount: 3,
    },
    interactions: [],
    ...change,
  }
}

describe('collecting', () => {
  it('is won with the last of those that count, and not with those that cost points', () => {
    const world = genre.create(planOf(), 1)
    const take = (cast: string) => {
      const item = inRole(world, 'collectible').find((one) => one.cast === cast)
      const player = playerOf(world)
      Object.assign(player, { x: item?.x, y: item?.y, safe: 60 })
      advance(genre, world, idle)
    }
    take('boot')
    expect(world.done).toBe(0)
    for (let fish = 0; fish < 3; fish++) take('fish')
    expect(world.status).toBe('won')
  })

  it('begins with a moment in which nothing can happen', () => {
    const world = genre.create(planOf(), 1)
    const player = playerOf(world)
    expect(player.safe).toBeGreaterThan(30)
    for (const dog of inRole(world, 'enemy'))
      expect(Math.hypot(dog.x - player.x, dog.y - player.y)).toBeGreaterThan(150)
  })

  it('in a maze turns the hunt around while the shield lasts', () => {
    const world = genre.create(planOf({ content: { layout: 'maze' } }), 1)
    world.powers.shield = 100
    const [dog] = inRole(world, 'enemy')
    const player = playerOf(world)
    if (!dog) throw new Error('There are dogs')
    Object.assign(dog, { x: player.x, y: player.y, homeX: player.x, homeY: player.y })
    advance(genre, world, idle)
    expect(world.lives).toBe(3)
    expect(Math.hypot(dog.x - player.x, dog.y - player.y)).toBeGreaterThan(100)
  })

  it('lets nobody walk through walls', () => {
    const world = genre.create(planOf({ content: { layout: 'maze' } }), 1)
    for (let step = 0; step < 600; step++) {
      advance(genre, world, holding(step % 120 < 60 ? 'right' : 'down'))
      const { x, y } = playerOf(world)
      const { grid } = world
      if (!grid || world.status !== 'playing') break
      expect(grid.cells[Math.floor(y / grid.size) * grid.columns + Math.floor(x / grid.size)]).toBe(0)
    }
  })
})
