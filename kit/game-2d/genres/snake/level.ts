import { castIn, dial } from '../../../game/plan.ts'
import { below, shuffle, type World } from '../../../game/world.ts'
import { type Board, beside, columnOf, rowOf, ways } from '../../table/board.ts'
import type { SnakeContent } from './world.ts'

export const stage = { width: 952, height: 616 }
export const board: Board = { columns: 19, rows: 12, size: 48, left: 20, top: 20 }
export const cells = board.columns * board.rows

/** Where a snake begins, with its body to the left. */
export const startCell = (second: boolean) => (second ? 8 : 5) * board.columns + 6

/** Bars that stand about, mirrored, with room to go around each of them. */
export function barriers(world: World): number[] {
  const { walls } = (world.plan.content ?? {}) as SnakeContent
  if (walls !== undefined) return bars(world, walls)
  const said = castIn(world.plan, 'obstacle').length > 0
  const wanted = (said ? 2 : 0) + (world.level - 1) * Math.round(dial(world.plan, 2, 3.4))
  const taken = new Set<number>()
  for (let bar = 0, attempt = 0; bar < Math.min(9, wanted) && attempt < 60; attempt++) {
    const column = 2 + below(world, 7)
    const row = 1 + below(world, board.rows - 3)
    const upright = below(world, 2) === 0
    const shape = Array.from({ length: 2 + below(world, 2) }, (_, index) => ({
      column: column + (upright ? 0 : index),
      row: row + (upright ? index : 0),
    }))
    const all = shape.flatMap((spot) => [spot, { ...spot, column: board.columns - 1 - spot.column }])
    if (!all.every((spot) => fits(spot, taken))) continue
    for (const spot of all) taken.add(spot.row * board.columns + spot.column)
    bar++
  }
  return [...taken]
}

/** So many bars and no more, around the middle. */
function bars(world: World, many: number): number[] {
  const taken = new Set<number>()
  for (let bar = 0, attempt = 0; bar < many && attempt < 400; attempt++) {
    const upright = below(world, 2) === 0
    const [column, row] = [5 + below(world, 8), 1 + below(world, board.rows - 3)]
    const shape = Array.from({ length: 3 }, (_, index) => ({
      column: column + (upright ? 0 : index),
      row: row + (upright ? index : 0),
    }))
    if (!shape.every((spot) => fits(spot, taken))) continue
    for (const spot of shape) taken.add(spot.row * board.columns + spot.column)
    bar++
  }
  return [...taken]
}

/** Not at the edge, not where snakes begin, and not beside another one. */
function fits({ column, row }: { column: number; row: number }, taken: ReadonlySet<number>): boolean {
  if (column < 1 || row < 1 || column > board.columns - 2 || row > board.rows - 2) return false
  if ((row === 5 || row === 8) && column < 14) return false
  for (let dr = -1; dr <= 1; dr++)
    for (let dc = -1; dc <= 1; dc++) if (taken.has((row + dr) * board.columns + column + dc)) return false
  return true
}

/** Where a snake begins, nothing comes up. */
export const isClearOfStart = (cell: number): boolean => {
  const [column, row] = [columnOf(board, cell), rowOf(board, cell)]
  return !((row === 5 || row === 8) && column < 12)
}

/** Free cells in any order, none of them a dead end. */
export function freeCells(world: World, isFree: (cell: number) => boolean): number[] {
  const free: number[] = []
  for (let cell = 0; cell < cells; cell++) if (isFree(cell)) free.push(cell)
  const open = free.filter((cell) => {
    const exits = ways.filter((way) => {
      const next = beside(board, cell, way)
      return next !== undefined && isFree(next)
    })
    return exits.length >= 3
  })
  return shuffle(world, open.length > 0 ? open : free)
}

export const farBetween = (one: number, other: number) =>
  Math.abs(columnOf(board, one) - columnOf(board, other)) + Math.abs(rowOf(board, one) - rowOf(board, other))
