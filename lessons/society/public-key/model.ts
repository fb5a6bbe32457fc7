import type { Values } from '@makebelieve/kit/simulation/system'

/** Raising to a power by squaring: one bit of the exponent after the other, from the front. */
export type Work = { bits: number[]; done: number; result: number; past: number[] }

export type Post = {
  sender: Work
  reader: Work
  /** Numbers the spy has tried to divide by, and what was found (0 before). */
  tried: number
  factor: number
  due: number
}

const isPrime = (n: number) => {
  for (let d = 2; d * d <= n; d++) if (n % d === 0) return false
  return n > 1
}

/** The largest prime that is not above. */
function primeAt(value: number): number {
  let n = Math.floor(value + 1e-9)
  while (!isPrime(n)) n--
  return n
}

const common = (a: number, b: number): number => (b === 0 ? a : common(b, a % b))

export type Keys = { p: number; q: number; n: number; open: number; secret: number; message: number }

/** The keys: n and `open` may be known to all, `secret` is kept. */
export function keysOf(values: Values): Keys {
  const p = primeAt(values.p ?? 47)
  let q = primeAt(values.q ?? 59)
  // Two equal primes would be found at once.
  if (q === p) q = primeAt(p - 1)
  const [n, phi] = [p * q, (p - 1) * (q - 1)]
  let open = 17
  while (common(open, phi) !== 1) open += 2
  let secret = 1
  while ((secret * open) % phi !== 1) secret++
  return { p, q, n, open, secret, message: Math.round(values.message ?? 920) % n }
}

export const bitsOf = (n: number) => [...n.toString(2)].map(Number)
/** The number the spy tries next: 2, and then the odd ones. */
export const triedNumber = (count: number) => (count <= 1 ? 2 : 2 * count - 1)
