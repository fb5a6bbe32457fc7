import type { Reading, Said } from '../../../reading/schema.ts'
import { isPlain } from '../../../reading/words.ts'
import { isEmpty, namedWordsOf, stemOf } from './stems.ts'
import { isUnit } from './units.ts'

/** A word that says what a simulation is of: where it stands in the text, and how much it says. */
export type SubjectWord = {
  at: number
  word: string
  stem: string
  /** 1 for the main thing, less for what is beside it. */
  weight: number
  /** 'Effect' or 'graph', and what only asks for it: counts inside a name, and says nothing by itself. */
  isEmpty: boolean
}

/** The words of a reading that are its subject, in their order. */
export function subjectOf(reading: Reading): SubjectWord[] {
  const left = new Set([...wordsSaid(reading, ['for']), ...givenNameIn(reading), ...unitsIn(reading)])
  const asking = new Set(wordsSaid(reading, ['frame']))
  const weights = weightsOf(reading)
  return reading.words.flatMap(({ text }, at) =>
    left.has(at) ? [] : wordsIn(text, at, weights.get(at) ?? 0.3, asking.has(at)),
  )
}

/** The words of which one of these things is said. */
export const wordsSaid = ({ said }: Reading, of: readonly Said[]): number[] =>
  said.filter(({ what }) => of.includes(what)).flatMap(({ piece }) => piece.words)

/** The same for a bare name. */
export const subjectOfName = (name: string): SubjectWord[] => wordsIn(name, 0, 1)

const wordsIn = (text: string, at: number, weight: number, isAsking = false): SubjectWord[] =>
  namedWordsOf(text).map((word) => ({
    at,
    word,
    stem: stemOf(word),
    weight,
    isEmpty: isAsking || isEmpty(word) || isPlain(word) || /^\d/.test(word),
  }))

const weightOfRole = { main: 1, control: 0.4, shown: 0.4 } as const
const weightOfThing = 0.8
const weightOfDeed = 0.6

/** How much each word says, by what it is in the sentence. */
function weightsOf({ things, links, unread }: Reading): Map<number, number> {
  const weights = new Map<number, number>()
  const weigh = (words: readonly number[], weight: number) => {
    for (const at of words) weights.set(at, Math.max(weight, weights.get(at) ?? 0))
  }
  for (const { noun, attributes, role } of things) {
    const weight = role in weightOfRole ? weightOfRole[role as keyof typeof weightOfRole] : weightOfThing
    weigh(noun.words, weight)
    for (const { words } of attributes) weigh(words, weight * 0.7)
  }
  for (const { does } of links) weigh(does.words, weightOfDeed)
  for (const { words } of unread) weigh(words, 0.5)
  return weights
}

/** '470 ohm' does not ask for Ohm's law. */
const unitsIn = ({ limits, words }: Reading): number[] =>
  limits.flatMap(({ piece }) => piece.words).filter((at) => isUnit(words[at]?.text ?? ''))

/** Words of a name that was given to it ('called “Swing time”'); a heading ('Predator and prey: …') is the subject itself. */
function givenNameIn({ said, words }: Reading): number[] {
  return said
    .filter(
      ({ what, piece }) =>
        what === 'title' && (piece.words[0] ?? 0) > 0 && isGiven(words, piece.words[0] ?? 0),
    )
    .flatMap(({ piece }) => piece.words)
}

const isGiven = (words: Reading['words'], first: number) =>
  words
    .slice(Math.max(0, first - 3), first)
    .some(({ text }) => /^(?:called|named|titled|name|title)$/i.test(text))

/** The literal piece of the text from the first of some words to the last. */
export function textOf({ text, words }: Reading, places: readonly number[]): string {
  const [first, last] = [Math.min(...places), Math.max(...places)]
  return text.slice(words[first]?.start, words[last]?.end)
}
