import type { Values } from '@makebelieve/kit/simulation/system'

/** Money in euros, counted week by week. */
export type Purse = {
  weeks: number
  saved: number
  earned: number
  spent: number
  /** The week in which there was enough; 0 before. */
  reached: number
  /** What was saved at the end of each week, the newest last. */
  past: number[]
}

/** Euros for an hour of helping. */
export const wage = 4
export const incomeOf = ({ pocket = 6, jobs = 1 }: Values) => pocket + jobs * wage

export const wishes = [
  { upTo: 40, name: 'a ball' },
  { upTo: 120, name: 'a skateboard' },
  { upTo: 260, name: 'a bicycle' },
  { upTo: 1000, name: 'a drum kit' },
] as const
export const wishFor = (price: number) => wishes.findIndex(({ upTo }) => price <= upTo)
