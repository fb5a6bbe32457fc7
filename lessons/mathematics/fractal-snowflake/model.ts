import type { Values } from '@makebelieve/kit/simulation/system'
import type { Point } from '../figures.ts'

export type Snowflake = {
  round: number
  /** How much of the next round's bumps have grown, from 0 to 1. */
  grown: number
  /** What was measured on the finished curve of this round. */
  measured: { pieces: number; length: number; piece: number; area: number; dimension: number }
}

export const bases = ['a line', 'a triangle', 'a square'] as const

export const roundsOf = ({ rounds = 5 }: Values) => Math.max(1, Math.round(rounds))

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** The corners one starts with; the outside is to the left of the way. */
export function baseOf({ base = 1 }: Values): Point[] {
  const kind = bases[Math.round(base)]
  if (kind === 'a line')
    return [
      [0, 0],
      [1, 0],
    ]
  if (kind === 'a square')
    return [
      [0, 0],
      [0, 1],
      [1, 1],
      [1, 0],
      [0, 0],
    ]
  return [
    [0, 0],
    [0.5, Math.sqrt(3) / 2],
    [1, 0],
    [0, 0],
  ]
}

/** Every piece is replaced by four: along, up the bump, down the bump, along. `lift` from 0 to 1 lets the bump grow. */
export function bumped(points: readonly Point[], { angle = 60 }: Values, lift = 1): Point[] {
  const piece = 1 / (2 + 2 * Math.cos(radians(angle)))
  const high = piece * Math.sin(radians(angle)) * lift
  const made: Point[] = []
  points.forEach(([x, y], i) => {
    const next = points[i + 1]
    made.push([x, y])
    if (!next) return
    const [dx, dy] = [next[0] - x, next[1] - y]
    made.push([x + dx * piece, y + dy * piece])
    made.push([x + dx / 2 - dy * high, y + dy / 2 + dx * high])
    made.push([x + dx * (1 - piece), y + dy * (1 - piece)])
  })
  return made
}

export function curveAfter(rounds: number, values: Values): Point[] {
  let points = baseOf(values)
  for (let i = 0; i < rounds; i++) points = bumped(points, values)
  return points
}

const lengthOf = (points: readonly Point[]) =>
  points
    .slice(1)
    .reduce((sum, [x, y], i) => sum + Math.hypot(x - (points[i]?.[0] ?? 0), y - (points[i]?.[1] ?? 0)), 0)

/** Area inside, from the corners; the ends of a line are joined. */
function areaOf(points: readonly Point[]): number {
  let sum = 0
  points.forEach(([x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length] ?? [0, 0]
    sum += (x * nextY - nextX * y) / 2
  })
  return Math.abs(sum)
}

/** Everything that a ruler and a counter tell about the curve after so many rounds. */
export function measure(round: number, values: Values): Snowflake['measured'] {
  const finer = curveAfter(Math.max(1, round), values)
  const coarser = curveAfter(Math.max(1, round) - 1, values)
  const points = round === 0 ? coarser : finer
  const [pieces, length] = [points.length - 1, lengthOf(points)]
  // By how much more pieces there are, and by how much shorter they are, from one round to the next.
  const more = (finer.length - 1) / (coarser.length - 1)
  const shorter = lengthOf(coarser) / (coarser.length - 1) / (lengthOf(finer) / (finer.length - 1))
  return {
    pieces,
    length,
    piece: length / pieces,
    area: areaOf(points),
    dimension: Math.log(more) / Math.log(shorter),
  }
}
