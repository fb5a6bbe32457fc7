import { describe, expect, it } from 'vitest'
import { holding, idle } from '../../../core/input.ts'
import type { GamePlan } from '../../../game/plan.ts'
import { advance } from '../../../game/rules.ts'
import { member, plainRules } from '../../../game-2d/testing/plan.ts'
import { bot } from './bot.ts'
import { genre } from './index.ts'
import { turnedOver } from './pins.ts'
import { framePoints, isOver, totalOf, written } from './scoring.ts'
import { type AlleyWorld, ballOf, pinsOf } from './world.ts'

function planOf(change: Partial<GamePlan> = {}): GamePlan {
  return {
    version: 1,
    genre: 'bowling-3d',
    title: 'Bowling',
    goal: '',
    seed: 7,
    difficulty: 'normal',
    challenge: 0.5,
    cast: [member('boy', 'player'), member('ball', 'projectile'), member('pin', 'obstacle', { count: 10 })],
    look: { scene: 'meadow', time: 'day', weather: 'clear', mood: 'cheerful', seed: 3 },
    rules: { ...plainRules, lives: 1 },
    interactions: [],
    content: { rounds: 5, pins: 'pin', ball: 'ball' },
    ...change,
  }
}

/** A ball that is already on its way, and what it has knocked over when all lie still. */
function rolled(x: number, speed = 11): AlleyWorld {
  const world = genre.create(planOf(), 3)
  Object.assign(world, { phase: 'roll' })
  Object.assign(ballOf(world), { x, z: -18, vz: -speed })
  for (let step = 0; step < 900 && world.phase !== 'sweep'; step++) advance(genre, world, idle)
  return world
}

describe('the card', () => {
  it('counts a perfect game of five frames as 150', () => {
    const card = [[10], [10], [10], [10], [10, 10, 10]]
    expect(framePoints(card, 5, 10)).toEqual([30, 30, 30, 30, 30])
    expect(totalOf(card, 5, 10)).toBe(150)
  })

  it('adds the next roll to a spare and the next two to a strike', () => {
    expect(framePoints([[7, 3], [4, 2], [10], [3, 4], [1, 1]], 5, 10)).toEqual([14, 6, 17, 7, 2])
  })

  it('gives more rolls in the last frame only to those who cleared it', () => {
    expect(isOver([3, 4], true, 10)).toBe(true)
    expect(isOver([3, 7], true, 10)).toBe(false)
    expect(isOver([10, 2], true, 10)).toBe(false)
    expect(isOver([10], false, 10)).toBe(true)
  })

  it('is written as bowlers write it', () => {
    expect([[10], [7, 3], [0, 6], [10, 4, 6]].map((rolls) => written(rolls, 10))).toEqual([
      'X',
      '7/',
      '-6',
      'X4/',
    ])
  })
})

describe('the pins', () => {
  it('fall in chains: a ball in the pocket takes most of them, one in the gutter none', () => {
    expect(rolled(0.2).fell).toBeGreaterThanOrEqual(8)
    expect(rolled(1.5).fell).toBe(0)
  })

  it('that lie are drawn lying: their head is where they lean', () => {
    const { yaw, pitch, roll } = turnedOver(0, 0, 1.5, 1.5)
    expect(pitch).toBeCloseTo(-1.5)
    expect(yaw).toBeCloseTo(0)
    expect(roll).toBeCloseTo(0)
  })

  it('stand again for the next frame', () => {
    const world = rolled(0.2)
    for (let step = 0; step < 2000 && world.frame === 0; step++) advance(genre, world, bot.play(world, {}))
    expect(pinsOf(world)).toHaveLength(10)
  })
})

describe('bowling', () => {
  it('is won by a good bot after exactly the frames of the plan', () => {
    const world = genre.create(planOf(), 11)
    for (let step = 0; step < 150 * 60 && world.status === 'playing'; step++)
      advance(genre, world, bot.play(world, {}))
    expect(world.status).toBe('won')
    expect(world.card).toHaveLength(5)
  })

  it('bends the ball to the side that is held', () => {
    const after = (held: ReturnType<typeof holding>) => {
      const world = genre.create(planOf(), 3)
      world.phase = 'roll'
      Object.assign(ballOf(world), { x: 0, z: -2, vz: -10 })
      for (let step = 0; step < 60; step++) advance(genre, world, held)
      return ballOf(world).x
    }
    expect(after(holding('left'))).toBeLessThan(-0.1)
    expect(after(holding('right'))).toBeGreaterThan(0.1)
  })
})
