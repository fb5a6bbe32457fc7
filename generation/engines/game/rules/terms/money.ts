import type { CastMember } from '@makebelieve/kit/game/plan'
import type { Because, Rule, Rulebook } from '@makebelieve/kit/rules/rulebook'
import type { Term } from '../../../../brief/terms.ts'
import { openCatalogue } from '../../../../things/catalogue.ts'

export const purse = 'money'

/** What one is paid in: its noun where that can be seen, else coins. */
const coinOf = (money: string) => {
  const name = openCatalogue().lemma(money, 'noun')
  return /^(?:dollar|buck|euro|pound|cash|tip|fare|money|credit|penny|cent|rupee|shilling|gold)$/.test(name)
    ? 'coin'
    : name
}

export const moneyIn = (term: Term): string | undefined => ('money' in term ? term.money : undefined)

/** A member that is only a sign: it stands at the top, or is for sale. */
export const sign = (id: string, noun: string, name = noun, plural = name): CastMember => ({
  id,
  role: 'power',
  picture: `thing:${noun}`,
  looks: 'front',
  size: 1,
  speed: 1,
  motion: 'still',
  name,
  plural,
  colour: '#ffd447',
})

/** Whoever stands for the money of a game: coins that lie about, or a sign at the top. */
export function purseOf(cast: readonly CastMember[], terms: readonly Term[]): CastMember | undefined {
  const money = terms.map(moneyIn).find((one) => one !== undefined)
  if (money === undefined) return undefined
  const coin = coinOf(money)
  return (
    cast.find(({ name }) => openCatalogue().lemma(name, 'noun') === coin) ??
    sign('purse', coin, 'coin', 'coins')
  )
}

/** A rulebook with a purse, which begins empty. */
export function withPurse(book: Rulebook, cast: string, money: string, because: Because): Rulebook {
  if (book.stocks?.some(({ tally }) => tally === purse)) return book
  return { ...book, stocks: [...(book.stocks ?? []), { tally: purse, from: 0, says: money, cast, because }] }
}

/** Who is paid for nothing in particular is paid for whatever counts towards the end, and for coins that are picked up. */
export function withEarnings(book: Rulebook, coin: string, each: number, because: Because): Rulebook {
  if (
    book.rules.some(({ do: effects }) =>
      effects.some((one) => 'tally' in one && one.tally === purse && one.add > 0),
    )
  )
    return book
  const goals = new Set(
    book.ends.flatMap(({ result, when }) =>
      result === 'won' && 'tallies' in when ? when.tallies.map(({ tally }) => tally) : [],
    ),
  )
  const isCoin = ({ when, do: effects }: Rule) =>
    'touch' in when && when.touch[1] === coin && effects.some((one) => 'remove' in one && one.remove === 'b')
  const hasCoins = book.rules.some(isCoin)
  const earns = (rule: Rule) =>
    hasCoins
      ? isCoin(rule)
      : rule.do.some((one) => 'tally' in one && one.add > 0 && goals.has(one.tally)) &&
        !('after' in rule.when)
  return {
    ...book,
    rules: book.rules.map((rule) =>
      earns(rule) ? { ...rule, do: [...rule.do, { tally: purse, add: each }] } : rule,
    ),
    stocks: (book.stocks ?? []).map((stock) => (stock.tally === purse ? { ...stock, because } : stock)),
  }
}
