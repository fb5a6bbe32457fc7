import type { Values } from '@makebelieve/kit/simulation/system'

/** Everything begins at 100 euros. `past` is for the picture, the newest last. */
export type Market = {
  months: number
  companies: number[]
  basket: number
  highest: number
  /** The deepest fall from a height, as a share. */
  fall: number
  /** Of the basket's monthly steps (their logarithms): the sum, and the sum of squares. */
  sum: number
  squares: number
  past: { basket: number; companies: number[] }[]
}

export const first = 100
export const kept = 240
export const companiesShown = 12
export const companiesOf = ({ companies = 5 }: Values) => Math.round(companies)

/** How bumpy the basket has been, in percent a year. */
export function bumpsOf({ months, sum, squares }: Market): number {
  if (months < 2) return 0
  const mean = sum / months
  return 100 * Math.sqrt(Math.max(0, squares / months - mean * mean) * 12)
}
