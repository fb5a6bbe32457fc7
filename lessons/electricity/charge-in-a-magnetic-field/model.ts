import type { Values } from '@makebelieve/kit/simulation/system'

/** In millimetres and microseconds, which makes speeds kilometres a second. */
export type Ion = {
  x: number
  y: number
  vx: number
  vy: number
  startY: number
  radius: number
  /** At the last moment when it began to rise. */
  lastTime: number
  lastX: number
  period: number
  drift: number
  turns: number
  time: number
  steps: number
  trail: [number, number][]
}

const e = 1.602176634e-19
/** Masses in kilograms (CODATA 2018); the minus ion is a proton with two electrons. */
export const particles = [
  { name: 'proton', sign: 'H⁺', charge: e, mass: 1.67262192e-27 },
  { name: 'minus ion of hydrogen', sign: 'H⁻', charge: -e, mass: 1.67444381e-27 },
  { name: 'deuteron', sign: 'D⁺', charge: e, mass: 3.34358377e-27 },
  { name: 'alpha particle', sign: 'α', charge: 2 * e, mass: 6.64465734e-27 },
] as const
export const ways = ['out of the page', 'into the page'] as const

export const particleOf = ({ particle = 0 }: Values) => particles[Math.round(particle)] ?? particles[0]

/** How fast the velocity turns, in radians a microsecond; plus is clockwise. */
export function turning(values: Values): number {
  const { charge, mass } = particleOf(values)
  const out = Math.round(values.way ?? 0) === 0 ? 1 : -1
  return ((charge * (values.field ?? 0.5) * out) / mass) * 1e-6
}

/** What the electric field adds to the speed upwards, in km/s each microsecond. */
export function lift(values: Values): number {
  const { charge, mass } = particleOf(values)
  return ((charge * (values.electric ?? 0) * 1000) / mass) * 1e-9
}

export const electronvolts = (speed: number, { mass }: { mass: number }) =>
  (0.5 * mass * (speed * 1000) ** 2) / e
