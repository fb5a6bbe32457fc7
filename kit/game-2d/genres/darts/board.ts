import { angleOf, cosine, length, sine, turn } from '../../../rules/sure-math.ts'

export const centre = { x: 360, y: 312 }
export const radius = 232
/** The numbers around the board, clockwise from the top. */
export const numbers = [20, 1, 18, 4, 13, 6, 10, 15, 2, 17, 3, 19, 7, 16, 8, 11, 14, 9, 12, 5] as const
/** Where the rings end, as parts of the radius; a little wider than on a real board, because the hand is never still. */
export const rings = { bull: 0.07, outer: 0.15, triple: [0.54, 0.64], double: [0.89, 1] } as const

export type Landing = { points: number; words: string; at: number; times: 0 | 1 | 2 | 3 }

/** What a dart is worth that sticks here. */
export function landingAt(x: number, y: number): Landing {
  const [dx, dy] = [x - centre.x, y - centre.y]
  const far = length(dx, dy) / radius
  if (far > 1) return { points: 0, words: 'Missed', at: 0, times: 0 }
  if (far <= rings.bull) return { points: 50, words: 'Bullseye! 50', at: 25, times: 2 }
  if (far <= rings.outer) return { points: 25, words: '25', at: 25, times: 1 }
  const part = (angleOf(dy, dx) + turn / 4 + turn / 40 + 2 * turn) / turn
  const at = numbers[Math.floor((part - Math.floor(part)) * 20)] ?? 20
  const isIn = ([from, to]: readonly [number, number]) => far >= from && far <= to
  if (isIn(rings.triple)) return { points: at * 3, words: `Triple ${at}`, at, times: 3 }
  if (isIn(rings.double)) return { points: at * 2, words: `Double ${at}`, at, times: 2 }
  return { points: at, words: String(at), at, times: 1 }
}

/** The middle of a field: where one aims for so many times a number. */
export function fieldOf(at: number, times: 1 | 2 | 3): { x: number; y: number } {
  if (at === 25) return times === 2 ? centre : { x: centre.x, y: centre.y - radius * 0.11 }
  const angle = (numbers.indexOf(at as (typeof numbers)[number]) / 20) * turn - turn / 4
  const far = radius * (times === 3 ? 0.59 : times === 2 ? 0.945 : 0.765)
  return { x: centre.x + cosine(angle) * far, y: centre.y + sine(angle) * far }
}

/** What a good player aims at with so many points to go: as much as can be, and never more than is left. */
export function aimFor(left: number): { at: number; times: 1 | 2 | 3 } {
  for (const at of [20, 19, 18, 17, 16, 15])
    if (left >= at * 3 && (left === at * 3 || left - at * 3 > 1)) return { at, times: 3 }
  if (left % 2 === 0 && left <= 40) return { at: left / 2, times: 2 }
  if (left <= 20) return { at: left, times: 1 }
  return { at: Math.min(20, left - 20), times: 1 }
}
