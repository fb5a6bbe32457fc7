import type { Values } from '@makebelieve/kit/simulation/system'

export type Sieve = {
  /** By which prime a number was crossed out; 0 if it was not. */
  crossedBy: number[]
  /** The prime whose multiples are being crossed out, and the multiple that was crossed last. */
  prime: number
  at: number
  strokes: number
  done: boolean
  due: number
}

export const sizeOf = ({ size = 100 }: Values) => Math.max(10, Math.round(size))

/** Primes are certain once nothing more can be crossed out, or below the square of the prime at work. */
export function isSure(n: number, { prime, done, crossedBy }: Sieve): boolean {
  return n > 1 && crossedBy[n] === 0 && (done || n <= prime)
}

export function stillStanding({ crossedBy }: Sieve): number {
  let count = 0
  for (let n = 2; n < crossedBy.length; n++) if (crossedBy[n] === 0) count++
  return count
}
