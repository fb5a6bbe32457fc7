import type { Values } from '@makebelieve/kit/simulation/system'

/** Where the boat is: across the river and down the river, in metres. */
export type Ferry = {
  across: number
  down: number
  time: number
  landed: boolean
  trail: [across: number, down: number][]
}

/** The boat is followed so far up and down the river, and so long, in metres and seconds. */
export const shore = 150
export const longest = 400

/** How fast the water flows at a place: even, or nothing at the banks and most in the middle. */
export function flowAt(across: number, { flow = 1, width = 40, bed = 0 }: Values): number {
  if (bed < 0.5) return flow
  const share = Math.min(1, Math.max(0, across / width))
  return flow * 4 * share * (1 - share)
}

/** What the boat does by itself: across, and down the river (upstream is below zero). */
export function ownOf({ boat = 2, heading = 0 }: Values): [across: number, down: number] {
  const angle = (heading * Math.PI) / 180
  return [boat * Math.cos(angle), -boat * Math.sin(angle)]
}
