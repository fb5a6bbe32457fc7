import { type Random, seededRandom } from '../../../core/random.ts'
import { stepFrom } from '../../turns/grid.ts'

/** The land that one walks: what lies where, by cells. */
export type Land = { grass: number[]; blocked: number[]; camp: number; master: number }

export const board = { columns: 9, rows: 6 }
const cells = board.columns * board.rows

export const fourWays = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const

/** A camp below at the left, somebody to beat above at the right, and tall grass between them. */
export function landOf(seed: number): Land {
  const random = seededRandom(seed)
  for (;;) {
    const land = grown(random)
    const reached = reachedFrom(land, land.camp)
    const isWhole = Array.from({ length: cells }, (_, cell) => cell).every(
      (cell) => reached.has(cell) || land.blocked.includes(cell) || cell === land.master,
    )
    const isMet = fourWays.some(([dx, dy]) => reached.has(stepFrom(board, land.master, dx, dy) ?? -1))
    if (isWhole && isMet) return land
  }
}

function grown(random: Random): Land {
  const camp = (board.rows - 1) * board.columns
  const master = board.columns - 1
  const free = Array.from({ length: cells }, (_, cell) => cell).filter(
    (cell) => cell !== camp && cell !== master && cell !== camp + 1,
  )
  const [blocked, open] = [random.shuffled(free).slice(0, 8), new Set<number>()]
  for (let patch = 0; patch < 6; patch++) {
    const first = free[random.below(free.length)] ?? 0
    for (const [dx, dy] of [[0, 0] as const, ...random.shuffled([...fourWays]).slice(0, 3)]) {
      const cell = stepFrom(board, first, dx, dy)
      if (cell !== undefined && free.includes(cell) && !blocked.includes(cell)) open.add(cell)
    }
  }
  return { camp, master, blocked, grass: [...open].sort((one, other) => one - other) }
}

const isWalked = ({ blocked, master }: Land, cell: number) => !blocked.includes(cell) && cell !== master

function reachedFrom(land: Land, from: number): Set<number> {
  const seen = new Set([from])
  for (const cell of seen)
    for (const [dx, dy] of fourWays) {
      const next = stepFrom(board, cell, dx, dy)
      if (next !== undefined && isWalked(land, next)) seen.add(next)
    }
  return seen
}

/** The cells of a walk straight ahead, one way; whoever is to be beaten stands at the end of it, where one may meet them. */
function straight(land: Land, from: number, [dx, dy]: readonly [number, number], meets: boolean): number[] {
  const way: number[] = []
  for (let cell = stepFrom(board, from, dx, dy); cell !== undefined; cell = stepFrom(board, cell, dx, dy)) {
    if (cell === land.master && meets) return [...way, cell]
    if (!isWalked(land, cell)) return way
    way.push(cell)
  }
  return way
}

/** Walks from a cell, each as the cells that one comes by. */
export const walksFrom = (land: Land, from: number, meets: boolean): number[][] =>
  fourWays.flatMap((way) => {
    const line = straight(land, from, way, meets)
    return line.map((_, last) => line.slice(0, last + 1))
  })

/** The first walk of a shortest way to where something holds. */
export function wayTo(
  land: Land,
  from: number,
  meets: boolean,
  holds: (cell: number) => boolean,
): number | undefined {
  const seen = new Set([from])
  const waiting: { cell: number; first?: number }[] = [{ cell: from }]
  for (const { cell, first } of waiting)
    for (const walk of walksFrom(land, cell, meets)) {
      const next = walk.at(-1) as number
      if (seen.has(next)) continue
      seen.add(next)
      if (holds(next)) return first ?? next
      if (next !== land.master) waiting.push({ cell: next, first: first ?? next })
    }
  return undefined
}
