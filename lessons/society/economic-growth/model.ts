import type { Values } from '@makebelieve/kit/simulation/system'

/** Machines for each worker, in units of what a worker makes with one machine in a year. */
export type Economy = {
  time: number
  capital: number
  past: (readonly [income: number, eaten: number])[]
}

export const incomeOf = (capital: number, { share = 50 }: Values) => capital ** (share / 100)
export const savedOf = (capital: number, values: Values) =>
  ((values.saving ?? 30) / 100) * incomeOf(capital, values)
/** What wears out, and what new workers need. */
export const lostOf = (capital: number, { wear = 10, births = 0 }: Values) =>
  ((wear + births) / 100) * capital

/** Where as much is built as is lost. */
export function restOf({ saving = 30, wear = 10, births = 0, share = 50 }: Values): number {
  return (saving / (wear + births)) ** (1 / (1 - share / 100))
}
