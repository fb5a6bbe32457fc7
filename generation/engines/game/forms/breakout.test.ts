import { holding } from '@makebelieve/kit/core/input'
import { type Body, playerOf, type RulesWorld } from '@makebelieve/kit/rules/world'
import { describe, expect, it } from 'vitest'
import { playedOf } from '../rules/testing/played.ts'
import { driven, gameOf, run, worldOf } from './testing/form-game.ts'

const bricksOf = ({ entities }: RulesWorld) => entities.filter(({ kind }) => /\.(?:brick|tough)$/.test(kind))

function flyingBall(world: RulesWorld): Body {
  run(world, 0.1, holding('a'))
  const [ball] = driven(world, 'bounce')
  if (!ball) throw new Error('There should be a ball')
  return ball
}

describe('a brick breaker', () => {
  it.each([1, 2, 3])('of seed %i has a wall, is won by the bot and lost by bad play', (seed) => {
    const plan = gameOf('breakout', seed)
    expect(plan.book?.space.id).toBe('paddle')
    const bricks = bricksOf(worldOf('breakout', seed))
    expect(bricks.length).toBeGreaterThan(15)
    // No two in the same place, and room for a ball below.
    expect(new Set(bricks.map(({ x, y }) => `${x} ${y}`)).size).toBe(bricks.length)
    expect(Math.max(...bricks.map(({ y }) => y))).toBeLessThan(400)
    const { won, lost, idle } = playedOf(plan)
    expect([won?.status, lost?.status]).toEqual(['won', 'lost'])
    expect(idle.status).not.toBe('won')
  })

  it('sends the ball to the side on which the paddle meets it', () => {
    for (const side of [-1, 1]) {
      const world = worldOf('breakout')
      const ball = flyingBall(world)
      const { x, y } = playerOf(world)
      Object.assign(ball, { x: x + side * 50, y: y - 70, vx: 0, vy: 320 })
      run(world, 0.25)
      expect(ball.vy).toBeLessThan(0)
      expect(Math.sign(ball.vx)).toBe(side)
    }
  })

  it('has bricks that take two hits', () => {
    const world = worldOf('breakout')
    const ball = flyingBall(world)
    const tough = bricksOf(world).find(({ kind }) => kind.endsWith('.tough'))
    if (!tough) throw new Error('There should be a tough brick')
    world.entities = world.entities.filter((body) => body === tough || !bricksOf(world).includes(body))
    for (const left of [1, 0]) {
      Object.assign(ball, { x: tough.x, y: tough.y + 60, vx: 0, vy: -320 })
      run(world, 0.4)
      expect(bricksOf(world)).toHaveLength(left)
    }
  })

  it('takes a life for a ball that got away, and serves another one', () => {
    const world = worldOf('breakout')
    const { lives } = world
    Object.assign(flyingBall(world), { x: 60, y: 690, vx: 0, vy: 320 })
    run(world, 0.2)
    expect(world.lives).toBe(lives - 1)
    expect(driven(world, 'ride')).toHaveLength(1)
  })

  it('is what a sentence without a name for it becomes, with whomever it names', () => {
    const { book } = gameOf('a cat bounces a yarn ball to break flower pots', 5)
    expect(book?.space.id).toBe('paddle')
    expect(book?.kinds.some(({ cast, look }) => cast === 'flower-pot' && look?.plate)).toBe(true)
  })
})
