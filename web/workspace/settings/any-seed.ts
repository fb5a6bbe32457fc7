import { imageOptionTable } from '@makebelieve/contract/options'

/** The same words with another seed are something else of the same kind. */
export function anySeed(): number {
  const { min, max } = imageOptionTable.stable_seed
  return min + Math.floor(Math.random() * (max - min + 1))
}
