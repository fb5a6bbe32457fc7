import type { Values } from '@makebelieve/kit/simulation/system'

/**
 * The logarithm of how many viruses there are, vaccine left, cells that know the virus (1 at first), cells that make antibodies, and
 * antibodies. Days.
 */
export type Immunity = {
  now: Change
  /** Whether viruses are there at all. */
  ill: boolean
  highest: [first: number, second: number]
  fever: number
  time: number
  steps: number
  trail: [time: number, virus: number, antibodies: number][]
}
export type Change = [virus: number, vaccine: number, knowing: number, making: number, antibodies: number]

/** Days: doses of vaccine, the first infection. The second comes when the user says. */
export const doses = [1, 15] as const
export const infection = 27
export const watched = 130
/** More viruses than this make one feel ill. */
export const feltAt = 1e4
const room = 1e8
/** Half as strong a call as can be, and how fast cells that know the virus multiply then. */
export const halfCall = 1e3
export const multiply = 1.25
/** A dose, and how fast it goes. */
export const dose = 3e3
export const fades = 0.35
/** Antibodies are halved in 21 days; cells that make them live for some days. */
export const antibodiesFade = Math.LN2 / 21
const makersFade = 0.4
/** How strongly antibodies clear viruses. */
const clears = 0.0009

export const secondAt = ({ gap = 50 }: Values) => infection + Math.round(gap)

/** The share of antibodies and cells that fit a changed virus: each tenth of change halves it, as in tests of flu. */
export const fitting = ({ change = 0 }: Values) => 2 ** (-change / 10)

export function change(
  [virus, vaccine, knowing, making, antibodies]: Change,
  ill: boolean,
  { speed = 1.5 }: Values,
): Change {
  const count = ill ? Math.exp(virus) : 0
  const call = (vaccine + count) / (vaccine + count + halfCall)
  const born = multiply * knowing * call
  return [
    ill ? speed * (1 - count / room) - clears * antibodies : 0,
    -fades * vaccine,
    born,
    born - makersFade * making,
    making - antibodiesFade * antibodies,
  ]
}
