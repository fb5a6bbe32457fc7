import type { Values } from '@makebelieve/kit/simulation/system'

/** How often each sum came, and the last roll. */
export type Dice = {
  counts: number[]
  rolls: number
  total: number
  squares: number
  last: [number, number]
  /** Part of the next roll that is already due. */
  due: number
}

export const sidesOf = ({ sides = 6 }: Values) => Math.max(2, Math.round(sides))

/** How likely a sum is: the ways to make it, counted. */
export function chanceOf(sum: number, values: Values): number {
  const sides = sidesOf(values)
  const { loaded = 0 } = values
  const one = (face: number) =>
    face < 1 || face > sides ? 0 : (1 - loaded) / sides + (face === sides ? loaded : 0)
  let chance = 0
  for (let face = 1; face <= sides; face++) chance += one(face) * one(sum - face)
  return chance
}
