import type { Place, Scene } from '@makebelieve/kit/environment/scene'
import type { World } from '@makebelieve/kit/environment/world'

/** Where a visitor can get to from a place, as a grid that was flooded from there. */
export type Ways = {
  step: number
  /** Cells that can be reached, and their area in square metres. */
  count: number
  area: number
  /** The farthest that one gets from where one began, in metres. */
  farthest: number
  /** The reachable cell that is nearest to a place, and how far it is from it. */
  nearest(x: number, z: number): { cell: number; distance: number }
  /** Places to walk along, from the beginning to a cell. */
  wayTo(cell: number): Place[]
}

/** Floods the world from a place, by steps that a visitor can take. */
export function waysFrom(world: World, { reach }: Scene, from: Place): Ways {
  const step = Math.max(0.35, Math.min(0.9, reach / 55))
  const side = 2 * Math.ceil(reach / step) + 1
  const half = (side - 1) / 2
  const before = new Int32Array(side * side).fill(-2)
  const feet = new Float32Array(side * side)
  const placeOf = (cell: number): Place => [
    from[0] + ((cell % side) - half) * step,
    feet[cell] ?? 0,
    from[2] + (Math.floor(cell / side) - half) * step,
  ]
  const first = half * side + half
  const floor = world.floorAt(from[0], from[2], from[1])
  const queue: number[] = []
  if (Number.isFinite(floor) && world.canStand(from[0], from[2], floor)) {
    before[first] = -1
    feet[first] = floor
    queue.push(first)
  }
  let farthest = 0
  for (let head = 0; head < queue.length; head++) {
    const cell = queue[head] ?? 0
    const [x, y, z] = placeOf(cell)
    farthest = Math.max(farthest, Math.hypot(x - from[0], z - from[2]))
    for (const [dx, dz] of neighbours) {
      const [column, row] = [(cell % side) + dx, Math.floor(cell / side) + dz]
      if (column < 0 || row < 0 || column >= side || row >= side) continue
      const next = row * side + column
      if (before[next] !== -2) continue
      const [nx, nz] = [x + dx * step, z + dz * step]
      if (!world.canStand(x + (dx * step) / 2, z + (dz * step) / 2, y) || !world.canStand(nx, nz, y)) continue
      before[next] = cell
      feet[next] = world.floorAt(nx, nz, y)
      queue.push(next)
    }
  }
  return {
    step,
    count: queue.length,
    area: queue.length * step * step,
    farthest,
    nearest(x, z) {
      let best = { cell: first, distance: Number.POSITIVE_INFINITY }
      for (const cell of queue) {
        const [cx, , cz] = placeOf(cell)
        const distance = Math.hypot(cx - x, cz - z)
        if (distance < best.distance) best = { cell, distance }
      }
      return best
    },
    wayTo(cell) {
      const way: Place[] = []
      for (let at = cell; at >= 0; at = before[at] ?? -1) way.push(placeOf(at))
      return way.reverse()
    },
  }
}

const neighbours = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const
