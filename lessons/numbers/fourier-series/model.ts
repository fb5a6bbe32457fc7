import type { Values } from '@makebelieve/kit/simulation/system'

/** How far the slowest wave has come, in turns. */
export type Fourier = { turns: number }

export const countOf = ({ terms = 5 }: Values) => Math.max(1, Math.round(terms))

/** How often the n-th wave swings in one turn, and how tall it is. */
export function wave(n: number, { shape = 0, height = 1 }: Values): { times: number; tall: number } {
  const odd = 2 * n - 1
  const side = n % 2 === 1 ? 1 : -1
  if (Math.round(shape) === 0) return { times: odd, tall: (4 * height) / (Math.PI * odd) }
  if (Math.round(shape) === 1) return { times: n, tall: (2 * height * side) / (Math.PI * n) }
  return { times: odd, tall: (8 * height * side) / (Math.PI * odd) ** 2 }
}

/** Each sine follows from the two before it: sin((k+s)x) = 2·cos(sx)·sin(kx) − sin((k−s)x). */
export function sumAt(turns: number, values: Values): number {
  const angle = 2 * Math.PI * turns
  const allTimes = wave(2, values).times === 2
  const turn = 2 * Math.cos(allTimes ? angle : 2 * angle)
  let [last, now] = [allTimes ? 0 : -Math.sin(angle), Math.sin(angle)]
  let sum = 0
  for (let n = 1; n <= countOf(values); n++) {
    sum += wave(n, values).tall * now
    ;[last, now] = [now, turn * now - last]
  }
  return sum
}

/** What the waves are to add up to. */
export function goalAt(turns: number, { shape = 0, height = 1 }: Values): number {
  const at = turns - Math.floor(turns)
  if (Math.round(shape) === 0) return at < 0.5 ? height : -height
  if (Math.round(shape) === 1) return height * (at < 0.5 ? 2 * at : 2 * at - 2)
  return height * (at < 0.25 ? 4 * at : at < 0.75 ? 2 - 4 * at : 4 * at - 4)
}
