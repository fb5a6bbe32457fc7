/** Random numbers from 0 to 1 that come again with the same seed, so that a failure can be looked at again. */
export function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32
    return state / 2 ** 32
  }
}
