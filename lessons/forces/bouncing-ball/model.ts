import type { Values } from '@makebelieve/kit/simulation/system'

/** Height of the ball's lower side above the floor and its speed upwards; metres and seconds. */
export type Bounce = {
  height: number
  speed: number
  time: number
  bounces: number
  /** The highest point after the last bounce, and when it came to rest. */
  top: number
  rested: number
  /** Time and height of what was seen. */
  trail: [number, number][]
}

/** Slower bounces than this, in m/s, are rest. */
export const least = 0.02

export const firstFall = ({ height = 2, gravity = 9.81 }: Values) => Math.sqrt((2 * height) / gravity)
