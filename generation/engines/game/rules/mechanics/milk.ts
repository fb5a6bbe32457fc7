import { counts, goalOf } from '../lines.ts'
import type { Mechanic } from '../mechanic.ts'
import { fall, isBeside, lasting, rise } from '../observe.ts'

/** An animal that gives what it has, stays, and is full again after a while. Too soon there is nothing to be had. */
export const milk: Mechanic = {
  id: 'milk',
  verbs: ['milk', 'shear', 'fleece', 'clip', 'pluck'],
  by: 'player',
  takes: true,
  needs: ['whom'],
  spaces: ['top', 'side'],
  adds({ you, whom = you, verb, button }) {
    return {
      kinds: [
        {
          cast: whom.id,
          drive: { does: 'wander', speed: [16, 30] },
          count: whom.count ?? [3, 4],
          where: 'anywhere',
          size: 68,
          meters: [
            {
              name: 'full',
              from: [0.95, 0.6],
              perSecond: [0.1, 0.07],
              shown: true,
              empty: { scale: 0.85 },
              full: { scale: 1.12, mark: '!' },
            },
          ],
          softly: true,
        },
      ],
      rules: [
        {
          when: { near: [you.id, whom.id], within: 28, button, seconds: [0.6, 1] },
          if: [{ meter: 'full', of: 'b', above: 0.97 }],
          do: [{ meter: 'full', of: 'b', set: 0 }, ...counts(`milked ${whom.id}`, 20, 'collect')],
          says: verb.charAt(0).toUpperCase() + verb.slice(1),
        },
      ],
      goal: goalOf(`milked ${whom.id}`, [8, 10], `times of ${whom.plural}`, whom),
    }
  },
  seen(films, { who, whom = who }) {
    let given = 0
    let refilled = 0
    for (const { before, after, was, is } of lasting(films, whom.id)) {
      if (rise(was, is) > 0 && !isBeside(after, who.id, is)) refilled++
      if (fall(was, is) < 0.05) continue
      const isFull = was.meters.some((value) => value > 0.9) && is.meters.some((value) => value < 0.1)
      if (!isFull || !after.pressed || !isBeside(before, who.id, was)) return undefined
      given++
    }
    return given > 1 && refilled > 20
      ? `${given} times a full one of the ${whom.plural} gave all it had to the ${who.name} beside it, stayed, and filled up again on its own.`
      : undefined
  },
  howTo: ({ whom, you, verb }) =>
    `Hold the button beside the ${(whom ?? you).plural} to ${verb} them when they're full.`,
  example: { you: 'farmer', whom: 'cow' },
}
