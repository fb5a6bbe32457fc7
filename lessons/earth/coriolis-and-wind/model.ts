import type { Values } from '@makebelieve/kit/simulation/system'

/** A parcel of air: km to the east and north of its start, m/s, the clock in hours. */
export type Wind = {
  x: number
  y: number
  east: number
  north: number
  time: number
  trail: [x: number, y: number][]
}

const density = 1.2
/** How strongly moving air is turned aside, in 1/s: twice the Earth's spin times the sine of the latitude. */
export const turning = ({ latitude = 45 }: Values) => 2 * 7.292116e-5 * Math.sin((latitude * Math.PI) / 180)
/** The push towards low pressure in m/s², to the north: hPa in 100 km, shared by the density. */
export const push = ({ slope = 1 }: Values) => (slope * 100) / 100_000 / density
/** Friction at the ground as a share of the wind, in 1/s. */
export const rubs = ({ friction = 3 }: Values) => friction * 1e-5

/** The wind that it settles to: push, turning and friction cancel. */
export function settled(values: Values): { east: number; north: number } {
  const [f, r, p] = [turning(values), rubs(values), push(values)]
  const all = f * f + r * r
  return { east: (p * f) / all, north: (p * r) / all }
}
