import type { Values } from '@makebelieve/kit/simulation/system'

/**
 * How many red genes each of the islands has, its history in shares, and how likely each number would be on an island, worked out
 * without chance. Time in generations.
 */
export type Islands = {
  red: number[]
  chances: number[]
  time: number
  trails: number[][]
}

export const islands = 12
export const remembered = 120

/** Each animal has two genes. */
export const genesOf = ({ size = 12 }: Values) => 2 * Math.round(size)

/** The share of red among the parents' genes, after selection and with newcomers. */
export function parents(share: number, { advantage = 0, newcomers = 0, start = 50 }: Values): number {
  const s = advantage / 100
  const chosen = (share * (1 + s)) / (1 + s * share)
  const m = newcomers / 100
  return Math.min(1, Math.max(0, (1 - m) * chosen + (m * start) / 100))
}

/** How likely each number of red genes is in the next generation: all are drawn at random from the parents' (Wright and Fisher). */
export function nextChances(chances: readonly number[], values: Values): number[] {
  const count = chances.length - 1
  const next = new Array<number>(count + 1).fill(0)
  chances.forEach((chance, i) => {
    if (chance < 1e-14) return
    const p = parents(i / count, values)
    if (p <= 0) next[0] = (next[0] ?? 0) + chance
    else if (p >= 1) next[count] = (next[count] ?? 0) + chance
    else {
      // The binomial distribution, each term from the one before.
      let term = chance * (1 - p) ** count
      const odds = p / (1 - p)
      for (let k = 0; k <= count; k++) {
        next[k] = (next[k] ?? 0) + term
        term *= (odds * (count - k)) / (k + 1)
      }
    }
  })
  return next
}

export function meanOf(chances: readonly number[], of: (share: number) => number): number {
  const count = chances.length - 1
  return chances.reduce((sum, chance, i) => sum + chance * of(i / count), 0)
}
