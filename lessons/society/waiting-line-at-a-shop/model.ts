import type { Values } from '@makebelieve/kit/simulation/system'

/** Somebody with a basket: when they came, and how long the till will need (in units of the mean). */
export type Customer = { came: number; size: number; look: number }
export type Till = { customer: Customer | undefined; doneAt: number; line: Customer[] }

export type Shop = {
  time: number
  nextCome: number
  come: number
  tills: Till[]
  /** The common line; unused when each till has its own. */
  line: Customer[]
  served: number
  waited: number
  longest: number
  /** How long all tills together have worked. */
  worked: number
  /** The chance of so many customers in the shop, with a common line. */
  chance: number[]
}

export const ways = ['One line for all', 'A line at each till'] as const
export const wayOf = ({ way = 0 }: Values) => Math.round(way)
export const tillsOf = ({ tills = 3 }: Values) => Math.round(tills)
/** So many at most are thought of in the chances. */
export const mostInside = 60

/** The mean wait that is to be expected now with a common line, from the chances. */
export function outlook({ chance }: Shop, values: Values): number {
  const tills = tillsOf(values)
  const waiting = chance.reduce((sum, p, n) => sum + p * Math.max(0, n - tills), 0)
  return waiting / (values.come ?? 1.8)
}
