import type { Values } from '@makebelieve/kit/simulation/system'

export const codes = ['Plain: no protection', 'Say everything three times', 'Hamming’s seven bits'] as const
export const codeOf = ({ code = 2 }: Values) => Math.round(code)

/** One word of four bits on its way: as it was meant, sent, received and read. */
export type Word = { meant: number[]; sent: number[]; got: number[]; read: number[] }

export type Channel = {
  words: number
  /** Words that were read wrongly. */
  wrong: number
  /** Bits sent, and bits turned over on the way. */
  bits: number
  flipped: number
  /** Words in which something was turned over and put right again. */
  mended: number
  due: number
  last: Word | undefined
  /** Whether the last words were read right (0), mended (1) or wrong (2). */
  past: number[]
}

/** Bits of a word on the wire, where data bits and where checking bits stand. */
export const lengthOf = (code: number) => (code === 0 ? 4 : code === 1 ? 12 : 7)

/** Hamming: places 1, 2 and 4 check; each watches the places whose number contains it. */
export function encoded(data: readonly number[], code: number): number[] {
  if (code === 0) return [...data]
  if (code === 1) return data.flatMap((bit) => [bit, bit, bit])
  const [a = 0, b = 0, c = 0, d = 0] = data
  return [(a + b + d) % 2, (a + c + d) % 2, a, (b + c + d) % 2, b, c, d]
}

/** Which place the checks accuse; 0 if all is well. */
export const accused = (got: readonly number[]) =>
  got.reduce((sum, bit, i) => (bit === 1 ? sum ^ (i + 1) : sum), 0)

export function decoded(got: readonly number[], code: number): number[] {
  if (code === 0) return [...got]
  if (code === 1)
    return [0, 1, 2, 3].map((i) =>
      (got[3 * i] ?? 0) + (got[3 * i + 1] ?? 0) + (got[3 * i + 2] ?? 0) > 1 ? 1 : 0,
    )
  const mended = [...got]
  const place = accused(got)
  if (place > 0) mended[place - 1] = 1 - (mended[place - 1] ?? 0)
  return [mended[2] ?? 0, mended[4] ?? 0, mended[5] ?? 0, mended[6] ?? 0]
}
