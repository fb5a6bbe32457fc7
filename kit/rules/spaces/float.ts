import type { Space } from './space.ts'
import { placeOpen } from './spots.ts'
import { pointed, roam, walk } from './ways.ts'

/** Seen from the side, and nobody falls: in water, in the air, among the stars. */
export const space: Space = {
  seen: 'side',
  width: 960,
  moves: [...walk, pointed],
  place: (world, where, size) =>
    where === 'start' ? { x: 140, y: world.height / 2 } : placeOpen(world, where, size),
  steer: (world, player, input) => roam(world, player, input, 0.09),
}
