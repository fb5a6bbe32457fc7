import type { Reading } from '../../../../reading/schema.ts'
import type { Deed } from '../deeds.ts'
import { Numbered } from '../numbered.ts'

/**
 * Several deeds of a sentence that are one process, as one: 'pours potion on stones to turn them into gold'. It is said in all the words
 * from the first of them to the last, and stands where the first stood.
 */
export function asOne(
  deeds: readonly Deed[],
  own: readonly Deed[],
  { verb, whoms }: Pick<Deed, 'verb' | 'whoms'>,
  reading: Reading,
): Deed[] {
  const inOrder = own
    .flatMap(({ places, whoms: theirs, at }) => [
      at,
      ...places,
      ...theirs.flatMap(({ end }) => (end === 'you' ? [] : (reading.things[end]?.noun.words ?? []))),
    ])
    .sort((one, other) => one - other)
  const [first = 0, last = -1] = [inOrder[0], inOrder.at(-1)]
  const span = Array.from({ length: last - first + 1 }, (_, at) => first + at)
  const one: Deed = {
    who: own[0]?.who ?? 'you',
    verb,
    frame: undefined,
    whoms: [...whoms],
    particles: [],
    pronoun: false,
    negated: false,
    words: new Numbered(reading).wordsAt(span),
    places: span,
    at: own[0]?.at ?? first,
  }
  return deeds.flatMap((deed) => (deed === own[0] ? [one] : own.includes(deed) ? [] : [deed]))
}

/** Whoms of a deed after any of these small words; those that it is done to stand after none. */
export const after = ({ whoms }: Pick<Deed, 'whoms'>, by: RegExp | undefined): number[] =>
  whoms.flatMap(({ end, by: word }) =>
    typeof end === 'number' && (by === undefined ? word === undefined : by.test(word ?? '')) ? [end] : [],
  )

/** Whether it is done by whoever plays. */
export const isOwn = ({ who, negated }: Deed, { things }: Reading): boolean =>
  !negated && (who === 'you' || things[who]?.role === 'you')
