import type { Values } from '@makebelieve/kit/simulation/system'

/** A piston on a gas: its height in m, its speed, the temperature of the gas in K, and its swings. */
export type Cylinder = {
  time: number
  steps: number
  height: number
  speed: number
  temperature: number
  /** When it last came up through its resting height, and how long the last swing took. */
  crossed: number
  period: number
  trail: [volume: number, pressure: number][]
}

export const gasConstant = 8.314462618
export const gravity = 9.81
export const air = 101_325
/** In m² and kg. */
export const surface = 0.002
export const piston = 4

/** Heat capacities: how many parts of R a mole takes for a kelvin. */
export const gases = [
  { name: 'helium', parts: 1.5 },
  { name: 'nitrogen', parts: 2.5 },
] as const

export const gasOf = ({ gas = 1 }: Values) => gases[Math.round(gas)] ?? gases[1]
export const load = ({ weights = 8 }: Values) => piston + weights

/** Pressure under which the piston would rest, in Pa. */
export const restPressure = (values: Values) => air + (load(values) * gravity) / surface

export const pressureOf = ({ height, temperature }: Cylinder, { amount = 20 }: Values) =>
  ((amount / 1000) * gasConstant * temperature) / (surface * height)

/** In mL. */
export const volumeOf = ({ height }: Cylinder) => height * surface * 1e6
