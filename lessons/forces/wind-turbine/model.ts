import type { Values } from '@makebelieve/kit/simulation/system'

/** How fast the rotor turns, in radians a second, the wind of this moment in m/s, and the energy delivered, in joules. */
export type Turbine = {
  spin: number
  angle: number
  gust: number
  energy: number
  time: number
  blown: number
}

/** The best a rotor of this kind can do, and at which ratio of tip speed to wind it does; Betz's limit for any rotor. */
export const best = { share: 0.48, ratio: 8.1 }
export const betz = 16 / 27
/** The mean need of a home, in watts: 3500 kWh a year. */
export const home = 400

/** The share of the wind's power that the rotor takes, for a ratio of tip speed to wind: Heier's curve for blades set flat. */
export function shareAt(ratio: number): number {
  if (ratio < 0.5) return 0.0068 * ratio
  const inner = 1 / ratio - 0.035
  return Math.max(0, 0.5176 * (116 * inner - 5) * Math.exp(-21 * inner) + 0.0068 * ratio)
}

export const windOf = ({ gust }: Turbine, { wind = 8 }: Values) => wind * Math.max(0.2, 1 + gust)

/** The power of the wind through the circle of the blades, in watts. */
export const inWind = (wind: number, { blade = 40, air = 1.225 }: Values) =>
  0.5 * air * Math.PI * blade * blade * wind ** 3

/** How strongly the generator brakes: with the square of the spin. */
export const brakeOf = ({ blade = 40, air = 1.225, load = 1 }: Values) =>
  (load * 0.5 * air * Math.PI * blade ** 5 * best.share) / best.ratio ** 3

/** Three blades whose mass grows a little faster than the square of their length. */
export const inertiaOf = ({ blade = 40 }: Values) => 3 * 0.2 * 1.6 * blade ** 2.3 * blade * blade

export const ratioOf = (state: Turbine, values: Values) =>
  (state.spin * (values.blade ?? 40)) / windOf(state, values)
