import type { Values } from '@makebelieve/kit/simulation/system'

/** A square world whose edges meet, in metres. */
export const world = 20
export const speed = 3

export type Flocking = {
  time: number
  x: number[]
  y: number[]
  heading: number[]
  /** The sum of how much they agreed at each step, to average it, after a time to settle. */
  agreed: number
  counted: number
}

export const settling = 6

/** How much they fly the same way: 1 all alike, near 0 all anyhow. */
export function orderOf({ heading }: Flocking): number {
  let [sx, sy] = [0, 0]
  for (const angle of heading) {
    sx += Math.cos(angle)
    sy += Math.sin(angle)
  }
  return Math.hypot(sx, sy) / Math.max(1, heading.length)
}

/** The short way round in a world whose edges meet. */
export const wrapped = (d: number) => (d > world / 2 ? d - world : d < -world / 2 ? d + world : d)

export const birdsOf = ({ birds = 50 }: Values) => Math.round(birds)
