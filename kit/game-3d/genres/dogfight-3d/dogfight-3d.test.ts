import { describe, expect, it } from 'vitest'
import { holding } from '../../../core/input.ts'
import type { GamePlan } from '../../../game/plan.ts'
import { advance } from '../../../game/rules.ts'
import { member, plainRules } from '../../../game-2d/testing/plan.ts'
import { heroOf } from '../../space.ts'
import { bot } from './bot.ts'
import { foesIn, waveSize, wavesIn } from './craft.ts'
import { genre } from './index.ts'

function planOf(change: Partial<GamePlan> = {}): GamePlan {
  return {
    version: 1,
    genre: 'dogfight-3d',
    title: 'Drones',
    goal: '',
    seed: 7,
    difficulty: 'normal',
    challenge: 0.5,
    cast: [member('rocket', 'player'), member('drone', 'enemy'), member('asteroid', 'hazard')],
    look: { scene: 'space', time: 'night', weather: 'clear', mood: 'epic', seed: 3 },
    rules: { ...plainRules, powerUps: [], bossPhases: 1, goalCount: 5 },
    interactions: [],
    ...change,
  }
}

describe('a dogfight', () => {
  it('sends as many foes as are to be shot down, in waves', () => {
    const plan = planOf({ rules: { ...planOf().rules, goalCount: 10 } })
    expect(foesIn(plan)).toBe(10)
    let sum = 0
    for (let wave = 1; wave <= wavesIn(plan); wave++) sum += waveSize(plan, 1, wave)
    expect(sum).toBe(10)
  })

  it('is won when all of them are down', () => {
    const world = genre.create(planOf(), 2)
    const memory = {}
    for (let step = 0; step < 60 * 150 && world.status === 'playing'; step++)
      advance(genre, world, bot.play(world, memory))
    expect(world.status).toBe('won')
    expect(world.downed).toBe(5)
  })

  it('shoots while the button is held, and rolls out of harm', () => {
    const world = genre.create(planOf(), 1)
    let shots = 0
    for (let step = 0; step < 40; step++) {
      advance(genre, world, holding('a', 'b'))
      shots += world.events.filter(({ type }) => type === 'shoot').length
    }
    expect(shots).toBeGreaterThan(2)
    expect(world.rest).toBeGreaterThan(0)
    expect(heroOf(world).pace).toBeGreaterThan(19)
  })
})
