import { type Kind, type Look, playerKind, type Rule, type Rulebook } from '@makebelieve/kit/rules/rulebook'
import { colours } from '../../../../brief/colours.ts'
import type { Term, TermOf } from '../../../../brief/terms.ts'

type Ripening = TermOf<'ripening'>

const looks: Record<string, string> = {
  pale: '#f6e7c1',
  golden: '#f0b429',
  raw: '#f2a59d',
  ready: '#e08e2b',
  done: '#c9772b',
  burnt: '#3a2a22',
  burned: '#3a2a22',
  overdone: '#4a3326',
  black: '#2b2622',
  ripe: '#e5484d',
  unripe: '#7fb24a',
  rotten: '#6b5a2a',
  spoiled: '#7d7a3a',
  sour: '#b9c46a',
  stale: '#a89878',
  cold: '#9cc4e4',
  frozen: '#bfe6ff',
  hot: '#ff8a5c',
  dry: '#b59a63',
  rusty: '#a3562a',
  melted: '#8fd3ff',
  wilted: '#8a7a3c',
}

/** States in which nobody wants it any more. */
const spoilt =
  /^(?:burn(?:t|ed)|overdone|rotten|spoiled|sour|stale|cold|rusty|melted|wilted|dry|bad|black|old)$/

/** The kind that something is in one of its states: it begins as itself in the first, unless it only turns into one. */
export function kindInState(whom: string, state: string, terms: readonly Term[]): string {
  const { states = [] } =
    terms.find((term): term is Ripening => term.about === 'ripening' && term.whom === whom) ?? {}
  return states.length > 1 && states[0] === state ? whom : `${whom}.${state}`
}

/** How long a state lasts where nobody says so: long enough to get there, and short enough to be seen. */
const usual = 4

const colourOf = (state: string) => looks[state] ?? colours[state]

const lookOf = (state: string): Look => {
  const colour = colourOf(state)
  return { ...(colour !== undefined && { sort: colour }), mark: state }
}

/**
 * Whatever there is of something goes through its states in time, wherever it is and whoever carries it. Each has its colour, and its name
 * over it. What is spoilt counts nothing.
 */
export function withRipening(
  book: Rulebook,
  { whom, states, seconds, words }: Ripening,
): Rulebook | undefined {
  const own = book.kinds.filter(
    ({ cast, id, drive }) => cast === whom && id === whom && drive.does !== 'player',
  )
  const [first] = own
  if (!first) return undefined
  const because = { words }
  const begins = seconds !== undefined && states.length === 1 ? undefined : states[0]
  const later = begins === undefined ? states : states.slice(1)
  const ids = later.map((state) => `${whom}.${state}`)
  const per = seconds ?? usual
  const age = (at: number): NonNullable<Kind['meters']>[number] => ({
    name: `age ${at + 1}`,
    from: 0,
    perSecond: 1 / per,
  })
  const { comes: _, ...rest } = first
  const kinds = book.kinds.flatMap((kind): Kind[] =>
    kind !== first
      ? [kind]
      : [
          {
            ...first,
            ...(begins !== undefined && { id: whom, look: { ...first.look, ...lookOf(begins) } }),
            meters: [...(first.meters ?? []), age(0)],
          },
          ...later.map(
            (state, at): Kind => ({
              ...rest,
              id: ids[at] ?? whom,
              count: 0,
              look: { ...first.look, ...lookOf(state) },
              ...(at < later.length - 1 && { meters: [...(first.meters ?? []), age(at + 1)] }),
              because,
            }),
          ),
        ],
  )
  const turning = ids.map(
    (id, at): Rule => ({
      when: { meter: `age ${at + 1}`, of: at === 0 ? whom : (ids[at - 1] ?? whom), above: 1 },
      do: [{ become: id, of: 'a' }, { show: 'grow' }],
      rest: 0,
      because,
    }),
  )
  const bad = states.at(-1) ?? ''
  // What is done to it is done to it in each of its states.
  const each = book.rules.flatMap((rule): Rule[] =>
    rule.if?.some((one) => 'is' in one && one.is === whom)
      ? [whom, ...ids].map((id) => ({
          ...rule,
          if: (rule.if ?? []).map((one) => ('is' in one && one.is === whom ? { ...one, is: id } : one)),
        }))
      : [rule],
  )
  const made = { ...book, kinds, rules: [...turning, ...each] }
  return spoilt.test(bad) ? withoutWorth(made, whom, `${whom}.${bad}`, because) : made
}

/** What is spoilt is thrown away, and counts nothing. */
function withoutWorth(book: Rulebook, whom: string, state: string, because: Rule['because']): Rulebook {
  const you = playerKind(book).id
  const keepComing = book.kinds.some(({ id, comes }) => id === whom && comes)
  return {
    ...book,
    rules: book.rules.flatMap((rule) => {
      const { when, if: conditions = [], do: effects } = rule
      const isCarried = conditions.some((one) => 'carries' in one && one.carries === whom)
      const isMet = 'touch' in when && when.touch[0] === you && when.touch[1] === whom
      const isTaken = effects.some(
        (one) => ('tally' in one && one.add > 0) || ('score' in one && one.score > 0),
      )
      if (!isTaken || !(isCarried || isMet)) return [rule]
      const thrown: Rule = {
        ...rule,
        if: [...conditions, { is: state, who: isCarried ? 'load' : 'b' }],
        do: [
          isCarried ? { remove: 'load' } : { remove: 'b' },
          { show: 'wrong', words: 'Too late!' },
          ...(keepComing ? [] : [{ spawn: whom, at: 'far' } as const]),
        ],
        because,
      }
      return [thrown, rule]
    }),
  }
}
