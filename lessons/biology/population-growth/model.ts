import type { Values } from '@makebelieve/kit/simulation/system'

/**
 * How many there are (thousands), the time in hours, what the number was at each step so far (newest last), and the last highest
 * and lowest numbers.
 */
export type Population = {
  count: number
  time: number
  steps: number
  past: number[]
  high: number
  low: number
  rising: boolean
  trail: [time: number, count: number][]
}

export const dt = 0.05
export const longestDelay = 3
/** As many steps as the longest delay needs, and some. */
export const memory = Math.round(longestDelay / dt) + 3

/** Yeast in a flask, hour by hour: Carlson 1913, as told by Pearl 1927. */
export const measured = [
  9.6, 18.3, 29, 47.2, 71.1, 119.1, 174.6, 257.3, 350.7, 441, 513.3, 559.7, 594.8, 629.4, 640.8, 651.1, 655.9,
  659.6, 661.8,
] as const

/** How many more come in an hour, when the crowding of some time ago is felt. */
export function growth(count: number, felt: number, { rate = 0.54, room = 665, taken = 0 }: Values): number {
  return rate * count * (1 - felt / room) - taken * count
}

/** The number some hours ago, between the steps on a straight line; before the start it was the first. */
export function ago({ past, count }: Population, hours: number): number {
  const back = hours / dt
  const whole = Math.floor(back)
  const at = (i: number) => (i <= 0 ? count : (past[past.length - 1 - i] ?? past[0] ?? count))
  return at(whole) + (at(whole + 1) - at(whole)) * (back - whole)
}

/** Where it would stay. */
export const balance = ({ rate = 0.54, room = 665, taken = 0 }: Values) =>
  Math.max(0, room * (1 - taken / rate))
