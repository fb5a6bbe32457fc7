/**
 * The heads of all words that together make the best tree, by Chu and Liu and by Edmonds: everybody takes the best head; a circle is
 * taken for one word, and opened where that costs least. `scores[i * count + j]` says how well j heads i; 0 is the root.
 */
export function bestTree(scores: Float32Array, count: number): number[] {
  const table = Array.from({ length: count }, (_, i) =>
    Array.from(scores.subarray(i * count, (i + 1) * count)),
  )
  return contract(table)
}

function contract(scores: number[][]): number[] {
  const count = scores.length
  const score = (word: number, head: number) => scores[word]?.[head] ?? -Infinity
  const best = scores.map((_, word) => {
    let found = 0
    if (word > 0)
      for (let head = 0; head < count; head++)
        if (head !== word && score(word, head) > score(word, found)) found = head
    return found
  })
  const circle = circleIn(best)
  if (!circle) return best

  const inside = new Set(circle)
  const outside = best.map((_, word) => word).filter((word) => !inside.has(word))
  const one = outside.length
  /** Who of the circle takes the head from outside, and whom of the circle a word outside hangs on. */
  const entering = new Map<number, number>()
  const leaving = new Map<number, number>()
  const gain = (word: number, head: number) => score(word, head) - score(word, best[word] ?? 0)
  const smaller = outside.map((word) => {
    const holder = circle.reduce((a, b) => (score(word, b) > score(word, a) ? b : a))
    leaving.set(word, holder)
    return [...outside.map((head) => score(word, head)), score(word, holder)]
  })
  smaller.push([
    ...outside.map((head) => {
      const taker = circle.reduce((a, b) => (gain(b, head) > gain(a, head) ? b : a))
      entering.set(head, taker)
      return gain(taker, head)
    }),
    -Infinity,
  ])
  const solved = contract(smaller)
  const heads = [...best]
  for (const [at, word] of outside.entries()) {
    const head = solved[at] ?? 0
    heads[word] = head === one ? (leaving.get(word) ?? 0) : (outside[head] ?? 0)
  }
  const from = outside[solved[one] ?? 0] ?? 0
  const taker = entering.get(from)
  if (taker !== undefined) heads[taker] = from
  return heads
}

function circleIn(heads: readonly number[]): number[] | undefined {
  const done = new Set([0])
  for (let start = 1; start < heads.length; start++) {
    const path: number[] = []
    let at = start
    while (!done.has(at) && !path.includes(at)) {
      path.push(at)
      at = heads[at] ?? 0
    }
    if (path.includes(at)) return path.slice(path.indexOf(at))
    for (const word of path) done.add(word)
  }
  return undefined
}
