import type { Values } from '@makebelieve/kit/simulation/system'
import { radians } from '../paint.ts'

/** The reader walks away from the lamp with a page in the hands. */
export type Reader = { time: number; distance: number; trail: [distance: number, lux: number][] }

export const farthest = 5
/** The page is a square of 30 cm. */
export const page = 0.3
const tiles = 12

/** Light on the page on average, in lux: every little tile by its own distance and slant. */
export function luxOn(distance: number, { power = 800, tilt = 0 }: Values): number {
  const lean = radians(tilt)
  const [cos, sin] = [Math.cos(lean), Math.sin(lean)]
  let sum = 0
  for (let i = 0; i < tiles; i++) {
    const across = ((i + 0.5) / tiles - 0.5) * page
    for (let j = 0; j < tiles; j++) {
      const up = ((j + 0.5) / tiles - 0.5) * page
      // Leaning back about its middle, the page's upper part is farther away.
      const [x, y] = [distance + up * sin, up * cos]
      const far = Math.sqrt(x * x + y * y + across * across)
      // Between the light and the normal of the page: (cos, −sin) towards the lamp.
      const slant = (x * cos - y * sin) / far
      sum += Math.max(0, slant) / (4 * Math.PI * far * far)
    }
  }
  return (power * sum) / (tiles * tiles)
}
