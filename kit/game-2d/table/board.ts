import type { Choice } from '../../game/rules.ts'

/** A board of square cells on the stage. A cell is a number: row by row, from the upper left. */
export type Board = { columns: number; rows: number; size: number; left: number; top: number }

export type Way = 'left' | 'right' | 'up' | 'down'
export const ways: readonly Way[] = ['left', 'right', 'up', 'down']

const steps: Record<Way, { x: number; y: number }> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
}

/** As large as it fits into an area, in its middle. */
export function boardWithin(
  area: { x: number; y: number; width: number; height: number },
  columns: number,
  rows: number,
  largest = 96,
): Board {
  const size = Math.min(largest, Math.floor(area.width / columns), Math.floor(area.height / rows))
  return {
    columns,
    rows,
    size,
    left: area.x + (area.width - size * columns) / 2,
    top: area.y + (area.height - size * rows) / 2,
  }
}

export const columnOf = ({ columns }: Pick<Board, 'columns'>, cell: number) => cell % columns
export const rowOf = ({ columns }: Pick<Board, 'columns'>, cell: number) => Math.floor(cell / columns)

/** The cell one step away, or undefined beyond the edge. */
export function beside(
  board: Pick<Board, 'columns' | 'rows'>,
  cell: number,
  way: Way,
  far = 1,
): number | undefined {
  const { x, y } = steps[way]
  const column = columnOf(board, cell) + x * far
  const row = rowOf(board, cell) + y * far
  if (column < 0 || row < 0 || column >= board.columns || row >= board.rows) return undefined
  return row * board.columns + column
}

/** The way from a cell to one of its four neighbours. */
export function wayTo(
  board: Pick<Board, 'columns' | 'rows'>,
  from: number,
  neighbour: number,
): Way | undefined {
  return ways.find((way) => beside(board, from, way) === neighbour)
}

/** Where the middle of a cell is on the stage. */
export function middleOf(board: Board, cell: number): { x: number; y: number } {
  return {
    x: board.left + (columnOf(board, cell) + 0.5) * board.size,
    y: board.top + (rowOf(board, cell) + 0.5) * board.size,
  }
}

export function cellUnder(board: Board, { x, y }: { x: number; y: number }): number | undefined {
  const column = Math.floor((x - board.left) / board.size)
  const row = Math.floor((y - board.top) / board.size)
  if (column < 0 || row < 0 || column >= board.columns || row >= board.rows) return undefined
  return row * board.columns + column
}

export function cellChoice(board: Board, cell: number, says: string): Choice {
  const { x, y } = middleOf(board, cell)
  const { size } = board
  return { id: String(cell), x: x - size / 2, y: y - size / 2, width: size, height: size, says }
}
