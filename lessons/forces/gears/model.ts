import type { Values } from '@makebelieve/kit/simulation/system'

/** Speed in m/s, the way in metres, turns of the pedals, work of the legs in joules. */
export type Bike = { speed: number; way: number; turns: number; work: number; time: number }

/** Round the rear wheel, and from the pedal to its axle, in metres. */
export const rimLength = 2.135
export const crank = 0.17
/** Turns of the pedals a second at which legs cannot push any more, and what the chain passes on. */
export const fastest = 3
export const chain = 0.97
/** Newtons of air drag for each (m/s)², and rolling as a share of the weight. */
export const drag = 0.3
export const rolling = 0.005

export const ratioOf = ({ front = 36, rear = 18 }: Values) => Math.round(front) / Math.round(rear)

/** Turns of the pedals a second. */
export const cadence = (speed: number, values: Values) => speed / (rimLength * ratioOf(values))

export const pedalPush = (speed: number, values: Values) =>
  (values.push ?? 200) * Math.max(0, 1 - cadence(speed, values) / fastest)

/** The push of the wheel on the road: work in is work out, but the wheel goes farther than the pedal. */
export const drive = (speed: number, values: Values) =>
  (chain * pedalPush(speed, values) * 2 * Math.PI * crank) / (rimLength * ratioOf(values))

/** What holds the bicycle back whatever its speed. */
export function hold({ slope = 2, mass = 80 }: Values): number {
  const angle = Math.atan(slope / 100)
  return mass * 9.81 * (Math.sin(angle) + rolling * Math.cos(angle))
}
