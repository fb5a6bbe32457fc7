import type { Because, Effect, End, Kind, Rule, Rulebook, When } from '@makebelieve/kit/rules/rulebook'
import type { TermOf } from '../../../../brief/terms.ts'

/** Whoever comes later is fought as all the others are, and has to be beaten. */
export function withFight(book: Rulebook, whom: string, says: string, because: Because): Rulebook {
  const isFoe = (ref: string | undefined) =>
    ref === whom || book.kinds.some(({ id, cast }) => id === ref && cast === whom)
  const known = book.rules.filter(({ do: effects }) =>
    effects.some((one) => 'strike' in one && one.strike === 'b'),
  )
  if (known.length === 0 || known.some(({ when }) => isFoe(metIn(when)))) return book
  const tally = `beat ${whom}`
  const own = known.map(
    ({ when, do: effects, ...rest }): Rule => ({
      ...rest,
      when: aimedAt(when, whom),
      do: effects.filter((one) => !('tally' in one)),
      because,
    }),
  )
  const once = own.filter(
    (rule, at) => own.findIndex(({ when }) => JSON.stringify(when) === JSON.stringify(rule.when)) === at,
  )
  const beaten: Rule = {
    when: { defeated: whom },
    do: [{ tally, add: 1 }, { score: 50 }, { show: 'defeat', words: '+50' }],
    because,
  }
  const goal = { tally, reaches: 1, says, cast: whom }
  return {
    ...book,
    kinds: book.kinds.map(
      (kind): Kind =>
        kind.cast === whom && !kind.meters?.some(({ name }) => name === 'health')
          ? { ...kind, meters: [...(kind.meters ?? []), { name: 'health', from: 1, shown: true }] }
          : kind,
    ),
    rules: [...once, ...book.rules, beaten],
    ends: book.ends.map(
      (end): End =>
        end.result === 'won' && 'tallies' in end.when
          ? { ...end, when: { tallies: [...end.when.tallies, goal] } }
          : end,
    ),
  }
}

const metIn = (when: When) =>
  'touch' in when ? when.touch[1] : 'near' in when ? when.near[1] : 'sees' in when ? when.sees[1] : undefined

function aimedAt(when: When, whom: string): When {
  if ('touch' in when) return { touch: [when.touch[0], whom] }
  if ('near' in when) return { ...when, near: [when.near[0], whom] }
  return 'sees' in when ? { ...when, sees: [when.sees[0], whom] } : when
}

/** Whoever takes so many hits loses that part of its health with each of them, and with nothing else. */
export function withHits(book: Rulebook, { whom, many, words }: TermOf<'hits'>): Rulebook | undefined {
  const because = { words }
  const isHit = (ref: string) =>
    ref === whom || book.kinds.some(({ id, cast }) => id === ref && cast === whom)
  const strikes = ({ when, do: effects }: Rule) => {
    const refs = 'touch' in when ? when.touch : 'near' in when ? when.near : 'sees' in when ? when.sees : []
    return effects.some(
      (one) =>
        'strike' in one &&
        refs[one.strike === 'a' ? 0 : 1] !== undefined &&
        isHit(refs[one.strike === 'a' ? 0 : 1] ?? ''),
    )
  }
  if (!book.rules.some(strikes)) return undefined
  const other = (effect: Effect) => !('meter' in effect && effect.meter === 'health')
  const rules = book.rules.map((rule): Rule => {
    if (strikes(rule))
      return {
        ...rule,
        do: rule.do.map((one): Effect => ('strike' in one ? { ...one, by: 1 / many } : one)),
        because,
      }
    return rule.do.every(other) ? rule : { ...rule, do: rule.do.filter(other) }
  })
  const kinds = book.kinds.map(
    (kind): Kind =>
      kind.cast !== whom
        ? kind
        : {
            ...kind,
            meters: [
              ...(kind.meters ?? []).filter(({ name }) => name !== 'health'),
              { name: 'health', from: 1, shown: true },
            ],
          },
  )
  return { ...book, kinds, rules }
}
