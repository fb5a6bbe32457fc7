import type { Values } from '@makebelieve/kit/simulation/system'

/** Threads that are drawn from every number to its multiple, on a clock with n numbers. */
export type Threads = {
  drawn: number
  /** Part of the next thread that is already stretched. */
  due: number
  length: number
  fixed: number
}

export const numbersOf = ({ numbers = 100 }: Values) => Math.max(5, Math.round(numbers))
export const timesOf = ({ times = 2 }: Values) => Math.max(2, Math.round(times))

export const endOf = (k: number, values: Values) => (k * timesOf(values)) % numbersOf(values)

/** Where a number stands on a circle with radius 1; zero is on the left. */
export function placeOf(k: number, values: Values): readonly [x: number, y: number] {
  const angle = Math.PI + (2 * Math.PI * k) / numbersOf(values)
  return [Math.cos(angle), Math.sin(angle)]
}

/** How long the thread from a number to its multiple is. */
export function threadOf(k: number, values: Values): number {
  const [from, to] = [placeOf(k, values), placeOf(endOf(k, values), values)]
  return Math.hypot(from[0] - to[0], from[1] - to[1])
}
