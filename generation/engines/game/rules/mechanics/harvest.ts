import { counts, countsAgainst, goalOf, lostAt, stateOf } from '../lines.ts'
import type { Mechanic } from '../mechanic.ts'
import { isBeside, keyOf, lasting } from '../observe.ts'

/** Plants grow by themselves, each in its own time. Only ripe ones are harvested, before they spoil; then they grow anew. */
export const harvest: Mechanic = {
  id: 'harvest',
  verbs: ['harvest', 'reap', 'glean', 'crop'],
  timed: 'time',
  by: 'player',
  takes: true,
  needs: ['whom'],
  spaces: ['top', 'side'],
  adds({ you, whom = you, button }) {
    const ripe = `${whom.id}.ripe`
    return {
      kinds: [
        {
          cast: whom.id,
          drive: { does: 'still' },
          count: whom.count ?? [6, 8],
          where: 'anywhere',
          size: 34,
          meters: [{ name: 'ripe', from: [0.3, 0.1], empty: { alpha: 0.65 }, full: { alpha: 1 } }],
        },
        stateOf(whom, 'ripe', {
          size: 34,
          look: { glow: '#ffe27a' },
          meters: [{ name: 'fresh', from: 1, perSecond: [-0.06, -0.11], shown: true }],
        }),
      ],
      rules: [
        {
          when: { every: 0.5, of: whom.id },
          // Chance lets them ripen one after the other.
          if: [{ is: whom.id, who: 'a' }, { chance: 0.6 }],
          do: [
            { meter: 'ripe', of: 'a', add: [0.11, 0.09] },
            { grow: 'a', times: 1.08, most: 2 },
          ],
          rest: 0,
        },
        {
          when: { meter: 'ripe', of: whom.id, above: 1 },
          do: [{ become: ripe, of: 'a' }, { show: 'spawn' }],
        },
        {
          when: { near: [you.id, ripe], within: 26, button, seconds: [0.3, 0.5] },
          do: [
            { become: whom.id, of: 'b' },
            { grow: 'b', times: 0.1, most: 1 },
            ...counts(`harvested ${whom.id}`, 15, 'collect'),
          ],
          says: 'Harvest',
        },
        {
          when: { meter: 'fresh', of: ripe, below: 0 },
          do: [
            { become: whom.id, of: 'a' },
            { grow: 'a', times: 0.1, most: 1 },
            ...countsAgainst(`spoilt ${whom.id}`, 'Spoilt'),
          ],
        },
      ],
      goal: goalOf(`harvested ${whom.id}`, [9, 13], `${whom.plural} harvested`, whom),
      lost: [lostAt(`spoilt ${whom.id}`, [6, 4], 'spoilt', `Too many ${whom.plural} spoilt.`)],
    }
  },
  seen(films, { who, whom = who }) {
    const size = new Map<string, number>()
    let grew = 0
    let cut = 0
    for (const { film, before, after, was, is } of lasting(films, whom.id)) {
      const key = keyOf(film, is)
      size.set(key, Math.min(size.get(key) ?? was.size, was.size))
      if (is.size > was.size && !isBeside(before, who.id, was)) grew++
      if (is.size > was.size * 0.8 || !after.pressed || !isBeside(before, who.id, was)) continue
      if (was.size < (size.get(key) ?? 0) * 1.3) return undefined
      cut++
    }
    return grew > 20 && cut > 2
      ? `${whom.plural} grew on their own, and were harvested ${cut} times by the ${who.name}, only when grown; then they started over.`
      : undefined
  },
  howTo: ({ whom, you }) =>
    `Wait until the ${(whom ?? you).plural} are ripe, then hold the button beside them to harvest them before they spoil.`,
  example: { you: 'farmer', whom: 'pumpkin' },
}
