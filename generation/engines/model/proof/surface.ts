import { real, vertexAt } from '@makebelieve/shapes/geometry/lists'
import { type Box, sizeOf } from '@makebelieve/shapes/geometry/solid'
import { boxOfParts } from '../mesh/extent.ts'

/** Points strewn over the surface of some parts, about as far from each other as they were asked to be. */
export type Surface = { box: Box; points: Float32Array }

export function surfaceOf(
  parts: readonly { positions: Float32Array; triangles: Uint32Array }[],
  step: number,
): Surface {
  const points: number[] = []
  for (const { positions, triangles } of parts)
    for (let t = 0; t < triangles.length; t += 3) {
      const [a, b, c] = [0, 1, 2].map((corner) => vertexAt(triangles, t + corner) * 3) as [
        number,
        number,
        number,
      ]
      let longest = 0
      for (let k = 0; k < 3; k++) {
        const [p, q, r] = [real(positions, a + k), real(positions, b + k), real(positions, c + k)]
        longest = Math.max(longest, Math.abs(p - q), Math.abs(q - r), Math.abs(r - p))
      }
      const steps = Math.min(200, Math.max(1, Math.ceil(longest / step)))
      for (let i = 0; i <= steps; i++)
        for (let j = 0; j <= steps - i; j++) {
          const [wb, wc] = [i / steps, j / steps]
          const wa = 1 - wb - wc
          for (let k = 0; k < 3; k++)
            points.push(
              wa * real(positions, a + k) + wb * real(positions, b + k) + wc * real(positions, c + k),
            )
        }
    }
  return { box: boxOfParts(parts), points: Float32Array.from(points) }
}

/** The heights at which a surface is met above each square of the ground, by a number for the square. */
export type Columns = Map<number, number[]>

export function columnsOf({ points }: Surface, cell: number): Columns {
  const columns: Columns = new Map()
  for (let i = 0; i < points.length; i += 3) {
    const key = squareOf(real(points, i), real(points, i + 2), cell)
    const heights = columns.get(key)
    if (heights) heights.push(real(points, i + 1))
    else columns.set(key, [real(points, i + 1)])
  }
  return columns
}

const squareOf = (x: number, z: number, cell: number) =>
  (Math.floor(x / cell) + 4096) * 8192 + Math.floor(z / cell) + 4096

/** Where two surfaces are nearer than this to each other: the middle of all such points of the first, or nothing. */
export function contactOf(one: Surface, other: Surface, near: number): [number, number, number] | undefined {
  const cells = new Map<number, number[]>()
  const key = (x: number, y: number, z: number) =>
    ((Math.floor(x / near) + 512) * 1024 + Math.floor(y / near) + 512) * 1024 + Math.floor(z / near) + 512
  for (let i = 0; i < other.points.length; i += 3) {
    const at = key(real(other.points, i), real(other.points, i + 1), real(other.points, i + 2))
    const known = cells.get(at)
    if (known) known.push(i)
    else cells.set(at, [i])
  }
  const sum = [0, 0, 0]
  let count = 0
  for (let i = 0; i < one.points.length; i += 3) {
    const at = [0, 1, 2].map((k) => real(one.points, i + k)) as [number, number, number]
    if (!isNear(at, other.points, cells, key, near)) continue
    for (let k = 0; k < 3; k++) sum[k] = (sum[k] ?? 0) + (at[k] ?? 0)
    count++
  }
  return count === 0 ? undefined : [(sum[0] ?? 0) / count, (sum[1] ?? 0) / count, (sum[2] ?? 0) / count]
}

function isNear(
  [x, y, z]: [number, number, number],
  points: Float32Array,
  cells: Map<number, number[]>,
  key: (x: number, y: number, z: number) => number,
  near: number,
): boolean {
  for (const dx of [-near, 0, near])
    for (const dy of [-near, 0, near])
      for (const dz of [-near, 0, near])
        for (const i of cells.get(key(x + dx, y + dy, z + dz)) ?? []) {
          const far = Math.hypot(real(points, i) - x, real(points, i + 1) - y, real(points, i + 2) - z)
          if (far < near) return true
        }
  return false
}

/** In how many of twelve directions from an upright line something of the surface is met between two heights, further out than `beyond`. */
export function directionsMet(
  { points }: Surface,
  [x, z]: readonly [number, number],
  [low, high]: readonly [number, number],
  beyond = 0,
): number {
  const met = new Set<number>()
  for (let i = 0; i < points.length; i += 3) {
    const y = real(points, i + 1)
    if (y < low || y > high) continue
    const [dx, dz] = [real(points, i) - x, real(points, i + 2) - z]
    if (Math.hypot(dx, dz) <= beyond) continue
    met.add(Math.floor(((Math.atan2(dz, dx) + Math.PI) / (2 * Math.PI)) * 12) % 12)
  }
  return met.size
}

/** How far the long way of a thing leans from the upright, in degrees: seen from the front, and from the side. */
export function leanOf({ points }: Surface): [front: number, side: number] {
  const count = points.length / 3
  const mean = [0, 0, 0]
  for (let i = 0; i < points.length; i++) mean[i % 3] = (mean[i % 3] ?? 0) + real(points, i) / count
  const lean = (axis: 0 | 2) => {
    let [xx, yy, xy] = [0, 0, 0]
    for (let i = 0; i < points.length; i += 3) {
      const [x, y] = [real(points, i + axis) - (mean[axis] ?? 0), real(points, i + 1) - (mean[1] ?? 0)]
      xx += x * x
      yy += y * y
      xy += x * y
    }
    const angle = (Math.atan2(2 * xy, yy - xx) / 2) * (180 / Math.PI)
    return Math.abs(angle)
  }
  return [lean(0), lean(2)]
}

export const widthOf = ({ box }: Surface): number => {
  const [x, , z] = sizeOf(box)
  return Math.max(x, z)
}
export const heightOf = ({ box }: Surface): number => box.max[1] - box.min[1]
