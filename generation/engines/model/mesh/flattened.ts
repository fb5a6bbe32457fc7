import { real, vertexAt } from '@makebelieve/shapes/geometry/lists'
import type { Chart } from './charts.ts'
import { directions } from './directions.ts'

/** The corners of a chart's triangles as its direction sees them, x and y of three corners each. */
export function flattened(chart: Chart, positions: Float32Array, triangles: Uint32Array): Float32Array {
  const { right, up } = directions[chart.direction] ?? { right: [1, 0, 0], up: [0, 1, 0] }
  const corners = new Float32Array(chart.triangles.length * 6)
  chart.triangles.forEach((t, n) => {
    for (let k = 0; k < 3; k++) {
      const v = vertexAt(triangles, t * 3 + k) * 3
      const [x, y, z] = [real(positions, v), real(positions, v + 1), real(positions, v + 2)]
      corners[n * 6 + k * 2] = x * right[0] + y * right[1] + z * right[2]
      corners[n * 6 + k * 2 + 1] = x * up[0] + y * up[1] + z * up[2]
    }
  })
  return corners
}

export type Frame = { left: number; right: number; low: number; high: number }

/** The box around some of the triangles, by their numbers in the list of corners. */
export function frameOf(corners: Float32Array, which: Iterable<number>): Frame {
  const frame = { left: Infinity, right: -Infinity, low: Infinity, high: -Infinity }
  for (const n of which)
    for (let k = 0; k < 6; k += 2) {
      const [x, y] = [real(corners, n * 6 + k), real(corners, n * 6 + k + 1)]
      if (x < frame.left) frame.left = x
      if (x > frame.right) frame.right = x
      if (y < frame.low) frame.low = y
      if (y > frame.high) frame.high = y
    }
  return frame
}

export const frameArea = ({ left, right, low, high }: Frame): number =>
  right > left ? (right - left) * (high - low) : 0
