import { expect, it } from 'vitest'
import { balanceText } from './balance-text.ts'

it.each([
  [{ credits: 1800, paidCredits: 0 }, '1,800 credits'],
  [{ credits: 0, paidCredits: 12_500 }, '0 credits + 12,500 paid'],
])('tells %o as "%s"', (user, text) => {
  expect(balanceText(user)).toBe(text)
})
