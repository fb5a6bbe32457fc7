import type { Values } from '@makebelieve/kit/simulation/system'

/** A ship sends a click down, waits for its echo and writes the depth down. Lengths in m. */
export type Survey = {
  time: number
  ship: number
  /** The click on its way: where it was sent, how deep it is, and whether it is coming back. */
  click: { x: number; sent: number; depth: number; floor: number; up: boolean }
  /** The last echo: how long it took, what was written down, what is true. */
  echo: number
  written: number
  truth: number
  chart: [x: number, depth: number][]
}

export const way = 6000
export const floors = ['a flat plain', 'an undersea mountain', 'a deep trench'] as const
/** Sound runs faster with depth because of the pressure: so much more for each metre, in 1/s. */
export const faster = 0.016

export function floorAt(x: number, { floor = 1 }: Values): number {
  const kind = Math.round(floor)
  const middle = x - way / 2
  if (kind === 0) return 3000
  if (kind === 1) return 3400 - 2300 * Math.exp(-((middle / 900) ** 2)) - 120 * Math.sin(x / 260)
  return 2400 + 1700 * Math.exp(-((middle / 700) ** 2)) + 90 * Math.sin(x / 310)
}

/** In sea water at the surface, after Medwin (1975); temperature in °C, salt in grams in a kilogram. */
export function surfaceSpeed({ temperature = 10, salt = 35 }: Values): number {
  const t = temperature
  return 1449.2 + 4.6 * t - 0.055 * t * t + 0.00029 * t ** 3 + (1.34 - 0.01 * t) * (salt - 35)
}

export const speedAt = (depth: number, values: Values) => surfaceSpeed(values) + faster * depth

export const clickAt = (x: number, time: number, values: Values): Survey['click'] => ({
  x,
  sent: time,
  depth: 0,
  floor: floorAt(x, values),
  up: false,
})
