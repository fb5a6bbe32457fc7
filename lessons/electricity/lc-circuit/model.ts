import type { Values } from '@makebelieve/kit/simulation/system'

/** The charge on the upper plate in coulombs and the current that brings it there, in amperes. */
export type Oscillator = {
  charge: number
  current: number
  heat: number
  lastRise: number
  period: number
  time: number
  steps: number
  trail: [time: number, volts: number, current: number][]
}

export const henries = ({ inductance = 1 }: Values) => inductance
export const farads = ({ capacity = 1000 }: Values) => capacity * 1e-6
export const electricEnergy = (charge: number, values: Values) => (charge * charge) / (2 * farads(values))
export const magneticEnergy = (current: number, values: Values) => 0.5 * henries(values) * current * current
