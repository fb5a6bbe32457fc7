import type { Values } from '@makebelieve/kit/simulation/system'

/** Carbon dioxide in the jar and oxygen made since the start, both in µmol; the time in minutes. */
export type Pondweed = { carbon: number; oxygen: number; time: number }

/** Water in the jar, in mL. */
export const jar = 250
/** A lesson is over after so many minutes. */
export const lesson = 240
/** One bubble, in mL: a ball 2.5 mm wide. */
export const bubble = 0.008

const best = 45 / 60
const breathing = 4 / 60
const halfLight = 120
const halfCarbon = 0.15
const coldest = 2
const hottest = 45
export const kindest = 30

/** Light on the plant in µmol of photons on a square metre in a second: it thins out with the square of the distance. */
export const lightAt = (distance: number) => 80_000 / distance ** 2

/** The share of the best rate that a warmth allows: the cardinal temperature model of Rosso, one at the kindest. */
export function warmthShare(temperature: number): number {
  const t = Math.min(hottest, Math.max(coldest, temperature))
  const span = kindest - coldest
  const below = span * (span * (t - kindest) - (kindest - hottest) * (kindest + coldest - 2 * t))
  return ((t - hottest) * (t - coldest) ** 2) / below
}

export const lightShare = (light: number) => light / (light + halfLight)
export const carbonShare = (concentration: number) => concentration / (concentration + halfCarbon)

/** The fastest the whole plant could make oxygen in this light and warmth, in µmol a minute, were there carbon enough. */
export function ceiling({ temperature = 20, distance = 25, plant = 10 }: Values): number {
  return plant * best * warmthShare(temperature) * lightShare(lightAt(distance))
}

/** What the plant breathes itself, in µmol a minute: twice as much for each 10 °C. */
export function breath({ temperature = 20, plant = 10 }: Values): number {
  return plant * breathing * 2 ** ((temperature - 20) / 10)
}

/** Half of the ceiling is reached with so much carbon dioxide in the jar, in µmol. */
export const halfCarbonInJar = halfCarbon * jar

/** Oxygen made less oxygen breathed, in µmol a minute. */
export function gain(carbon: number, values: Values): number {
  const held = Math.max(0, carbon)
  return (ceiling(values) * held) / (held + halfCarbonInJar) - breath(values)
}

/** µmol of gas in mL at the warmth of the jar and 1013 hPa. */
export const millilitres = (amount: number, temperature: number) => amount * 82.06e-6 * (temperature + 273.15)

export function bubblesAMinute(carbon: number, values: Values): number {
  return Math.max(0, millilitres(gain(carbon, values), values.temperature ?? 20) / bubble)
}

/** Which of the three holds the plant back most. */
export function scarcest(carbon: number, { temperature = 20, distance = 25 }: Values) {
  const shares = [
    { name: 'light', share: lightShare(lightAt(distance)) },
    { name: 'carbon dioxide', share: carbonShare(Math.max(0, carbon) / jar) },
    { name: 'warmth', share: warmthShare(temperature) },
  ] as const
  const least = shares.reduce((low, one) => (one.share < low.share ? one : low))
  return { shares, least }
}
