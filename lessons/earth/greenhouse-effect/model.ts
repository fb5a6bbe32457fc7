import type { Values } from '@makebelieve/kit/simulation/system'

/** The temperature of the ground and upper sea in kelvin; the clock in years. */
export type Greenhouse = { kelvin: number; time: number; trail: [time: number, celsius: number][] }

export const boltzmann = 5.670374e-8
/** Watt years for each degree and square metre: the upper 70 m of the sea over 71% of the Earth. */
export const store = (4.1e6 * 70 * 0.71) / 3.156e7
/** Before industry there were 280 ppm of carbon dioxide and about 14 °C, with a balance of what comes and goes. */
export const before = { kelvin: 287, parts: 280, sun: 1361, albedo: 30 } as const
export const absorbed = ({ sun = 1361, albedo = 30 }: Values) => (sun / 4) * (1 - albedo / 100)
/** The share of the ground's heat that gets out to space through that air. */
export const passes = absorbed(before) / (boltzmann * before.kelvin ** 4)

export const hasGases = ({ air = 1 }: Values) => Math.round(air) === 1
/** Watts kept back for each square metre by more carbon dioxide than there was: Myhre and others, 1998. */
export const forcing = (values: Values) =>
  hasGases(values) ? 5.35 * Math.log((values.co2 ?? 420) / before.parts) : 0

/** What the ground sends up. */
export const glows = (kelvin: number) => boltzmann * kelvin ** 4

/** What leaves for space. Warmth brings vapour, which keeps back more; far from today that levels off. */
export function leaves(kelvin: number, values: Values): number {
  if (!hasGases(values)) return glows(kelvin)
  const vapour = (values.feedback ?? 2) * 20 * Math.tanh((kelvin - before.kelvin) / 20)
  return passes * glows(kelvin) - forcing(values) - vapour
}
