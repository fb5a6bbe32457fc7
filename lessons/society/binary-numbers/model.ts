import type { Values } from '@makebelieve/kit/simulation/system'

/** Lamps from the right: lamp 0 is worth 1. */
export type Counter = {
  lamps: number[]
  /** Which lamps changed at the last count. */
  changed: number[]
  counts: number
  flips: number
  rounds: number
  due: number
  /** The numbers that were shown, the newest last. */
  past: number[]
}

export const pastLength = 32

export const lampsOf = ({ bits = 6 }: Values) => Math.round(bits)
export const worthOf = (lamps: readonly number[]) => lamps.reduce((sum, lit, i) => sum + lit * 2 ** i, 0)
