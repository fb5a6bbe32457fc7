import { length } from '../sure-math.ts'
import { bookOf } from '../world.ts'
import { freeHole, nextHole } from './holes.ts'
import type { Space } from './space.ts'
import { placeOpen } from './spots.ts'
import { pointed, roam, walk } from './ways.ts'

/** Seen from above: one is a hand, wherever the pointer is. */
export const space: Space = {
  seen: 'top',
  width: 960,
  points: true,
  hovers: true,
  moves: [...walk, pointed],
  place(world, where, size) {
    if (bookOf(world).space.holes && where === 'rows') return nextHole(world)
    if (bookOf(world).space.holes && (where === 'far' || where === 'anywhere')) return freeHole(world)
    return placeOpen(world, where, size)
  },
  steer(world, player, input) {
    const { pointer } = input
    if (!pointer) {
      roam(world, player, input, 0.3)
      return
    }
    // The hand is where the pointer is, as fast as a hand can be.
    const dx = pointer.x - player.x
    const dy = pointer.y - player.y
    const gap = length(dx, dy)
    const pace = Math.min(gap * 14, 1500)
    player.vx = gap < 2 ? 0 : (dx / gap) * pace
    player.vy = gap < 2 ? 0 : (dy / gap) * pace
  },
}
