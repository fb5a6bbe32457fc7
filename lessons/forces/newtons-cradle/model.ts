import type { Values } from '@makebelieve/kit/simulation/system'

/** Angles of the five strings from straight down, to the right above zero, and how fast they change. */
export type Cradle = {
  angles: number[]
  turns: number[]
  time: number
  clicks: number
  lastClick: number
  beat: number
  /** How many balls came in at the last loud click and how many went out, and how fast. */
  came: number
  went: number
  hit: number
  /** What became of lost motion: sound and warmth, in joules. */
  warmth: number
}

export const balls = 5

const heightOf = (angle: number, length: number) => length * (1 - Math.cos(angle))

export function energyOf({ angles, turns }: Cradle, values: Values): { height: number; motion: number } {
  const { length = 0.5, gravity = 9.81, mass = 0.2 } = values
  return {
    height: angles.reduce((sum, angle) => sum + mass * gravity * heightOf(angle, length), 0),
    motion: turns.reduce((sum, turn) => sum + 0.5 * mass * (turn * length) ** 2, 0),
  }
}
