import { below, between, chance } from '../../game/world.ts'
import { playerOf } from '../world.ts'
import { type Space, stage } from './space.ts'
import { placeOpen } from './spots.ts'
import { pointed, roam, walk } from './ways.ts'

const lanesTop = 100
export const laneHeight = 70
export const laneCount = 6

/** Seen from above: lanes on which others pass, between one side and the other. */
export const lanes: Space = {
  seen: 'top',
  width: 960,
  moves: [...walk, pointed],
  build: () => [
    {
      x: 0,
      y: lanesTop,
      width: stage.width,
      height: laneHeight * laneCount,
      tile: 'road',
      solid: false,
    },
  ],
  place(world, where, size) {
    if (where === 'start') return { x: world.width / 2, y: 560 }
    if (where === 'goal') return { x: between(world, 120, world.width - 120), y: 52 }
    // Whatever comes from outside comes along the player's own row.
    if (where === 'beyond' || where === 'edge')
      return { x: chance(world) < 0.5 ? -size : world.width + size, y: playerOf(world).y }
    if (where === 'lane' || where === 'far') {
      const lane = below(world, laneCount)
      return { x: between(world, 0, world.width), y: lanesTop + (lane + 0.5) * laneHeight }
    }
    return placeOpen(world, where, size)
  },
  steer: (world, player, input) => roam(world, player, input, 0.25),
}
