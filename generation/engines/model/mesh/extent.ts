import { type Box, boundsOf } from '@makebelieve/shapes/geometry/solid'
import type { Vec3 } from '@makebelieve/shapes/geometry/vector'

/** The box around all parts. */
export function boxOfParts(parts: readonly { positions: Float32Array }[]): Box {
  const boxes = parts.map((part) => boundsOf(part.positions))
  const low = (k: 0 | 1 | 2) => Math.min(...boxes.map((box) => box.min[k]))
  const high = (k: 0 | 1 | 2) => Math.max(...boxes.map((box) => box.max[k]))
  const corner = (of: (k: 0 | 1 | 2) => number): Vec3 => [of(0), of(1), of(2)]
  return { min: corner(low), max: corner(high) }
}
