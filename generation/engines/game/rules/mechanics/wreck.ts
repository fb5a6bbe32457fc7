import type { Mechanic } from '../mechanic.ts'
import { isBeside, vanished } from '../observe.ts'

/** Whatever runs into them is gone; too many lost, and the game is. */
export const wreck: Mechanic = {
  id: 'wreck',
  verbs: ['wreck', 'sink', 'crush', 'swallow', 'swallow up', 'kill', 'destroy', 'smash', 'burn', 'zap'],
  by: 'others',
  takesAway: true,
  toPlayer: 'maul',
  needs: ['whom'],
  spaces: ['top', 'float'],
  adds({ you, who, whom = you }) {
    const isYou = whom.id === you.id
    return {
      kinds: [
        {
          cast: who.id,
          drive: { does: 'still' },
          count: who.count ?? [3, 5],
          where: 'anywhere',
          size: 58,
          softly: true,
        },
      ],
      rules: isYou
        ? [
            {
              when: { touch: [you.id, who.id] },
              do: [{ hurt: 'player' }, { push: 'a', speed: 320 }],
              rest: 1,
            },
          ]
        : [
            {
              when: { touch: [who.id, whom.id] },
              do: [
                { remove: 'b' },
                { tally: `wrecked ${whom.id}`, add: 1 },
                { show: 'break', words: 'Lost!' },
              ],
            },
          ],
      ...(isYou
        ? { risky: true as const }
        : {
            lost: [
              {
                when: {
                  tallies: [{ tally: `wrecked ${whom.id}`, reaches: [9, 4], says: 'lost', cast: whom.id }],
                },
                says: `Too many ${whom.plural} were lost.`,
              },
            ],
          }),
    }
  },
  seen(films, { who, you, whom = you }) {
    let lost = 0
    // What somebody carried was handed over.
    for (const { before, body } of vanished(films, whom.id))
      if (body.carrier === 0 && isBeside(before, who.id, body, 1.5)) lost++
    return lost > 0 ? `${lost} ${whom.plural} were gone when they ran into ${who.plural}.` : undefined
  },
  howTo: ({ you, who, whom = you }) =>
    whom.id === you.id
      ? `Keep clear of the ${who.plural}.`
      : `Keep the ${whom.plural} away from the ${who.plural}.`,
  example: {
    you: 'firefly',
    who: 'rock',
    whom: 'ship',
    besides: { does: 'guide', whom: 'ship', to: 'lighthouse' },
  },
  kin: ['graze', 'guard', 'steal'],
}
