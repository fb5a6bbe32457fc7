import { type Effect, type If, playerKind, type Rule, type Rulebook } from '@makebelieve/kit/rules/rulebook'
import type { Term, TermOf } from '../../../../brief/terms.ts'
import { purse } from './money.ts'
import { kindInState } from './ripening.ts'

type Worth = TermOf<'worth'>

/** What something is worth stands at every rule in which it is got, brought or done away with, instead of what those usually give. */
export function withWorth(book: Rulebook, term: Worth, terms: readonly Term[]): Rulebook | undefined {
  const because = { words: term.words }
  const state = term.state === undefined ? undefined : kindInState(term.whom, term.state, terms)
  // What is thrown away when it is like that costs or brings this.
  const isThen = ({ if: conditions = [] }: Rule) => conditions.some((one) => 'is' in one && one.is === state)
  const thrown = book.rules.filter(
    (rule) => isThen(rule) && rule.do.some((one) => 'show' in one && one.show === 'wrong'),
  )
  if (state !== undefined && thrown.length > 0)
    return {
      ...book,
      rules: book.rules.map((rule) =>
        thrown.includes(rule) ? { ...rule, do: paid(rule, term), because } : rule,
      ),
    }
  const you = playerKind(book).id
  const meant = book.rules.filter((rule) => isAbout(rule, term, book, state) && counts(rule, term, book))
  if (meant.length === 0) {
    const isThere = book.kinds.some(({ id, cast }) => id === term.whom || cast === term.whom)
    if (!isThere || term.whom === 'player') return undefined
    const hurts = book.rules.some(
      ({ when, do: effects }) =>
        'touch' in when && when.touch.includes(term.whom) && effects.some((one) => 'hurt' in one),
    )
    const met: Rule = {
      when: { touch: [you, term.whom] },
      ...(state !== undefined && { if: [{ is: state, who: 'b' }] }),
      do: [...paying(term), ...(hurts ? [] : [{ remove: 'b' } as const])],
      rest: 1,
      because,
    }
    return { ...book, rules: [met, ...book.rules] }
  }
  if (state === undefined && term.value < 0 && term.money === undefined) return costing(book, term, meant)
  if (state === undefined)
    return {
      ...book,
      rules: book.rules.map((rule) =>
        meant.includes(rule) ? { ...rule, do: paid(rule, term), because } : rule,
      ),
    }
  // One state of it: a rule of its own before the one for all of them.
  return {
    ...book,
    rules: book.rules.flatMap((rule) => {
      if (!meant.includes(rule)) return [rule]
      if (isThen(rule)) return [{ ...rule, do: paid(rule, term), because }]
      const own: Rule = {
        ...rule,
        if: [...(rule.if ?? []), inState(rule, term, state)],
        do: paid(rule, term),
        because,
      }
      return [own, rule]
    }),
  }
}

/** What costs points is nothing that one is to get so many of, as long as there is anything else to get. */
function costing(book: Rulebook, term: Worth, meant: readonly Rule[]): Rulebook {
  const because = { words: term.words }
  const counted = meant.flatMap((rule) => rule.do.flatMap((one) => ('tally' in one ? one.tally : [])))
  const isLeft = (tally: string) => !counted.includes(tally)
  const open = book.ends.some(
    ({ result, when }) =>
      result === 'won' && 'tallies' in when && when.tallies.some(({ tally }) => isLeft(tally)),
  )
  return {
    ...book,
    rules: book.rules.map((rule) =>
      meant.includes(rule)
        ? {
            ...rule,
            do: [...paid(rule, term), ...(open ? [] : rule.do.filter((one) => 'tally' in one))],
            because,
          }
        : rule,
    ),
    ends: !open
      ? book.ends
      : book.ends.map((end) =>
          end.result === 'won' && 'tallies' in end.when
            ? { ...end, when: { tallies: end.when.tallies.filter(({ tally }) => isLeft(tally)) } }
            : end,
        ),
  }
}

/** Where it is carried, what is carried has to be so; else the one that is met. */
function inState({ when, if: conditions = [] }: Rule, term: Worth, is: string): If {
  if (conditions.some((one) => 'carries' in one && one.carries === term.whom)) return { is, who: 'load' }
  return { is, who: 'touch' in when && when.touch[0] === term.whom ? 'a' : 'b' }
}

const isOf = (ref: string | null, whom: string, { kinds }: Rulebook) =>
  ref === whom || (ref !== null && kinds.some(({ id, cast }) => id === ref && cast === whom))

function isAbout(
  { when, if: conditions = [], do: effects, because }: Rule,
  { whom }: Worth,
  book: Rulebook,
  state: string | undefined,
): boolean {
  if (whom === 'right' || whom === 'wrong') {
    const isWrong = effects.some((one) => 'show' in one && /^(?:wrong|miss)$/.test(one.show))
    return whom === 'wrong'
      ? isWrong
      : !isWrong && effects.some((one) => 'score' in one && one.score > 0) && because !== 'filler'
  }
  // A rule of one state was made for that one.
  if (
    state !== undefined &&
    conditions.some((one) => 'is' in one && one.is !== state && isOf(one.is, whom, book))
  )
    return false
  const refs =
    'touch' in when
      ? when.touch
      : 'near' in when
        ? when.near
        : 'sees' in when
          ? when.sees
          : 'defeated' in when
            ? [when.defeated]
            : 'meter' in when
              ? [when.of]
              : []
  return (
    refs.some((ref) => isOf(ref, whom, book)) ||
    conditions.some((one) => 'carries' in one && isOf(one.carries, whom, book))
  )
}

/** Whether something is won or counted there. What only takes it along is worth nothing yet. */
const counts = ({ do: effects }: Rule, { whom }: Worth, { ends }: Rulebook) =>
  whom === 'wrong' ||
  (effects.some(
    (one) =>
      ('score' in one && one.score > 0) ||
      ('tally' in one &&
        one.add > 0 &&
        ends.some(
          ({ result, when }) =>
            result === 'won' && 'tallies' in when && when.tallies.some(({ tally }) => tally === one.tally),
        )),
  ) &&
    !effects.some((one) => 'hurt' in one))

const signed = (value: number) => (value < 0 ? `−${-value}` : `+${value}`)

function paying({ value, money }: Worth): Effect[] {
  if (money === undefined)
    return [{ score: value }, { show: value < 0 ? 'wrong' : 'collect', words: signed(value) }]
  return [
    { tally: purse, add: value },
    { show: 'sell', words: `${signed(value)} ${value === 1 ? money.replace(/s$/, '') : money}` },
  ]
}

/** What a rule did, with this for what it gave. */
function paid({ do: effects }: Rule, term: Worth): Effect[] {
  const [gives, shows] = paying(term)
  const kept = effects.filter(
    (one) =>
      !(
        ('score' in one && term.money === undefined) ||
        ('show' in one && 'words' in one) ||
        ('tally' in one && one.tally === purse)
      ),
  )
  // What costs is nothing that one is to do so often.
  const done = term.value < 0 ? kept.filter((one) => !('tally' in one)) : kept
  return [...done, ...(gives ? [gives] : []), ...(shows ? [shows] : [])]
}
