import type { Values } from '@makebelieve/kit/simulation/system'
import { degrees } from '../paint.ts'
import { indexOf } from '../prism/model.ts'

/** Sun rays strike a drop at chance heights; where their light comes back is counted for seven colours. */
export type Rainbow = {
  time: number
  rays: number
  /** For each colour: how many came back in each half degree. */
  counts: number[][]
  /** For each colour: the outermost angle so far (for the second bow the innermost). */
  edge: number[]
  /** The last heights, for the picture. */
  last: number[]
}

export const colours = [
  { name: 'red', nm: 690 },
  { name: 'orange', nm: 610 },
  { name: 'yellow', nm: 580 },
  { name: 'green', nm: 530 },
  { name: 'blue', nm: 480 },
  { name: 'indigo', nm: 440 },
  { name: 'violet', nm: 405 },
] as const

export const rate = 150
export const bins = 260
/** Half a degree each. */
export const binOf = (angle: number) => Math.floor(angle * 2)

export type Point = readonly [x: number, y: number]

export const bouncesOf = ({ bow = 0 }: Values) => Math.round(bow) + 1

/** Rain or a bead of crown glass: the prism's numbers for water and BK7. */
export const dropIndex = (nm: number, { drop = 0 }: Values) =>
  indexOf(nm, { glass: Math.round(drop) === 0 ? 2 : 0 })

/** The way of a ray through a drop of radius 1, from the left at a height; y is up. */
export function wayOf(
  nm: number,
  height: number,
  values: Values,
): { way: Point[]; out: Point; angle: number } {
  return trace(dropIndex(nm, values), height, bouncesOf(values))
}

export function trace(
  n: number,
  height: number,
  bounces: number,
): { way: Point[]; out: Point; angle: number } {
  const entry: Point = [-Math.sqrt(1 - height * height), height]
  const way: Point[] = [entry]
  // Into the drop: the normal points back to the middle.
  let direction = bend([1, 0], [-entry[0], -entry[1]], 1 / n)
  let here = entry
  for (let i = 0; i <= bounces; i++) {
    const long = -2 * (here[0] * direction[0] + here[1] * direction[1])
    here = [here[0] + long * direction[0], here[1] + long * direction[1]]
    way.push(here)
    if (i === bounces) break
    const along = 2 * (direction[0] * here[0] + direction[1] * here[1])
    direction = [direction[0] - along * here[0], direction[1] - along * here[1]]
  }
  const out = bend(direction, here, n)
  return { way, out, angle: degrees(Math.acos(Math.min(1, Math.max(-1, -out[0])))) }
}

/** Snell's law for a direction and a normal that points the way of the light. */
function bend([dx, dy]: Point, [nx, ny]: Point, share: number): Point {
  const cos = dx * nx + dy * ny
  const push = Math.sqrt(Math.max(0, 1 - share * share * (1 - cos * cos))) - share * cos
  return [share * dx + push * nx, share * dy + push * ny]
}
