import { counts, goalOf, stateOf } from '../lines.ts'
import type { Mechanic } from '../mechanic.ts'
import { fall, isBeside, keyOf, lasting, rise } from '../observe.ts'

/** It sits fast, and slips back by itself: only tug upon tug brings it out. */
export const tug: Mechanic = {
  id: 'tug',
  verbs: [
    'tug',
    'tug at',
    'tug on',
    'yank',
    'yank out',
    'pull out',
    'pull up',
    'uproot',
    'wrench',
    'heave',
    'pry',
    'weed',
  ],
  undone: ['replant', 'push back', 'push in', 'stick back'],
  timed: 'time',
  by: 'player',
  takes: true,
  needs: ['whom'],
  spaces: ['top', 'side', 'float'],
  adds({ you, whom = you, button }) {
    const stuck = `${whom.id}.stuck`
    const count = whom.count ?? ([5, 7] as const)
    return {
      kinds: [
        {
          id: stuck,
          cast: whom.id,
          drive: { does: 'still' },
          count,
          where: 'low',
          size: 56,
          look: { heap: '#7a5a3a' },
          meters: [
            {
              name: 'out',
              from: 0,
              perSecond: [-0.45, -0.7],
              shown: true,
              empty: { scale: 1 },
              full: { scale: 1.35 },
            },
          ],
        },
        stateOf(whom, 'out', { size: 56, look: { angle: 0.4, glow: '#ffe9a8' } }),
      ],
      rules: [
        {
          when: { near: [you.id, stuck], within: 30, button },
          do: [{ meter: 'out', of: 'b', add: [0.2, 0.17] }, { show: 'step' }],
          rest: 0.05,
          says: 'Tug',
        },
        {
          when: { meter: 'out', of: stuck, above: 1 },
          do: [{ become: `${whom.id}.out`, of: 'a' }, ...counts(`tugged ${whom.id}`, 20, 'right', 'Out!')],
        },
      ],
      goal: goalOf(`tugged ${whom.id}`, count, `${whom.plural} out`, whom),
    }
  },
  seen(films, { who, whom = who }) {
    const tugs = new Map<string, number>()
    let slipped = 0
    let out = 0
    for (const { film, before, after, was, is } of lasting(films, whom.id)) {
      const key = keyOf(film, is)
      if (rise(was, is) > 0.03) {
        if (!after.pressed || !isBeside(before, who.id, was, 2.6)) return undefined
        tugs.set(key, (tugs.get(key) ?? 0) + 1)
      } else if (fall(was, is) > 0.005) slipped++
      if (was.state !== is.state) {
        if ((tugs.get(key) ?? 0) < 3) return undefined
        out++
      }
    }
    return out > 2 && slipped > out * 2
      ? `${out} ${whom.plural} came out after several tugs each, and slipped back a little between them.`
      : undefined
  },
  howTo: ({ whom, you }) =>
    `Press the button again and again beside the ${(whom ?? you).plural} to tug them out.`,
  example: { you: 'farmer', whom: 'carrot' },
}
