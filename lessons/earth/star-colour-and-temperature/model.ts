import type { Values } from '@makebelieve/kit/simulation/system'
import { mixed } from '../sky.ts'

/** What was measured of the star's light, and its planet: temperature (K), angle on its orbit, the clock in days. */
export type Star = {
  kelvin: number
  /** Watts from each square metre of the star, and the wavelength of its strongest light in nm. */
  glow: number
  peak: number
  planet: number
  angle: number
  time: number
}

export const sunRadius = 6.957e8
export const sunPower = 3.828e26
export const au = 1.495979e11
export const boltzmann = 5.670374e-8
const [planck, light, constant] = [6.62607015e-34, 2.99792458e8, 1.380649e-23]

/** Planck's law: light that a glowing body sends out at a wavelength in nm, for each nm and square metre. */
export function planckLaw(nanometres: number, kelvin: number): number {
  const wave = nanometres * 1e-9
  const power = (planck * light) / (wave * constant * kelvin)
  if (power > 600) return 0
  return (2 * Math.PI * planck * light ** 2 * 1e-9) / (wave ** 5 * Math.expm1(power))
}

/** All light together: summed up from 20 nm to 0.2 mm in even steps of the logarithm. */
export function allLight(kelvin: number): number {
  const count = 260
  const width = Math.log(1e4) / count
  let sum = 0
  for (let i = 0; i <= count; i++) {
    const wave = 20 * Math.exp(i * width)
    sum += planckLaw(wave, kelvin) * wave
  }
  return sum * width
}

/** Where the light is strongest, in nm: the hill is climbed by cutting the range in thirds. */
export function strongest(kelvin: number): number {
  let [from, to] = [50, 5000]
  for (let i = 0; i < 44; i++) {
    const [a, b] = [from + (to - from) / 3, to - (to - from) / 3]
    if (planckLaw(a, kelvin) < planckLaw(b, kelvin)) from = a
    else to = b
  }
  return (from + to) / 2
}

/** The star's power in Suns. */
export const powerOf = ({ glow }: Star, { radius = 1 }: Values) =>
  (glow * 4 * Math.PI * (radius * sunRadius) ** 2) / sunPower

/** Watts on a square metre at the planet that faces the star. */
export const fluxOf = (state: Star, values: Values) =>
  (powerOf(state, values) * sunPower) / (4 * Math.PI * ((values.away ?? 1) * au) ** 2)

/** Where water can be liquid on an Earth: Kasting, Whitmire and Reynolds 1993, in au. */
export const zoneOf = (state: Star, values: Values) => {
  const root = Math.sqrt(powerOf(state, values))
  return [0.95 * root, 1.37 * root] as const
}

/** The planet's year in days; a star's mass goes with about the 3.5th root of its power. */
export const yearOf = (state: Star, values: Values) =>
  365.25 * Math.sqrt((values.away ?? 1) ** 3 / powerOf(state, values) ** (1 / 3.5))

const colours = [
  [2500, '#FF5A36'],
  [4000, '#FF9A3D'],
  [5772, '#FFD95A'],
  [7000, '#FFF4DA'],
  [9000, '#C3D4FF'],
  [12000, '#8FB0FF'],
] as const

/** The colour of glowing, a little stronger than in truth, so that it is told apart at a glance. */
export function colourOf(kelvin: number): `#${string}` {
  const next = Math.max(
    1,
    colours.findIndex(([to]) => to >= kelvin),
  )
  const [from, a] = colours[next - 1] ?? colours[0]
  const [to, b] = colours[next] ?? colours[5]
  return mixed(a, b, (kelvin - from) / (to - from))
}

export function colourName(kelvin: number): string {
  if (kelvin < 3700) return 'red'
  if (kelvin < 5200) return 'orange'
  if (kelvin < 6000) return 'yellow'
  if (kelvin < 7500) return 'white'
  return 'blue-white'
}
