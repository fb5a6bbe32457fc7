import type { Vec3 } from '@makebelieve/shapes/geometry/vector'

/** The six directions that a piece of surface is looked at from: its normal, and what is right and up in its picture. */
type Direction = { out: Vec3; right: Vec3; up: Vec3 }

/** `right` × `up` is `out` in each, so that no chart is a mirror image. */
export const directions: Direction[] = [
  { out: [1, 0, 0], right: [0, 0, -1], up: [0, 1, 0] },
  { out: [-1, 0, 0], right: [0, 0, 1], up: [0, 1, 0] },
  { out: [0, 1, 0], right: [1, 0, 0], up: [0, 0, -1] },
  { out: [0, -1, 0], right: [1, 0, 0], up: [0, 0, 1] },
  { out: [0, 0, 1], right: [1, 0, 0], up: [0, 1, 0] },
  { out: [0, 0, -1], right: [-1, 0, 0], up: [0, 1, 0] },
]
