import type { Values } from '@makebelieve/kit/simulation/system'

/** Both gases in mmol, and what was seen so far. */
export type Equilibrium = {
  time: number
  steps: number
  /** N₂O₄, colourless. */
  pairs: number
  /** NO₂, brown. */
  singles: number
  trail: [time: number, pairs: number, singles: number][]
}

export const gas = 8.314462618

/** Splitting takes heat and makes disorder: per mol, at 25 °C and 1 bar (CRC Handbook). */
const heat = 57_200
const disorder = 175.83

/** The constant of the equilibrium in mmol/mL: from bar by the law of gases. */
export function constant({ temperature = 300 }: Values): number {
  const inBar = Math.exp(-heat / (gas * temperature) + disorder / gas)
  return (inBar * 1e5) / (gas * temperature) / 1000
}

/** Splits per second and pair: slowed down to be seen, a few millionths of the true speed. */
export const splitting = ({ temperature = 300, catalyst = 0 }: Values) =>
  (catalyst > 0.5 ? 4 : 1) * 0.12 * Math.exp((-54_000 / gas) * (1 / temperature - 1 / 298.15))

/** How much goes there and back, in mmol of pairs a second. */
export function rates({ pairs, singles }: Equilibrium, values: Values): { there: number; back: number } {
  const there = splitting(values) * pairs
  const back = ((splitting(values) / constant(values)) * singles * singles) / (values.volume ?? 60)
  return { there, back }
}

/** In kPa. */
export const pressure = (amount: number, { temperature = 300, volume = 60 }: Values) =>
  (amount * gas * temperature) / volume
