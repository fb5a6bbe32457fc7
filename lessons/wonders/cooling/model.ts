import type { Values } from '@makebelieve/kit/simulation/system'

/** Two cups in minutes and joules: one gets its milk at once, the other later. */
export type Cooling = {
  time: number
  early: number
  late: number
  poured: boolean
  /** Heat that the late cup has given to the room, in J. */
  lost: number
  /** When what the late cup is warmer than the room had halved, in minutes; 0 before. */
  half: number
  trail: [time: number, early: number, late: number][]
}

/** How much heat passes out for each degree of difference, in W/K: rounded estimates for such cups. */
export const cups = [
  { name: 'wide soup bowl', leaks: 1.2 },
  { name: 'mug', leaks: 0.65 },
  { name: 'mug with a lid', leaks: 0.35 },
  { name: 'vacuum flask', leaks: 0.04 },
] as const

export const cupOf = ({ cup = 1 }: Values) => cups[Math.round(cup)] ?? cups[1]

/** Joules for a degree in a millilitre of coffee or milk, both nearly water. */
export const perMillilitre = 4.18
export const fridge = 5
