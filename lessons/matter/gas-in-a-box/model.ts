import type { Values } from '@makebelieve/kit/simulation/system'

/** Places in cm, speeds in units of the thermal speed √(RT/M), so that heat is felt at once. */
export type Gas = {
  x: number[]
  y: number[]
  vx: number[]
  vy: number[]
  vz: number[]
  length: number
  /** Momentum given to both ends since the settings last changed, in units of one particle at thermal speed. */
  pushed: number
  counted: number
  settings: string
  time: number
}

/** The box is 5 cm by 5 cm; its length is set by the piston. */
export const side = 5
const gasConstant = 8.314462618
/** Particles for each millimole. */
export const perMillimole = 40
export const gases = [
  { name: 'helium', mass: 4.0026 },
  { name: 'nitrogen', mass: 28.0134 },
  { name: 'carbon dioxide', mass: 44.009 },
] as const

export const massOf = ({ gas = 1 }: Values) => (gases[Math.round(gas)] ?? gases[1]).mass
/** In m/s; in cm per ms it is a tenth. */
export const thermalSpeed = (values: Values) =>
  Math.sqrt((gasConstant * (values.temperature ?? 300)) / (massOf(values) / 1000))

export function meanSquare({ vx, vy, vz }: Gas): number {
  let sum = 0
  for (let i = 0; i < vx.length; i++) sum += (vx[i] ?? 0) ** 2 + (vy[i] ?? 0) ** 2 + (vz[i] ?? 0) ** 2
  return sum / vx.length
}

/** In kPa, from the knocks against both ends and nothing else. */
export function pressure({ pushed, counted }: Gas, values: Values): number {
  if (counted <= 0) return 0
  const mass = (massOf(values) / 1000) * (1e-3 / perMillimole)
  const area = 2 * (side / 100) ** 2
  return (pushed * mass * thermalSpeed(values)) / (counted * 1e-3) / area / 1000
}
