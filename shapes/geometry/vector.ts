/** A point or a direction: x to the right, y up, z towards the viewer. */
export type Vec3 = readonly [x: number, y: number, z: number]
export type Vec2 = readonly [x: number, y: number]

export const add = (a: Vec3, b: Vec3): Vec3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
export const subtract = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
export const times = (a: Vec3, factor: number): Vec3 => [a[0] * factor, a[1] * factor, a[2] * factor]
export const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const cross = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
export const length = (a: Vec3): number => Math.hypot(a[0], a[1], a[2])
export const between = (a: Vec3, b: Vec3, share: number): Vec3 => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
]

/** Of length one; what has no length points up. */
export function unit(a: Vec3): Vec3 {
  const long = length(a)
  return long < 1e-12 ? [0, 1, 0] : [a[0] / long, a[1] / long, a[2] / long]
}

export const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Three rows of a rotation: first about x, then about y, then about z, in degrees. */
export type Rotation = readonly [Vec3, Vec3, Vec3]

export function rotation(x: number, y: number, z: number): Rotation {
  const [sx, cx] = [Math.sin(radians(x)), Math.cos(radians(x))]
  const [sy, cy] = [Math.sin(radians(y)), Math.cos(radians(y))]
  const [sz, cz] = [Math.sin(radians(z)), Math.cos(radians(z))]
  return [
    [cz * cy, cz * sy * sx - sz * cx, cz * sy * cx + sz * sx],
    [sz * cy, sz * sy * sx + cz * cx, sz * sy * cx - cz * sx],
    [-sy, cy * sx, cy * cx],
  ]
}

export const rotated = (by: Rotation, a: Vec3): Vec3 => [dot(by[0], a), dot(by[1], a), dot(by[2], a)]
/** The way back. */
export const unrotated = (by: Rotation, a: Vec3): Vec3 => [
  by[0][0] * a[0] + by[1][0] * a[1] + by[2][0] * a[2],
  by[0][1] * a[0] + by[1][1] * a[1] + by[2][1] * a[2],
  by[0][2] * a[0] + by[1][2] * a[1] + by[2][2] * a[2],
]

/** The rotation that leads 'up' to a direction, with as little turning as it takes. */
export function rotationTo(direction: Vec3): Rotation {
  const up = unit(direction)
  const helper: Vec3 = Math.abs(up[2]) < 0.99 ? [0, 0, 1] : [1, 0, 0]
  const side = unit(cross(up, helper))
  const front = cross(side, up)
  return [
    [side[0], up[0], front[0]],
    [side[1], up[1], front[1]],
    [side[2], up[2], front[2]],
  ]
}
