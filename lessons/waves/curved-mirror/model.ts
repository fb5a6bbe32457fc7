import type { Values } from '@makebelieve/kit/simulation/system'
import type { Point } from '../bench.ts'

/** Time in nanoseconds since the candle was lit; everything else follows. Lengths in cm, the mirror's middle at 0. */
export type Mirror = { time: number }

export const lightSpeed = 29.9792458
export const farthest = 500

/** Where the middle of the sphere is on the axis: before a hollow mirror (less than 0), behind a bulging one. */
export const centreOf = ({ kind = 0, radius = 24 }: Values) => (Math.round(kind) === 1 ? radius : -radius)

/** Where the mirror is at a height. */
export function surfaceAt(y: number, centre: number): number {
  const deep = Math.sqrt(Math.max(0, centre * centre - y * y))
  return centre < 0 ? centre + deep : centre - deep
}

/** A ray from a point to a height of the mirror, thrown back at the angle at which it came. */
export function thrownBack(from: Point, y: number, centre: number): { at: Point; dx: number; dy: number } {
  const at: Point = [surfaceAt(y, centre), y]
  const [dx, dy] = [at[0] - from[0], at[1] - from[1]]
  const long = Math.hypot(dx, dy)
  const [nx, ny] = [(at[0] - centre) / Math.abs(centre), at[1] / Math.abs(centre)]
  const along = (2 * (dx * nx + dy * ny)) / long
  return { at, dx: dx / long - along * nx, dy: dy / long - along * ny }
}

/** Where two rays near the axis cross after the mirror, or seem to; before the mirror counts as more than 0. */
export function imageOf(values: Values): { at: number; times: number; far: boolean } {
  const { object = 36 } = values
  const centre = centreOf(values)
  const [small, high] = [0.002, 0.001]
  const from: Point = [-object, high]
  const [a, b] = [thrownBack(from, small, centre), thrownBack(from, -small, centre)]
  const [slopeA, slopeB] = [a.dy / a.dx, b.dy / b.dx]
  const [y0A, y0B] = [a.at[1] - a.at[0] * slopeA, b.at[1] - b.at[0] * slopeB]
  const x = (y0B - y0A) / (slopeA - slopeB)
  if (!(Math.abs(x) < farthest)) {
    const side = centre < 0 && object > -centre / 2 ? 1 : -1
    return { at: side * farthest, times: (-side * farthest) / object, far: true }
  }
  return { at: -x, times: (y0A + slopeA * x) / high, far: false }
}

/** How far before the mirror a ray of sunlight that strikes the rim crosses the axis; near the axis it is R/2. */
export function rimFocus(values: Values): number {
  const { width = 8 } = values
  const { at, dx, dy } = thrownBack([-1000, width / 2], width / 2, centreOf(values))
  return -(at[0] - (at[1] * dx) / dy)
}
