import type { Values } from '@makebelieve/kit/simulation/system'

/** How high the load hangs and how fast it rises; the work of the pull and what the wheels made warm, in joules. */
export type Tackle = { height: number; speed: number; work: number; heat: number; time: number }

/** How high the load can go, in metres. */
export const top = 3
/** At this speed of the hands nobody can pull any more, in m/s. */
export const fastest = 2
/** Arms and rope that move with the hands, in kilograms. */
export const hands = 4

export const strandsOf = ({ strands = 4 }: Values) => Math.round(strands)

/** How many times the pull the load feels: each wheel on the way takes its share of the tension. */
export function gain(values: Values): number {
  const keeps = 1 - (values.friction ?? 3) / 100
  let [sum, tension] = [0, 1]
  for (let i = 0; i < strandsOf(values); i++) {
    tension *= keeps
    sum += tension
  }
  return sum
}

/** Muscles pull less the faster they move. */
export const pullAt = (speed: number, values: Values) =>
  (values.pull ?? 400) * Math.max(0, 1 - (strandsOf(values) * speed) / fastest)

export const canLift = (values: Values) =>
  gain(values) * (values.pull ?? 400) > (values.load ?? 80) * (values.gravity ?? 9.81)
