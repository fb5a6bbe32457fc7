import type { Rule } from '@makebelieve/kit/rules/rulebook'
import type { Frame } from '../film.ts'
import { lampOf, stronger } from '../lamps.ts'
import type { Mechanic } from '../mechanic.ts'
import { all } from '../observe.ts'

const prices = [3, 5, 7, 9]
const purse = 'money'

/** What one earns buys a stronger light, which reaches further; each time it costs more. */
export const brighten: Mechanic = {
  id: 'brighten',
  verbs: ['be paying for a stronger light'],
  by: 'player',
  needs: ['with'],
  spaces: ['top'],
  adds: ({ you, with: coin = you, button }) => ({
    kinds: lampOf(you).map((lamp) => ({ ...lamp, softly: true as const })),
    rules: prices.map((price, at) => ({
      when: { press: button },
      if: [
        { tally: purse, atLeast: price },
        ...(at > 0 ? [{ tally: stronger, atLeast: at }] : []),
        { tally: stronger, below: at + 1 },
      ],
      do: [
        { tally: purse, add: -price },
        { tally: stronger, add: 1 },
        { show: 'upgrade', words: `Brighter! −${price} ${coin.plural}` },
      ],
      between: true as const,
      says: 'Brighter',
    })),
  }),
  /** Whatever counts towards the end is paid for. */
  over(book, { with: coin, you, words, filler }) {
    const because = filler ? ('filler' as const) : { words }
    const goals = new Set(
      book.ends.flatMap(({ result, when }) =>
        result === 'won' && 'tallies' in when ? when.tallies.map(({ tally }) => tally) : [],
      ),
    )
    const counts = (rule: Rule) =>
      rule.do.some((one) => 'tally' in one && one.add > 0 && goals.has(one.tally))
    const drives = (rule: Rule) => 'lights' in rule.when && rule.when.lights[0] === you.id && goals.size === 0
    return {
      ...book,
      stocks: [
        ...(book.stocks ?? []),
        { tally: purse, from: 0, says: 'coins', cast: (coin ?? you).id, because },
      ],
      rules: book.rules.map((rule) =>
        counts(rule) || drives(rule) ? { ...rule, do: [...rule.do, { tally: purse, add: 1 }] } : rule,
      ),
    }
  },
  seen(films, { who, with: coin = who, words }) {
    const isBetween = /\b(?:between|after)\b/i.test(words)
    const hasNights = films.some(({ frames }) => frames.some(({ light }) => light < 0.5))
    let paid = 0
    let longer = 0
    for (const { frames } of films)
      for (const [at, after] of frames.entries()) {
        const before = frames[at - 1]
        const [was] = before ? all(before, who.id) : []
        const [is] = all(after, who.id)
        const cost = (before?.stock.get(coin.id) ?? 0) - (after.stock.get(coin.id) ?? 0)
        const grew = was?.beam && is?.beam ? is.beam.within / was.beam.within : 1
        if (grew > 1.02 && (cost <= 0 || (isBetween && !(hasNights && isByDay(before, after)))))
          return undefined
        if (cost <= 1) continue
        paid++
        if (grew > 1.08) longer++
      }
    return paid > 0 && longer === paid
      ? `${paid} times the ${who.name} paid for it, and its light reached further from that moment on.`
      : undefined
  },
  howTo: () => 'Spend what you earn on a stronger light: the button buys it.',
  example: { you: 'child', with: 'coin', besides: { does: 'banish', whom: 'ghost' } },
}

/** It is light, or it dawns. */
const isByDay = (before: Frame | undefined, after: Frame) =>
  after.light > 0.3 || after.light > (before?.light ?? 1)
