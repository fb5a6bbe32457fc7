import type { Mechanic } from '../mechanic.ts'
import { all, changes, gap, nearestOf, nearness } from '../observe.ts'

/** In here, out there. Then they close for a while, and open again somewhere else. */
export const portal: Mechanic = {
  id: 'portal',
  verbs: [
    'teleport',
    'teleport through',
    'warp',
    'warp through',
    'walk through',
    'go through',
    'step through',
    'jump through',
    'pass through',
    'enter',
    'jump into',
    'step into',
  ],
  by: 'player',
  needs: ['whom'],
  spaces: ['top', 'float'],
  adds({ you, whom = you }) {
    const open = `${whom.id}.open`
    const shut = `${whom.id}.shut`
    const base = { cast: whom.id, drive: { does: 'still' }, where: 'far', size: 78 } as const
    return {
      kinds: [
        {
          ...base,
          id: open,
          count: Math.max(2, Math.min(6, whom.count ?? 4)),
          look: { glow: '#b26bff', pulses: true },
        },
        {
          ...base,
          id: shut,
          count: 0,
          look: { alpha: 0.35 },
          meters: [{ name: 'opening', from: 0, perSecond: [0.45, 0.32] }],
        },
      ],
      rules: [
        {
          when: { touch: [you.id, open] },
          do: [
            { show: 'power' },
            { move: 'a', to: { other: open } },
            { become: shut, of: { all: open } },
            { tally: `through ${whom.id}`, add: 1 },
            { score: 15 },
            { show: 'power', words: '+15' },
          ],
          rest: 0.2,
        },
        {
          when: { meter: 'opening', of: shut, above: 0.99 },
          do: [
            { become: open, of: 'a' },
            { move: 'a', to: 'far' },
          ],
        },
      ],
      goal: {
        tally: `through ${whom.id}`,
        reaches: [5, 7],
        says: `trips through ${whom.plural}`,
        cast: whom.id,
      },
    }
  },
  seen(films, { who, whom = who }) {
    let trips = 0
    for (const { before, after } of changes(films)) {
      const [was] = all(before, who.id)
      const [is] = all(after, who.id)
      if (!was || !is || gap(was, is) < 150) continue
      const left = nearestOf(before, whom.id, was)
      const came = nearestOf(after, whom.id, is)
      if (!left || !came || left.id === came.id || nearness(left, was) > 2 || nearness(came, is) > 2)
        return undefined
      trips++
    }
    return trips > 3
      ? `${trips} times the ${who.name} went into one of the ${whom.plural} and came out of another, far away.`
      : undefined
  },
  howTo: ({ whom, you }) =>
    `Go into one of the ${(whom ?? you).plural} and come out of another, then see where they open next.`,
  example: { you: 'mouse', whom: 'portal' },
}
