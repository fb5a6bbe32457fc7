import { between } from '../../game/world.ts'
import type { RulesWorld } from '../world.ts'
import { nextBefore, nextInRank } from './ranks.ts'
import { floorOf, plainGround, type Space } from './space.ts'
import { across } from './spots.ts'
import { pointed, roam, sideways } from './ways.ts'

/** Seen from the side: one goes to and fro on the ground, and things come from above. */
export const space: Space = {
  seen: 'side',
  width: 960,
  heading: { x: 0, y: -1 },
  sky: 340,
  pace: 300,
  moves: [...sideways, pointed],
  build: plainGround,
  place(world, where, size) {
    if (where === 'start' || where === 'middle')
      return { x: world.width / 2, y: floorOf(world) - size * 0.45 }
    if (where === 'low' || where === 'goal')
      return { x: between(world, 80, world.width - 80), y: floorOf(world) - size * 0.45 }
    // On the right is where somebody is brought, on the left where they come from; and they come down between the two.
    if (where === 'posts') return { x: world.width - size * 0.75, y: floorOf(world) - size * 0.45 }
    if (where === 'behind') return { x: size * 0.6, y: floorOf(world) - size * 0.45 }
    if (where === 'beside') return { x: between(world, 170, world.width * 0.6), y: -size / 2 - 10 }
    if (where === 'rows') return nextInRank(world)
    if (where === 'before') return nextBefore(world)
    if (where === 'anywhere' || where === 'far')
      return { x: between(world, 60, world.width - 60), y: between(world, 70, 330) }
    return { x: where === 'trail' ? within(world) : across(world, where, 60), y: -size / 2 - 10 }
  },
  steer: (world, player, input) => roam(world, player, input, 0.2, false, 300),
}

/** What falls comes down not too far from what came before it: whoever has caught that one gets there. */
function within(world: RulesWorld): number {
  const from = world.laidTo > 0 ? world.laidTo : world.width / 2
  const x = from + between(world, -stride, stride)
  world.laidTo = x < 60 ? 120 - x : x > world.width - 60 ? 2 * (world.width - 60) - x : x
  return world.laidTo
}
const stride = 360
