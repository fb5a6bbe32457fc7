import type { Values } from '@makebelieve/kit/simulation/system'

/** A wave on a grid between two walls: its two parts, in nm^(-1/2), without the walls where it is zero. Time in fs. */
export type Wave = {
  time: number
  steps: number
  real: number[]
  imaginary: number[]
  trail: [time: number, right: number][]
}

/** ħ in eV·fs, and ħ²/2m of an electron in eV·nm². */
export const hbar = 0.6582119569
export const stiff = 0.038099821
/** Points inside the box; with the walls there is one interval more. */
export const points = 99
/** The barrier in the middle is a tenth of the box wide. */
const thick = 0.1

/** The height of the floor at a point, in eV; half where an edge meets it. */
export function floorAt(i: number, { barrier = 0 }: Values): number {
  const away = Math.abs((i + 1) / (points + 1) - 0.5) - thick / 2
  if (Math.abs(away) < 1e-9) return barrier / 2
  return away < 0 ? barrier : 0
}

/** Energy of level n of the empty box, in eV. */
export const level = (n: number, { width = 1.5 }: Values) => stiff * ((n * Math.PI) / width) ** 2

/** Which levels are mixed, and how much of each. */
export function mixture({ first = 1, second = 2, share = 50 }: Values): {
  n: number
  m: number
  second: number
} {
  const [n, m] = [Math.round(first), Math.round(second)]
  return { n, m, second: n === m ? 0 : share / 100 }
}

/** Chance to find it in the right half. */
export function rightHalf({ real, imaginary }: Wave, { width = 1.5 }: Values): number {
  const middle = (points - 1) / 2
  let sum = 0
  for (let i = middle; i < points; i++) {
    const here = (real[i] ?? 0) ** 2 + (imaginary[i] ?? 0) ** 2
    sum += i === middle ? here / 2 : here
  }
  return (sum * width) / (points + 1)
}
