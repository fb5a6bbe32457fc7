import type { Piece, Reading } from './schema.ts'
import { hasLetters, isPlain, numberIn } from './words.ts'

type Read = Pick<Reading, 'things' | 'links' | 'said' | 'limits' | 'changes'>

/** Content words that ended nowhere, each by itself. `first` is the place of the first of the words in the text. */
export function unreadOf(
  words: readonly { text: string }[],
  { things, links, said, limits, changes }: Read,
  first = 0,
): Piece[] {
  const used = new Set([
    ...things.flatMap(({ noun, attributes }) => [noun, ...attributes].flatMap((piece) => piece.words)),
    ...links.flatMap(({ does }) => does.words),
    ...said.flatMap(({ piece }) => piece.words),
    ...limits.flatMap(({ piece }) => piece.words),
    ...changes.flatMap(({ target, value }) => [...target.words, ...(value?.words ?? [])]),
  ])
  const isCount = (text: string) =>
    things.some(({ count }) => count !== undefined && numberIn(text) === count)
  return words.flatMap(({ text }, at) =>
    hasLetters(text) && !isPlain(text) && !used.has(first + at) && !isCount(text)
      ? [{ text, words: [first + at] }]
      : [],
  )
}
