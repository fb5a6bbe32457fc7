import type { Mechanic } from '../mechanic.ts'
import { all, heading, nearestOf, nearness, vanished } from '../observe.ts'

/** They run from the player, who is a little faster and has to cut them off. */
export const hunt: Mechanic = {
  id: 'hunt',
  verbs: [
    'hunt',
    'hunt down',
    'chase',
    'chase after',
    'chase down',
    'pursue',
    'catch up with',
    'run after',
    'go after',
    'run down',
    'stalk',
  ],
  by: 'player',
  takes: true,
  needs: ['whom'],
  spaces: ['top', 'float', 'side'],
  adds({ you, whom = you }) {
    return {
      kinds: [
        {
          cast: whom.id,
          drive: { does: 'flee', whom: you.id, speed: [130, 175], within: 190 },
          count: whom.count ?? [4, 5],
          where: 'far',
          size: 48,
          ...(whom.count === undefined && { comes: { every: 2.5, most: [4, 5], where: 'far' } }),
          ...(whom.flies && { flies: true }),
          softly: true,
        },
      ],
      rules: [
        {
          when: { touch: [you.id, whom.id] },
          do: [
            { remove: 'b' },
            { tally: `caught ${whom.id}`, add: 1 },
            { score: 20 },
            { show: 'collect', words: 'Got it! +20' },
          ],
        },
      ],
      goal: {
        tally: `caught ${whom.id}`,
        reaches: whom.count ?? [6, 9],
        says: `${whom.plural} caught`,
        cast: whom.id,
      },
    }
  },
  seen(films, { who, whom = who }) {
    const { part, moments } = heading(films, whom.id, who.id, 180)
    let caught = 0
    for (const { before, after, body } of vanished(films, whom.id)) {
      // What comes apart was cut, not caught.
      if (all(after, whom.id).some(({ id }) => !before.bodies.has(id))) continue
      const near = nearestOf(before, who.id, body)
      if (near && nearness(near, body) < 1.7) caught++
    }
    return caught > 0 && moments > 20 && part < -0.35
      ? `${whom.plural} ran away from the ${who.name} (${Math.round(part * -100)} % of their way), and ${caught} were caught up with.`
      : undefined
  },
  howTo: ({ whom, you }) => `The ${(whom ?? you).plural} run from you: cut them off and catch them.`,
  example: { you: 'wolf', whom: 'rabbit' },
}
