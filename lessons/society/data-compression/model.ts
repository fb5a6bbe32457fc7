import type { Values } from '@makebelieve/kit/simulation/system'

/** A branch of the code tree; leaves have a letter. `weight` is how common all its letters are together. */
export type Node = { weight: number; letter?: number; off?: Node; on?: Node }

export type Wire = {
  shares: number[]
  tree: Node
  codes: string[]
  sent: number
  /** Bits sent so far. */
  bits: number
  /** Letters that came out right at the other end. */
  right: number
  due: number
  last: number[]
}

export const sources = ['A textbook’s text', 'Halves of halves', 'All alike', 'Nearly always A'] as const

const tables: readonly (readonly number[])[] = [
  [45, 13, 12, 16, 9, 5],
  [32, 16, 8, 4, 2, 1, 1],
  [1, 1, 1, 1, 1, 1, 1, 1],
  [90, 4, 3, 2, 1],
]

/** How common each letter is: the source, mixed with all alike. */
export function sharesOf({ source = 0, mix = 0 }: Values): number[] {
  const table = tables[Math.round(source)] ?? [1, 1]
  const all = table.reduce((sum, weight) => sum + weight, 0)
  return table.map((weight) => ((1 - mix / 100) * weight) / all + mix / 100 / table.length)
}

export const letterName = (letter: number) => String.fromCharCode(65 + letter)
/** Bits for each letter if all codes are equally long. */
export const plainBits = (letters: number) => Math.ceil(Math.log2(letters))
export const meanBits = (shares: readonly number[], codes: readonly string[]) =>
  shares.reduce((sum, share, letter) => sum + share * (codes[letter]?.length ?? 0), 0)
export const entropyOf = (shares: readonly number[]) =>
  shares.reduce((sum, share) => (share > 0 ? sum - share * Math.log2(share) : sum), 0)
