import type { Values } from '@makebelieve/kit/simulation/system'

/** Boxes of sand side by side, as they were and as they are now. */
export type Boxes = { first: number[]; now: number[] }

export const boxesOf = ({ boxes = 7 }: Values) => Math.max(3, Math.round(boxes))

export const meanOf = (list: readonly number[]) =>
  list.reduce((sum, one) => sum + one, 0) / Math.max(1, list.length)

/** The one in the middle of the row, ordered by size; of two the half-way. */
export function medianOf(list: readonly number[]): number {
  const sorted = [...list].sort((a, b) => a - b)
  const half = (sorted.length - 1) / 2
  return ((sorted[Math.floor(half)] ?? 0) + (sorted[Math.ceil(half)] ?? 0)) / 2
}
