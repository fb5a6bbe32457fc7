import type { Mechanic } from '../mechanic.ts'
import { all, gap, vanished } from '../observe.ts'

/** Struck, a big one becomes two small ones, which are faster. */
export const split: Mechanic = {
  id: 'split',
  verbs: [
    'split',
    'split up',
    'split apart',
    'split in',
    'divide',
    'break apart',
    'break up',
    'break into',
    'multiply',
    'shatter',
  ],
  by: 'others',
  spaces: ['top', 'float'],
  adds({ you, who }) {
    const small = `${who.id}.small`
    return {
      kinds: [
        {
          cast: who.id,
          drive: { does: 'drift', speed: [30, 70] },
          count: who.count ?? [2, 3],
          where: 'far',
          size: 84,
          comes: { every: [4, 3], most: 2, where: 'edge' },
          flies: true,
        },
        {
          id: small,
          cast: who.id,
          drive: { does: 'drift', speed: [60, 120] },
          count: 0,
          where: 'far',
          size: 42,
          flies: true,
        },
      ],
      rules: [
        {
          when: { defeated: who.id },
          if: [{ is: who.id, who: 'a' }],
          do: [{ spawn: small, at: 'a', count: 2, toward: 'apart', speed: 160 }, { show: 'break' }],
          rest: 0,
        },
        { when: { touch: [you.id, who.id] }, do: [{ hurt: 'player' }, { push: 'b', speed: 160 }], rest: 1 },
      ],
      risky: true,
    }
  },
  seen(films, { who }) {
    let intoTwo = 0
    let big = 0
    for (const { before, after, body } of vanished(films, who.id)) {
      const born = all(after, who.id).filter(
        (one) => !before.bodies.has(one.id) && gap(one, body) < body.size && one.size < body.size * 0.75,
      )
      const isBig = body.size > 60
      if (isBig) big++
      if (isBig && born.length === 2) intoTwo++
    }
    return intoTwo > 1 && intoTwo > big * 0.6
      ? `${intoTwo} times one of the ${who.plural} was gone, and two smaller ones were there in its place.`
      : undefined
  },
  howTo: ({ who }) => `Each of the ${who.plural} splits in two when it is hit.`,
  example: { you: 'rocket', who: 'asteroid', besides: { does: 'shoot', whom: 'asteroid', with: 'laser' } },
}
