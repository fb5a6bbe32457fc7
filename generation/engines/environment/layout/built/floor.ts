import type { Point } from '../shared/geometry.ts'

/** A rectangle on the floor, in line with the walls. */
export type Rect = { x0: number; x1: number; z0: number; z1: number }

/** What stands somewhere turned by any angle takes this much of the floor. */
export function rectOf([x, z]: Point, width: number, depth: number, yaw: number, margin = 0): Rect {
  const [cos, sin] = [Math.abs(Math.cos(yaw)), Math.abs(Math.sin(yaw))]
  const halfX = (width * cos + depth * sin) / 2 + margin
  const halfZ = (width * sin + depth * cos) / 2 + margin
  return { x0: x - halfX, x1: x + halfX, z0: z - halfZ, z1: z + halfZ }
}

/** The shoulders of whoever walks, and a little more. */
const shoulder = 0.38
const cell = 0.1
/** So much floor may be cut off: the gap behind an armchair. */
const lostFloor = 0.8

export type Floor = {
  isFree(rect: Rect): boolean
  /** Free, and everybody still gets everywhere. */
  fits(rect: Rect): boolean
  take(rect: Rect): void
}

/** Who stands where in a room, and whether one can still walk to all of it. */
export function openFloor(room: Rect, entry: Point): Floor {
  const width = Math.max(1, Math.round((room.x1 - room.x0) / cell))
  const depth = Math.max(1, Math.round((room.z1 - room.z0) / cell))
  const taken = new Uint8Array(width * depth)
  const tight = new Uint8Array(width * depth)

  const over = ({ x0, x1, z0, z1 }: Rect, grow: number) => ({
    left: Math.max(0, Math.round((x0 - grow - room.x0) / cell)),
    right: Math.min(width, Math.round((x1 + grow - room.x0) / cell)),
    back: Math.max(0, Math.round((z0 - grow - room.z0) / cell)),
    front: Math.min(depth, Math.round((z1 + grow - room.z0) / cell)),
  })
  const fill = (grid: Uint8Array, rect: Rect, grow: number) => {
    const { left, right, back, front } = over(rect, grow)
    for (let row = back; row < front; row++) grid.fill(1, row * width + left, row * width + right)
  }
  // Nobody walks along the wall closer than their shoulders.
  const edge = Math.round(shoulder / cell)
  for (let row = 0; row < depth; row++)
    for (let column = 0; column < width; column++)
      if (row < edge || column < edge || row >= depth - edge || column >= width - edge)
        tight[row * width + column] = 1

  const start =
    Math.min(depth - edge - 1, Math.max(edge, Math.round((entry[1] - room.z0) / cell))) * width +
    Math.min(width - edge - 1, Math.max(edge, Math.round((entry[0] - room.x0) / cell)))

  /** How much floor there is to walk on, and how much of it one gets to. */
  function walkable(grid: Uint8Array): { all: number; reached: number } {
    let all = 0
    for (const blocked of grid) if (!blocked) all++
    if (grid[start]) return { all, reached: 0 }
    const seen = new Uint8Array(grid.length)
    const queue = [start]
    seen[start] = 1
    let reached = 0
    for (let index = queue.pop(); index !== undefined; index = queue.pop()) {
      reached++
      for (const next of [index - 1, index + 1, index - width, index + width])
        if (next >= 0 && next < grid.length && !grid[next] && !seen[next]) {
          seen[next] = 1
          queue.push(next)
        }
    }
    return { all, reached }
  }

  const isFree = (rect: Rect): boolean => {
    const slack = 0.02
    if (rect.x0 < room.x0 - slack || rect.x1 > room.x1 + slack) return false
    if (rect.z0 < room.z0 - slack || rect.z1 > room.z1 + slack) return false
    const { left, right, back, front } = over(rect, 0)
    for (let row = back; row < front; row++)
      for (let column = left; column < right; column++) if (taken[row * width + column]) return false
    return true
  }

  return {
    isFree,
    fits(rect) {
      if (!isFree(rect)) return false
      const grid = tight.slice()
      fill(grid, rect, shoulder)
      const { all, reached } = walkable(grid)
      return reached > 0 && (all - reached) * cell * cell <= lostFloor + all * cell * cell * 0.02
    },
    take(rect) {
      fill(taken, rect, 0)
      fill(tight, rect, shoulder)
    },
  }
}

/** Who stands where outside, where there is always a way around: only that nothing stands in another. */
export function openPlots(): Floor {
  const taken: Rect[] = []
  const isFree = (rect: Rect) =>
    !taken.some((one) => one.x0 < rect.x1 && one.x1 > rect.x0 && one.z0 < rect.z1 && one.z1 > rect.z0)
  return { isFree, fits: isFree, take: (rect) => taken.push(rect) }
}
