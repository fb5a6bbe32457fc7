import type { Effect, Rule, Rulebook } from '@makebelieve/kit/rules/rulebook'
import type { TermOf } from '../../../../brief/terms.ts'
import { all } from '../observe.ts'
import { type Played, type Step, stepsOf } from './steps.ts'
import { withWrong } from './wrong.ts'

/** 'Drop three and it's over': where what gets away was only counted, each of them costs one of so many lives. */
export function withChances(book: Rulebook, { of, words }: TermOf<'chances'>): Rulebook | undefined {
  const because = { words }
  if (of === 'wrong') return withWrong(book, { about: 'wrong', so: 'hurts', words })
  const lost = book.ends.flatMap(({ result, when }) =>
    result === 'lost' && 'tallies' in when ? when.tallies.map(({ tally }) => tally) : [],
  )
  const isCounted = (one: Effect) => 'tally' in one && lost.includes(one.tally)
  const isMiss = ({ when, do: effects }: Rule) => 'leaves' in when && effects.some(isCounted)
  const counted = book.rules.filter(isMiss).flatMap(({ do: effects }) => effects.filter(isCounted))
  if (counted.length === 0) return undefined
  const tallies = counted.flatMap((one) => ('tally' in one ? [one.tally] : []))
  return {
    ...book,
    rules: book.rules.map(
      (rule): Rule =>
        isMiss(rule)
          ? {
              ...rule,
              do: [{ hurt: 'player', says: 'One got away.' }, ...rule.do.filter((one) => !isCounted(one))],
              because,
            }
          : rule,
    ),
    ends: book.ends.filter(
      ({ result, when }) =>
        !(
          result === 'lost' &&
          'tallies' in when &&
          when.tallies.some(({ tally }) => tallies.includes(tally))
        ),
    ),
  }
}

/** So many lives there were at first, and a game was lost with the last of them: one for each mistake, and for nothing else. */
export function seenChances({ many, of }: TermOf<'chances'>, { films }: Played): string | undefined {
  let lost = 0
  for (const film of films) {
    if (film.frames[0]?.lives !== many) return undefined
    const hurts = [...stepsOf(film)].filter(({ before, after }) => after.lives < before.lives)
    if (of === 'wrong' && !hurts.every(isHandedOver)) return undefined
    const end = film.last ?? film.frames.at(-1)
    if (film.status === 'lost' && end?.lives === 0 && hurts.length === many) lost++
  }
  if (lost === 0) return undefined
  return `${lost === 1 ? 'A game was' : `${lost} games were`} lost with mistake number ${many}, and there were so many hearts at first.`
}

/** Something was carried, and is not any more; or something was there to be taken, and is gone. */
const isHandedOver = ({ before, after }: Step): boolean =>
  [...before.bodies.values()].some(
    ({ id, carrier }) => carrier !== 0 && (after.bodies.get(id)?.carrier ?? 0) === 0,
  ) ||
  [...before.casts.keys()].some((cast) =>
    all(before, cast).some(({ id, carrier }) => carrier === 0 && !after.bodies.has(id)),
  )
