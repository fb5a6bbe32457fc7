import type { Values } from '@makebelieve/kit/simulation/system'

/** The rotor's angle and speed in radians, the height of the crate in metres, and energies in joules. */
export type Motor = {
  angle: number
  speed: number
  height: number
  drawn: number
  heat: number
  rubbed: number
  time: number
  steps: number
}

/** A rotor of 8 by 5 cm, a gear of ten to one, and a drum of 2 cm. */
export const motor = { area: 0.004, gear: 10, drum: 0.02, inertia: 0.002, rub: 1e-4, perTurn: 0.02 } as const
const gravity = 9.81

/** Newton metres for each ampere, which is also volts for each radian a second. */
export const constantOf = ({ turns = 50, field = 0.3 }: Values) => turns * field * motor.area
export const ohmsOf = ({ turns = 50 }: Values) => turns * motor.perTurn
export const loadTorque = ({ load = 4 }: Values) => (load * gravity * motor.drum) / motor.gear
export const inertiaOf = ({ load = 4 }: Values) => motor.inertia + load * (motor.drum / motor.gear) ** 2
export const weightOf = ({ load = 4 }: Values) => load * gravity

export function currentAt(speed: number, values: Values): number {
  return ((values.voltage ?? 6) - constantOf(values) * speed) / ohmsOf(values)
}

/** How fast the speed changes. A pawl keeps the crate from running down. */
export function spinUp(speed: number, values: Values): number {
  const push = constantOf(values) * currentAt(speed, values) - loadTorque(values) - motor.rub * speed
  return speed <= 0 && push < 0 ? 0 : push / inertiaOf(values)
}
