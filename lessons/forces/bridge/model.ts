import type { Values } from '@makebelieve/kit/simulation/system'

/** Where the truck is on the bridge, in metres from its left end, and which way it drives. */
export type Crossing = { place: number; way: 1 | -1; time: number; broken: boolean; brokeAt: number }

/** Stiffness and strength in bending in pascals, density in kg/m³. */
export const stuffs = [
  { name: 'wood', stiff: 11e9, strong: 24e6, dense: 420 },
  { name: 'reinforced concrete', stiff: 30e9, strong: 15e6, dense: 2500 },
  { name: 'steel', stiff: 210e9, strong: 235e6, dense: 7850 },
] as const
export const stuffOf = ({ stuff = 0 }: Values) => stuffs[Math.round(stuff)] ?? stuffs[0]

/** The plank is so wide, in metres. */
export const wide = 2
const steps = 96

/** What the plank is like: its own weight on each metre, and how it withstands bending. */
export function plankOf(values: Values) {
  const { thick = 0.3 } = values
  const { stiff, strong, dense } = stuffOf(values)
  const second = (wide * thick ** 3) / 12
  return {
    weight: dense * wide * thick * 9.81,
    bending: stiff * second,
    bears: (strong * second) / (thick / 2),
  }
}

/** The forces of both supports, in newtons: each carries half the plank and the nearer one more of the truck. */
export function supports(place: number, values: Values): { left: number; right: number } {
  const { span = 10, mass = 5 } = values
  const load = mass * 9810
  const own = (plankOf(values).weight * span) / 2
  return { left: own + load * (1 - place / span), right: own + (load * place) / span }
}

/** How strongly the plank is bent at each place, in newton metres, and how far it hangs down there, in metres. */
export function bent(place: number, values: Values): { moments: number[]; sags: number[]; most: number } {
  const { span = 10, mass = 5 } = values
  const { weight, bending } = plankOf(values)
  const { left } = supports(place, values)
  const h = span / steps
  const load = mass * 9810
  const momentAt = (x: number) => left * x - 0.5 * weight * x * x - load * Math.max(0, x - place)
  const moments = Array.from({ length: steps + 1 }, (_, i) => momentAt(i * h))
  // The bend is the moment by the stiffness; the sag is its sum of sums, tied to zero at both ends (Mohr).
  const falls = [0]
  const sags = [0]
  for (let i = 0; i < steps; i++) {
    const [a, m, b] = [moments[i] ?? 0, momentAt((i + 0.5) * h), moments[i + 1] ?? 0]
    const slope = falls[i] ?? 0
    falls.push(slope - (h * (a + 4 * m + b)) / (6 * bending))
    sags.push((sags[i] ?? 0) + h * slope - (h * h * (a + 2 * m)) / (6 * bending))
  }
  const tilt = (sags[steps] ?? 0) / steps
  const most = Math.max(...moments, momentAt(place))
  return { moments, sags: sags.map((sag, i) => sag - tilt * i), most }
}
