import { bitByBit, counts, goalOf, stateOf } from '../lines.ts'
import type { Mechanic } from '../mechanic.ts'
import { fall, gap, isBeside, keyOf, lasting, rise } from '../observe.ts'

/** Something broken is worked on until it is whole. What is left half done comes apart again. */
export const repair: Mechanic = {
  id: 'repair',
  verbs: [
    'repair',
    'fix',
    'mend',
    'restore',
    'patch',
    'patch up',
    'fix up',
    'reassemble',
    'plug',
    'plug up',
    'seal',
    'seal up',
    'weld',
    'solder',
  ],
  states: ['broken', 'damaged', 'leaking', 'leaky', 'torn', 'cracked'],
  cares: true,
  undone: [
    'wreck',
    'destroy',
    'demolish',
    'ruin',
    'smash',
    'break',
    'damage',
    'bust',
    'break down',
    'tear down',
    'pull apart',
    'take apart',
    'smash up',
  ],
  by: 'player',
  needs: ['whom'],
  spaces: ['top', 'side', 'float'],
  adds({ you, whom = you, button }) {
    return {
      kinds: [
        {
          cast: whom.id,
          drive: { does: 'still' },
          count: whom.count ?? [4, 6],
          where: 'anywhere',
          size: 72,
          meters: [
            {
              name: 'whole',
              from: [0.3, 0.1],
              perSecond: [-0.02, -0.04],
              shown: true,
              empty: { alpha: 0.6, angle: 0.4, spots: '#2b2b33' },
              full: { alpha: 1 },
            },
          ],
          softly: true,
        },
        stateOf(whom, 'whole', { size: 72, look: { glow: '#fff1a8' } }),
      ],
      rules: bitByBit(you, whom, {
        meter: 'whole',
        adds: [0.045, 0.03],
        within: 30,
        button: { button, says: 'Repair' },
        if: [{ meter: 'whole', of: 'b', below: 1 }],
        show: 'place',
        becomes: 'whole',
        counts: counts(`repaired ${whom.id}`, 30, 'right', 'Good as new!'),
      }),
      goal: goalOf(`repaired ${whom.id}`, whom.count ?? [4, 6], `${whom.plural} repaired`, whom),
    }
  },
  seen(films, { who, whom = who }) {
    let worked = 0
    let undone = 0
    const whole = new Set<string>()
    for (const { film, before, after, was, is } of lasting(films, whom.id)) {
      // What was repaired stays where it is.
      if (whole.has(keyOf(film, is)) && gap(was, is) > 2) return undefined
      if (was.state !== is.state && was.meters.some((value) => value > 0.85)) whole.add(keyOf(film, is))
      if (fall(was, is) > 0) undone++
      if (rise(was, is) < 0.01) continue
      if (!after.pressed || !isBeside(before, who.id, was)) return undefined
      worked++
    }
    return whole.size > 0 && worked > 5 * whole.size && undone > 0
      ? `${whole.size} ${whom.plural} were made whole by the ${who.name}, who had to stay beside them, and stood whole from then on.`
      : undefined
  },
  howTo: ({ whom, you }) =>
    `Hold the button beside the broken ${(whom ?? you).plural} until they're fixed. Half-done work falls apart.`,
  example: { you: 'robot', whom: 'bench' },
  kin: ['tug'],
}
