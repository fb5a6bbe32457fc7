import type { Values } from '@makebelieve/kit/simulation/system'

/** How far the crate has slid down the slope, and how fast, in metres and seconds. */
export type Slope = { slid: number; speed: number; time: number; warmth: number; below: boolean }

/** The length of the slope. */
export const slope = 10

export const radians = (degrees: number) => (degrees * Math.PI) / 180

const gripOf = ({ rough = 0.3 }: Values) => 1.25 * rough

/** Along the slope, downwards: the pull of the weight, and the friction that answers it. */
export function forces({ speed }: Pick<Slope, 'speed'>, values: Values) {
  const { angle = 30, mass = 10, rough = 0.3, gravity = 9.81 } = values
  const pull = mass * gravity * Math.sin(radians(angle))
  const press = mass * gravity * Math.cos(radians(angle))
  if (speed !== 0) return { pull, press, friction: -Math.sign(speed) * rough * press }
  const most = gripOf(values) * press
  // At rest friction is as large as it needs to be, up to its limit; beyond that the crate begins to slide.
  if (Math.abs(pull) <= most) return { pull, press, friction: -pull }
  return { pull, press, friction: -rough * press }
}
