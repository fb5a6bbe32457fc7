import { describe, expect, test } from 'vitest'
import { holding, type Input, idle } from '../../../core/input.ts'
import type { CastMember, GamePlan } from '../../../game/plan.ts'
import { advance } from '../../../game/rules.ts'
import type { Entity } from '../../arena/arena.ts'
import { playerOf } from '../../arena/arena.ts'
import { lockStory, withLock } from '../../testing/locked.ts'
import { plainRules } from '../../testing/plan.ts'
import { bot } from './bot.ts'
import { breakBrick } from './bricks.ts'
import { genre } from './index.ts'
import { patterns } from './patterns.ts'
import { type BreakoutWorld, paddleY } from './world.ts'

const member = (id: string, role: CastMember['role']): CastMember => ({
  id,
  role,
  name: id,
  plural: `${id}s`,
  picture: id,
  looks: 'front',
  size: 1,
  speed: 1,
  colour: '#ffffff',
  motion: 'walks',
})

const plan: GamePlan = {
  version: 1,
  genre: 'breakout',
  title: '',
  goal: '',
  seed: 1,
  difficulty: 'normal',
  challenge: 0.5,
  cast: [member('monkey', 'player'), member('banana', 'collectible')],
  look: { scene: 'jungle', time: 'day', weather: 'clear', mood: 'silly', seed: 1 },
  rules: {
    ...plainRules,
    lives: 2,
    powerUps: ['multi'],
  },
  interactions: [],
}

function run(world: BreakoutWorld, seconds: number, input: Input = idle): void {
  for (let step = 0; step < seconds * 60; step++) advance(genre, world, input)
}

function flyingBall(world: BreakoutWorld): Entity {
  run(world, 0.1, holding('a'))
  const ball = world.entities.find(({ behaviour }) => behaviour === 'ball')
  if (!ball) throw new Error('There should be a ball')
  return ball
}

describe('a brick breaker', () => {
  test('has at least eight walls, all eleven bricks wide', () => {
    expect(patterns.length).toBeGreaterThanOrEqual(8)
    for (const line of patterns.flat()) expect(line).toHaveLength(11)
  })

  test('where the ball meets the paddle decides where it flies', () => {
    for (const side of [-1, 1]) {
      const world = genre.create(plan, 1)
      const ball = flyingBall(world)
      ball.x = playerOf(world).x + side * 60
      ball.y = paddleY - 30
      ball.vx = 0
      ball.vy = 300
      run(world, 0.2)
      expect(ball.vy).toBeLessThan(0)
      expect(Math.sign(ball.vx)).toBe(side)
    }
  })

  test('a tough brick takes two hits, an exploding one takes its neighbours along', () => {
    const world = genre.create(plan, 1)
    const tough = { x: 100, y: 300, kind: 'T', health: 2, row: 0, fuse: 0 }
    const bomb = { x: 500, y: 300, kind: 'X', health: 1, row: 0, fuse: 0 }
    const beside = { x: 580, y: 300, kind: '#', health: 1, row: 0, fuse: 0 }
    const far = { x: 800, y: 300, kind: '#', health: 1, row: 0, fuse: 0 }
    world.bricks = [tough, bomb, beside, far]
    breakBrick(world, tough)
    expect(world.bricks).toContain(tough)
    breakBrick(world, tough)
    expect(world.bricks).not.toContain(tough)
    breakBrick(world, bomb)
    run(world, 0.3)
    expect(world.bricks).toEqual([far])
  })

  test('the last lost ball costs a life, and the last life the game', () => {
    const world = genre.create(plan, 1)
    flyingBall(world).y = 700
    run(world, 0.1)
    expect(world.lives).toBe(1)
    flyingBall(world).y = 700
    run(world, 0.1)
    expect(world.status).toBe('lost')
  })

  test('breaking the last brick wins', () => {
    const world = genre.create(plan, 1)
    world.bricks = world.bricks.slice(0, 1)
    const [last] = world.bricks
    if (last) {
      last.health = 1
      breakBrick(world, last)
    }
    run(world, 0.1)
    expect(world.status).toBe('won')
  })

  test('the key falls out of a brick and opens the gate, and only where there are keys', () => {
    expect(lockStory(genre, bot, withLock(plan))).toEqual(['key', 'unlock', 'won'])
    expect(lockStory(genre, bot, plan)).toEqual(['won'])
  })

  test('without the key the ball bounces off the gate, and the last brick does not win', () => {
    const world = genre.create(withLock(plan), 1)
    const ball = flyingBall(world)
    const door = world.entities.find(({ role }) => role === 'door')
    if (!door) throw new Error('There should be a gate')
    world.bricks = []
    const throwAt = () => Object.assign(ball, { x: door.x, y: door.y + 80, vx: 0, vy: -300 })
    throwAt()
    run(world, 0.2)
    expect([ball.vy > 0, world.status]).toEqual([true, 'playing'])
    world.keys = 1
    throwAt()
    run(world, 0.2)
    expect(world.status).toBe('won')
  })
})
