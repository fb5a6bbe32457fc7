import type { Values } from '@makebelieve/kit/simulation/system'

export const people = 400
export const first = 100

/** Everybody's money in euros. `sorted` is the same from the poorest to the richest, for the picture. */
export type Village = {
  money: number[]
  sorted: number[]
  rounds: number
  past: number[]
}

export const games = [
  'Share the pot by chance',
  'One coin a game',
  'A share of the poorer player’s money',
] as const
export const gameOf = ({ game = 0 }: Values) => Math.round(game)

/** 0 when all have the same, 1 when one has everything. `sorted` begins with the poorest. */
export function giniOf(sorted: readonly number[]): number {
  const all = sorted.reduce((sum, one) => sum + one, 0)
  if (all <= 0) return 0
  const n = sorted.length
  const weighted = sorted.reduce((sum, one, i) => sum + (2 * (i + 1) - n - 1) * one, 0)
  return weighted / (n * all)
}

/** What the richest part owns of all money. */
export function topShare(sorted: readonly number[], part: number): number {
  const all = sorted.reduce((sum, one) => sum + one, 0)
  const top = sorted.slice(Math.round(sorted.length * (1 - part))).reduce((sum, one) => sum + one, 0)
  return top / Math.max(1e-9, all)
}
