import type { Values } from '@makebelieve/kit/simulation/system'

/** How far the hands are from the axis, how fast they move, the spin in radians a second; energies in joules. */
export type Spin = {
  reach: number
  pulling: number
  spin: number
  angle: number
  work: number
  heat: number
  time: number
}

/** Arms stretched out, in metres. They stay so for the first seconds. */
export const widest = 0.85
export const waits = 1.5
/** How fast the arms obey, each second; each arm is a rod of 3.5 kg; the trunk a cylinder 0.16 m thick. */
export const quick = 4
const arm = 3.5
const thick = 0.16

/** How hard it is to turn: trunk, two arms, two weights. */
export const inertiaAt = (reach: number, { body = 55, weights = 2 }: Values) =>
  0.5 * body * thick * thick + 2 * (arm / 3 + weights) * reach * reach

/** How fast that grows when the hands go out. */
export const growth = (reach: number, pulling: number, { weights = 2 }: Values) =>
  4 * (arm / 3 + weights) * reach * pulling
