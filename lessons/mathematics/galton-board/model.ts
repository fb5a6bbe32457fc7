import type { Values } from '@makebelieve/kit/simulation/system'

/** A ball between two rows of pins: how many it has passed, how often to the right, and where it goes now. */
export type Ball = { row: number; right: number; next: 0 | 1 }
export type Board = {
  balls: Ball[]
  bins: number[]
  landed: number
  total: number
  squares: number
  /** Part of the next ball that is already due. */
  due: number
}

export const rowsOf = ({ rows = 10 }: Values) => Math.max(1, Math.round(rows))

/** Rows of pins that a ball passes in a second. */
export const hops = 7

/** The chance to end in a bin after so many rows, worked out row by row as in Pascal's triangle. */
export function chances({ chance = 0.5, ...values }: Values): number[] {
  let row = [1]
  for (let i = 0; i < rowsOf(values); i++)
    row = Array.from(
      { length: row.length + 1 },
      (_, k) => (row[k] ?? 0) * (1 - chance) + (row[k - 1] ?? 0) * chance,
    )
  return row
}

export const meanOf = ({ total, landed }: Board) => (landed > 0 ? total / landed : 0)

export const spreadOf = (board: Board) =>
  board.landed > 0 ? Math.sqrt(Math.max(0, board.squares / board.landed - meanOf(board) ** 2)) : 0
