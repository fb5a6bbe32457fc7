import type { Mechanic } from '../mechanic.ts'
import { gap, lasting, nearestOf } from '../observe.ts'

/** Others leap up into the air by themselves, now and then: one runs through below them, or bumps into them. */
export const hop: Mechanic = {
  id: 'hop',
  verbs: [
    'hop',
    'hop around',
    'hop about',
    'jump',
    'jump around',
    'jump about',
    'jump up',
    'jump up and down',
    'jump out',
    'jump higher',
    'leap',
    'leap up',
    'leap out',
    'bounce',
    'bounce around',
    'bounce up',
    'bounce about',
    'spring up',
    'skip',
  ],
  aimless: true,
  by: 'others',
  spaces: ['side'],
  adds({ you, who }) {
    return {
      kinds: [
        {
          cast: who.id,
          drive: { does: 'patrol', speed: [40, 70] },
          count: who.count ?? [3, 4],
          where: 'far',
          size: 52,
          softly: true,
        },
      ],
      rules: [
        {
          when: { every: [1.7, 1.2], of: who.id },
          do: [{ leap: 'a', speed: 640 }, { show: 'bounce' }],
          rest: 0,
        },
        { when: { touch: [you.id, who.id] }, do: [{ hurt: 'player' }, { push: 'a', speed: 220 }], rest: 1 },
      ],
      risky: true,
    }
  },
  seen(films, { you, who }) {
    let leaps = 0
    let alone = 0
    for (const { before, was, is } of lasting(films, who.id)) {
      if (was.vy < -100 || is.vy > -350) continue
      leaps++
      const me = nearestOf(before, you.id, was)
      if (!me || gap(me, was) > 200) alone++
    }
    return leaps > 10 && alone > leaps * 0.4
      ? `The ${who.plural} leapt up ${leaps} times, and mostly with nobody near.`
      : undefined
  },
  howTo: ({ who }) => `The ${who.plural} leap into the air: run underneath them.`,
  example: { you: 'hedgehog', who: 'frog', besides: { does: 'collect', whom: 'berry' } },
}
