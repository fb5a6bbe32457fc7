import { between, chance } from '../../game/world.ts'
import { playerOf } from '../world.ts'
import { flying, inFront } from './flying.ts'
import type { Space } from './space.ts'

/** To the right, seen from the side. */
export const space: Space = {
  ...flying,
  seen: 'side',
  heading: { x: 1, y: 0 },
  place(world, where, size) {
    const { width, height } = world
    if (where === 'start') return { x: 130, y: height / 2 }
    if (where === 'low') return { x: between(world, width / 2, width - size), y: height - size }
    if (where === 'middle' || where === 'goal') return { x: width - 110, y: height / 2 }
    if (where === 'anywhere' || where === 'far') return inFront(world, size)
    const inLine = where === 'ahead' && chance(world) < 0.34
    return { x: width + size / 2 + 10, y: inLine ? playerOf(world).y : between(world, size, height - size) }
  },
  steer(world, player, input) {
    flying.steer(world, player, input)
    player.x = Math.min(world.width * 0.6, player.x)
    player.facing = 1
    player.angle = player.vy / 1600
  },
}
