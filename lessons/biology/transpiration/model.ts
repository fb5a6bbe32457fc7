import type { Values } from '@makebelieve/kit/simulation/system'

/** Water in the pot and water given to the air, in mL; time in hours. */
export type Plant = {
  soil: number
  lost: number
  time: number
  steps: number
  trail: [time: number, soil: number, rate: number][]
}

export const full = 500
/** With less than this share of water in the soil, the plant begins to shut its pores; with less than that, it wilts. */
export const short = 0.4
export const wiltsAt = 0.2
export const watched = 96

/** How well vapour gets out through wide open pores, and half of that light opens them, in mol/m²s and % of full light. */
const widest = 0.35
const halfLight = 20
/** A leaf 5 cm wide, of which 0.72 count. */
const wide = 0.72 * 0.05
const pressure = 101.3

/** The most vapour air can hold, in kPa: the formula of Tetens with the numbers of Buck. */
export const saturated = (temperature: number) =>
  0.61121 * Math.exp((17.502 * temperature) / (temperature + 240.97))
/** How much is missing to that: the thirst of the air. */
export const thirst = ({ temperature = 22, humidity = 50 }: Values) =>
  saturated(temperature) * (1 - humidity / 100)

/** The pores before the soil runs short. */
export const opened = ({ light = 70 }: Values) =>
  0.02 + 0.98 * (light / (light + halfLight)) * (1 + halfLight / 100)
export const shut = (share: number) => Math.min(1, Math.max(0, share / short))
export const pores = ({ soil }: Pick<Plant, 'soil'>, values: Values) => opened(values) * shut(soil / full)

/** Through the still air around a leaf: wind makes it thinner (Campbell and Norman). */
export const still = ({ wind = 1 }: Values) => 0.147 * Math.sqrt(wind / wide)
export const throughPores = (values: Values) => widest * opened(values)

/** mL an hour for one mol/m²s of conductance: leaves in m², 18 g a mole. */
export const scale = (values: Values) =>
  (((values.leaves ?? 800) / 10_000) * thirst(values) * 18.02 * 3600) / pressure

/** Water that leaves the plant, in mL an hour: pores and still air one behind the other. */
export function rate(soil: number, values: Values): number {
  const inner = throughPores(values) * shut(soil / full)
  const outer = still(values)
  return (scale(values) * inner * outer) / (inner + outer)
}
