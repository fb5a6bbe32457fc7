import { sizeOf } from '@makebelieve/shapes/geometry/solid'
import type { Part } from '@makebelieve/shapes/shape'
import { boxOf, type Group, leaderOf, moved, socketOf, wholeOf } from './group.ts'
import { filledCells, heightAt, heightMap, type Plateau, plateauOf } from './height-map.ts'

/** Where things stand on this group: its socket 'top' or another, or the largest level place. */
export function placeOn(group: Group, socket?: string): Plateau {
  const leader = leaderOf(group)
  const copies = group.filter(({ piece }) => piece === leader.piece)
  if (copies.length > 1 && (leader.piece.arranged === 'stack' || leader.piece.arranged === 'heap'))
    return topOf(copies, leader.piece.arranged)
  // The back of a pickup is its bed.
  const asked = socket === 'back' ? ['bed', socket] : socket ? [socket] : []
  const named = socketOf(group, ...asked, 'top', 'seat')
  const found = plateauOf(heightMap(leader.shape.parts, 'top', boxOf([leader])))
  if (!named) return found
  const [x, y, z] = named.at
  return { ...found, x, z, height: y, reach: named.radius }
}

/** The top of a stack is that of its last; heaps end in a point. */
function topOf(copies: Group, arranged: 'stack' | 'heap'): Plateau {
  const [highest] = [...copies].sort((a, b) => boxOf([b]).max[1] - boxOf([a]).max[1])
  if (arranged === 'stack' && highest)
    return plateauOf(heightMap(highest.shape.parts, 'top', boxOf([highest])))
  const { min, max } = boxOf(copies)
  const reach = Math.max(max[0] - min[0], max[2] - min[2]) / 2
  return { x: (min[0] + max[0]) / 2, z: (min[2] + max[2]) / 2, height: max[1], reach, long: undefined }
}

/**
 * Lets a group down onto another at a place until it touches, so that it neither floats nor sinks. What rises beside the
 * place (the back of a chair) does not hold it up; it steps aside instead.
 */
export function settledOn(lower: Group, upper: Group, place: Plateau, sink = 0.012): Group {
  const box = boxOf(upper)
  const size = sizeOf(box)
  let here = moved(upper, [
    place.x - (box.min[0] + box.max[0]) / 2,
    0,
    place.z - (box.min[2] + box.max[2]) / 2,
  ])
  const limit = place.height + Math.max(0.06 * size[1], 0.03)
  const lowerParts = wholeOf(lower).parts
  const top = heightMap(lowerParts, 'top', boxOf(lower), 72)
  // No further than to the edge of the place.
  const most = Math.max(0, 0.45 * (place.half ? Math.min(...place.half) : place.reach))
  let gone = 0
  for (let step = 0; ; step++) {
    const { rise, blocked } = restingHeight(top, wholeOf(here).parts, here, limit, place.height)
    const away = blocked && step < 6 && gone < most ? blocked : undefined
    if (!away) return moved(here, [0, rise - sink * Math.min(size[1], 1), 0])
    gone += Math.hypot(...away)
    here = moved(here, [away[0], 0, away[1]])
  }
}

/** How far a group must be moved up (or down) to touch; and which way leads out of what rises beside it. */
function restingHeight(
  top: ReturnType<typeof heightMap>,
  parts: Part[],
  group: Group,
  limit: number,
  level: number,
): { rise: number; blocked: [number, number] | undefined } {
  const box = boxOf(group)
  const bottom = heightMap(parts, 'bottom', box, 48)
  const low = box.min[1]
  let rise = Number.NEGATIVE_INFINITY
  const wall: { x: number; z: number; n: number } = { x: 0, z: 0, n: 0 }
  let cells = 0
  for (const { x, z, height } of filledCells(bottom)) {
    cells += 1
    const ground = heightAt(top, x, z)
    if (ground === top.empty) continue
    if (ground > limit) {
      // Only where its body would be inside of what rises there.
      if (height - low + level < ground) {
        wall.x += x
        wall.z += z
        wall.n += 1
      }
      continue
    }
    rise = Math.max(rise, ground - height)
  }
  // Nothing below: it stands at the height of the place itself.
  if (rise === Number.NEGATIVE_INFINITY) rise = level - low
  if (wall.n < cells * 0.02) return { rise, blocked: undefined }
  const [cx, cz] = [(box.min[0] + box.max[0]) / 2, (box.min[2] + box.max[2]) / 2]
  const [dx, dz] = [cx - wall.x / wall.n, cz - wall.z / wall.n]
  const far = Math.hypot(dx, dz) || 1
  const step = 0.06 * Math.max(box.max[0] - box.min[0], box.max[2] - box.min[2])
  return { rise, blocked: [(dx / far) * step, (dz / far) * step] }
}
