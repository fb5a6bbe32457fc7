import type { Values } from '@makebelieve/kit/simulation/system'

/** How the coil stands (0: face on to the field) and turns, what it makes, and what was done so far. */
export type Generator = {
  angle: number
  speed: number
  volts: number
  current: number
  torque: number
  /** The flux through all turns now and at the four steps before, in volt seconds. */
  flux: [number, number, number, number, number]
  heat: number
  work: number
  /** Mean power of the last whole turn. */
  power: number
  turnHeat: number
  turnTime: number
  time: number
  steps: number
  trail: [time: number, volts: number, flux: number][]
}

/** The coil is a square of 20 cm; the wheel on its axle has 0.2 kg m². */
export const coil = { side: 0.2, area: 0.04, inertia: 0.2 } as const
export const ways = ['turned steadily', 'pushed and let go'] as const

/** What the field counts for in volts at a speed of one radian a second. */
export const strengthOf = ({ turns = 100, field = 0.2 }: Values) => turns * field * coil.area
export const fluxOf = (angle: number, values: Values) => strengthOf(values) * Math.cos(angle)

/** Wires in a field are pushed with I·B·l; both sides of all turns together turn the coil back. */
export function torqueOf(current: number, angle: number, { turns = 100, field = 0.2 }: Values): number {
  const push = turns * current * field * coil.side
  return 2 * push * (coil.side / 2) * Math.sin(angle)
}
