import type { Values } from '@makebelieve/kit/simulation/system'

/** Everything is 1 at the start, and the wage is €20 an hour. */
export type Economy = {
  time: number
  money: number
  goods: number
  price: number
  wage: number
  past: (readonly [price: number, wage: number])[]
}

export const firstWage = 20
/** Rates a year as continuous growth. */
export const rateOf = (percent: number) => Math.log(1 + percent / 100)
/** Where prices are heading: as much as there is money for each good. */
export const headingOf = ({ money, goods }: Economy) => money / goods
export const inflationOf = (economy: Economy, { lag = 1 }: Values) =>
  100 * (Math.exp(Math.log(headingOf(economy) / economy.price) / lag) - 1)
