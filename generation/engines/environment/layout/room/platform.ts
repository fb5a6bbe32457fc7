import { metal, plaster, rubber } from '@makebelieve/shapes/materials/material'
import type { PlannedThing } from '../../design.ts'
import { archetypeOf } from '../built/manner.ts'
import { type Item, put } from '../built/site.ts'
import { built, slab } from '../built/solids.ts'
import type { Extent } from '../input.ts'
import type { Furnisher } from './furnisher.ts'

/** How deep the track lies below the platform, beside the train's height. */
const sunk = 0.2
/** How much of the hall's width the train may take, and of its height. */
const share = { width: 0.34, height: 0.82 }

export const isTrain = (thing: PlannedThing, { width, depth }: Extent): boolean =>
  archetypeOf(thing) === 'train' && depth > 6 && depth > width * 2

/** Along the left wall, its floor level with the platform, behind a bright edge. Whether there was room for it. */
export function putAtPlatform(room: Furnisher, item: Item): boolean {
  const { frame } = room
  const { width, depth, height } = item.extent
  const scale = Math.min(
    1,
    (frame.width * share.width) / width,
    (frame.depth - 1.2) / depth,
    (frame.eaves * share.height) / height,
  )
  if (scale < 0.4) return false
  const x = -frame.width / 2 + 0.3 + (width * scale) / 2
  const long = depth * scale
  const count = Math.min(item.left, Math.max(1, Math.floor((frame.depth - 1) / long)))
  // One behind the other, as a train of several cars.
  for (let n = 0; n < count; n++)
    put(room, item, [x, -frame.depth / 2 + 0.6 + long * (n + 0.5)], 0, { y: -height * scale * sunk, scale })
  const from = -frame.width / 2
  const to = x + (width * scale) / 2 + 0.14
  const half = frame.depth / 2
  room.built.push(
    ...built('platform-edge', 'platform edge', { solid: false }, (make) => {
      make.part('track bed', slab([from, to], [0, 0.012], [-half, half]), rubber('#24262a'))
      make.part('edge', slab([to, to + 0.1], [0, 0.02], [-half, half]), metal('#8d9095', { metalness: 0.2 }))
      make.part('edge line', slab([to + 0.1, to + 0.34], [0, 0.022], [-half, half]), plaster('#f2c230'))
    }),
  )
  return true
}
