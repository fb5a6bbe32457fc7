import { expect, test } from 'vitest'
import type { GamePlan } from '../../../game/plan.ts'
import { type CheckersRules, pathsOf } from './board.ts'
import { type CheckersState, turns } from './index.ts'

const start = turns.deal({} as GamePlan, 1, 1)

const count = (state: CheckersState, depth: number): number =>
  depth === 0
    ? 1
    : turns.moves(state).reduce((sum, move) => sum + count(turns.after(state, move), depth - 1), 0)

/** A board of these men, by cell. */
function withMen(men: Record<number, number>, more: CheckersRules = {}): CheckersState {
  const board = { ...start, cells: Array.from({ length: 64 }, (_, cell) => men[cell] ?? 0), ...more }
  return { ...board, open: pathsOf(board) }
}

test('there are as many openings of checkers as were published', () => {
  expect([1, 2, 3, 4, 5].map((depth) => count(start, depth))).toEqual([7, 49, 302, 1469, 7361])
})

test('a man of checkers jumps to the end, and is crowned', () => {
  const state = withMen({ 42: 1, 33: -1, 17: -1, 56: 1 })
  expect(turns.moves(state)).toEqual([['42', '24', '10']])
  const after = turns.after(withMen({ 21: 1, 12: -1 }), ['21', '3'])
  expect(after.cells[3]).toBe(2)
  expect(turns.ending(after)?.winner).toBe(0)
})

test('a flying king of checkers goes far, and nobody has to capture where that is said', () => {
  expect(turns.moves(withMen({ 56: 2, 1: -1 }, { flying: true })).length).toBe(7)
  expect(turns.moves(withMen({ 42: 1, 33: -1, 1: -1 }))).toEqual([['42', '24']])
  expect(turns.moves(withMen({ 42: 1, 33: -1, 1: -1 }, { free: true }))).toEqual([
    ['42', '24'],
    ['42', '35'],
  ])
})
