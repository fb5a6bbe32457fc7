import type { Values } from '@makebelieve/kit/simulation/system'

/** The gates of one full adder, by what they give out. */
export type Adder = {
  /** One of A and B, but not both (exclusive or). */
  one: boolean
  /** A and B. */
  both: boolean
  /** Exclusive or of `one` and the carry that comes in: the sum. */
  sum: boolean
  /** `one` and the carry. */
  passed: boolean
  /** `both` or `passed`: the carry that goes out. */
  carry: boolean
}

export type Circuit = {
  adders: Adder[]
  due: number
  /** Gate delays and nanoseconds since a switch was last moved. */
  ticks: number
  elapsed: number
  /** When a gate last changed. */
  settledAt: number
  settledTicks: number
  switched: number
  /** The switches when last seen. */
  seen: string
}

export const bitsOf = ({ bits = 4 }: Values) => Math.round(bits)
export const bit = (value: number, i: number) => Math.floor(value / 2 ** i) % 2 === 1

export function inputs(values: Values): { a: number; b: number; carry: boolean } {
  const most = 2 ** bitsOf(values)
  return {
    a: Math.round(values.a ?? 0) % most,
    b: Math.round(values.b ?? 0) % most,
    carry: Math.round(values.carry ?? 0) === 1,
  }
}

/** What the lamps are worth: the sums, and the last carry on top. */
export const shown = ({ adders }: Circuit) =>
  adders.reduce((sum, adder, i) => sum + (adder.sum ? 2 ** i : 0), 0) +
  (adders.at(-1)?.carry ? 2 ** adders.length : 0)
