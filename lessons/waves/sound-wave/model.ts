import type { Values } from '@makebelieve/kit/simulation/system'

/**
 * How far the layers of gas in a long tube are pushed from their places, in m, now and a step ago. Layers are as far apart as
 * sound runs in one step; with that spacing the plain scheme moves waves without error.
 */
export type Sound = {
  time: number
  apart: number
  now: number[]
  before: number[]
  /** When the first sound came to the microphone, and what it has heard since: pressure squared over time. */
  arrived: number
  felt: number
  squares: number
}

export const step = 1 / 24000
export const tube = 4
export const microphone = 3

/** At 101 325 Pa: heat capacity ratio and mass of a mole in kg. */
export const gases = [
  { name: 'air', ratio: 1.4, mole: 0.028965 },
  { name: 'helium', ratio: 5 / 3, mole: 0.0040026 },
  { name: 'carbon dioxide', ratio: 1.293, mole: 0.04401 },
] as const

const gasConstant = 8.314462618
const pressure = 101325
/** The faintest sound that people hear, in Pa. */
export const faintest = 2e-5

export const gasOf = ({ gas = 0 }: Values) => gases[Math.round(gas)] ?? gases[0]

export function speedOf(values: Values): number {
  const { ratio, mole } = gasOf(values)
  return Math.sqrt((ratio * gasConstant * (273.15 + (values.temperature ?? 20))) / mole)
}

export function densityOf(values: Values): number {
  return (pressure * gasOf(values).mole) / (gasConstant * (273.15 + (values.temperature ?? 20)))
}

/** How far the loudspeaker moves so that the sound has the wanted level, in m. */
export function swingOf(values: Values): number {
  const { level = 80, frequency = 500 } = values
  const most = Math.SQRT2 * faintest * 10 ** (level / 20)
  return most / (densityOf(values) * speedOf(values) * 2 * Math.PI * frequency)
}

export function pushAt({ now, apart }: Sound, x: number): number {
  const at = Math.min(now.length - 1.001, Math.max(0, x / apart))
  const i = Math.floor(at)
  return (now[i] ?? 0) + ((now[i + 1] ?? 0) - (now[i] ?? 0)) * (at - i)
}

/** More or less pressure than usual at a layer, in Pa: where layers crowd it is higher. */
export function pressureAt({ now, apart }: Sound, i: number, values: Values): number {
  const stiff = densityOf(values) * speedOf(values) ** 2
  return (-stiff * ((now[i + 1] ?? now[i] ?? 0) - (now[i] ?? 0))) / apart
}

export function crossings({ now, apart }: Sound): number[] {
  const places: number[] = []
  for (let i = 1; i < now.length - 1; i++) {
    const [a, b] = [now[i] ?? 0, now[i + 1] ?? 0]
    if (a * b < 0) places.push((i + a / (a - b)) * apart)
  }
  return places
}

/** Twice the mean distance of places where the layers are at rest; 0 until two are seen. */
export function wavelengthOf(state: Sound): number {
  const [first, ...others] = crossings(state)
  const last = others.at(-1)
  return first === undefined || last === undefined ? 0 : (2 * (last - first)) / others.length
}

export function levelOf({ felt, squares }: Sound): number {
  return felt > 0 ? Math.max(0, 10 * Math.log10(Math.max(1e-30, squares / felt) / faintest ** 2)) : 0
}
