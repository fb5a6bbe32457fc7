import { expect, test } from 'vitest'
import type { GamePlan } from '../../../game/plan.ts'
import { type DominoesState, turns } from './index.ts'

const state: DominoesState = {
  hands: [
    [
      [1, 2],
      [3, 3],
    ],
    [[0, 0]],
  ],
  stock: [[5, 6]],
  line: [[1, 4]],
  turn: 0,
  block: false,
  passes: 0,
}

test('there are 28 different tiles of dominoes, and 55 up to nine', () => {
  for (const [most, count] of [
    [6, 28],
    [9, 55],
  ] as const) {
    const { hands, stock } = turns.deal({ content: { most } } as unknown as GamePlan, 3, 1)
    const all = [...hands[0], ...hands[1], ...stock]
    expect(new Set(all.map(([one, other]) => `${one}-${other}`)).size).toBe(count)
  }
})

test('a tile of dominoes lies so that equal eyes touch', () => {
  expect(turns.moves(state)).toEqual([['1-2'], ['stock']])
  expect(turns.after(state, ['1-2']).line).toEqual([
    [2, 1],
    [1, 4],
  ])
})

test('whoever has no fitting domino draws, or passes where nobody draws', () => {
  const stuck: DominoesState = { ...state, turn: 1 }
  expect(turns.moves(stuck)).toEqual([['stock']])
  expect(turns.moves({ ...stuck, block: true })).toEqual([['pass']])
  const blocked = turns.after({ ...stuck, block: true, passes: 1 }, ['pass'])
  expect(turns.ending(blocked)).toEqual({ winner: 1, because: 'Nobody can play: you hold 9, they hold 0.' })
})

test('the opponent at dominoes does not know the other hand', () => {
  const dealt = turns.after(
    turns.deal({} as GamePlan, 4, 1),
    turns.moves(turns.deal({} as GamePlan, 4, 1))[0] ?? [],
  )
  const swapped: DominoesState = { ...dealt, hands: [dealt.stock.slice(0, 6), dealt.hands[1]] }
  const strength = { nodes: 1, slips: 0, seed: 7 }
  expect(turns.opponent?.(dealt, strength)).toEqual(turns.opponent?.(swapped, strength))
})
