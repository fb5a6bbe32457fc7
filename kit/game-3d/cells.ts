import type { Random } from '../core/random.ts'
import type { Vec } from './space.ts'

/**
 * A grid of square cells with ways between some of them: mazes, houses of many rooms. A cell is known by its number, row by
 * row from -z to +z and along each row from -x to +x; the grid lies around the middle of the world.
 */
export type Cells = {
  columns: number
  rows: number
  /** Of one cell, in metres, from the middle of a wall to the next. */
  side: number
  /** The cells that one can step to from each cell. */
  ways: readonly (readonly number[])[]
}

export function middleOf({ columns, rows, side }: Cells, cell: number): Vec {
  const [column, row] = [cell % columns, Math.floor(cell / columns)]
  return { x: (column + 0.5 - columns / 2) * side, y: 0, z: (row + 0.5 - rows / 2) * side }
}

/** The cell of a place; of the nearest cell for a place outside. */
export function cellAt({ columns, rows, side }: Cells, { x, z }: { x: number; z: number }): number {
  const column = Math.min(columns - 1, Math.max(0, Math.floor(x / side + columns / 2)))
  const row = Math.min(rows - 1, Math.max(0, Math.floor(z / side + rows / 2)))
  return row * columns + column
}

/** The cells beside one, walls or not: those in the grid. */
export function besides({ columns, rows }: Pick<Cells, 'columns' | 'rows'>, cell: number): number[] {
  const [column, row] = [cell % columns, Math.floor(cell / columns)]
  return [
    ...(row > 0 ? [cell - columns] : []),
    ...(column < columns - 1 ? [cell + 1] : []),
    ...(row < rows - 1 ? [cell + columns] : []),
    ...(column > 0 ? [cell - 1] : []),
  ]
}

export const isOpen = ({ ways }: Cells, one: number, other: number): boolean =>
  ways[one]?.includes(other) ?? false

const known = new WeakMap<Cells, Map<number, readonly number[]>>()

/** How many steps each cell is away from one; found once. Infinity where no way leads. */
export function stepsFrom(cells: Cells, from: number): readonly number[] {
  let all = known.get(cells)
  if (!all) {
    all = new Map()
    known.set(cells, all)
  }
  const before = all.get(from)
  if (before) return before
  const steps: number[] = cells.ways.map(() => Number.POSITIVE_INFINITY)
  steps[from] = 0
  const queue = [from]
  for (let at = 0; at < queue.length; at++) {
    const cell = queue[at] ?? from
    for (const next of cells.ways[cell] ?? []) {
      if (steps[next] !== Number.POSITIVE_INFINITY) continue
      steps[next] = (steps[cell] ?? 0) + 1
      queue.push(next)
    }
  }
  all.set(from, steps)
  return steps
}

/** The cell to step to on the shortest way from one cell to another. */
export function nextToward(cells: Cells, from: number, to: number): number {
  const steps = stepsFrom(cells, to)
  let best = from
  for (const next of cells.ways[from] ?? []) if ((steps[next] ?? 1e9) < (steps[best] ?? 1e9)) best = next
  return best
}

/** The cell to step to on the cheapest way; each cell costs what `costs` says on top of its step. */
export function cheapestToward(
  cells: Cells,
  from: number,
  to: number,
  costs: (cell: number) => number,
): number {
  // From the end, so that the first step is known when the start is reached.
  const price: number[] = cells.ways.map(() => Number.POSITIVE_INFINITY)
  const done = new Set<number>()
  price[to] = 0
  while (!done.has(from)) {
    let cell = -1
    for (let i = 0; i < price.length; i++)
      if (!done.has(i) && (price[i] ?? 1e9) < (cell < 0 ? Number.POSITIVE_INFINITY : (price[cell] ?? 1e9)))
        cell = i
    if (cell < 0) return from
    done.add(cell)
    const own = (price[cell] ?? 0) + 1 + costs(cell)
    for (const next of cells.ways[cell] ?? []) if (own < (price[next] ?? 1e9)) price[next] = own
  }
  let best = from
  let least = Number.POSITIVE_INFINITY
  for (const next of cells.ways[from] ?? []) {
    const total = (price[next] ?? 1e9) + costs(next)
    if (total < least) {
      least = total
      best = next
    }
  }
  return from === to ? to : best
}

/** Every cell can be reached from every other in one way: long winding corridors. */
export function windingWays(columns: number, rows: number, random: Random): number[][] {
  const ways: number[][] = Array.from({ length: columns * rows }, () => [])
  const seen = new Set([0])
  const stack = [0]
  while (stack.length > 0) {
    const cell = stack.at(-1) ?? 0
    const fresh = besides({ columns, rows }, cell).filter((next) => !seen.has(next))
    const next = fresh[random.below(Math.max(1, fresh.length))]
    if (next === undefined) {
      stack.pop()
      continue
    }
    join(ways, cell, next)
    seen.add(next)
    stack.push(next)
  }
  return ways
}

export function join(ways: number[][], one: number, other: number): void {
  if (ways[one]?.includes(other)) return
  ways[one]?.push(other)
  ways[other]?.push(one)
}
