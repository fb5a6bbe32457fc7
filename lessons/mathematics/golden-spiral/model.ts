import type { Values } from '@makebelieve/kit/simulation/system'

export type Spiral = {
  /** The numbers so far; each is the sum of the two before. */
  terms: number[]
  /** How much of the next square is drawn, from 0 to 1. */
  grown: number
}

/** More squares would not be seen. */
export const mostTerms = 18

export const firstTwo = ({ first = 1, second = 1 }: Values) =>
  [Math.max(1, Math.round(first)), Math.max(1, Math.round(second))] as const

export const ratioOf = ({ terms }: Spiral) => (terms.at(-1) ?? 1) / (terms.at(-2) ?? 1)
