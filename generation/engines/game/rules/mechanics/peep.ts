import type { Lines, Mechanic, Part, Trait } from '../mechanic.ts'
import { appeared, gap, isBeside, trails, vanished } from '../observe.ts'

/** What lives on the ground comes out of holes in it: those of the sentence, or any. */
export function holesOf(
  whom: Part,
  from: Part | undefined,
): { kinds: Trait[]; layout?: NonNullable<Lines['layout']> } {
  if (whom.flies || (!whom.alive && !from)) return { kinds: [] }
  const drawn: Trait[] = from
    ? [{ cast: from.id, drive: { does: 'still' }, count: 11, where: 'rows', size: 90, look: { flat: true } }]
    : []
  return { kinds: drawn, layout: { holes: true } }
}

/** They are there for a moment, do nothing, and are gone again. */
export const peep: Mechanic = {
  id: 'peep',
  verbs: [
    'pop up',
    'pop out',
    'pop',
    'peep',
    'peep out',
    'peek',
    'peek out',
    'poke out',
    'stick out',
    'emerge',
    'come out',
    'pop in',
  ],
  by: 'others',
  spaces: ['hand', 'air', 'top', 'float'],
  adds({ who, from, space }) {
    const holes = space === 'hand' ? holesOf(who, from) : { kinds: [] }
    return {
      kinds: [
        {
          cast: who.id,
          drive: { does: 'still' },
          count: 0,
          where: 'far',
          comes: { every: [0.9, 0.5], most: [4, 6], where: 'far' },
          size: 66,
          flies: true,
          meters: [
            {
              name: 'out',
              from: 1,
              perSecond: [-0.34, -0.6],
              empty: holes.layout ? { sunk: 0.9 } : { scale: 0.5, alpha: 0.4 },
            },
          ],
          softly: true,
        },
        ...holes.kinds,
      ],
      rules: [{ when: { meter: 'out', of: who.id, below: 0 }, do: [{ remove: 'a' }], rest: 0 }],
      ...(holes.layout && { layout: holes.layout }),
    }
  },
  seen(films, { you, who, from }) {
    let up = 0
    for (const { after, body } of appeared(films, who.id)) {
      if (from && !isBeside(after, from.id, body, 0.6)) return undefined
      up++
    }
    for (const trail of trails(films, who.id)) {
      const [first] = trail
      const last = trail.at(-1)
      // Who goes somewhere, or stays, does not just show its face.
      if (first && last && (gap(first, last) > 6 || trail.length > 75)) return undefined
    }
    let gone = 0
    for (const { before, body } of vanished(films, who.id)) if (!isBeside(before, you.id, body)) gone++
    return up > 6 && gone > 3
      ? `${up} times one of the ${who.plural} came up${from ? ` where a ${from.name} is` : ''} and stayed there; ${gone} were gone again by themselves.`
      : undefined
  },
  howTo: ({ who }) => `The ${who.plural} pop up here and there, then vanish.`,
  example: {
    you: 'cat',
    who: 'mole',
    besides: { does: 'whack', whom: 'mole' },
    besidesIn: {
      air: { does: 'pop', whom: 'balloon' },
      top: { does: 'collect', whom: 'acorn' },
      float: { does: 'collect', whom: 'shell' },
    },
  },
  kin: ['whack'],
}
