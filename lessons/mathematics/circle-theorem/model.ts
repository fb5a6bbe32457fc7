import type { Values } from '@makebelieve/kit/simulation/system'
import type { Point } from '../figures.ts'

/** A point that walks to and fro on the arc above two fixed ones. */
export type Walker = { share: number; way: 1 | -1 }

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** A and B lie at the bottom, the arc between them below; C walks on the rest. */
export function pointsOf({ share }: Walker, { arc = 120, off = 1 }: Values) {
  const at = (degrees: number, radius: number): Point => [
    Math.cos(radians(degrees)) * radius,
    Math.sin(radians(degrees)) * radius,
  ]
  const margin = Math.min(25, (360 - arc) * 0.15)
  const from = -90 + arc / 2 + margin
  const to = 270 - arc / 2 - margin
  return {
    a: at(-90 - arc / 2, 1),
    b: at(-90 + arc / 2, 1),
    c: at(from + (to - from) * share, off),
    middle: [0, 0] as Point,
  }
}

/** The angle at `tip` between the ways to two other points, in degrees: from the coordinates alone. */
export function angleAt(tip: Point, one: Point, other: Point): number {
  const [ax, ay, bx, by] = [one[0] - tip[0], one[1] - tip[1], other[0] - tip[0], other[1] - tip[1]]
  return (Math.atan2(Math.abs(ax * by - ay * bx), ax * bx + ay * by) * 180) / Math.PI
}
