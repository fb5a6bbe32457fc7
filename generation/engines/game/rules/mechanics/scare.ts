import { stateOf } from '../lines.ts'
import type { Mechanic } from '../mechanic.ts'
import { gap, isBeside, lasting, vanished } from '../observe.ts'

/** A button close by frightens them so much that they run out of the stage. */
export const scare: Mechanic = {
  id: 'scare',
  verbs: [
    'scare',
    'scare away',
    'scare off',
    'chase away',
    'chase off',
    'drive away',
    'drive off',
    'drive out',
    'shoo',
    'shoo away',
    'frighten',
    'frighten off',
    'frighten away',
    'spook',
    'startle',
    'repel',
    'haunt',
    'roar at',
    'bark at',
    'growl at',
    'banish',
  ],
  by: 'player',
  needs: ['whom'],
  spaces: ['top', 'float', 'side'],
  adds({ you, whom = you, button }) {
    const scared = `${whom.id}.scared`
    const flies = whom.flies && { flies: true as const }
    return {
      kinds: [
        {
          cast: whom.id,
          drive: { does: 'wander', speed: [55, 95] },
          count: whom.count ?? 4,
          where: 'far',
          ...(whom.count === undefined && { comes: { every: 2, most: 4, where: 'far' as const } }),
          ...flies,
          softly: true,
        },
        stateOf(whom, 'scared', { drive: { does: 'leave', speed: 280 }, where: 'far', look: { mark: '!' } }),
      ],
      rules: [
        {
          when: { near: [you.id, whom.id], within: 54, button },
          if: [{ is: whom.id, who: 'b' }],
          do: [
            { become: scared, of: 'b' },
            { tally: `scared ${whom.id}`, add: 1 },
            { score: 15 },
            { show: 'push', words: 'Boo! +15' },
          ],
          rest: 0.3,
          says: 'Scare',
        },
      ],
      goal: {
        tally: `scared ${whom.id}`,
        reaches: whom.count ?? [9, 13],
        says: `${whom.plural} scared off`,
        cast: whom.id,
      },
    }
  },
  seen(films, { who, whom = who }) {
    let began = 0
    for (const { before, after, was, is } of lasting(films, whom.id)) {
      if (was.state === is.state) continue
      const pressed = ((before.input.held | after.input.held) & 48) > 0
      if (!pressed || !isBeside(before, who.id, was, 3)) return undefined
      began++
    }
    let out = 0
    let inside = 0
    for (const { body } of vanished(films, whom.id)) {
      if (gap(body, { x: 480, y: 300 }) > 330) out++
      else inside++
    }
    return began > 3 && out > 3 && out > inside * 4
      ? `${began} times the button close by made ${whom.plural} run, and ${out} of them were gone over the rim.`
      : undefined
  },
  howTo: ({ you, whom = you }) => `Press the button close to the ${whom.plural} to scare them off.`,
  example: { you: 'ghost', whom: 'tourist' },
  kin: ['heal'],
}
