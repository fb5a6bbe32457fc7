import type { Control } from '../../game/rules.ts'
import { bookOf } from '../world.ts'
import type { Space } from './space.ts'
import { placeOpen } from './spots.ts'
import { carryAlong, faceAlong, inTheOpen, streamsIn } from './streams.ts'
import { pointed, roam, walk, wishOf } from './ways.ts'

/** How a balloon is moved: its height is all that one has a say in. */
const heights: Control[] = [
  { input: 'up', says: 'Rise' },
  { input: 'down', says: 'Sink' },
  { input: 'pointer', says: 'Rise or sink' },
]
/** How fast it rises and sinks, and how soon it does. */
const lift = 150
const answer = 0.05

/** Seen from the side, and nobody falls: in water, in the air, among the stars. */
export const space: Space = {
  seen: 'side',
  width: 960,
  moves: [...walk, pointed],
  movesIn: ({ space: { rises } }) => ({ moves: rises ? heights : [...walk, pointed], spare: [] }),
  build: (world) => streamsIn(world, inTheOpen, 'stream'),
  begin: faceAlong,
  goOn: carryAlong,
  place: (world, where, size) =>
    where === 'start' ? { x: 140, y: world.height / 2 } : placeOpen(world, where, size),
  steer(world, player, input) {
    if (!bookOf(world).space.rises) {
      roam(world, player, input, 0.09)
      return
    }
    player.vx = 0
    player.vy += (wishOf(world, player, input).y * lift * player.haste - player.vy) * answer
  },
}
