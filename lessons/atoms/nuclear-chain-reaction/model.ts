import type { Values } from '@makebelieve/kit/simulation/system'

/** A reactor: its power as a share of full power, neutrons that are still to come, and how warm the fuel is. */
export type Reactor = {
  time: number
  steps: number
  power: number
  /** Six kinds of fragments that send out a neutron later, in the same measure as the power. */
  late: number[]
  /** Kelvin above the water. */
  warmth: number
  /** Where the rods are now, from 0 (out) to 1 (in). */
  rods: number
  dropped: boolean
  trail: [time: number, power: number][]
}

/** Late neutrons of uranium-235: their share of all, and decays per second (Keepin 1957). */
export const shares = [0.000215, 0.001424, 0.001274, 0.002568, 0.000748, 0.000273] as const
export const decays = [0.0124, 0.0305, 0.111, 0.301, 1.14, 3.01] as const
export const allLate = shares.reduce((sum, one) => sum + one, 0)

/** From one generation of neutrons to the next, in s: a reactor with graphite. */
export const generation = 0.001
/** With the rods out, and what they take away when they are all in. */
export const most = 0.003
const worth = 0.04
/** At full power the fuel is so many kelvin warmer than the water, and it takes this long (s) to follow. */
export const fullWarmth = 300
export const warming = 5
/** Above this power the rods fall by themselves. */
export const limit = 1.2

/** What the rods leave: they matter most when their tips are in the middle. */
export const fromRods = (place: number) =>
  most - worth * (place - Math.sin(2 * Math.PI * place) / (2 * Math.PI))

/** How far k is above 1: (k − 1)/k. Warm fuel swallows more neutrons. */
export const surplus = ({ rods, warmth }: Pick<Reactor, 'rods' | 'warmth'>, { feedback = 1 }: Values) =>
  fromRods(rods) - feedback * 1e-5 * warmth

export const factor = (state: Reactor, values: Values) => 1 / (1 - surplus(state, values))
