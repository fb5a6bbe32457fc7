export const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** 'neon-city' becomes 'Neon city'. */
export const inSentenceCase = (words: string) => capital(words.replaceAll('-', ' '))

/** Without those that differ from an earlier one by a space, a hyphen or a plural only. */
export function distinct(words: readonly string[]): string[] {
  const bare = (word: string) => word.replaceAll(/[ -]/g, '').replace(/s$/, '')
  return [...new Map(words.toReversed().map((word) => [bare(word), word])).values()].toReversed()
}

/** So many words show what is meant; the engine knows more. */
const mostWords = 10

export function someWords(words: string, between: string): string[] {
  const all = words.split(between).map((word) => word.trim())
  return distinct(all.filter(Boolean)).slice(0, mostWords)
}
