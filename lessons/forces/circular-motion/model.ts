import type { Values } from '@makebelieve/kit/simulation/system'

/** A skater on smooth ice, seen from above; the peg is at 0, 0. In metres and seconds. */
export type Round = {
  x: number
  y: number
  vx: number
  vy: number
  /** The pull of the rope in newtons. */
  pull: number
  free: boolean
  broke: boolean
  time: number
  rounds: number
  lastPass: number
  period: number
  /** Where it let go. */
  from: [number, number]
  trail: [number, number][]
}

/** How fast the skater gains or loses speed, in m/s². */
export const spurt = 1.5
/** From the peg to the snow at the rim of the rink. */
export const rim = ({ radius = 3 }: Values) => radius + 4

export const neededPull = (speed: number, { mass = 30, radius = 3 }: Values) =>
  (mass * speed * speed) / radius
