import { counts, countsAgainst, goalOf, lostAt } from '../lines.ts'
import type { Mechanic } from '../mechanic.ts'
import { fall, lasting, rise } from '../observe.ts'

/** Down to the bottom and up again: the air lasts only for a while, and there is some only at the top. */
export const dive: Mechanic = {
  id: 'dive',
  verbs: [
    'dive',
    'dive for',
    'dive down',
    'dive to',
    'dive into',
    'dive through',
    'swim',
    'swim through',
    'swim down',
    'swim under',
    'swim around',
    'swim across',
    'snorkel',
    'submerge',
    'plunge',
    'freedive',
    'surface',
  ],
  by: 'player',
  spaces: ['float'],
  adds({ you, whom }) {
    const goal = whom ? `dived for ${whom.id}` : 'dives'
    return {
      kinds: [
        { cast: you.id, meters: [{ name: 'air', from: 1, perSecond: [-0.11, -0.17], shown: true }] },
        ...(whom
          ? [
              {
                cast: whom.id,
                drive: { does: 'still' as const },
                count: whom.count ?? ([5, 7] as const),
                where: 'low' as const,
                size: 46,
                softly: true as const,
              },
            ]
          : []),
      ],
      rules: [
        {
          when: { every: 0.1, of: you.id },
          if: [{ rim: 'top' }],
          do: [{ meter: 'air', of: 'a', add: 0.13 }],
          rest: 0,
        },
        { when: { meter: 'air', of: you.id, below: 0 }, do: countsAgainst('out of air', 'Out of air!') },
        ...(whom
          ? [
              {
                when: { touch: [you.id, whom.id] as [string, string] },
                do: [{ remove: 'b' as const }, ...counts(goal, 20, 'collect')],
              },
            ]
          : [
              {
                when: { enters: you.id, side: 'bottom' as const },
                if: [{ tally: 'deep', below: 1 }],
                do: [{ tally: 'deep', add: 1 }, ...counts(goal, 20, 'right')],
                rest: 0,
              },
              {
                when: { enters: you.id, side: 'top' as const },
                if: [{ tally: 'deep', atLeast: 1 }],
                do: [{ tally: 'deep', add: -1 }],
                rest: 0,
              },
            ]),
      ],
      goal: goalOf(
        goal,
        whom ? (whom.count ?? [5, 7]) : [5, 6],
        whom ? `${whom.plural} brought up` : 'dives',
        whom ?? you,
      ),
      lost: [
        lostAt('out of air', 1, 'out of air', 'The air ran out: come up in time.'),
        { when: { seconds: [80, 50] }, says: "Time's up!" },
      ],
    }
  },
  seen(films, { who }) {
    let used = 0
    let filled = 0
    let deep = 0
    let below = false
    for (const { was, is } of lasting(films, who.id)) {
      if (rise(was, is) > 0.02) {
        if (is.y > 150) return undefined
        filled++
      }
      if (fall(was, is) > 0 && is.y > 150) used++
      if (is.y > 470 && !below) deep++
      below = is.y > 470 || (below && is.y > 150)
    }
    return deep > 2 && filled > 8 && used > filled * 2
      ? `The ${who.name} was down at the bottom ${deep} times; its air ran low there, and was filled up only at the top.`
      : undefined
  },
  howTo: ({ whom }) =>
    whom
      ? `Dive down for the ${whom.plural}, and come up for air in time.`
      : 'Dive to the bottom, and come up for air in time.',
  example: { you: 'turtle' },
}
