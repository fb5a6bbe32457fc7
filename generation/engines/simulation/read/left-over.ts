import type { Reading } from '../../../reading/schema.ts'
import { fold, hasLetters, isPlain } from '../../../reading/words.ts'
import type { Claim } from '../design.ts'
import { isEmpty, stemOf } from './stems.ts'
import { subjectOf, textOf, wordsSaid } from './subject.ts'

type Word = Reading['words'][number]

const light = new Set(
  'go goes going come comes coming move moves make makes take takes keep keeps stay stays turn turns become becomes look looks begin begins start starts end ends finish finishes let lets put puts find finds watch watches see sees predict predicts guess guesses observe observes notice notices'
    .split(' ')
    .map(stemOf),
)

/** A verb that only says that something is so, goes on or is looked at: nobody looks for it in a picture. */
export const isLightVerb = ({ text, part }: Word): boolean => part === 'VERB' && light.has(stemOf(fold(text)))

/** The words of the subject that nothing took, as pieces of the text. For whom it is counts as well, unless a level was read from it. */
export function unknownIn(reading: Reading, taken: ReadonlySet<number>, hasLevel: boolean): Claim[] {
  const people = wordsSaid(reading, ['for'])
  const asked = new Set([
    ...subjectOf(reading).flatMap(({ at, isEmpty }) => (isEmpty ? [] : [at])),
    ...(hasLevel ? [] : people),
    ...reading.words.flatMap(({ text }, at) => (/^\d/.test(text) && !people.includes(at) ? [at] : [])),
  ])
  const isLost = (word: Word, at: number) =>
    asked.has(at) &&
    !taken.has(at) &&
    hasLetters(word.text) &&
    !isPlain(word.text) &&
    (!isEmpty(fold(word.text)) || /\d/.test(word.text)) &&
    !isLightVerb(word)
  const runs: number[][] = []
  for (const [at, word] of reading.words.entries()) {
    if (!isLost(word, at)) continue
    const run = runs.at(-1)
    const last = run?.at(-1)
    if (run && last !== undefined && isNear(reading, last, at, taken)) run.push(at)
    else runs.push([at])
  }
  return runs.map((run) => ({ about: 'unknown' as const, text: textOf(reading, run) }))
}

/** Nothing but small words between them, and no end of a clause. */
const isNear = ({ words }: Reading, from: number, to: number, taken: ReadonlySet<number>) =>
  to - from <= 3 &&
  words.slice(from + 1, to).every(({ text }, i) => isSmall(text) && !taken.has(from + 1 + i))

const isSmall = (text: string) => isPlain(text) || /^[^\p{L}\p{N}.,;:!?]$/u.test(text)
