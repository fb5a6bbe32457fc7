import type { Values } from '@makebelieve/kit/simulation/system'
import type { Point } from '../bench.ts'

/** Time in nanoseconds since the candle was lit; everything else follows. Lengths in cm. */
export type Bench = { time: number }

export const lightSpeed = 29.9792458
/** From the middle of the lens to its rim. */
export const rim = 9
export const farthest = 500
const glass = 1.5

/** Less than 0 for a lens that spreads light. */
export const focalOf = ({ kind = 0, focal = 12 }: Values) => (Math.round(kind) === 1 ? -focal : focal)

/** The rest of the lens above this height is covered. */
export const openBelow = ({ cover = 0 }: Values) => rim - (2 * rim * cover) / 100

type Ray = { x: number; y: number; dx: number; dy: number }

/** Where a ray meets a round face whose lowest point is at 0, and how Snell's law sends it on. */
function through({ x, y, dx, dy }: Ray, radius: number, from: number, into: number): Ray {
  // The middle of the sphere is at x = radius; of the two meeting points the one near the axis is wanted.
  const [cx, cy] = [x - radius, y]
  const b = cx * dx + cy * dy
  const root = Math.sqrt(b * b - (cx * cx + cy * cy - radius * radius))
  const far = radius > 0 ? -b - root : -b + root
  const [px, py] = [x + far * dx, y + far * dy]
  const [nx, ny] = [(px - radius) / radius, py / radius]
  const side = Math.sign(nx * dx + ny * dy)
  const cos = Math.abs(nx * dx + ny * dy)
  const share = from / into
  const on = Math.sqrt(1 - share * share * (1 - cos * cos))
  const push = (on - share * cos) * side
  return { x: px, y: py, dx: share * dx + push * nx, dy: share * dy + push * ny }
}

/** One ray through both faces of a thin lens, each bent by Snell's law. */
function ray(from: Point, at: number, focal: number): Ray {
  const long = Math.hypot(from[0], at - from[1])
  const begun = { x: from[0], y: from[1], dx: -from[0] / long, dy: (at - from[1]) / long }
  // Glass of index 1.5 with two faces of radius R has the focal length R.
  const inside = through(begun, focal, 1, glass)
  return through(inside, -focal, glass, 1)
}

/** Where two rays from a point near the axis meet behind the lens, or seem to come from. */
export function imageOf(values: Values): { at: number; times: number; far: boolean } {
  const { object = 30 } = values
  const focal = focalOf(values)
  const [small, high] = [0.002, 0.001]
  const [a, b] = [ray([-object, high], small, focal), ray([-object, high], -small, focal)]
  const [slopeA, slopeB] = [a.dy / a.dx, b.dy / b.dx]
  const [y0A, y0B] = [a.y - a.x * slopeA, b.y - b.x * slopeB]
  const at = (y0B - y0A) / (slopeA - slopeB)
  if (!(Math.abs(at) < farthest)) {
    const side = object > focal && focal > 0 ? 1 : -1
    return { at: side * farthest, times: (-side * farthest) / object, far: true }
  }
  return { at, times: (y0A + slopeA * at) / high, far: false }
}

/** The way of a drawn ray from the tip of the flame: to the lens, and on until `end`. */
export function wayOf(values: Values, at: number, end: number): { way: Point[]; blocked: boolean } {
  const { object = 30, height = 4 } = values
  const image = imageOf(values)
  const start: Point = [-object, height]
  if (at > openBelow(values)) return { way: [start, [0, at]], blocked: true }
  // Beyond the lens every ray lies on the line through the image.
  const slope = (image.times * height - at) / image.at
  return { way: [start, [0, at], [end, at + slope * end]], blocked: false }
}

/** How much of the light that falls on the lens goes through. */
export function brightness(values: Values): number {
  const { object = 30, height = 4 } = values
  const angle = (y: number) => Math.atan((y - height) / object)
  return Math.max(0, angle(openBelow(values)) - angle(-rim)) / (angle(rim) - angle(-rim))
}
