import type { Values } from '@makebelieve/kit/simulation/system'

/** How deep the bottom of the box is below the surface, in metres, and how fast it sinks. */
export type Float = { depth: number; speed: number; time: number; grounded: boolean }

/** How deep the water is. */
export const pool = 2.2

export const massOf = ({ density = 600, hollow = 0, size = 0.5 }: Values) =>
  density * (1 - hollow / 100) * size ** 3

export const shareUnder = (depth: number, { size = 0.5 }: Values) => Math.min(1, Math.max(0, depth / size))

export const upthrust = (depth: number, values: Values) => {
  const { liquid = 1000, gravity = 9.81, size = 0.5 } = values
  return liquid * gravity * size ** 3 * shareUnder(depth, values)
}
