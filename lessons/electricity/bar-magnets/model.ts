import type { Values } from '@makebelieve/kit/simulation/system'

/** The gap between the two magnets in metres, how fast it grows, and the warmth made by rubbing in joules. */
export type Magnets = {
  gap: number
  speed: number
  heat: number
  time: number
  steps: number
  stuck: boolean
}

/** Between the two poles of a magnet, the thickness of the bumper, and how far the sled can go. */
export const bar = { long: 0.06, least: 0.005, most: 0.34 } as const
export const facings = ['north to south', 'north to north'] as const
/** μ₀/4π, in T m/A. */
export const share = 1e-7
export const gravity = 9.81

/** Plus pushes apart. */
export const signOf = ({ facing = 0 }: Values) => (Math.round(facing) === 0 ? -1 : 1)

/** How strong the poles are, in A·m. */
export const polesOf = ({ left = 3, right = 3 }: Values) => [left / bar.long, right / bar.long] as const

export type Pole = { x: number; strength: number }

/** All four poles on the line, with the facing pole of the left magnet at zero; plus is north. */
export function polesAt(gap: number, values: Values): readonly Pole[] {
  const [left, right] = polesOf(values)
  const sign = signOf(values)
  return [
    { x: -bar.long, strength: -left },
    { x: 0, strength: left },
    { x: gap, strength: sign * right },
    { x: gap + bar.long, strength: -sign * right },
  ]
}

/** The sum of what each pole does to each of the other magnet: plus pushes apart. */
export function forceAt(gap: number, values: Values): number {
  const [a, b, c, d] = polesAt(gap, values)
  if (!a || !b || !c || !d) return 0
  let force = 0
  for (const one of [a, b])
    for (const other of [c, d]) force += (share * one.strength * other.strength) / (other.x - one.x) ** 2
  return force
}

export function energyAt(gap: number, values: Values): number {
  const [a, b, c, d] = polesAt(gap, values)
  if (!a || !b || !c || !d) return 0
  let energy = 0
  for (const one of [a, b])
    for (const other of [c, d]) energy += (share * one.strength * other.strength) / (other.x - one.x)
  return energy
}

/** The field of all poles at a place in the plane, in teslas. */
export function fieldAt(x: number, y: number, gap: number, values: Values): [number, number] {
  let [bx, by] = [0, 0]
  for (const pole of polesAt(gap, values)) {
    const [dx, dy] = [x - pole.x, y]
    const square = Math.max(1e-6, dx * dx + dy * dy)
    const by3 = (share * pole.strength) / (square * Math.sqrt(square))
    bx += by3 * dx
    by += by3 * dy
  }
  return [bx, by]
}

export const rubbing = ({ mass = 100, rub = 0.002 }: Values) => rub * mass * 0.001 * gravity
