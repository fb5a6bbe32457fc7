import { holding, idle } from '@makebelieve/kit/core/input'
import { advance } from '@makebelieve/kit/game/rules'
import { genre } from '@makebelieve/kit/game-2d/genres/rules/index'
import { playerOf, type RulesWorld } from '@makebelieve/kit/rules/world'
import { describe, expect, it } from 'vitest'
import { bot } from '../rules/bot/bot.ts'
import { gameOf, run, worldOf } from './testing/form-game.ts'

const prompt = 'asteroids'

/** Somebody in it who cannot be hurt, with nobody else there. */
function alone(): RulesWorld {
  const world = worldOf(prompt)
  for (const body of world.entities) if (body !== playerOf(world)) body.gone = true
  return world
}

describe('asteroids', () => {
  it('is turned on the spot, and pushed on where it points', () => {
    const world = alone()
    const { x, y, way } = playerOf(world)
    run(world, 0.3, holding('right'))
    expect([playerOf(world).x, playerOf(world).y]).toEqual([x, y])
    expect(playerOf(world).way).toBeGreaterThan(way + 0.5)
    run(world, 0.5, holding('up'))
    const { vx, vy, way: now } = playerOf(world)
    expect(Math.atan2(vy, vx)).toBeCloseTo(now, 1)
  })

  it('glides on when nobody pushes, whichever way it is turned meanwhile, and can brake', () => {
    const world = alone()
    run(world, 0.6, holding('up'))
    const { vy: before } = playerOf(world)
    run(world, 0.4, holding('left'))
    expect(playerOf(world).vy).toBeLessThan(before * 0.8)
    run(world, 1.5, holding('down'))
    expect(Math.abs(playerOf(world).vy)).toBeLessThan(15)
  })

  it('goes out on one side and comes in on the other', () => {
    const world = alone()
    run(world, 1, holding('up'))
    let jumps = 0
    for (let step = 0; step < 240; step++) {
      const before = playerOf(world).y
      advance(genre, world, holding('up'))
      if (playerOf(world).y > before + 400) jumps++
    }
    expect(jumps).toBeGreaterThan(0)
  })

  it('has rocks that fall to pieces twice, each smaller and faster than the last', () => {
    const plan = gameOf(prompt, 3)
    const world = genre.create({ ...plan, rules: { ...plan.rules, gentle: true } }, 3)
    const memory = {}
    const paces = new Map<number, number>()
    for (let step = 0; step < 60 * 40; step++) {
      advance(genre, world, bot.play(world, memory))
      for (const { cast, size, vx, vy, age } of world.entities)
        if (plan.cast.some(({ id, role }) => id === cast && role === 'enemy') && age > 60)
          paces.set(Math.round(size), Math.hypot(vx, vy))
    }
    const sizes = [...paces.keys()].sort((one, other) => other - one)
    expect(sizes).toHaveLength(3)
    const [big = 0, , small = 0] = sizes.map((size) => paces.get(size))
    expect(small).toBeGreaterThan(big)
  })

  it('comes in waves of more and more', () => {
    const world = worldOf(prompt)
    expect(world.plan.book?.phases?.map(({ id }) => id)).toEqual(['break', 'wave', 'rest'])
    advance(genre, world, idle)
  })
})
