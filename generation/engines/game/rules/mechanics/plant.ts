import { counts, countsAgainst, goalOf, lostAt, stateOf } from '../lines.ts'
import type { Mechanic } from '../mechanic.ts'
import { appeared, isBeside, keyOf, lasting } from '../observe.ts'

/** A button puts one into the ground, where there is room. It grows by itself, unless somebody treads on it. */
export const plant: Mechanic = {
  id: 'plant',
  verbs: ['plant', 'sow', 'seed', 'cultivate', 'replant'],
  undone: [
    'eat',
    'devour',
    'nibble',
    'uproot',
    'trample',
    'crush',
    'peck',
    'gnaw',
    'consume',
    'dig up',
    'dig out',
    'pull out',
    'pull up',
    'tear out',
    'rip out',
    'eat up',
    'step on',
    'peck at',
    'nibble at',
    'tread on',
  ],
  by: 'player',
  takes: true,
  needs: ['whom'],
  spaces: ['top', 'side'],
  adds({ you, whom = you, button }) {
    return {
      kinds: [
        {
          cast: whom.id,
          drive: { does: 'still' },
          count: 0,
          where: 'anywhere',
          size: 26,
          meters: [{ name: 'growth', from: 0, perSecond: [0.15, 0.1], shown: true }],
        },
        stateOf(whom, 'grown', { size: 26, look: { glow: '#c9ffb0' } }),
      ],
      rules: [
        {
          when: { press: button },
          if: [{ near: whom.id, within: 95, not: true }],
          do: [{ spawn: whom.id, at: 'a' }, { show: 'place' }],
          rest: 0.4,
          says: 'Plant',
        },
        {
          when: { every: 0.4, of: whom.id },
          if: [{ is: whom.id, who: 'a' }],
          do: [{ grow: 'a', times: 1.06, most: 2.2 }],
          rest: 0,
        },
        {
          when: { meter: 'growth', of: whom.id, above: 1 },
          do: [{ become: `${whom.id}.grown`, of: 'a' }, ...counts(`grown ${whom.id}`, 20, 'right', 'Grown!')],
        },
        {
          // Whoever has just planted it has a moment to step aside.
          when: { touch: [you.id, whom.id] },
          if: [
            { is: whom.id, who: 'b' },
            { meter: 'growth', of: 'b', above: 0.25 },
          ],
          do: [{ remove: 'b' }, ...countsAgainst(`trodden ${whom.id}`, 'Trodden on')],
        },
      ],
      goal: goalOf(`grown ${whom.id}`, whom.count ?? [8, 12], `${whom.plural} grown`, whom),
      lost: [
        lostAt(`trodden ${whom.id}`, [6, 4], 'trodden on', `Too many ${whom.plural} were trodden on.`),
        { when: { seconds: [100, 55] }, says: 'The season is over.' },
      ],
    }
  },
  seen(films, { who, whom = who }) {
    const small = new Map<string, number>()
    let grown = 0
    for (const { film, after, body } of appeared(films, whom.id)) {
      if (!after.pressed || !isBeside(after, who.id, body)) return undefined
      small.set(keyOf(film, body), body.size)
    }
    for (const { film, after, was, is } of lasting(films, whom.id)) {
      const first = small.get(keyOf(film, is))
      if (first === undefined) return undefined
      if (is.size > was.size && is.size > first * 1.4 && !isBeside(after, who.id, is, 1.5)) grown++
    }
    return small.size > 2 && grown > 2
      ? `The ${who.name} planted ${small.size} ${whom.plural} where it stood, and they grew on their own.`
      : undefined
  },
  howTo: ({ whom, you }) =>
    `Press the button where there's room to plant ${(whom ?? you).plural}, and don't step on them while they grow.`,
  example: { you: 'gardener', whom: 'tree' },
}
