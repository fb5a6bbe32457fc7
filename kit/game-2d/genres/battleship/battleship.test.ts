import { expect, test } from 'vitest'
import type { GamePlan } from '../../../game/plan.ts'
import { type BattleshipState, turns } from './index.ts'

const plan = {} as GamePlan

test('the fleets of battleship lie in the sea and over nobody else', () => {
  for (let seed = 1; seed <= 30; seed++)
    for (const fleet of turns.deal(plan, seed, 1).fleets) {
      expect(fleet.map(({ length }) => length)).toEqual([5, 4, 3, 3, 2])
      expect(new Set(fleet.flat()).size).toBe(17)
      for (const ship of fleet) {
        const rows = new Set(ship.map((cell) => Math.floor(cell / 10)))
        const columns = new Set(ship.map((cell) => cell % 10))
        expect(Math.min(rows.size, columns.size)).toBe(1)
      }
    }
})

test('the opponent of battleship aims by what was shot at, and never by where ships lie', () => {
  const state: BattleshipState = { ...turns.deal(plan, 1, 1), turn: 1 }
  const moved: BattleshipState = { ...state, fleets: turns.deal(plan, 2, 1).fleets }
  const strength = { nodes: 1, slips: 0, seed: 7 }
  expect(turns.opponent?.(state, strength)).toEqual(turns.opponent?.(moved, strength))
})
