import type { Rule, Rulebook } from '@makebelieve/kit/rules/rulebook'
import type { TermOf } from '../../../../brief/terms.ts'
import { perSecond } from '../film.ts'
import { all } from '../observe.ts'
import { purse } from './money.ts'
import { type Played, stepsOf } from './steps.ts'

type Estate = TermOf<'estate'>

/** How long a day is, a turn or a month, where nothing else divides the game. */
const stretched = 8

/** What is put up for coins costs just so much, or brings just so much by itself. */
export function withEstate(book: Rulebook, term: Estate): Rulebook | undefined {
  const because = { words: term.words }
  const isBuilt = ({ do: effects }: Rule) => effects.some((one) => 'spawn' in one && one.spawn === term.whom)
  const coin = book.stocks?.find(({ tally }) => tally === purse)?.cast
  const isPaid = ({ when }: Rule) => 'every' in when && when.of === term.whom
  const isFetched = ({ when }: Rule) => 'touch' in when && when.touch[1] === coin
  if (!book.rules.some(isPaid)) return undefined
  if (term.part === 'costs')
    return {
      ...book,
      // The first can be had at once.
      stocks: (book.stocks ?? []).map((stock) =>
        stock.tally === purse ? { ...stock, from: Math.max(stock.from, term.value) } : stock,
      ),
      rules: book.rules.map((rule) =>
        isBuilt(rule)
          ? {
              ...rule,
              if: (rule.if ?? []).map((one) =>
                'tally' in one && one.tally === purse ? { ...one, atLeast: term.value } : one,
              ),
              do: rule.do.map((one) =>
                'tally' in one && one.tally === purse ? { ...one, add: -term.value } : one,
              ),
              because,
            }
          : rule,
      ),
    }
  const seconds = term.seconds ?? stretched
  const { stretch } = term
  const isDivided = (book.phases ?? []).length > 0
  return {
    ...book,
    ...(stretch !== undefined &&
      !isDivided && {
        phases: [
          {
            id: stretch,
            says: `${stretch.charAt(0).toUpperCase()}${stretch.slice(1)}`,
            numbered: true,
            seconds,
            next: stretch,
            because,
          },
        ],
      }),
    kinds: book.kinds.map((kind) =>
      kind.id === coin && term.value > 1 ? { ...kind, look: { ...kind.look, sign: `${term.value}` } } : kind,
    ),
    rules: book.rules.map((rule) => {
      if (isPaid(rule)) return { ...rule, when: { every: seconds, of: term.whom }, because }
      if (!isFetched(rule)) return rule
      const kept = rule.do.filter((one) => 'remove' in one)
      return {
        ...rule,
        do: [...kept, { tally: purse, add: term.value }, { show: 'sell', words: `+${term.value}` }],
        because,
      }
    }),
  }
}

/** There is a little more time than somebody needs who fetches what is brought and puts up the next one at once. */
export function inTheirTime(book: Rulebook, { whom }: Estate): Rulebook {
  const amount = (rule: Rule | undefined) =>
    rule?.do.flatMap((one) => ('tally' in one && one.tally === purse ? [Math.abs(one.add)] : []))[0]
  const costs = amount(
    book.rules.find(({ do: all }) => all.some((one) => 'spawn' in one && one.spawn === whom)),
  )
  const brings = amount(
    book.rules.find(({ do: all }) => all.some((one) => 'tally' in one && one.tally === purse && one.add > 0)),
  )
  const paid = book.rules.find(({ when }) => 'every' in when && when.of === whom)
  const every = paid && 'every' in paid.when ? Math.max(...[paid.when.every].flat()) : undefined
  const many = book.ends.flatMap(({ result, when }) =>
    result === 'won' && 'tallies' in when
      ? when.tallies.flatMap(({ cast, reaches }) => (cast === whom ? [Math.max(...[reaches].flat())] : []))
      : [],
  )[0]
  if (!costs || !brings || !every || !many) return book
  // Who would have to wait for the second one for most of a minute begins with more.
  let from = book.stocks?.find(({ tally }) => tally === purse)?.from ?? 0
  const needed = () => secondsFor(many, from, { costs, brings, every })
  while (needed() > patience && from < (costs * many) / 2) from += costs
  const seconds = needed()
  const clock = [Math.round(seconds * 1.9 + 15), Math.round(seconds * 1.15 + 8)] as const
  return {
    ...book,
    stocks: (book.stocks ?? []).map((stock) => (stock.tally === purse ? { ...stock, from } : stock)),
    ends: book.ends.map((end) =>
      end.result === 'lost' && 'seconds' in end.when ? { ...end, when: { seconds: clock } } : end,
    ),
  }
}

/** How many somebody fetches in a second, and how long it may take to put up all of them. */
const fetched = 0.8
const patience = 55

function secondsFor(
  many: number,
  from: number,
  { costs, brings, every }: { costs: number; brings: number; every: number },
): number {
  let had = from
  let seconds = 0
  for (let stand = 0; stand < many && seconds < 400; seconds++) {
    had += Math.min(stand / every, fetched) * brings
    if (had < costs) continue
    had -= costs
    stand++
  }
  return seconds
}

/** Each was paid for with just so much; or what they brought was worth just so much, and came as often as they stood for that long. */
export function seenEstate(
  { part, whom, value, seconds = stretched, money }: Estate,
  { films }: Played,
): string | undefined {
  let [exact, other, stood, brought] = [0, 0, 0, 0]
  for (const film of films)
    for (const { before, after } of stepsOf(film))
      for (const [coin, had] of before.stock) {
        const change = (after.stock.get(coin) ?? 0) - had
        const houses = all(after, whom).length
        const built = houses - all(before, whom).length
        const fetched = all(before, coin).filter(({ id }) => !after.bodies.has(id)).length
        stood += houses / perSecond
        brought += all(after, coin).filter(({ id }) => !before.bodies.has(id)).length
        const due = part === 'costs' ? -value * built : value * fetched
        if (part === 'costs' ? built <= 0 || fetched > 0 : built !== 0 || fetched === 0) continue
        if (change === due) exact++
        else other++
      }
  if (exact < 2 || other > exact * 0.3) return undefined
  if (part === 'costs') return `${exact} times one was put up, and ${value} ${money} were gone for it.`
  const often = brought / (stood / seconds)
  return often > 0.6 && often < 1.4
    ? `Each that stood brought ${money} about every ${seconds} seconds, and ${exact} times that was ${value}.`
    : undefined
}
