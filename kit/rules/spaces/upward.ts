import { between } from '../../game/world.ts'
import { flying, inFront } from './flying.ts'
import { nextInRank } from './ranks.ts'
import type { Space } from './space.ts'
import { across } from './spots.ts'

/** Up, over a ground that is seen from above. Nobody gets far up: ahead is where the others are. */
export const space: Space = {
  ...flying,
  seen: 'top',
  heading: { x: 0, y: -1 },
  sky: 320,
  place(world, where, size) {
    if (where === 'start') return { x: world.width / 2, y: world.height - 70 }
    if (where === 'rows') return nextInRank(world)
    if (where === 'low') return { x: between(world, size, world.width - size), y: world.height - size }
    if (where === 'middle' || where === 'goal') return { x: world.width / 2, y: 90 }
    if (where === 'anywhere' || where === 'far') return inFront(world, size)
    return { x: across(world, where, size), y: -size / 2 - 10 }
  },
  steer(world, player, input) {
    flying.steer(world, player, input)
    player.y = Math.max(world.height * 0.4, player.y)
    player.angle = player.vx / 2600
  },
}
