import type { Area } from './rules.ts'
import { boardArea } from './world.ts'

/** A board of square cells on the stage: a cell is a number, row by row from the upper left, and its place has that number for an id. */
export type Grid = { columns: number; rows: number; size: number; left: number; top: number }

export function gridOf(
  columns: number,
  rows: number,
  { area = boardArea, largest = 120 }: { area?: Area; largest?: number } = {},
): Grid {
  const size = Math.min(largest, Math.floor(area.width / columns), Math.floor(area.height / rows))
  return {
    columns,
    rows,
    size,
    left: area.x + (area.width - size * columns) / 2,
    top: area.y + (area.height - size * rows) / 2,
  }
}

export const cellOf = ({ columns }: Pick<Grid, 'columns'>, column: number, row: number) =>
  row * columns + column

export function cornerOf({ columns, size, left, top }: Grid, cell: number): { x: number; y: number } {
  return { x: left + (cell % columns) * size, y: top + Math.floor(cell / columns) * size }
}

export function centreOfCell(grid: Grid, cell: number): { x: number; y: number } {
  const { x, y } = cornerOf(grid, cell)
  return { x: x + grid.size / 2, y: y + grid.size / 2 }
}

export const cellArea = (grid: Grid, cell: number): Area => ({
  ...cornerOf(grid, cell),
  width: grid.size,
  height: grid.size,
})

/** All ways to look from a cell: eight of them. */
export const eightWays = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
  [-1, 0],
  [0, -1],
  [-1, -1],
  [-1, 1],
] as const

/** Which edges of a board are joined: left and right, or all of them. */
export type Joined = 'sides' | 'all'

/** The cell so far away, where there is one. */
export function stepFrom(
  { columns, rows, joined }: Pick<Grid, 'columns' | 'rows'> & { joined?: Joined },
  cell: number,
  dx: number,
  dy: number,
): number | undefined {
  const across = (cell % columns) + dx
  const down = Math.floor(cell / columns) + dy
  const column = joined ? ((across % columns) + columns) % columns : across
  const row = joined === 'all' ? ((down % rows) + rows) % rows : down
  return column < 0 || row < 0 || column >= columns || row >= rows ? undefined : row * columns + column
}

/** The cells that lie in a line from each cell of a square board, way by way. Kept by size: looking ahead asks for them all the time. */
export function raysAlong(ways: readonly (readonly [number, number])[]): (size: number) => number[][][] {
  const known = new Map<number, number[][][]>()
  return (size) => {
    const kept = known.get(size)
    if (kept) return kept
    const board = { columns: size, rows: size }
    const all = Array.from({ length: size * size }, (_, cell) =>
      ways.map(([dx, dy]) => {
        const ray: number[] = []
        for (
          let next = stepFrom(board, cell, dx, dy);
          next !== undefined;
          next = stepFrom(board, next, dx, dy)
        )
          ray.push(next)
        return ray
      }),
    )
    known.set(size, all)
    return all
  }
}
