import { type Item, tryPut } from '../built/site.ts'
import type { Point } from '../shared/geometry.ts'
import type { Furnisher } from './furnisher.ts'

const quarter = Math.PI / 2

/** Desks, benches, shelves, tombs: in even rows, with an aisle between them that leads to what there is to see. */
export function putInRows(room: Furnisher, item: Item): void {
  const { frame } = room
  if (item.manner === 'against' && item.extent.height > 1.3) putInLanes(room, item)
  if (item.left <= 0) return
  const { width, depth } = item.extent
  const isFacing =
    item.manner === 'seat' || item.manner === 'table' || /bench|pillow|cushion/.test(item.thing.noun)
  // A table's chairs need room behind it and, unless it is a desk, before it.
  const chairs = item.manner === 'table' ? 0.85 : 0
  const isDesk = /desk|bench/.test(item.thing.noun)
  const pitchZ = depth + (chairs > 0 ? (isDesk ? 1.25 : chairs * 2 + 0.5) : isFacing ? 0.75 : 1.4)
  const pitchX = width + (item.manner === 'seat' ? 0.12 : chairs > 0 ? (isDesk ? 0.7 : 1.3) : 1)
  const aisle = Math.min(1.9, Math.max(1.1, frame.width * 0.16))
  const front = -frame.depth / 2 + Math.min(4.6, Math.max(2.3, frame.depth * 0.25))
  const back = frame.depth / 2 - 1.7
  const perSide = Math.max(1, Math.floor((frame.width / 2 - aisle / 2 - 0.55 + (pitchX - width)) / pitchX))
  const rows = Math.max(1, Math.floor((back - front - depth) / pitchZ) + 1)
  const wanted = Math.min(rows, Math.max(1, Math.ceil(item.left / Math.max(1, perSide * 2))))
  const step = wanted > 1 ? Math.min(pitchZ * 1.8, (back - front - depth) / (wanted - 1)) : pitchZ
  for (let row = 0; row < Math.max(wanted, rows); row++)
    for (let k = 0; k < perSide; k++)
      for (const side of [-1, 1]) {
        if (item.left <= 0) return
        const at: Point = [side * (aisle / 2 + width / 2 + k * pitchX), front + depth / 2 + row * step]
        tryPut(room, item, at, yawInRow(item, side))
      }
}

/** Seats look ahead, desks are sat at from behind, all else looks at the aisle. */
function yawInRow({ manner, thing, extent }: Item, side: number): number {
  if (manner === 'seat' || /bench|pillow|cushion/.test(thing.noun)) return Math.PI
  if (manner === 'table') return 0
  return extent.depth > extent.width * 1.4 ? 0 : -side * quarter
}

/** High shelves stand back to back in long lanes. */
function putInLanes(room: Furnisher, item: Item): void {
  const { frame } = room
  const { width, depth } = item.extent
  const lane = depth * 2 + 0.04
  const pitch = lane + 1.7
  const lanes = Math.max(1, Math.floor((frame.width - 1.9 + 1.7) / pitch))
  const middle = lanes % 2 === 1 && lanes > 1 ? lanes - 1 : lanes
  const xs = Array.from({ length: Math.max(1, middle) }, (_, i) =>
    middle === 1 ? frame.width * 0.25 : (i - (middle - 1) / 2) * pitch,
  )
  const front = -frame.depth / 2 + 2.2
  const perLane = Math.max(1, Math.floor((frame.depth - 5) / (width + 0.02)))
  for (let n = 0; n < perLane; n++)
    for (const x of xs)
      for (const side of [-1, 1]) {
        if (item.left <= 0) return
        tryPut(
          room,
          item,
          [x + side * (depth / 2 + 0.02), front + width / 2 + n * (width + 0.02)],
          side * quarter,
        )
      }
}
