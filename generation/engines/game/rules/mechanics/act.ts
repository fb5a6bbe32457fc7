import type { Amount } from '@makebelieve/kit/rules/rulebook'
import type { Mechanic } from '../mechanic.ts'
import { lasting, nearestOf, nearness } from '../observe.ts'

/** Whatever the verb is: go there, hold the button that is called by it, and it is done. Stands in for verbs without a mechanic of their own. */
export const act: Mechanic = {
  id: 'act',
  verbs: ['do'],
  standsIn: true,
  undone: [
    'undo',
    'open',
    'close',
    'shut',
    'lock',
    'unlock',
    'untie',
    'loosen',
    'unfasten',
    'unplug',
    'empty',
    'spill',
    'upset',
    'topple',
    'knock over',
    'mess up',
    'turn back',
    'switch off',
    'turn off',
    'take off',
  ],
  timed: 'time',
  by: 'player',
  needs: ['whom'],
  spaces: ['top', 'side', 'float', 'lanes'],
  adds({ you, whom = you, verb, button }) {
    const count: Amount = whom.count ?? [5, 6]
    return {
      kinds: [
        {
          id: `${whom.id}.before`,
          cast: whom.id,
          drive: { does: 'still' },
          count,
          where: 'far',
          softly: true,
        },
        {
          id: `${whom.id}.after`,
          cast: whom.id,
          drive: { does: 'still' },
          count: 0,
          where: 'far',
          look: { glow: '#ffe9a8', alpha: 0.75 },
          softly: true,
        },
      ],
      rules: [
        {
          when: { near: [you.id, `${whom.id}.before`], within: 40, button, seconds: [0.5, 0.9] },
          do: [
            { become: `${whom.id}.after`, of: 'b' },
            { tally: `done ${whom.id}`, add: 1 },
            { score: 15 },
            { show: 'right', words: '+15' },
          ],
          says: verb.charAt(0).toUpperCase() + verb.slice(1),
        },
      ],
      goal: { tally: `done ${whom.id}`, reaches: count, says: whom.plural, cast: whom.id },
    }
  },
  seen(films, { who, whom = who }) {
    let changed = 0
    for (const { before, was, is } of lasting(films, whom.id)) {
      const near = nearestOf(before, who.id, was)
      if (was.state !== is.state && near && nearness(near, was) < 2.4) changed++
    }
    return changed > 0
      ? `${changed} ${whom.plural} were seen to when the ${who.name} was beside them.`
      : undefined
  },
  howTo: ({ verb, whom, you }) => `Hold the button beside the ${(whom ?? you).plural} to ${verb} them.`,
  example: { you: 'robot', whom: 'box' },
}
