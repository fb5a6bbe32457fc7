import type { Values } from '@makebelieve/kit/simulation/system'
import type { Point } from '../figures.ts'

export type Beetle = {
  /** Two random numbers from −1 to 1 for each corner: how it is moved if the shape is uneven. */
  moved: (readonly [number, number])[]
  /** The corner it comes from, and how far on the way to the next it is, from 0 to 1; the last part is for turning. */
  corner: number
  way: number
  passed: number
  turned: number
  /** What it turned in the last full round; 0 before the first is done. */
  round: number
  begun: number
}

export const mostSides = 12
/** From here on it stands at the corner and turns. */
export const turning = 0.62

export const sidesOf = ({ sides = 5 }: Values) => Math.max(3, Math.round(sides))

/** The corners in order, around the middle, against the clock. */
export function cornersOf({ moved }: Beetle, values: Values): Point[] {
  const n = sidesOf(values)
  const { uneven = 0 } = values
  return Array.from({ length: n }, (_, i) => {
    const [aside, outward] = moved[i] ?? [0, 0]
    const angle = ((i + aside * uneven * 0.3) / n) * 2 * Math.PI - Math.PI / 2 - Math.PI / n
    const radius = 1 + outward * uneven * 0.22
    return [Math.cos(angle) * radius, Math.sin(angle) * radius] as const
  })
}

/** By how much one has to turn left at a corner to walk on along the next side, in degrees. */
export function turnAt(corners: readonly Point[], i: number): number {
  const n = corners.length
  const [before, here, after] = [corners[(i + n - 1) % n], corners[i % n], corners[(i + 1) % n]]
  if (!before || !here || !after) return 0
  const [ax, ay] = [here[0] - before[0], here[1] - before[1]]
  const [bx, by] = [after[0] - here[0], after[1] - here[1]]
  return (Math.atan2(ax * by - ay * bx, ax * bx + ay * by) * 180) / Math.PI
}

/** The angle inside a corner, between the two sides that meet there, measured as with a protractor. */
export function insideAt(corners: readonly Point[], i: number): number {
  const n = corners.length
  const [before, here, after] = [corners[(i + n - 1) % n], corners[i % n], corners[(i + 1) % n]]
  if (!before || !here || !after) return 0
  const to = Math.atan2(before[1] - here[1], before[0] - here[0])
  const from = Math.atan2(after[1] - here[1], after[0] - here[0])
  const degrees = ((to - from) * 180) / Math.PI
  return degrees < 0 ? degrees + 360 : degrees
}
