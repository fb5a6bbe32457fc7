const mostWords = 8
const longestWord = 40

/** Text as it is searched: lower case, without accents. The database does this for few letters only. */
export function folded(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

/** The words of a search; more than a few only cost time. */
export function wordsOf(search: string): string[] {
  const words = folded(search).match(/[\p{L}\p{N}]+/gu) ?? []
  return words.slice(0, mostWords).map((word) => word.slice(0, longestWord))
}

/** Longer words leave more room for slips, and are still known by what is right. */
export function mistakesForgiven(word: string): number {
  return word.length <= 4 ? 1 : word.length <= 8 ? 2 : 3
}

/** How many letters are missing, too many, wrong, or swapped with their neighbour. */
export function mistakesBetween(typed: string, meant: string): number {
  let older: number[] = []
  let before = Array.from({ length: meant.length + 1 }, (_, i) => i)
  for (let i = 1; i <= typed.length; i++) {
    const now = [i]
    for (let j = 1; j <= meant.length; j++) {
      const wrong = typed[i - 1] === meant[j - 1] ? 0 : 1
      const swapped = typed[i - 1] === meant[j - 2] && typed[i - 2] === meant[j - 1]
      now[j] = Math.min(
        (before[j] ?? 0) + 1,
        (now[j - 1] ?? 0) + 1,
        (before[j - 1] ?? 0) + wrong,
        swapped ? (older[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    older = before
    before = now
  }
  return before[meant.length] ?? 0
}
