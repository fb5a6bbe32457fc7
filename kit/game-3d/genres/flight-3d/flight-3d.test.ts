import { describe, expect, it } from 'vitest'
import { holding, idle } from '../../../core/input.ts'
import type { GamePlan } from '../../../game/plan.ts'
import { advance } from '../../../game/rules.ts'
import { member, plainRules } from '../../../game-2d/testing/plan.ts'
import { heroOf } from '../../space.ts'
import { bot } from './bot.ts'
import { courseOf, stopsIn } from './course.ts'
import { genre } from './index.ts'
import { floorAt } from './land.ts'

function planOf(change: Partial<GamePlan> = {}): GamePlan {
  return {
    version: 1,
    genre: 'flight-3d',
    title: 'Rings',
    goal: '',
    seed: 7,
    difficulty: 'normal',
    challenge: 0.5,
    cast: [member('plane', 'player'), member('ring', 'goal', { count: 4 })],
    look: { scene: 'mountain', time: 'day', weather: 'clear', mood: 'cheerful', seed: 3 },
    rules: { ...plainRules, powerUps: [], bossPhases: 1 },
    interactions: [],
    ...change,
  }
}

describe('flight', () => {
  it('is won by flying through as many rings as the prompt counts', () => {
    const plan = planOf()
    expect(stopsIn(plan)).toBe(4)
    const world = genre.create(plan, 1)
    const memory = {}
    for (let step = 0; step < 60 * 60 && world.status === 'playing'; step++)
      advance(genre, world, bot.play(world, memory))
    expect(world.status).toBe('won')
    expect(world.passed).toBe(4)
  })

  it('climbs with up and sinks without', () => {
    const [up, nothing] = [genre.create(planOf(), 1), genre.create(planOf(), 1)]
    for (let step = 0; step < 60; step++) {
      advance(genre, up, holding('up'))
      advance(genre, nothing, idle)
    }
    expect(heroOf(up).y).toBeGreaterThan(heroOf(nothing).y + 3)
  })

  it('costs a life to fly into the ground', () => {
    const world = genre.create(planOf(), 1)
    for (let step = 0; step < 60 * 20 && world.status === 'playing'; step++)
      advance(genre, world, holding('down'))
    expect(world.status).toBe('lost')
  })

  it('leaves air under every ring', () => {
    const plan = planOf()
    for (const { x, y, z } of courseOf(plan).stops) expect(y - floorAt(plan, x, z)).toBeGreaterThan(6)
  })
})
