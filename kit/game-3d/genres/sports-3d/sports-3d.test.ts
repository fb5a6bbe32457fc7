import { describe, expect, it } from 'vitest'
import { idle } from '../../../core/input.ts'
import type { GamePlan } from '../../../game/plan.ts'
import { advance } from '../../../game/rules.ts'
import { member, plainRules } from '../../../game-2d/testing/plan.ts'
import { bot } from './bot.ts'
import { genre } from './index.ts'
import { verdictOf } from './turns.ts'
import type { SportWorld } from './world.ts'

function planOf(content: Record<string, unknown>, rules: Partial<GamePlan['rules']> = {}): GamePlan {
  return {
    version: 1,
    genre: 'sports-3d',
    title: 'Shots',
    goal: '',
    seed: 7,
    difficulty: 'normal',
    challenge: 0.5,
    cast: [
      member('boy', 'player'),
      member('walrus', 'enemy'),
      member('ball', 'projectile'),
      member('hoop', 'goal'),
    ],
    look: { scene: 'stadium', time: 'day', weather: 'clear', mood: 'cheerful', seed: 3 },
    rules: { ...plainRules, lives: 1, ...rules },
    interactions: [],
    content: { ball: 'ball', foe: 'walrus', hoop: 'hoop', ...content },
  }
}

function played(plan: GamePlan, play: (world: SportWorld) => ReturnType<typeof bot.play>): SportWorld {
  const world = genre.create(plan, 5)
  for (let step = 0; step < 200 * 60 && world.status === 'playing'; step++) advance(genre, world, play(world))
  return world
}

describe('a shootout', () => {
  it('is over as soon as nobody can turn it, and goes on after a draw', () => {
    expect(verdictOf([1, 1, 1], [0, 0, 0], 5)).toBe('mine')
    expect(verdictOf([1, 1, 1], [0, 0, 1], 5)).toBe('open')
    expect(verdictOf([1, 1, 1, 1, 1], [1, 1, 1, 1, 1], 5)).toBe('open')
    expect(verdictOf([1, 0, 0, 0, 0, 0], [1, 0, 0, 0, 0, 1], 5)).toBe('theirs')
  })

  it('is decided with no more than one shot between both sides', () => {
    const { mine, theirs, status } = played(planOf({ mode: 'penalty', rounds: 5 }), (world) =>
      bot.play(world, {}),
    )
    expect(status).not.toBe('playing')
    expect(Math.abs(mine.length - theirs.length)).toBeLessThanOrEqual(1)
  })

  it('is lost by whoever shoots wide', () => {
    const lose = bot.lose ?? (() => idle)
    expect(played(planOf({ mode: 'penalty', rounds: 5 }), (world) => lose(world, {})).status).toBe('lost')
  })
})

describe('hoops', () => {
  it('are won with the baskets that were asked for', () => {
    const plan = planOf({ mode: 'hoops', foe: 'nobody' }, { seconds: 90, goalCount: 6 })
    const world = played(plan, (now) => bot.play(now, {}))
    expect(world.status).toBe('won')
    expect(world.baskets).toBe(6)
  })
})
