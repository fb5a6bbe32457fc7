import { expect, test } from 'vitest'
import type { GamePlan } from '../../../game/plan.ts'
import { turns } from './index.ts'
import { after, isSolved, type Klondike, movesOf, solution } from './klondike.ts'

const withDraw = (draw: number) => ({ content: { draw } }) as unknown as GamePlan

test.each([1, 3])('every deal of solitaire is solved by lawful moves, with %i cards drawn', (draw) => {
  for (let seed = 1; seed <= 6; seed++) {
    let state = turns.deal(withDraw(draw), seed, 1)
    for (const move of solution(state, 700) ?? []) {
      expect(movesOf(state)).toContainEqual(move)
      state = after(state, move)
      const all = [...state.stock, ...state.waste, ...state.piles.flatMap(({ down, up }) => [...down, ...up])]
      expect(new Set(all).size + state.home.reduce((sum, count) => sum + count, 0)).toBe(52)
    }
    expect(isSolved(state)).toBe(true)
  }
})

test('in solitaire red goes on black, one lower, and only kings go to empty piles', () => {
  const [redSix, blackSeven, redSeven, king] = [20, 25, 24, 48]
  const pile = (...up: number[]) => ({ down: [], up })
  const state: Klondike = {
    draw: 1,
    stock: [],
    waste: [],
    piles: [pile(redSix), pile(blackSeven), pile(redSeven), pile(0, king), pile(), pile(3), pile(7)],
    home: [0, 0, 0, 0],
  }
  const moves = movesOf(state).map((move) => move.join(' → '))
  expect(moves).toContain('card 20 → card 25')
  expect(moves).not.toContain('card 20 → card 24')
  expect(moves).toContain('card 48 → pile 4')
  expect(moves).not.toContain('card 20 → pile 4')
  expect(moves).toContain('card 3 → home 3')
  expect(moves).not.toContain('card 0 → home 0')
})
