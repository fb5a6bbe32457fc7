import type { Values } from '@makebelieve/kit/simulation/system'
import { type Point, soft } from '../figures.ts'

/** The clock of the proof: how far its three moves have come, and which way. */
export type Proof = { clock: number }

export type Triangle = readonly [Point, Point, Point]

/** In seconds at the usual pace: a rest at each end and three moves between. */
const [rest, move] = [1.5, 1.6]
const half = rest + 3 * move
export const round = 2 * half

export const sides = ({ legA = 3, legB = 4 }: Values) => ({ a: legA, b: legB })

/** How far each of the three moves has come, from 0 to 1: forwards, a rest, and back again. */
export function moves({ clock }: Proof): readonly [number, number, number] {
  const now = clock % round
  const t = now < half ? now - rest : 3 * move - (now - half - rest)
  const one = (i: number) => soft((t - i * move) / move)
  return [one(0), one(1), one(2)]
}

/** Four equal triangles in a square whose side is a + b, its corner at the origin. */
export function triangles(state: Proof, values: Values): readonly Triangle[] {
  const { a, b } = sides(values)
  const s = a + b
  const [first, second, third] = moves(state)
  const shifted = (triangle: Triangle, dx: number, dy: number): Triangle => {
    const [p, q, r] = triangle
    return [
      [p[0] + dx, p[1] + dy],
      [q[0] + dx, q[1] + dy],
      [r[0] + dx, r[1] + dy],
    ]
  }
  return [
    [
      [0, 0],
      [a, 0],
      [0, b],
    ],
    shifted(
      [
        [s, s],
        [b, s],
        [s, a],
      ],
      -b * first,
      -a * first,
    ),
    shifted(
      [
        [s, 0],
        [s, a],
        [a, 0],
      ],
      0,
      b * second,
    ),
    shifted(
      [
        [0, s],
        [0, b],
        [b, s],
      ],
      a * third,
      0,
    ),
  ]
}

/**
 * The area of the square that no triangle lies on. It is cut into strips at the height of every corner, and in each strip
 * what is covered is measured half-way up. It knows the corners of the triangles and nothing else, so triangles that
 * overlapped or left the square would be noticed.
 */
export function uncovered(state: Proof, values: Values): number {
  const { a, b } = sides(values)
  const s = a + b
  const pieces = triangles(state, values)
  const cuts = [0, s, ...pieces.flatMap((piece) => piece.map(([, y]) => Math.min(s, Math.max(0, y))))]
  cuts.sort((p, q) => p - q)
  let free = 0
  cuts.slice(1).forEach((high, i) => {
    const low = cuts[i] ?? 0
    if (high - low > 1e-9) free += (s - covered(pieces, (low + high) / 2, s)) * (high - low)
  })
  return free
}

/** How much of a level line the triangles cover; what two of them cover counts once. */
function covered(pieces: readonly Triangle[], y: number, s: number): number {
  const spans = pieces.flatMap((piece) => {
    const span = across(piece, y)
    return span ? [span] : []
  })
  spans.sort((p, q) => p[0] - q[0])
  let [sum, reach] = [0, 0]
  for (const [from, to] of spans) {
    sum += Math.max(0, Math.min(s, to) - Math.max(from, reach))
    reach = Math.max(reach, to)
  }
  return sum
}

/** Where a level line enters and leaves a triangle. */
function across(triangle: Triangle, y: number): [number, number] | undefined {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  triangle.forEach((p, i) => {
    const q = triangle[(i + 1) % 3] ?? p
    if (p[1] > y === q[1] > y) return
    const x = p[0] + ((y - p[1]) / (q[1] - p[1])) * (q[0] - p[0])
    low = Math.min(low, x)
    high = Math.max(high, x)
  })
  return high > low ? [low, high] : undefined
}
