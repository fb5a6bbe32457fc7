import type { Mechanic } from '../mechanic.ts'
import { all, changes, isAt, turned } from '../observe.ts'

/** Coins fill the purse; whoever has enough of them gets one of what is for sale, and pays for it. */
export const buy: Mechanic = {
  id: 'buy',
  verbs: ['buy', 'purchase', 'pay for', 'shop for', 'spend', 'afford', 'save up for', 'shop'],
  by: 'player',
  takes: true,
  needs: ['whom', 'with'],
  spaces: ['top', 'side', 'float'],
  adds({ you, whom = you, with: coin = you }) {
    const forSale = `${whom.id}.for sale`
    const bought = `${whom.id}.bought`
    const count = whom.count ?? ([3, 4] as const)
    return {
      kinds: [
        { cast: you.id, meters: [{ name: 'purse', from: 0, shown: true }] },
        {
          id: forSale,
          cast: whom.id,
          drive: { does: 'still' },
          count,
          where: 'far',
          size: 66,
          look: { sign: '4', alpha: 0.85 },
        },
        {
          id: bought,
          cast: whom.id,
          drive: { does: 'still' },
          count: 0,
          where: 'far',
          size: 66,
          look: { glow: '#ffd447', mark: '✓' },
        },
        {
          cast: coin.id,
          drive: { does: 'still' },
          count: 4,
          where: 'anywhere',
          size: 36,
          comes: { every: 1, most: 5, where: 'anywhere' },
          softly: true,
        },
      ],
      rules: [
        {
          when: { touch: [you.id, coin.id] },
          if: [{ meter: 'purse', of: 'a', below: 0.99 }],
          do: [
            { remove: 'b' },
            { meter: 'purse', of: 'a', add: 0.125 },
            { score: 5 },
            { show: 'collect', words: '+1' },
          ],
        },
        {
          when: { touch: [you.id, forSale] },
          if: [{ meter: 'purse', of: 'a', above: 0.49 }],
          do: [
            { become: bought, of: 'b' },
            { meter: 'purse', of: 'a', add: -0.5 },
            { tally: `bought ${whom.id}`, add: 1 },
            { score: 25 },
            { show: 'upgrade', words: 'Sold!' },
          ],
          between: true,
        },
      ],
      goal: { tally: `bought ${whom.id}`, reaches: count, says: `${whom.plural} bought`, cast: whom.id },
    }
  },
  seen(films, { who, whom = who, with: coin = who }) {
    let earned = 0
    for (const { before, after } of changes(films)) {
      const [was] = all(before, who.id)
      const [is] = all(after, who.id)
      if (!was || !is || (is.meters[0] ?? 0) <= (was.meters[0] ?? 0)) continue
      if (!all(before, coin.id).some(({ id }) => !after.bodies.has(id))) return undefined
      earned++
    }
    let sold = 0
    for (const { before, after, was } of turned(films, whom.id)) {
      const [poor, rich] = [all(after, who.id)[0]?.meters[0] ?? 0, all(before, who.id)[0]?.meters[0] ?? 0]
      if (!isAt(before, who.id, was, 2.6) || rich - poor < 0.2) return undefined
      sold++
    }
    return sold > 1 && earned >= sold * 3
      ? `The ${who.name} earned ${earned} times, and paid for ${sold} ${whom.plural}.`
      : undefined
  },
  howTo: ({ whom, you, with: coin }) =>
    `Each ${(whom ?? you).name} costs four ${(coin ?? you).plural}: fill your purse, then go and buy one.`,
  example: { you: 'pig', whom: 'cake', with: 'coin' },
}
