import type { Mechanic } from '../mechanic.ts'
import { all, gap, vanished } from '../observe.ts'

/** Struck, a big one becomes two smaller ones, which are faster, and each of those two small ones. */
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
    const [big, small] = [`${who.id}.big`, `${who.id}.small`]
    const breaks = (from: string, into: string) => ({
      when: { defeated: who.id },
      if: [{ is: from, who: 'a' as const }],
      do: [
        { spawn: into, at: 'a' as const, count: 2, toward: 'apart' as const, speed: 160 },
        { show: 'break' },
      ],
      rest: 0,
    })
    return {
      kinds: [
        {
          id: big,
          cast: who.id,
          drive: { does: 'drift', speed: [28, 100] },
          count: 1,
          where: 'far',
          size: 112,
          meters: [{ name: 'health', from: 0.6 }],
          flies: true,
        },
        {
          cast: who.id,
          drive: { does: 'drift', speed: [36, 130] },
          count: who.count ?? [1, 2],
          where: 'far',
          size: 76,
          meters: [{ name: 'health', from: 1 }],
          comes: { every: [4, 3], most: [3, 9], where: 'edge' },
          flies: true,
        },
        {
          id: small,
          cast: who.id,
          drive: { does: 'drift', speed: [60, 190] },
          count: 0,
          where: 'far',
          size: 42,
          flies: true,
        },
      ],
      rules: [
        breaks(big, who.id),
        breaks(who.id, small),
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
  howTo: ({ who }) => `Each of the ${who.plural} splits in two when it's hit.`,
  example: { you: 'rocket', who: 'asteroid', besides: { does: 'shoot', whom: 'asteroid', with: 'laser' } },
}
