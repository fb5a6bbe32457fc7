import type { Reading, Said } from '../../../reading/schema.ts'
import { hasLetters } from '../../../reading/words.ts'

/** A word of a reading as the tables have it, and its place in the reading. Commas are words of their own. */
export type PlainWord = { word: string; at: number }

/** The sentences of a reading in plain words, without those that only ask for a place. */
export function sentencesOf(reading: Reading): PlainWord[][] {
  const frame = placesSaid(reading, 'frame')
  const sentences: PlainWord[][] = [[]]
  reading.words.forEach(({ text, start }, at) => {
    const gap = reading.text.slice(reading.words[at - 1]?.end ?? 0, start)
    if (/^[.!?;]$/.test(text) || gap.includes('\n')) sentences.push([])
    if (/^[.!?;]$/.test(text) || frame.has(at)) return
    for (const word of plainOf(text)) sentences.at(-1)?.push({ word, at })
  })
  return sentences.map(withoutLooseCommas).filter((sentence) => sentence.length > 0)
}

export const wordsOf = (sentence: readonly PlainWord[]): string[] => sentence.map(({ word }) => word)

/** The places of all words of which something is said. */
export const placesSaid = ({ said }: Reading, ...what: Said[]): Set<number> =>
  new Set(said.filter((one) => what.includes(one.what)).flatMap(({ piece }) => piece.words))

function plainOf(text: string): string[] {
  if (!hasLetters(text)) return /^[,:()–—|/]$/.test(text) ? [','] : []
  const plain = text.normalize('NFKC').toLowerCase().replaceAll('’', "'")
  return plain.match(/[\p{L}\p{N}]+(?:'(?!s\b)\p{L}+)*|'s\b/gu) ?? []
}

function withoutLooseCommas(sentence: readonly PlainWord[]): PlainWord[] {
  return sentence.filter(
    ({ word }, at) => word !== ',' || (at > 0 && at < sentence.length - 1 && sentence[at - 1]?.word !== ','),
  )
}
