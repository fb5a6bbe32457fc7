import type { Effect } from '@makebelieve/kit/rules/rulebook'
import type { Mechanic } from '../mechanic.ts'
import { all, nearness, turned } from '../observe.ts'

/** Whoever is near enough is slipped into: for a while one goes about in their body, then they are themselves again. */
export const possess: Mechanic = {
  id: 'possess',
  verbs: [
    'possess',
    'take over',
    'inhabit',
    'slip into',
    'swap bodies with',
    'switch bodies with',
    'body swap with',
    'mind-control',
    'take control of',
    'become',
    'impersonate',
    'disguise',
    'disguise as',
    'dress up as',
  ],
  by: 'player',
  needs: ['whom'],
  spaces: ['top', 'float', 'side'],
  adds({ you, whom = you, button }) {
    const inside = `${you.id}.in ${whom.id}`
    const leaving: Effect[] = [
      { spawn: whom.id, at: 'a', apart: 90 },
      { become: you.id, of: 'a' },
      { show: 'power' },
    ]
    return {
      kinds: [
        {
          cast: whom.id,
          drive: { does: 'wander', speed: [40, 80] },
          count: Math.max(2, whom.count ?? 4),
          where: 'far',
          size: 62,
          ...(whom.flies && { flies: true }),
          softly: true,
        },
        {
          id: inside,
          cast: you.id,
          guise: whom.id,
          drive: { does: 'player' },
          count: 0,
          where: 'start',
          size: 64,
          meters: [{ name: 'hold', from: 1, perSecond: [-0.2, -0.3], shown: true }],
          look: { glow: '#b26bff' },
        },
      ],
      rules: [
        {
          when: { near: [you.id, whom.id], within: 44, button },
          if: [{ is: you.id, who: 'a' }],
          do: [
            { become: inside, of: 'a' },
            { remove: 'b' },
            { tally: `possessed ${whom.id}`, add: 1 },
            { score: 20 },
            { show: 'power', words: '+20' },
          ],
          rest: 0.2,
          says: 'Take over',
        },
        // Out again: by the button, or because it does not last.
        {
          when: { press: button },
          if: [
            { is: inside, who: 'a' },
            { meter: 'hold', of: 'a', below: 0.85 },
          ],
          do: leaving,
          rest: 0.3,
        },
        { when: { meter: 'hold', of: inside, below: 0 }, do: leaving },
      ],
      goal: {
        tally: `possessed ${whom.id}`,
        reaches: whom.count ?? [5, 7],
        says: `${whom.plural} taken over`,
        cast: whom.id,
      },
    }
  },
  seen(films, { who, whom = who }) {
    let into = 0
    let out = 0
    for (const { before, after, was, is } of turned(films, who.id)) {
      const gone = all(before, whom.id).filter(({ id }) => !after.bodies.has(id))
      const back = all(after, whom.id).filter(({ id }) => !before.bodies.has(id))
      if (gone.some((one) => nearness(one, was) < 2.6)) {
        if (!before.pressed && !after.pressed) return undefined
        into++
      } else if (back.some((one) => nearness(one, is) < 3)) out++
    }
    return into > 1 && out > 0
      ? `${into} times the ${who.name} went into one of the ${whom.plural} and on in its body, and ${out} times both were there again.`
      : undefined
  },
  howTo: ({ whom, you }) =>
    `Press the button beside the ${(whom ?? you).plural} to slip into their bodies. It doesn't last long.`,
  example: { you: 'ghost', whom: 'cow' },
}
