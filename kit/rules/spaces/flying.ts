import { rate } from '../../game/world.ts'
import { playerOf, type RulesWorld } from '../world.ts'
import type { Space, Spot } from './space.ts'
import { openSpot } from './spots.ts'
import { pointed, roam, walk } from './ways.ts'

/** How fast one flies to and fro, and how fast the scenery goes by. */
const pace = 330
const passes = 66

/** Flying on: the scenery goes by, others come from ahead, and what is sent flies ahead. */
export const flying: Pick<Space, 'width' | 'points' | 'pace' | 'passes' | 'moves' | 'steer'> = {
  width: 960,
  points: true,
  pace,
  passes,
  moves: [...walk, pointed],
  steer(world, player, input) {
    roam(world, player, input, 0.25, true, pace)
    if (player.seat !== 2) world.gone += passes / rate
  },
}

/** Where others are, and far from the player. */
export function inFront(world: RulesWorld, size: number): Spot {
  const from = world.entities[0] ? playerOf(world) : { x: world.width / 2, y: world.height }
  return openSpot(world, size, from, 300)
}
