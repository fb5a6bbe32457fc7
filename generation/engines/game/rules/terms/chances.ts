import type { Effect, Rule, Rulebook } from '@makebelieve/kit/rules/rulebook'
import type { TermOf } from '../../../../brief/terms.ts'

/** 'Drop three and it's over': where what gets away was only counted, each of them costs one of so many lives. */
export function withChances(book: Rulebook, { words }: TermOf<'chances'>): Rulebook | undefined {
  const because = { words }
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
