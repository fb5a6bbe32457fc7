import type { Values } from '@makebelieve/kit/simulation/system'

/** Both balloons mirror each other: one angle outwards from hanging straight, and the charge of each in coulombs. */
export type Balloons = {
  angle: number
  speed: number
  charge: number
  time: number
  steps: number
  rubbed: number
}

export const kinds = ['both minus', 'one minus, one plus'] as const
export const balloon = { radius: 0.12, string: 0.9 } as const
export const gravity = 9.81
const coulomb = 8.9875517923e9

/** Plus pushes apart, minus pulls together. */
export const signOf = ({ kind = 0 }: Values) => (Math.round(kind) === 0 ? 1 : -1)

export const distanceOf = (angle: number, { apart = 0.1 }: Values) =>
  apart + 2 * balloon.string * Math.sin(angle)

/** The force on each balloon in newtons. */
export function forceOf({ angle, charge }: Balloons, values: Values): number {
  return (signOf(values) * coulomb * charge * charge) / distanceOf(angle, values) ** 2
}

/** The energy of the charges on each other, in joules. */
export const chargedEnergy = ({ angle, charge }: Balloons, values: Values) =>
  (signOf(values) * coulomb * charge * charge) / distanceOf(angle, values)

/** Which part of the charge leaves in a second: damp air and damp rubber lead it away, dry air does not. */
export const leakOf = ({ damp = 30 }: Values) => Math.expm1(0.07 * damp) / 2000

/** Where the balloons touch: they cannot come closer. */
export function touching({ apart = 0.1 }: Values): number {
  return Math.asin((2 * balloon.radius - apart) / (2 * balloon.string))
}

export function pushOutwards(state: Balloons, values: Values): number {
  const grams = values.mass ?? 3
  const outwards = forceOf(state, values) / (grams * 0.001)
  return (outwards * Math.cos(state.angle) - gravity * Math.sin(state.angle)) / balloon.string
}
