import type { Values } from '@makebelieve/kit/simulation/system'

export type Vector = [x: number, y: number, z: number]

/** The direction of the axle and the angular momentum about the pivot; z is up. */
export type Gyro = {
  axle: Vector
  momentum: Vector
  /** How far the wheel has turned on its axle, and how far the axle has gone round, in radians. */
  turned: number
  round: number
  time: number
  trail: Vector[]
}

/** The wheel is a ring of 0.3 m radius, as of a bicycle. */
export const radius = 0.3

export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
export const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

/** About the axle, and across it through the pivot; and what gravity does at a level axle. */
export function wheelOf({ mass = 2, arm = 0.2, gravity = 9.81, spin = 6 }: Values) {
  const along = mass * radius * radius
  return {
    along,
    across: 0.5 * along + mass * arm * arm,
    pull: mass * gravity * arm,
    spin: 2 * Math.PI * spin,
  }
}

/** The slow steady way round, in radians a second: where gravity is just enough to turn the angular momentum. */
export function steady(values: Values): number {
  const { along, across, pull, spin } = wheelOf(values)
  const cosine = Math.cos(((values.tilt ?? 90) * Math.PI) / 180)
  const own = along * spin
  return (2 * pull) / (own + Math.sqrt(Math.max(0, own * own - 4 * across * pull * cosine)))
}
