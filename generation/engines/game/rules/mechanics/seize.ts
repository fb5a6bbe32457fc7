import { comingFor } from '../lines.ts'
import type { Mechanic } from '../mechanic.ts'
import { harm, heading, isBeside, lasting } from '../observe.ts'

/** Others come at the player and hold it fast for a moment: that costs a life, and whatever it carries. */
export const seize: Mechanic = {
  id: 'seize',
  verbs: ['seize', 'hold', 'clutch', 'hug', 'grip', 'trap', 'tackle', 'capture', 'arrest', 'net', 'entangle'],
  kindsOf: ['seize', 'clasp', 'grip', 'embrace', 'confine'],
  by: 'others',
  spaces: ['top', 'float', 'side', 'lanes'],
  adds(use) {
    const { you, who } = use
    return {
      kinds: [
        { ...comingFor(use, you.id, [78, 132]), count: who.count ?? [2, 4], where: 'far', comes: undefined },
      ],
      rules: [
        {
          when: { touch: [you.id, who.id] },
          do: [
            { drop: 'a' },
            { hurt: 'player' },
            { still: 'a', seconds: 0.8 },
            { push: 'b', speed: 160 },
            { still: 'b', seconds: 1.1 },
            { show: 'wrong', words: 'Caught!' },
          ],
          rest: 2,
        },
      ],
      risky: true,
    }
  },
  seen(films, { you, who, whom = you }) {
    if (whom.id !== you.id) return undefined
    const { part, moments } = heading(films, who.id, you.id)
    let held = 0
    let others = 0
    for (const { before, was, is } of lasting(films, you.id)) {
      if (was.still || !is.still) continue
      isBeside(before, who.id, was, 2) ? held++ : others++
    }
    return moments > 20 && part > 0.6 && held > 1 && held > others * 2 && harm(films, you.id, who.id).near > 0
      ? `In ${moments} moments of moving, ${who.plural} went ${Math.round(part * 100)} % of their way straight at the ${you.name}, and held it fast ${held} times.`
      : undefined
  },
  howTo: ({ who }) => `The ${who.plural} try to grab you: if they catch you, you can't move for a moment.`,
  example: { you: 'hedgehog', who: 'owl', besides: { does: 'deliver', whom: 'letter', to: 'house' } },
}
