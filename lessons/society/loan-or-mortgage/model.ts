import type { Values } from '@makebelieve/kit/simulation/system'

/** What is owed, and what was paid, in euros. `years` is for the picture. */
export type Loan = {
  month: number
  debt: number
  /** The fixed instalment, or the fixed repayment, of a month. */
  fixed: number
  interestPaid: number
  repaid: number
  /** The last month's two parts. */
  lastInterest: number
  lastRepaid: number
  /** When the last euro was paid back; 0 before. */
  freeAt: number
  years: { interest: number; repaid: number; debt: number }[]
}

export const ways = ['Equal instalments', 'Equal repayments'] as const
export const monthsOf = ({ years = 25 }: Values) => Math.max(1, Math.round(years * 12))
export const wayOf = ({ way = 0 }: Values) => Math.round(way)
export const longest = 35
