import type { Mechanic } from '../mechanic.ts'
import { all, changes, nearness } from '../observe.ts'

/** Air, fuel, food: it runs low all the time, and is filled up by what lies about. At nothing it is over. */
export const breathe: Mechanic = {
  id: 'breathe',
  verbs: [
    'breathe',
    'refuel',
    'refill',
    'recharge',
    'run out of',
    'run low on',
    'breathe in',
    'top up',
    'live on',
    'drink',
  ],
  by: 'player',
  needs: ['whom'],
  spaces: ['top', 'float', 'side'],
  adds({ you, whom = you }) {
    return {
      kinds: [
        {
          cast: you.id,
          meters: [{ name: 'supply', from: 1, perSecond: [-0.06, -0.1], shown: true }],
        },
        {
          cast: whom.id,
          drive: { does: 'still' },
          count: whom.count ?? 3,
          where: 'far',
          size: 44,
          flies: true,
          comes: { every: [2, 2.6], most: [5, 4], where: 'far' },
          softly: true,
        },
      ],
      rules: [
        {
          when: { touch: [you.id, whom.id] },
          do: [
            { remove: 'b' },
            { meter: 'supply', of: 'a', add: [0.35, 0.28] },
            { score: 5 },
            { show: 'heal', words: 'Ah!' },
          ],
        },
        {
          when: { meter: 'supply', of: you.id, below: 0 },
          do: [{ tally: 'supply gone', add: 1 }, { show: 'warn' }],
        },
      ],
      lost: [
        {
          when: { tallies: [{ tally: 'supply gone', reaches: 1, says: 'runs low', cast: whom.id }] },
          says: `Nothing was left: a ${whom.name} would have helped.`,
        },
      ],
    }
  },
  seen(films, { who, whom = who }) {
    let fell = 0
    let filled = 0
    for (const { before, after } of changes(films)) {
      const [was] = all(before, who.id)
      const [is] = all(after, who.id)
      const change = (is?.meters[0] ?? 0) - (was?.meters[0] ?? 0)
      if (!was || !is || change === 0) continue
      if (change < 0) fell++
      else {
        const used = all(before, whom.id).some(
          (one) => !after.bodies.has(one.id) && Math.min(nearness(was, one), nearness(is, one)) < 1.6,
        )
        if (!used) return undefined
        filled++
      }
    }
    return filled > 2 && fell > filled * 5
      ? `What the ${who.name} lives on ran low all the time, and was filled up ${filled} times, always by ${whom.plural}.`
      : undefined
  },
  howTo: ({ whom, you }) =>
    `Watch your gauge: it keeps dropping, and only ${(whom ?? you).plural} refill it.`,
  kin: ['possess'],
  example: { you: 'diver', whom: 'bubble' },
}
