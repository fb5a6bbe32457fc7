import { counts, goalOf } from '../lines.ts'
import type { Mechanic } from '../mechanic.ts'
import { all, fall, isBeside, lasting, rise } from '../observe.ts'

/** Goods go to whoever wants some just now, for coins. A buyer who has enough wants more only after a while. */
export const sell: Mechanic = {
  id: 'sell',
  verbs: ['sell', 'trade', 'sell to', 'barter', 'trade with', 'peddle', 'hawk', 'auction', 'vend'],
  states: ['thirsty', 'hungry'],
  by: 'player',
  takes: true,
  needs: ['whom', 'to'],
  spaces: ['top', 'side', 'lanes'],
  adds({ you, whom = you, to: buyer = you }) {
    return {
      kinds: [
        {
          cast: whom.id,
          drive: { does: 'still' },
          count: [3, 4],
          where: 'anywhere',
          comes: { every: 1.6, most: 4, where: 'anywhere' },
          size: 40,
          softly: true,
        },
        {
          cast: buyer.id,
          drive: { does: 'wander', speed: [20, 34] },
          count: buyer.count ?? [2, 3],
          where: 'far',
          meters: [
            { name: 'wish', from: [1, 0.7], perSecond: [0.16, 0.1], shown: true, full: { mark: '$' } },
          ],
          softly: true,
        },
      ],
      rules: [
        {
          when: { touch: [you.id, whom.id] },
          if: [{ carries: null, who: 'a' }],
          do: [{ carry: 'b' }, { show: 'collect' }],
        },
        {
          when: { touch: [you.id, buyer.id] },
          if: [
            { carries: whom.id, who: 'a' },
            { meter: 'wish', of: 'b', above: 0.95 },
          ],
          do: [
            { hand: 'in' },
            { meter: 'wish', of: 'b', set: 0 },
            { tally: 'coins', add: 2 },
            ...counts(`sold ${whom.id}`, 20, 'sell', 'Sold!'),
          ],
          rest: 0.2,
        },
      ],
      goal: goalOf(`sold ${whom.id}`, [7, 9], `${whom.plural} sold`, whom),
    }
  },
  seen(films, { who, whom = who, to: buyer = who }) {
    let sold = 0
    let wanted = 0
    for (const { before, after, was, is } of lasting(films, buyer.id)) {
      if (rise(was, is) > 0) wanted++
      if (fall(was, is) < 0.5) continue
      const given = all(before, whom.id).some(
        (one) => !after.bodies.has(one.id) && isBeside(before, who.id, one),
      )
      const meets = isBeside(before, who.id, was, 1.8) || isBeside(after, who.id, is, 1.8)
      if (!given || after.score <= before.score || !meets) return undefined
      sold++
    }
    const carried = [...lasting(films, whom.id)].filter(({ is }) => is.carrier > 0).length
    return sold > 1 && wanted > 20 && carried > 5
      ? `The ${who.name} carried ${whom.plural} to a ${buyer.name} and was paid, ${sold} times; the ${buyer.name} wanted more only after a while.`
      : undefined
  },
  howTo: ({ whom, you, to }) =>
    `Pick up ${(whom ?? you).plural} and bring them to a ${(to ?? you).name} with a “$”: they want to buy.`,
  example: { you: 'merchant', whom: 'apple', to: 'villager' },
}
