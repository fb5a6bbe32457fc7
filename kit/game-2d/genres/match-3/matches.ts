import { beside, type Way } from '../../table/board.ts'

export const columns = 8
export const rows = 7
export const grid = { columns, rows }

/** What a piece does when it is matched: clear its row, its column, or all of a colour. */
export type Special = '' | 'row' | 'column' | 'rainbow'

export type Piece = {
  /** The place of its kind in the list of kinds; below 0 for what only stands in the way. */
  kind: number
  special: Special
  /** How many rows it has just come down, for the eyes. */
  fell: number
  /** Moves until it goes off; 0 for everything that does not. */
  fuse: number
}

/** The key comes down and is swapped like everything else, but cannot be matched away. */
export const keyKind = -90
/** What the boss threw onto the board. */
export const thrownKind = -91

/** A rainbow is of no kind: it goes with all of them. */
export const rainbowKind = 99

/** Three or more of a kind in a line. */
export type Run = { cells: number[]; kind: number; upright: boolean }

export function findRuns(pieces: readonly Piece[]): Run[] {
  const runs: Run[] = []
  for (let row = 0; row < rows; row++) scan(pieces, row * columns, 1, columns, false, runs)
  for (let column = 0; column < columns; column++) scan(pieces, column, columns, rows, true, runs)
  return runs
}

function scan(
  pieces: readonly Piece[],
  from: number,
  by: number,
  count: number,
  upright: boolean,
  runs: Run[],
): void {
  let start = 0
  for (let at = 1; at <= count; at++) {
    const kind = pieces[from + start * by]?.kind ?? -1
    if (at < count && pieces[from + at * by]?.kind === kind) continue
    if (at - start >= 3 && kind >= 0)
      runs.push({
        cells: Array.from({ length: at - start }, (_, index) => from + (start + index) * by),
        kind,
        upright,
      })
    start = at
  }
}

/** How long the lines through a cell would be, if a piece of this kind lay there and another cell were empty. */
export function reach(
  pieces: readonly Piece[],
  cell: number,
  kind: number,
  without: number,
): [number, number] {
  const count = (way: Way) => {
    let far = 1
    for (;;) {
      const next = beside(grid, cell, way, far)
      if (next === undefined || next === without || pieces[next]?.kind !== kind) return far - 1
      far++
    }
  }
  return [1 + count('left') + count('right'), 1 + count('up') + count('down')]
}

export type Swap = { from: number; to: number }

export const canMove = (piece: Piece | undefined) =>
  piece !== undefined && (piece.kind >= 0 || piece.kind === keyKind)

/** A common piece, of which something else can be made. */
export const isCommon = (piece: Piece | undefined) =>
  piece !== undefined && piece.kind >= 0 && piece.special === ''

/** Whether swapping two neighbours makes a match, or sets something special off. */
export function isMatch(pieces: readonly Piece[], { from, to }: Swap): boolean {
  const [one, other] = [pieces[from], pieces[to]]
  if (!one || !other || !canMove(one) || !canMove(other)) return false
  const key = one.kind === keyKind || other.kind === keyKind
  if (!key && (one.special === 'rainbow' || other.special === 'rainbow')) return true
  if (one.special && other.special) return true
  if (one.kind === other.kind) return false
  return (
    Math.max(...reach(pieces, to, one.kind, from)) >= 3 ||
    Math.max(...reach(pieces, from, other.kind, to)) >= 3
  )
}

export function allSwaps(pieces: readonly Piece[]): Swap[] {
  const swaps: Swap[] = []
  for (let from = 0; from < columns * rows; from++)
    for (const way of ['right', 'down'] as const) {
      const to = beside(grid, from, way)
      if (to !== undefined && isMatch(pieces, { from, to })) swaps.push({ from, to })
    }
  return swaps
}
