import type { Mechanic } from '../mechanic.ts'
import { all, isAt, lasting, rise } from '../observe.ts'

/** It grows weaker all the time, and lives on what is brought to it. When it has nothing left, all is lost. */
export const stoke: Mechanic = {
  id: 'stoke',
  verbs: [
    'stoke',
    'fuel',
    'keep warm',
    'keep alive',
    'keep alight',
    'keep burning',
    'keep going',
    'keep lit',
    'keep fed',
    'sustain',
  ],
  by: 'player',
  needs: ['whom', 'with'],
  spaces: ['top', 'side', 'float'],
  adds({ you, whom = you, with: food = you }) {
    return {
      kinds: [
        {
          cast: whom.id,
          drive: { does: 'still' },
          count: 1,
          where: 'middle',
          size: 84,
          meters: [
            {
              name: 'strength',
              from: 0.8,
              perSecond: [-0.05, -0.075],
              shown: true,
              empty: { alpha: 0.4, scale: 0.6 },
            },
          ],
        },
        {
          cast: food.id,
          drive: { does: 'still' },
          count: 3,
          where: 'far',
          size: 42,
          comes: { every: [2, 2.6], most: 4, where: 'far' },
        },
      ],
      rules: [
        {
          when: { touch: [you.id, food.id] },
          if: [{ carries: null, who: 'a' }],
          do: [{ carry: 'b' }, { show: 'collect' }],
          rest: 1,
        },
        {
          when: { touch: [you.id, whom.id] },
          if: [{ carries: food.id, who: 'a' }],
          do: [
            { hand: 'in' },
            { meter: 'strength', of: 'b', add: [0.35, 0.28] },
            { score: 20 },
            { show: 'heal', words: '+20' },
          ],
          rest: 0.1,
        },
        {
          when: { meter: 'strength', of: whom.id, below: 0 },
          do: [{ tally: `failed ${whom.id}`, add: 1 }, { show: 'warn' }],
        },
      ],
      lost: [
        {
          when: { tallies: [{ tally: `failed ${whom.id}`, reaches: 1, says: 'given up', cast: whom.id }] },
          says: `The ${whom.name} got no ${food.plural} in time.`,
        },
      ],
    }
  },
  seen(films, { who, whom = who, with: food = who }) {
    let fed = 0
    let fell = 0
    let carried = 0
    for (const { before, after, was, is } of lasting(films, whom.id)) {
      if (rise(was, is) > 0.05) {
        const given = all(before, food.id).filter(({ id }) => !after.bodies.has(id))
        if (given.length === 0 || !isAt(before, who.id, was)) return undefined
        fed++
        carried += given.filter(({ carrier }) => carrier > 0).length
      } else if ((is.meters[0] ?? 0) < (was.meters[0] ?? 0)) fell++
    }
    return fed > 2 && carried > fed / 2 && fell > fed * 5
      ? `The ${whom.name} grew weaker on its own, and stronger ${fed} times, by ${food.plural} that the ${who.name} brought.`
      : undefined
  },
  howTo: ({ whom, you, with: food }) =>
    `Keep bringing ${(food ?? you).plural} to the ${(whom ?? you).name}, or it dies out.`,
  example: { you: 'bear', whom: 'campfire', with: 'log' },
  kin: ['feed'],
}
