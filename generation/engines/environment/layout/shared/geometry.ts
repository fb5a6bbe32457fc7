import type { Place, Pose } from '@makebelieve/kit/environment/scene'

/** A place on the plan of a scene. */
export type Point = [x: number, z: number]

export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1])

/** The point that many metres away, where yaw 0 is toward +z, as things look. */
export const toward = ([x, z]: Point, yaw: number, far: number): Point => [
  x + Math.sin(yaw) * far,
  z + Math.cos(yaw) * far,
]

/** The yaw of a thing at `from` that looks at `to`. */
export const facing = (from: Point, to: Point): number => Math.atan2(to[0] - from[0], to[1] - from[1])

/** A pose at `from` that looks at `to`. Eyes look toward -z where things look toward +z. */
export function looking(from: Place, to: Place): Pose {
  const [dx, dy, dz] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]]
  return { at: from, yaw: Math.atan2(-dx, -dz), pitch: Math.atan2(dy, Math.hypot(dx, dz)) }
}

/** How far a point is from the stretch between two others, and where along it (0 to 1) it is nearest. */
export function fromStretch(point: Point, a: Point, b: Point): { far: number; along: number } {
  const [dx, dz] = [b[0] - a[0], b[1] - a[1]]
  const length = dx * dx + dz * dz
  const share = length === 0 ? 0 : ((point[0] - a[0]) * dx + (point[1] - a[1]) * dz) / length
  const along = Math.min(1, Math.max(0, share))
  return { far: Math.hypot(point[0] - a[0] - dx * along, point[1] - a[1] - dz * along), along }
}

/**
 * How far a point is from a line of points, and how many metres along that is. Asked for every vertex of the ground,
 * so it works in plain numbers.
 */
export function fromLine([x, z]: Point, line: readonly Point[]): { far: number; metres: number } {
  let nearest = Number.POSITIVE_INFINITY
  let metres = 0
  let gone = 0
  for (let i = 0; i + 1 < line.length; i++) {
    const a = line[i] as Point
    const b = line[i + 1] as Point
    const ax = a[0]
    const az = a[1]
    const dx = b[0] - ax
    const dz = b[1] - az
    const squared = dx * dx + dz * dz
    const share = squared === 0 ? 0 : ((x - ax) * dx + (z - az) * dz) / squared
    const along = Math.min(1, Math.max(0, share))
    const offX = x - ax - dx * along
    const offZ = z - az - dz * along
    const far = offX * offX + offZ * offZ
    const length = Math.sqrt(squared)
    if (far < nearest) {
      nearest = far
      metres = gone + along * length
    }
    gone += length
  }
  return { far: Math.sqrt(nearest), metres }
}

export const lengthOf = (line: readonly Point[]): number =>
  line.reduce((sum, point, i) => sum + (i === 0 ? 0 : distance(line[i - 1] as Point, point)), 0)

/** The point so many metres along a line, and the yaw that leads on from there. */
export function alongLine(line: readonly Point[], metres: number): { at: Point; yaw: number } {
  let left = metres
  for (let i = 0; i + 1 < line.length; i++) {
    const [a, b] = [line[i] as Point, line[i + 1] as Point]
    const length = distance(a, b)
    if (left <= length || i + 2 === line.length) {
      const share = length === 0 ? 0 : left / length
      return { at: [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share], yaw: facing(a, b) }
    }
    left -= length
  }
  return { at: line[0] ?? [0, 0], yaw: 0 }
}

/** A soft line through all of the points (Catmull-Rom). */
export function softLine(points: readonly Point[], steps = 8): Point[] {
  const line: Point[] = []
  for (let i = 0; i + 1 < points.length; i++) {
    const b = points[i] as Point
    const c = points[i + 1] as Point
    const a = points[i - 1] ?? b
    const d = points[i + 2] ?? c
    for (let step = 0; step < steps; step++) {
      const t = step / steps
      const blend = (k: 0 | 1) =>
        0.5 *
        (2 * b[k] +
          (c[k] - a[k]) * t +
          (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t +
          (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t * t * t)
      line.push([blend(0), blend(1)])
    }
  }
  const last = points.at(-1)
  if (last) line.push(last)
  return line
}

export function isInside([x, z]: Point, outline: readonly Point[]): boolean {
  let inside = false
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [ax, az] = outline[i] as Point
    const [bx, bz] = outline[j] as Point
    if (az > z !== bz > z && x < ((bx - ax) * (z - az)) / (bz - az) + ax) inside = !inside
  }
  return inside
}
