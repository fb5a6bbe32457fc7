import type { Term } from '../../../../brief/terms.ts'
import { numberIn } from '../../../../reading/words.ts'

/** A term with nouns for those whom it is about, where in the text it stands, and what of it has to stay there. */
export type Found = { term: Term; start: number; end: number; left?: string }

export const numeral =
  '(?:\\d+(?:\\.\\d+)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|(?:a )?dozen)'

/** Up to three words that may name something, without the small words before it. */
const word =
  "(?!(?:and|or|but|then|you|it|they|he|she|i|we|costs?|gives?|is|are|brings?|sells?|has|with|for|an?|the|each|every)\\b)[a-z'’-]+"
export const noun = `\\b${word}(?: ${word}){0,2}?`
export const small = '(?:(?:an?|the|each|every|any|some|your|his|her|its|their|our|my) )?'

export const coins =
  'coins?|gold|gold coins?|gold pieces?|dollars?|bucks|euros?|pounds?|pennies|cents|rupees|shillings|credits|money|tips|fares|cash|tokens'

/** As a number, where it is one. */
export const figureIn = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : numberIn(text.replace(/^[+−–-]\s?/, '').replace(/^a /i, ''))

/** The places of a match without the signs around it. */
export function placeOf({ 0: text, index = 0 }: RegExpMatchArray): {
  start: number
  end: number
  words: string
} {
  const words = text.replace(/^[\s,;:.]+|[\s,;:]+$/g, '')
  const start = index + text.indexOf(words)
  return { start, end: start + words.length, words }
}

export const without = (text: string) => text.replace(/^(?:and|but|or|so|then|where|also)\s+/i, '')
