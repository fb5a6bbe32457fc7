import type { Values } from '@makebelieve/kit/simulation/system'

/** Concentrations in mol/L of what reacts and of what comes out. */
export type Reaction = {
  before: number
  after: number
  first: number
  time: number
  steps: number
  trail: [time: number, share: number][]
}

const gasConstant = 8.314462618e-3
/** Tries in a second (first order) or in a second and mol/L (second order). */
export const tries = 1e9
/** So much lower is the barrier with the catalyst, in kJ/mol. */
const eased = 8

export const barrierOf = ({ barrier = 60, catalyst = 0 }: Values) => barrier - (catalyst > 0.5 ? eased : 0)

/** The share of the encounters that have the energy to cross the barrier. */
export const shareAbove = (values: Values) =>
  Math.exp(-barrierOf(values) / (gasConstant * (values.temperature ?? 300)))

/** Arrhenius. */
export const rateConstant = (values: Values) => tries * shareAbove(values)
