import { counts, countsAgainst, goalOf, lostAt, stateOf } from '../lines.ts'
import type { Mechanic } from '../mechanic.ts'
import { isBeside, keyOf, lasting, vanished } from '../observe.ts'

/** Something raw is carried to the fire, takes its time there, and has to be taken off before it burns. */
export const cook: Mechanic = {
  id: 'cook',
  verbs: ['cook', 'bake', 'fry', 'roast', 'grill', 'boil', 'toast', 'barbecue', 'simmer', 'smelt', 'forge'],
  timed: 'time',
  by: 'player',
  takes: true,
  needs: ['whom', 'to'],
  spaces: ['top', 'side'],
  adds({ you, whom = you, to: fire = you }) {
    const cooking = `${whom.id}.cooking`
    const done = `${whom.id}.done`
    return {
      kinds: [
        {
          cast: whom.id,
          drive: { does: 'still' },
          count: [3, 4],
          where: 'far',
          comes: { every: 2, most: 4, where: 'anywhere' },
          size: 40,
          look: { alpha: 0.7 },
          softly: true,
        },
        stateOf(whom, 'cooking', {
          meters: [{ name: 'done', from: 0, perSecond: [0.34, 0.24], shown: true }],
        }),
        stateOf(whom, 'done', {
          look: { glow: '#ffb84d', mark: '!' },
          meters: [{ name: 'hot', from: 1, perSecond: [-0.1, -0.17], shown: true }],
        }),
        { cast: fire.id, drive: { does: 'still' }, count: 1, where: 'middle', size: 92, softly: true },
      ],
      rules: [
        {
          when: { touch: [you.id, whom.id] },
          if: [
            { carries: null, who: 'a' },
            { is: whom.id, who: 'b' },
          ],
          do: [{ carry: 'b' }, { show: 'collect' }],
        },
        {
          when: { touch: [you.id, fire.id] },
          if: [
            { carries: whom.id, who: 'a' },
            { is: whom.id, who: 'load' },
          ],
          do: [{ become: cooking, of: 'load' }, { hand: 'over' }, { show: 'place' }],
          rest: 0.2,
        },
        {
          when: { meter: 'done', of: cooking, above: 1 },
          do: [{ become: done, of: 'a' }, { show: 'spawn' }],
        },
        {
          when: { touch: [you.id, done] },
          do: [{ remove: 'b' }, ...counts(`cooked ${whom.id}`, 30, 'deliver', 'Done!')],
        },
        {
          when: { meter: 'hot', of: done, below: 0 },
          do: [{ remove: 'a' }, ...countsAgainst(`burnt ${whom.id}`, 'Burnt')],
        },
      ],
      goal: goalOf(`cooked ${whom.id}`, [5, 7], `${whom.plural} cooked`, whom),
      lost: [
        lostAt(`burnt ${whom.id}`, 3, 'burnt', `Too many ${whom.plural} burnt.`),
        { when: { seconds: [100, 55] }, says: 'The kitchen is closed.' },
      ],
    }
  },
  seen(films, { who, whom = who, to: fire = who }) {
    const laid = new Set<string>()
    const ready = new Set<string>()
    for (const { film, before, after, was, is } of lasting(films, whom.id)) {
      const key = keyOf(film, is)
      if (was.carrier > 0 && is.carrier === 0 && isBeside(after, fire.id, is, 1.6)) laid.add(key)
      else if (laid.has(key) && was.state !== is.state && isBeside(before, fire.id, was, 1.6)) ready.add(key)
    }
    const taken = [...vanished(films, whom.id)].filter(
      ({ film, before, body }) => ready.has(keyOf(film, body)) && isBeside(before, who.id, body, 1.7),
    ).length
    return taken > 0
      ? `${laid.size} ${whom.plural} were put on the ${fire.name}, ${ready.size} were done there after a while, and the ${who.name} took ${taken}.`
      : undefined
  },
  howTo: ({ whom, you, to }) =>
    `Carry ${(whom ?? you).plural} to the ${(to ?? you).name}, wait until they're done, and take them out before they burn.`,
  example: { you: 'baker', whom: 'bread', to: 'oven' },
}
