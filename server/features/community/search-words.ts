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

/** A query that wants all words, each at least as the beginning of one. Words hold no signs that could mean more. */
export function beginningWith(words: string[]): string {
  return words.map((word) => `'${word}':*`).join(' & ')
}
