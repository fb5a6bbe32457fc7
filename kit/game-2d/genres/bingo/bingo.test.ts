import { expect, test } from 'vitest'
import type { GamePlan } from '../../../game/plan.ts'
import { hasLine, turns } from './index.ts'

test('rows, columns and diagonals are lines, and nothing else', () => {
  expect(hasLine(3, [3, 4, 5])).toBe(true)
  expect(hasLine(3, [1, 4, 7])).toBe(true)
  expect(hasLine(3, [2, 4, 6])).toBe(true)
  expect(hasLine(3, [0, 1, 5, 7])).toBe(false)
})

test('whoever overlooks nothing is first, and whoever marks nothing is not', () => {
  const game = { content: {}, rules: { lives: 3 } } as unknown as GamePlan
  for (const seed of [1, 2, 3]) {
    const play = (marks: boolean) => {
      let state = turns.deal(game, seed, 1)
      while (!turns.ending(state)) state = turns.after(state, marks ? (turns.solve?.(state) ?? []) : ['next'])
      return turns.ending(state)?.winner
    }
    expect(play(true)).toBe(0)
    expect(play(false)).toBe(1)
  }
})
