import type { Values } from '@makebelieve/kit/simulation/system'

/** A parcel of air on its way over a mountain: km, kelvin, pascal, and grams of water in each kilogram of air. */
export type Parcel = {
  along: number
  kelvin: number
  pressure: number
  vapour: number
  cloud: number
  rain: number
  /** Where the cloud began, km above the plain; 0 until then. */
  base: number
  /** How much it cools for each km up. */
  lapse: number
  time: number
  trail: [along: number, height: number, celsius: number, cloud: number, rains: boolean][]
}

export const air = {
  gas: 287.05,
  heat: 1005,
  gravity: 9.80665,
  latent: 2.5e6,
  ratio: 0.62198,
  ground: 100_000,
} as const
/** The plain, the mountain and the plain behind it, in km. */
export const way = { long: 60, top: 30, wide: 9 } as const

export const heightAt = (along: number, { mountain = 3 }: Values) =>
  mountain * Math.exp(-(((along - way.top) / way.wide) ** 2))

/** The pressure of vapour that air can hold, in pascal: Bolton 1980. */
export const saturation = (kelvin: number) => 611.2 * Math.exp((17.67 * (kelvin - 273.15)) / (kelvin - 29.65))

/** Grams of vapour in a kilogram of dry air when it is full. */
export function mostVapour(kelvin: number, pressure: number): number {
  const e = Math.min(saturation(kelvin), pressure * 0.5)
  return (1000 * air.ratio * e) / (pressure - e)
}

/** Grams of vapour at a humidity in percent: of the pressure of vapour that the air can hold. */
export function vapourAt(kelvin: number, pressure: number, humidity: number): number {
  const e = (saturation(kelvin) * humidity) / 100
  return (1000 * air.ratio * e) / (pressure - e)
}

export function humidityOf({ kelvin, pressure, vapour }: Parcel): number {
  const share = vapour / 1000
  return (100 * pressure * share) / (air.ratio + share) / saturation(kelvin)
}

/** Grams that must condense (or, below zero, evaporate) until the air is just full; what condenses warms it. Newton's method. */
export function condenses(kelvin: number, pressure: number, vapour: number): number {
  const warms = air.latent / air.heat / 1000
  let grams = 0
  for (let i = 0; i < 5; i++) {
    const full = mostVapour(kelvin + warms * grams, pressure)
    const steep = (mostVapour(kelvin + warms * grams + 0.01, pressure) - full) / 0.01
    grams += (vapour - grams - full) / (1 + steep * warms)
  }
  return grams
}
