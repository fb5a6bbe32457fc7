import { expect, test } from 'vitest'
import type { GamePlan } from '../../../game/plan.ts'
import { turns, worthOf } from './index.ts'

const [ace, six, nine, king] = [0, 20, 32, 48]

test.each([
  ['ace and king', [ace, king], 21],
  ['two aces', [ace, ace + 1], 12],
  ['ace, six and king', [ace, six, king], 17],
  ['nine, six and king', [nine, six, king], 25],
])('twenty-one counts %s', (_name, hand, sum) => {
  expect(worthOf(hand).sum).toBe(sum)
})

test('the dealer of twenty-one looks at its own cards only', () => {
  const dealt = { ...turns.deal({} as GamePlan, 5, 1), turn: 1 as const }
  const strength = { nodes: 1, slips: 0, seed: 3 }
  const other = { ...dealt, hands: [[king, nine], dealt.hands[1]] as [number[], number[]] }
  expect(turns.opponent?.(other, strength)).toEqual(turns.opponent?.(dealt, strength))
  expect(turns.opponent?.({ ...dealt, hands: [[], [king, six]] }, strength)).toEqual(['hit'])
  expect(turns.opponent?.({ ...dealt, hands: [[], [king, nine]] }, strength)).toEqual(['stand'])
})
