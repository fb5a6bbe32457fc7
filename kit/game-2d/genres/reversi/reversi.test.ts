import { expect, test } from 'vitest'
import type { GamePlan } from '../../../game/plan.ts'
import { type ReversiState, turns } from './index.ts'

const count = (state: ReversiState, depth: number): number =>
  depth === 0
    ? 1
    : turns.moves(state).reduce((sum, move) => sum + count(turns.after(state, move), depth - 1), 0)

test('there are as many openings as were published', () => {
  const start = turns.deal({} as GamePlan, 1, 1)
  expect([1, 2, 3, 4, 5].map((depth) => count(start, depth))).toEqual([4, 12, 56, 244, 1396])
})

test('who has no move passes, and the round is over when nobody has one', () => {
  // Black at the left end, white beside it: only black can answer.
  const cells = Array<number>(16).fill(2)
  cells[0] = 0
  cells[1] = 1
  cells[4] = 0
  cells[5] = 1
  const state: ReversiState = { size: 4, fewest: false, cells, turn: 0, open: [2, 6] }
  const passed = turns.after(state, ['2'])
  expect(passed.turn).toBe(0)
  expect(passed.passed).toBe(true)
  const done = turns.after(passed, ['6'])
  expect(turns.ending(done)).toEqual({ winner: 0, because: '6 discs to 0!' })
  expect(turns.ending({ ...done, fewest: true })?.winner).toBe(1)
})
