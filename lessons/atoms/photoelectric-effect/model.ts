import type { Values } from '@makebelieve/kit/simulation/system'

/**
 * Electrons on their way, those of one step together: how many, how far from the metal in mm and how fast in mm/ns. Where
 * across the plates they are drawn, if they are: each drawn one stands for the same number.
 */
export type Flying = { count: number; x: number; speed: number; across: number; drawn: boolean }

export type Photoelectric = {
  time: number
  electrons: Flying[]
  /** How often some were knocked out. */
  out: number
  /** Charge moved through the wire in each of the last steps, in electrons. */
  moved: number[]
  /** Energies of those that arrived last, in eV. */
  arrived: number[]
}

/** How much energy it takes to leave, in eV. */
export const metals = [
  { name: 'caesium', work: 2.14, paint: '#E3C566' },
  { name: 'potassium', work: 2.3, paint: '#C9C4D6' },
  { name: 'calcium', work: 2.87, paint: '#C2B8A3' },
  { name: 'zinc', work: 4.33, paint: '#9DB2C2' },
  { name: 'platinum', work: 5.65, paint: '#D9DADF' },
] as const

/** Between the plates, in mm. */
export const gap = 2
/** One drawn electron stands for so many. */
export const stands = 250
/** Of so many photons one knocks an electron out; the others only warm the metal. */
const photonsForOne = 1000
/** A step's speed and acceleration: m/e in eV·ns²/mm², from e/m = 1.75882·10¹¹ C/kg. */
export const inertia = 1 / 0.175882
/** Means are taken over so many steps. */
export const looked = 400

/** In ns. */
export const step = 0.05

export const metalOf = ({ metal = 1 }: Values) => metals[Math.round(metal)] ?? metals[1]

/** Of one photon, in eV: h·c in eV·nm over the wavelength. */
export const photonEnergy = ({ wavelength = 400 }: Values) => 1239.84198 / wavelength

/** What the fastest electron keeps; below nothing none comes out. */
export const spare = (values: Values) => photonEnergy(values) - metalOf(values).work

/** Electrons knocked out in a nanosecond. */
export function knocked(values: Values): number {
  if (spare(values) <= 0) return 0
  const photons = ((values.power ?? 1) * 1e-12) / (photonEnergy(values) * 1.602176634e-19)
  return photons / photonsForOne
}

/** In µA: so many electrons in a nanosecond. */
const microamperes = 1.602176634e-4

/**
 * A mean in which the first and the last count least. With hard ends it would jump with each fast or slow electron that
 * just comes into the list or leaves it.
 */
export function softMean(list: readonly number[]): number {
  let [sum, all] = [0, 0]
  list.forEach((one, i) => {
    const weight = Math.min(i + 1, list.length - i)
    sum += weight * one
    all += weight
  })
  return all === 0 ? 0 : sum / all
}

/** What the meter shows, in µA. */
export const current = ({ moved }: Photoelectric) => (softMean(moved) / step) * microamperes
