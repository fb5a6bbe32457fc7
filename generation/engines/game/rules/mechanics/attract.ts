import type { Mechanic } from '../mechanic.ts'
import { gap, lasting, nearestOf, nearness } from '../observe.ts'

/** While the button is held, they come flying from all around; what arrives is taken. */
export const attract: Mechanic = {
  id: 'attract',
  verbs: [
    'attract',
    'magnetize',
    'magnetise',
    'suck up',
    'suck in',
    'vacuum up',
    'draw in',
    'pull in',
    'vacuum',
  ],
  by: 'player',
  takes: true,
  needs: ['whom'],
  spaces: ['top', 'float'],
  adds({ you, whom = you, button }) {
    return {
      kinds: [
        {
          cast: whom.id,
          size: 40,
          drive: { does: 'drift', speed: [40, 80] },
          count: whom.count ?? 5,
          where: 'far',
          flies: true,
          ...(whom.count === undefined && { comes: { every: [0.8, 1.1], most: 5, where: 'far' } }),
          softly: true,
        },
      ],
      rules: [
        {
          when: { near: [you.id, whom.id], within: 170, button, seconds: 0.02, each: true },
          do: [{ push: 'b', speed: -60 }],
          rest: 0,
          says: 'Pull',
        },
        {
          when: { touch: [you.id, whom.id] },
          do: [
            { remove: 'b' },
            { tally: `drawn ${whom.id}`, add: 1 },
            { score: 10 },
            { show: 'collect', words: '+10' },
          ],
        },
      ],
      goal: {
        tally: `drawn ${whom.id}`,
        reaches: whom.count ?? [22, 28],
        says: whom.plural,
        cast: whom.id,
      },
      lost: [{ when: { seconds: [60, 42] }, says: "Time's up!" }],
    }
  },
  seen(films, { who, whom = who }) {
    const came = [0, 0]
    const moments = [0, 0]
    for (const { before, after, was, is } of lasting(films, whom.id)) {
      const near = nearestOf(before, who.id, was)
      if (!near || near.id === was.id || nearness(near, was) < 1.5 || gap(near, was) > 170) continue
      const pulled = before.pressed && after.pressed ? 1 : 0
      // How much nearer to where the other was: its own steps do not count.
      came[pulled] = (came[pulled] ?? 0) + gap(near, was) - gap(near, is)
      moments[pulled] = (moments[pulled] ?? 0) + 1
    }
    const pulled = (came[1] ?? 0) / Math.max(1, moments[1] ?? 0)
    const free = (came[0] ?? 0) / Math.max(1, moments[0] ?? 0)
    return (moments[1] ?? 0) > 10 && pulled > 4 && free < pulled / 3
      ? `${whom.plural} came ${pulled.toFixed(1)} units a moment while the ${who.name} pulled, and ${free.toFixed(1)} otherwise.`
      : undefined
  },
  howTo: ({ whom, you }) => `Hold the button near the ${(whom ?? you).plural} to pull them towards you.`,
  example: { you: 'robot', whom: 'coin' },
}
