/**
 * Corrects words that nobody knows: of all known words within two slips of the pen, the one with the fewest slips,
 * and of those the most common. Swapped neighbours count as one slip, as does a doubled letter.
 */
export function createCorrector(
  isKnown: (word: string) => boolean,
  readLists: () => [frequent: string[], names: string[], others: Iterable<string>],
): (word: string) => string | undefined {
  let candidates: Map<number, Candidate[]> | undefined
  const rank = new Map<string, number>()
  const memory = new Map<string, string | undefined>()

  function prepare(): Map<number, Candidate[]> {
    const byLength = new Map<number, Candidate[]>()
    const [frequent, names, others] = readLists()
    const add = (word: string, place: number) => {
      const before = rank.get(word)
      if (before === undefined) {
        const list = byLength.get(word.length)
        const candidate = { word, letters: lettersOf(word) }
        if (list === undefined) byLength.set(word.length, [candidate])
        else list.push(candidate)
      }
      rank.set(word, Math.min(before ?? place, place))
    }
    for (const [at, word] of frequent.entries()) add(word, at)
    // What has a picture is what players speak of; it counts as common, though newspapers seldom name it.
    for (const name of names) add(name, Math.min(rank.get(name) ?? 3000, 3000) / 2)
    for (const word of others) add(word, 0)
    return byLength
  }

  function correct(word: string): string | undefined {
    const most = word.length <= 5 ? 1 : 2
    const letters = lettersOf(word)
    candidates ??= prepare()
    let best: string | undefined
    let bestCost = Number.POSITIVE_INFINITY
    for (let length = word.length - most; length <= word.length + most; length++) {
      for (const { word: candidate, letters: others } of candidates.get(length) ?? []) {
        // Each slip changes at most two of the letters that occur; this spares nearly all comparisons.
        if (bitsIn(letters ^ others) > most * 2) continue
        const slips = slipsBetween(word, candidate, most)
        if (slips > most) continue
        // The first letter is seldom wrong.
        const cost = slips + (candidate[0] === word[0] ? 0 : 0.6) + (rank.get(candidate) ?? 9999) / 20_000
        if (cost < bestCost) {
          bestCost = cost
          best = candidate
        }
      }
    }
    return best
  }

  return (given) => {
    const word = given.toLowerCase().trim()
    if (!/^[a-z]{3,24}$/.test(word) || isKnown(word)) return undefined
    if (!memory.has(word)) {
      if (memory.size > 2000) memory.clear()
      memory.set(word, correct(word))
    }
    return memory.get(word)
  }
}

type Candidate = { word: string; letters: number }

/** One bit for each letter that occurs. */
function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) - 97)
  return letters
}

function bitsIn(value: number): number {
  let count = 0
  for (let rest = value; rest !== 0; rest &= rest - 1) count++
  return count
}

/** Damerau's distance, given up as soon as it must exceed `most`. */
function slipsBetween(one: string, other: string, most: number): number {
  const width = other.length
  let beforeLast: number[] = []
  let last = Array.from({ length: width + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row++) {
    const current = [row]
    let least = row
    for (let column = 1; column <= width; column++) {
      const same = one[row - 1] === other[column - 1]
      let slips = Math.min(
        (last[column] ?? 0) + (one[row - 1] === one[row - 2] ? 0.5 : 1),
        (current[column - 1] ?? 0) + (other[column - 1] === other[column - 2] ? 0.5 : 1),
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      )
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]) {
        slips = Math.min(slips, (beforeLast[column - 2] ?? 0) + 0.9)
      }
      current[column] = slips
      least = Math.min(least, slips)
    }
    if (least > most) return most + 1
    beforeLast = last
    last = current
  }
  return last[width] ?? most + 1
}
