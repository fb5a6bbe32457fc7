import type { Values } from '@makebelieve/kit/simulation/system'

/** The charge on the plates in coulombs, and the energies in joules. */
export type Capacitor = {
  charge: number
  heat: number
  time: number
  steps: number
  shift: number
  trail: [time: number, volts: number][]
}

export const ways = ['to the battery', 'around the battery', 'to and fro'] as const
/** Between two changes when it goes to and fro, in seconds. */
export const beat = 5

export const ohms = ({ resistance = 5 }: Values) => resistance * 1000
export const farads = ({ capacity = 400 }: Values) => capacity * 1e-6

/** Whether the switch lies at the battery. */
export function isCharging(time: number, { way = 0 }: Values): boolean {
  const chosen = Math.round(way)
  return chosen === 0 || (chosen === 2 && Math.floor((time + 1e-9) / beat) % 2 === 0)
}

export function currentOf(charge: number, time: number, values: Values): number {
  const push = isCharging(time, values) ? (values.voltage ?? 9) : 0
  return (push - charge / farads(values)) / ohms(values)
}
