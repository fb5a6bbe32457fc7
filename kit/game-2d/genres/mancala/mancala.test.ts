import { describe, expect, test } from 'vitest'
import { seededRandom } from '../../../core/random.ts'
import type { GamePlan } from '../../../game/plan.ts'
import { bestMove } from '../../turns/search.ts'
import { type MancalaState, stored, turns } from './index.ts'

const start = turns.deal({} as GamePlan, 1, 1)
const sum = ({ around }: MancalaState) => around.reduce((all, seeds) => all + seeds, 0)
const like = (around: number[]): MancalaState => ({ ...start, around })

describe('seeds', () => {
  test('are sown one by one, and the last one in the store means another turn', () => {
    const next = turns.after(start, ['2'])
    expect(next.around).toEqual([4, 4, 0, 5, 5, 5, 1, 4, 4, 4, 4, 4, 4, 0])
    expect(next.turn).toBe(0)
    expect(turns.after(start, ['0']).turn).toBe(1)
  })

  test('never fall into the store of the other side', () => {
    const next = turns.after(like([0, 0, 0, 0, 0, 9, 0, 1, 1, 1, 1, 1, 1, 0]), ['5'])
    expect(next.around.at(-1)).toBe(0)
    expect(next.around[0]).toBe(1)
  })

  test('that end in an empty pit of one’s own capture those across', () => {
    const state = like([1, 0, 4, 4, 4, 4, 0, 4, 4, 4, 4, 6, 4, 0])
    const next = turns.after(state, ['0'])
    expect([next.around[1], next.around[11], stored(next, 0)]).toEqual([0, 0, 7])
    expect(turns.after({ ...state, peaceful: true }, ['0']).around[11]).toBe(6)
  })

  test('that are left belong to whose side they are on', () => {
    const done = turns.after(like([0, 0, 0, 0, 0, 1, 20, 3, 0, 0, 0, 0, 0, 24]), ['5'])
    expect([stored(done, 0), stored(done, 1)]).toEqual([21, 27])
    expect(turns.ending(done)).toEqual({ winner: 1, because: '21 to 27.' })
  })
})

test('a whole game against a random player loses no seed, and is won in nineteen of twenty', () => {
  let won = 0
  for (let game = 0; game < 20; game++) {
    const random = seededRandom(game + 1)
    let state = start
    while (!turns.ending(state)) {
      const moves = turns.moves(state)
      const move =
        state.turn === 0
          ? bestMove(turns, state, { nodes: 400, slips: 0, seed: game })
          : (moves[random.below(moves.length)] ?? [])
      state = turns.after(state, move)
      expect(sum(state)).toBe(48)
    }
    if (turns.ending(state)?.winner === 0) won++
  }
  expect(won).toBeGreaterThanOrEqual(19)
})
