import { between, chance, rate } from '../../game/world.ts'
import { playerOf, type RulesWorld } from '../world.ts'
import { nextInRank } from './ranks.ts'
import type { Space, Spot } from './space.ts'
import { across, openSpot } from './spots.ts'
import { pointed, roam, walk } from './ways.ts'

/** How fast one flies to and fro, and how fast the scenery goes by. */
const pace = 330
const passes = 66

/** Flying on: the scenery goes by, others come from ahead, and what is sent flies ahead. */
const flying: Pick<Space, 'width' | 'points' | 'pace' | 'passes' | 'moves' | 'steer'> = {
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

/** Up, over a ground that is seen from above. Nobody gets far up: ahead is where the others are. */
export const upward: Space = {
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

/** To the right, seen from the side. */
export const onward: Space = {
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

/** Where others are, and far from the player. */
function inFront(world: RulesWorld, size: number): Spot {
  const from = world.entities[0] ? playerOf(world) : { x: world.width / 2, y: world.height }
  return openSpot(world, size, from, 300)
}
