import type { Control } from '../../game/rules.ts'
import { below, between } from '../../game/world.ts'
import type { Where } from '../rulebook.ts'
import { type Block, bookOf, type RulesWorld } from '../world.ts'
import { placeOnIce, rocksOn, slide } from './ice.ts'
import { corridors, easeInto, placeInside, thread } from './maze.ts'
import { type Space, type Spot, stage } from './space.ts'
import { placeOpen } from './spots.ts'
import { carryAlong, faceAlong, onGround, streamsIn } from './streams.ts'
import { pointed, roam, walk, wheeled, wishOf } from './ways.ts'

/** A few clumps that one walks around, the same on both halves, so that the ground looks made and not thrown. */
function clumps(world: RulesWorld): Block[] {
  const { bare, round, maze, streams, ice } = bookOf(world).space
  if (round) return [infield(world)]
  if (maze) return corridors(world, 'wall')
  if (ice) return rocksOn(world)
  if (streams !== undefined) return streamsIn(world, onGround, 'belt')
  const blocks: Block[] = []
  if (bare) return blocks
  const tile = rooms.has(world.plan.look.scene) ? 'furniture' : 'wall'
  for (let clump = 0; clump < 3; clump++) {
    const column = 3 + below(world, 6)
    const row = 2 + below(world, 10)
    if (column > 7 && row > 4 && row < 10) continue
    for (const x of [column * 40, stage.width - (column + 1) * 40])
      blocks.push({ x, y: row * 40, width: 40, height: 40, tile, solid: true })
  }
  return blocks
}

/** On the left everybody begins, side by side; on the right is where they are bound for. */
function placeAcross(world: RulesWorld, where: Where, size: number): Spot {
  const { width, height } = world
  const far = width - 110
  if (where === 'start') return { x: 110, y: height / 2 }
  if (where === 'goal') return { x: far, y: height / 2 }
  if (where === 'beside') return { x: far - 10, y: height / 2 - 170 }
  if (where !== 'behind') return placeOpen(world, where, size)
  const lined = world.entities.filter((one) => !one.gone && one.homeX < 120).length
  const lane = Math.ceil(lined / 2) * (lined % 2 === 0 ? 1 : -1)
  return { x: 110, y: Math.max(60, Math.min(height - 60, height / 2 + lane * 92)) }
}

/** Whoever keeps watch is below in the middle; what is on the water or in the yard before them lies between where others come from and where they are bound for. */
function placeBefore(world: RulesWorld, where: Where, size: number): Spot {
  const { width, height } = world
  if (where === 'start') return { x: width / 2, y: height - 80 }
  if (where === 'goal') return { x: width - 80, y: height * 0.42 }
  if (where === 'beyond' || where === 'edge')
    return { x: -size / 2 - 10, y: between(world, 100, height - 190) }
  if (where !== 'far') return placeOpen(world, where, size)
  // One column after the other, so that there is no way past all of them.
  const lying = world.entities.filter((one) => !one.gone && one.homeX > 240 && one.homeX < width - 170).length
  const [column, row] = [lying % 3, Math.floor(lying / 3)]
  const high = height - 260
  const y = 96 + (((row + (column % 2) * 0.5 + between(world, 0, 0.3)) * 150) % high)
  return { x: 300 + column * 165 + between(world, -25, 25), y: y * (1 - column * 0.04) + column * 12 }
}

/** What one goes round, with a broad way all about it. */
function infield({ width, height }: RulesWorld): Block {
  return { x: 240, y: 220, width: width - 480, height: height - 440, tile: 'wall', solid: true }
}

/** Where nobody would build a wall in the middle, boxes stand about. */
const rooms = new Set(['house', 'school', 'library', 'laboratory', 'factory', 'kitchen', 'shop'])

/** How a light is aimed from one spot. */
const lamp: Control[] = (['left', 'right', 'pointer'] as const).map((input) => ({ input, says: 'Aim' }))

/** Seen from above: one goes wherever one likes, round what stands about. */
export const space: Space = {
  seen: 'top',
  width: 960,
  moves: [...walk, pointed],
  onWheels: wheeled,
  movesIn: ({ space: { watch, ice } }) => ({
    moves: watch
      ? lamp
      : ice
        ? [...walk, pointed].map((one) => ({ ...one, says: 'Slide' }))
        : [...walk, pointed],
    spare: [],
  }),
  build: clumps,
  begin: faceAlong,
  goOn: carryAlong,
  place(world, where, size) {
    const { round, maze, across, watch, ice } = bookOf(world).space
    if (ice) return placeOnIce(world, where)
    if (maze) return placeInside(world, where)
    if (watch) return placeBefore(world, where, size)
    if (across) return placeAcross(world, where, size)
    return where === 'start' && round
      ? { x: world.width / 2, y: world.height - 110 }
      : placeOpen(world, where, size)
  },
  steer(world, player, input) {
    if (bookOf(world).space.ice) {
      slide(world, player, input)
      return
    }
    roam(world, player, input, 0.2)
    if (bookOf(world).space.maze) easeInto(world, player, wishOf(world, player, input))
  },
  threads(world, body, speed, whom) {
    if (!bookOf(world).space.maze) return false
    thread(world, body, speed, whom)
    return true
  },
}
