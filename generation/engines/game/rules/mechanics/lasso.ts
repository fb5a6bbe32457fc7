import { counts, goalOf, stateOf } from '../lines.ts'
import type { Mechanic } from '../mechanic.ts'
import { gap, lasting, nearestOf, vanished } from '../observe.ts'

/** It runs off, too fast to be caught: the rope flies out to it, and draws it in. */
export const lasso: Mechanic = {
  id: 'lasso',
  verbs: ['lasso', 'rope', 'rope in', 'harpoon', 'snag', 'reel in', 'grapple with', 'snare with'],
  by: 'player',
  takes: true,
  needs: ['whom'],
  spaces: ['top', 'side', 'float'],
  adds({ you, whom = you, button }) {
    const roped = `${whom.id}.roped`
    return {
      kinds: [
        {
          cast: whom.id,
          drive: { does: 'flee', whom: you.id, speed: [150, 215], within: 200 },
          count: whom.count ?? [4, 5],
          where: 'far',
          size: 54,
          ...(whom.count === undefined && { comes: { every: 2.5, most: [4, 5], where: 'far' } }),
          softly: true,
        },
        stateOf(whom, 'roped', { size: 54, look: { mark: '!' } }),
      ],
      rules: [
        {
          when: { sees: [you.id, whom.id], within: 250, button, narrow: 0.5, first: true },
          if: [
            { is: whom.id, who: 'b' },
            { many: roped, below: 1 },
          ],
          do: [{ become: roped, of: 'b' }, { tie: 'b', long: 20 }, { show: 'shoot' }],
          rest: 0.8,
          says: 'Throw',
        },
        {
          when: { touch: [you.id, roped] },
          do: [{ remove: 'b' }, ...counts(`roped ${whom.id}`, 20, 'collect')],
          rest: 0.1,
        },
      ],
      goal: goalOf(`roped ${whom.id}`, whom.count ?? [7, 10], `${whom.plural} roped`, whom),
    }
  },
  seen(films, { who, whom = who }) {
    let drawn = 0
    let caught = 0
    for (const { before, after, was, is } of lasting(films, whom.id)) {
      const me = nearestOf(before, who.id, was)
      const later = me && after.bodies.get(me.id)
      if (!me || !later || was.tied !== me.id) continue
      if (gap(later, is) < gap(me, was) - 2) drawn++
    }
    for (const { before, body } of vanished(films, whom.id)) {
      const me = nearestOf(before, who.id, body)
      // Nobody is caught without the rope.
      if (!me || body.tied !== me.id) return undefined
      caught++
    }
    return drawn > 20 && caught > 3
      ? `${caught} ${whom.plural} were drawn in on a rope by the ${who.name}, and none was caught without it.`
      : undefined
  },
  howTo: ({ whom, you }) => `Turn towards the ${(whom ?? you).plural} and press the button to rope them in.`,
  example: { you: 'cowboy', whom: 'bull' },
}
