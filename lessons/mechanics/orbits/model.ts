import type { Values } from '@makebelieve/kit/simulation/system'

/** A planet around a star at the middle; in astronomical units (au) and years. */
export type Orbit = {
  x: number
  y: number
  vx: number
  vy: number
  time: number
  /** How many times round, and when the last round ended. */
  rounds: number
  lastPass: number
  period: number
  /** A place for each 96th of a round: twelve wedges of equal time. */
  trail: [number, number][]
  marks: number
}

export const wedge = 8

/** Half the long axis, eccentricity and period from how it was started: Kepler's and Newton's formulas. */
export function ellipse({ star = 1, distance = 1, speed = 1 }: Values) {
  const half = distance / (2 - speed * speed)
  return {
    half,
    eccentricity: Math.abs(1 - speed * speed),
    period: Math.sqrt(half ** 3 / star),
    fast: speed >= 1,
  }
}
