import { describe, expect, it } from 'vitest'
import { advance } from '../game/rules.ts'
import { inRole } from '../game-3d/space.ts'
import { gems, gemsBot, gemsPlan } from './gems-3d.ts'

describe('the example in 3D', () => {
  it('is won by its bot, and lost by somebody who likes cacti', () => {
    const ends = (play: typeof gemsBot.play) => {
      const world = gems.create(gemsPlan, 3)
      for (let step = 0; step < 6000 && world.status === 'playing'; step++)
        advance(gems, world, play(world, {}))
      return world.status
    }
    expect(ends(gemsBot.play)).toBe('won')
    expect(ends(gemsBot.lose ?? gemsBot.play)).toBe('lost')
  })

  it('shows the hero from behind and above', () => {
    const world = gems.create(gemsPlan, 3)
    expect(inRole(world, 'collectible')).toHaveLength(6)
    expect(world.eye.y).toBeGreaterThan(3)
    expect(world.eye.z).toBeGreaterThan(8)
  })
})
