/** Random numbers that come again with the same seed: worlds, proofs and replays depend on nothing else. */
export type Random = {
  /** From 0 up to, but not including, 1. */
  next(): number
  /** From `low` up to, but not including, `high`. */
  between(low: number, high: number): number
  /** A whole number from 0 up to, but not including, `count`. */
  below(count: number): number
  pick<T>(list: readonly [T, ...T[]]): T
  /** A shuffled copy. */
  shuffled<T>(list: readonly T[]): T[]
  /** All there is to know: a world that is cloned takes it along. */
  state(): number
}

/** Mulberry32: one 32-bit word of state, fast, and good enough for games. */
export function seededRandom(seed: number): Random {
  let word = seed >>> 0

  function next(): number {
    word = (word + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(word ^ (word >>> 15), word | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  const below = (count: number) => Math.floor(next() * count)

  return {
    next,
    below,
    between: (low, high) => low + next() * (high - low),
    pick: (list) => list[below(list.length)] ?? list[0],
    shuffled(list) {
      const copy = [...list]
      for (let last = copy.length - 1; last > 0; last--) {
        const other = below(last + 1)
        ;[copy[last], copy[other]] = [copy[other] as (typeof copy)[0], copy[last] as (typeof copy)[0]]
      }
      return copy
    },
    state: () => word,
  }
}
