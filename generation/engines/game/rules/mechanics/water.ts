import type { Mechanic } from '../mechanic.ts'
import { fall, keyOf, lasting, nearestOf, nearness, rise } from '../observe.ts'

/** Plants get thirsty by themselves, and fresh again where somebody waters them. Each that was watered counts; too many that dried up lose. */
export const water: Mechanic = {
  id: 'water',
  verbs: [
    'water',
    'sprinkle',
    'irrigate',
    'hose',
    'moisten',
    'rain on',
    'rain over',
    'pour rain on',
    'drizzle on',
  ],
  states: ['thirsty', 'dry', 'wilting', 'wilted'],
  cares: true,
  undone: ['drink', 'drain', 'dry', 'dry out', 'dry up', 'suck dry', 'drink up', 'suck up', 'soak up'],
  by: 'player',
  needs: ['whom'],
  spaces: ['top', 'side'],
  adds({ you, whom = you, button }) {
    return {
      kinds: [
        {
          cast: whom.id,
          drive: { does: 'still' },
          count: whom.count ?? [4, 6],
          where: 'anywhere',
          size: 60,
          meters: [{ name: 'water', from: [0.75, 0.6], perSecond: [-0.02, -0.045], shown: true }],
        },
      ],
      rules: [
        {
          when: { near: [you.id, whom.id], within: 34, button, seconds: 0.12 },
          if: [{ meter: 'water', of: 'b', below: 0.97 }],
          do: [{ meter: 'water', of: 'b', add: 0.14 }, { show: 'heal' }],
          rest: 0.1,
          says: 'Water',
        },
        {
          when: { meter: 'water', of: whom.id, above: 0.95 },
          do: [{ tally: `fresh ${whom.id}`, add: 1 }, { score: 20 }, { show: 'right', words: 'Fresh! +20' }],
          rest: 6,
        },
        {
          when: { meter: 'water', of: whom.id, below: 0 },
          do: [{ remove: 'a' }, { tally: `dry ${whom.id}`, add: 1 }, { show: 'miss', words: 'Dried up' }],
        },
      ],
      goal: {
        tally: `fresh ${whom.id}`,
        reaches: whom.count ?? [8, 11],
        says: `${whom.plural} watered`,
        cast: whom.id,
      },
      lost: [
        {
          when: { tallies: [{ tally: `dry ${whom.id}`, reaches: 2, says: 'dried up', cast: whom.id }] },
          says: `Too many ${whom.plural} dried up.`,
        },
      ],
    }
  },
  seen(films, { who, whom = who }) {
    let rose = 0
    let fell = 0
    let again = 0
    const fresh = new Set<string>()
    for (const { film, before, after, was, is } of lasting(films, whom.id)) {
      const near = nearestOf(before, who.id, was)
      const isNear = near !== undefined && nearness(near, was) < 2.4
      if (rise(was, is) > 0.05) {
        if (!isNear || !after.pressed) return undefined
        rose++
        if (is.meters.some((value) => value > 0.95)) fresh.add(keyOf(film, is))
      } else if (fall(was, is) > 0) {
        fell++
        // What is fresh grows dry again: nothing about it is ever done.
        if (fresh.has(keyOf(film, is)) && is.meters.every((value) => value < 0.9)) again++
      }
    }
    return rose > 0 && fell > rose && again > 0
      ? `${whom.plural} grew dry by themselves, and were filled up ${rose} times, only with the ${who.name} beside them.`
      : undefined
  },
  howTo: ({ whom, you }) =>
    `Hold the button beside the ${(whom ?? you).plural} to water them before they dry up.`,
  example: { you: 'gardener', whom: 'flower' },
}
