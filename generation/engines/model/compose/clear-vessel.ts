import { seededRandom } from '@makebelieve/kit/core/random'
import { at, type Box, type Solid, sizeOf } from '@makebelieve/shapes/geometry/solid'
import { lathe } from '@makebelieve/shapes/geometry/solids'
import type { Vec2 } from '@makebelieve/shapes/geometry/vector'
import { affordable, mergedCopies } from './fill.ts'
import { boxOf, type Group, grounded, leaderOf, moved, scaledBy, socketOf, turned } from './group.ts'

/** The room inside a vessel that one looks through: how wide at each height, from its floor up to where it is filled. */
export type Room = { x: number; z: number; floor: number; level: number; radiusAt: (y: number) => number }

const levels = 24
const ways = 16

/** Nothing where the walls are not clear: there a false floor below the rim looks full, too. */
export function roomIn(vessel: Group): Room | undefined {
  const socket = socketOf(vessel, 'inside')
  const walls = leaderOf(vessel).shape.parts.filter(({ material }) => material.opacity < 0.8)
  if (!socket || walls.length === 0) return undefined
  const box = boxOf([{ ...leaderOf(vessel), shape: { ...leaderOf(vessel).shape, parts: walls } }])
  const [wide, tall] = sizeOf(box)
  // Only what holds something by its clear walls: no lantern, no car.
  if (2 * socket.radius < 0.5 * wide || tall < 0.3 * wide) return undefined
  const [x, , z] = socket.at
  const radii = Array.from(
    { length: levels + 1 },
    (_, k) =>
      0.88 *
      Math.max(
        0,
        widthAt(
          walls.map(({ solid }) => solid),
          [x, z],
          heightOf(box, k / levels),
        ),
      ),
  )
  const widest = Math.max(...radii)
  const open = radii.flatMap((radius, k) => (radius > 0.45 * widest ? [k] : []))
  const [low, high] = [open[0] ?? 0, open.at(-1) ?? levels]
  const radiusAt = (y: number) => {
    const k = Math.min(levels - 1e-6, Math.max(0, ((y - box.min[1]) / tall) * levels))
    const share = k - Math.floor(k)
    return (radii[Math.floor(k)] ?? 0) * (1 - share) + (radii[Math.floor(k) + 1] ?? 0) * share
  }
  return {
    x,
    z,
    floor: heightOf(box, Math.max(low / levels, 0.05)),
    level: heightOf(box, 0.88 * (high / levels)),
    radiusAt,
  }
}

const heightOf = ({ min, max }: Box, share: number): number => min[1] + share * (max[1] - min[1])

/** How far the walls are from an axis at a height, where they are nearest. */
function widthAt(walls: readonly Solid[], [x, z]: [number, number], y: number): number {
  const far = new Array<number>(ways).fill(0)
  for (const { positions, triangles } of walls)
    for (let t = 0; t < triangles.length; t += 3)
      for (let k = 0; k < 3; k++) {
        const [a, b] = [at(triangles, t + k) * 3, at(triangles, t + ((k + 1) % 3)) * 3]
        const [ya, yb] = [at(positions, a + 1), at(positions, b + 1)]
        if (ya > y === yb > y) continue
        const share = (y - ya) / (yb - ya)
        const dx = at(positions, a) + share * (at(positions, b) - at(positions, a)) - x
        const dz = at(positions, a + 2) + share * (at(positions, b + 2) - at(positions, a + 2)) - z
        const way = Math.floor(((Math.atan2(dz, dx) / (2 * Math.PI) + 1) % 1) * ways)
        far[way] = Math.max(far[way] ?? 0, Math.hypot(dx, dz))
      }
  const found = far.filter((one) => one > 0)
  return found.length > 0 ? Math.min(...found) : 0
}

/** What is poured into it, from the floor up. */
export function bodyIn({ x, z, floor, level, radiusAt }: Room): Solid {
  const rings = Array.from({ length: 13 }, (_, i): Vec2 => {
    const y = floor + (i / 12) * (level - floor)
    return [Math.max(1e-3, radiusAt(y)), y]
  })
  return lathe([[0, floor], ...rings, [0, level]], { corners: 36 }).move(x, 0, z)
}

/** Small things up to the level: those along the walls and on top, which are all that one sees. */
export function packedIn(room: Room, item: Group, seed: number): Group {
  const chance = seededRandom(seed)
  const { floor, level, radiusAt } = room
  const most = affordable(item, 150, 36_000)
  const widest = radiusAt((floor + level) / 2)
  let size = 0.34 * widest
  let spots = spotsFor(room, size)
  while (spots.length > most && size < widest) {
    size *= 1.08
    spots = spotsFor(room, size)
  }
  const own = Math.max(...sizeOf(boxOf(item)))
  const small = grounded(scaledBy(item, (1.12 * size) / Math.max(1e-6, own)))
  const copies = spots.map(([x, y, z]) => {
    const tumbled = grounded(turned(small, [chance.next() * 360, chance.next() * 360, chance.next() * 360]))
    return moved(tumbled, [room.x + x, y, room.z + z])
  })
  return mergedCopies(copies)
}

function spotsFor({ floor, level, radiusAt }: Room, size: number): [number, number, number][] {
  const layers = Math.max(1, Math.floor((level - floor) / (0.8 * size)))
  return Array.from({ length: layers }, (_, layer) => {
    const y = floor + (layer / layers) * (level - floor)
    const outer = Math.max(0, Math.min(radiusAt(y), radiusAt(y + 0.8 * size)) - 0.55 * size)
    const rings = layer === layers - 1 ? Math.max(1, Math.ceil(outer / (0.9 * size))) : 1
    return Array.from({ length: rings }, (_, ring) => {
      const radius = outer * (1 - ring / rings)
      const count = Math.max(1, Math.floor((2 * Math.PI * radius) / (0.9 * size)))
      return Array.from({ length: count }, (_, i): [number, number, number] => {
        const angle = (2 * Math.PI * (i + 0.5 * (layer % 2))) / count
        return [Math.cos(angle) * radius, y, Math.sin(angle) * radius]
      })
    }).flat()
  }).flat()
}
