import type { Values } from '@makebelieve/kit/simulation/system'

/**
 * How far the weight is above its rest, in metres. `width` is how far the last half swing went, `peak` the one under way,
 * `largest` the widest of the last half minute.
 */
export type Spring = {
  x: number
  speed: number
  time: number
  width: number
  peak: number
  largest: number
  trail: number[]
}

/** Swings a second when it is left alone, without damping. */
export const ownFrequency = ({ stiffness = 25, mass = 1 }: Values) =>
  Math.sqrt(stiffness / mass) / (2 * Math.PI)
