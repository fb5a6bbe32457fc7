import { counts, goalOf } from '../lines.ts'
import type { Mechanic } from '../mechanic.ts'
import { all, appeared, changes, isBeside } from '../observe.ts'
import { purse } from '../terms/money.ts'

/** What one of them costs, and what each brings in so many seconds, where nobody says it. */
export const estate = { costs: 5, brings: 1, seconds: 4 } as const

/** What stands brings coins again and again, which are fetched, and for which the next one is put up where one stands. */
export const settle: Mechanic = {
  id: 'settle',
  verbs: ['put up for coins'],
  by: 'player',
  careful: true,
  needs: ['whom', 'with'],
  spaces: ['top'],
  adds({ you, whom = you, with: coin = you, button }) {
    return {
      kinds: [
        { cast: whom.id, drive: { does: 'still' }, count: 0, where: 'anywhere', size: 78 },
        {
          cast: coin.id,
          drive: { does: 'still' },
          count: 0,
          where: 'anywhere',
          size: 36,
          look: { pulses: true },
        },
      ],
      rules: [
        {
          when: { touch: [you.id, coin.id] },
          do: [
            { remove: 'b' },
            { tally: purse, add: estate.brings },
            { show: 'sell', words: `+${estate.brings}` },
          ],
        },
        {
          when: { press: button },
          if: [
            { tally: purse, atLeast: estate.costs },
            { near: whom.id, within: 100, not: true },
          ],
          do: [
            { tally: purse, add: -estate.costs },
            { spawn: whom.id, at: 'a' },
            ...counts(`put up ${whom.id}`, 25, 'place'),
          ],
          rest: 0.4,
          says: `Build a ${whom.name}`,
        },
        {
          when: { every: estate.seconds, of: whom.id },
          if: [{ many: coin.id, below: 14 }],
          do: [{ spawn: coin.id, at: 'a', apart: 58 }, { show: 'spawn' }],
          rest: 0,
        },
      ],
      goal: goalOf(`put up ${whom.id}`, whom.count ?? [6, 8], `${whom.plural} built`, whom),
      clock: [150, 90],
    }
  },
  over(book, { with: coin, you, words, filler }) {
    if (book.stocks?.some(({ tally }) => tally === purse)) return book
    const because = filler ? ('filler' as const) : { words }
    const stock = { tally: purse, from: 2 * estate.costs, says: 'coins', cast: (coin ?? you).id, because }
    return { ...book, stocks: [...(book.stocks ?? []), stock] }
  },
  seen(films, { who, whom = who, with: coin = who }) {
    const had = ({ stock }: { stock: ReadonlyMap<string, number> }) => stock.get(coin.id) ?? 0
    for (const { before, after, body } of appeared(films, whom.id))
      if (!after.pressed || !isBeside(after, who.id, body) || had(after) >= had(before)) return undefined
    for (const { after, body } of appeared(films, coin.id))
      if (!isBeside(after, whom.id, body, 2.2)) return undefined
    let brought = 0
    for (const { before, after } of changes(films)) {
      if (had(after) <= had(before)) continue
      if (all(before, coin.id).some(({ id }) => !after.bodies.has(id))) brought++
      // What comes where somebody stands is fetched in the same moment.
      else if (!all(after, who.id).some((one) => isBeside(after, whom.id, one))) return undefined
    }
    const built = appeared(films, whom.id).length
    return built > 2 && brought > 2
      ? `The ${who.name} put up ${built} ${whom.plural} where it stood, and paid for each; ${brought} times it fetched ${coin.plural} that one of them had brought.`
      : undefined
  },
  howTo: ({ whom, you, with: coin }) =>
    `Press the button to build a ${(whom ?? you).name} for ${(coin ?? you).plural}: each keeps making ${(coin ?? you).plural} for you to fetch.`,
  example: { you: 'child', whom: 'house', with: 'coin' },
}
