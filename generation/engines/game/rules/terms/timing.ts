import type { Effect, End, Goal, Kind, Rule, Rulebook } from '@makebelieve/kit/rules/rulebook'
import type { TermOf } from '../../../../brief/terms.ts'

const inARow = 'in a row'

const hasZone = ({ meters = [] }: Kind) => meters.some(({ zone }) => zone)
const isMissed = ({ do: effects }: Rule) => effects.some((one) => 'show' in one && one.show === 'miss')
const isGood = ({ do: effects }: Rule) => effects.some((one) => 'show' in one && one.show === 'right')

/** What counts, and what costs, is so because of the words for the moment; a zone that has a colour there is drawn in it. */
export function withTiming(book: Rulebook, { colour, over, words }: TermOf<'timing'>): Rulebook | undefined {
  if (!book.kinds.some(hasZone)) return undefined
  const because = { words }
  return {
    ...book,
    rules: book.rules.map((rule): Rule => (isMissed(rule) ? { ...rule, because } : rule)),
    kinds: book.kinds.map((kind): Kind => {
      const { meters } = kind
      if (!meters) return kind
      return {
        ...kind,
        meters: meters.map((one) =>
          one.zone
            ? { ...one, zone: { ...one.zone, ...(colour && { colour }), ...(over && { of: over }) } }
            : one,
        ),
      }
    }),
  }
}

/** What it is then stands over it. */
export function withMissed(book: Rulebook, { when, says, words }: TermOf<'missed'>): Rulebook | undefined {
  const because = { words }
  const told = `${says.charAt(0).toUpperCase()}${says.slice(1)}!`
  let isLaid = false
  const rules = book.rules.map((rule): Rule => {
    // Whatever nobody has to press or let go for came too far by itself.
    const isLate = 'meter' in rule.when
    if (!isMissed(rule) || isLate !== (when === 'late')) return rule
    isLaid = true
    const say = (one: Effect): Effect => {
      if ('hurt' in one) return { ...one, says: told }
      return 'show' in one && one.show === 'miss' ? { ...one, words: told } : one
    }
    return { ...rule, do: rule.do.map(say), because }
  })
  return book.kinds.some(hasZone) && isLaid ? { ...book, rules } : undefined
}

/** Each that is right counts in its row, and a miss begins the row anew. Won by it, or worth more from so many on. */
export function withStreak(book: Rulebook, { many, brings, words }: TermOf<'streak'>): Rulebook | undefined {
  if (!book.kinds.some(hasZone)) return undefined
  const because = { words }
  const rules = book.rules.flatMap((rule): Rule[] => {
    if (isMissed(rule) && rule.do.some((one) => 'hurt' in one))
      return [{ ...rule, do: [...rule.do, { tally: inARow, add: -1000 }] }]
    if (!isGood(rule)) return [rule]
    const counted: Rule = { ...rule, do: [...rule.do, { tally: inARow, add: 1 }] }
    if (brings === 'win') return [counted]
    const more: Rule = {
      ...counted,
      if: [...(rule.if ?? []), { tally: inARow, atLeast: many - 1 }],
      do: counted.do.map((one): Effect => {
        if ('score' in one) return { score: one.score + bonus }
        return 'show' in one ? { ...one, words: `Perfect again! +${30 + bonus}` } : one
      }),
      because,
    }
    return [more, counted]
  })
  const goal: Goal = { tally: inARow, reaches: many, says: `perfect ${inARow}` }
  const ends = book.ends.map(
    (end): End =>
      brings === 'win' && end.result === 'won'
        ? { ...end, when: { tallies: [goal] }, says: `${many} ${inARow}!`, because }
        : end,
  )
  return { ...book, rules, ends }
}

/** So much more than the first of a row. */
export const bonus = 20
