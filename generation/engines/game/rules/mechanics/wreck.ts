import type { Mechanic } from '../mechanic.ts'
import { isBeside, nearestOf, vanished } from '../observe.ts'

/** Whatever runs into them is gone; too many lost, and the game is. */
export const wreck: Mechanic = {
  id: 'wreck',
  verbs: ['wreck', 'sink', 'crush', 'swallow', 'swallow up', 'kill', 'destroy', 'smash', 'burn', 'zap'],
  by: 'others',
  takesAway: true,
  toPlayer: 'chase',
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
    // Nor is it wrecked what was worn down before, or what the player took.
    // What somebody carried was handed over, what the player is at it took itself, and who strikes again and again and is off wears down.
    for (const { before, after, body } of vanished(films, whom.id)) {
      const doer = nearestOf(before, who.id, body)
      const isOff = doer && after.bodies.get(doer.id)?.state !== doer.state && after.bodies.has(doer.id)
      const isMine = isBeside(before, you.id, body, 1.3)
      if (body.carrier === 0 && !isOff && !isMine && isBeside(before, who.id, body, 1.5)) lost++
    }
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
