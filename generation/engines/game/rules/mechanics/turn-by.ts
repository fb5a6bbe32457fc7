import { counts, goalOf, stateOf } from '../lines.ts'
import type { Mechanic } from '../mechanic.ts'
import { strewn, workedUnder, works } from '../strewn.ts'

/** A substance is put on them, lies there and works, and a moment later they are something else. */
export const turnBy: Mechanic = {
  id: 'turn-by',
  verbs: ['strew-into'],
  by: 'player',
  needs: ['whom', 'with', 'to'],
  spaces: ['top', 'side', 'float'],
  adds(use) {
    const { you, whom = you, with: stuff = you, to = you } = use
    const count = whom.count ?? ([6, 8] as const)
    const under = `${whom.id}.under it`
    const tally = `turned ${whom.id}`
    const { kinds, rules } = strewn(use, whom.id, { under, says: `Use ${stuff.name}` })
    const moves = whom.alive ? ({ does: 'wander', speed: [34, 60] } as const) : ({ does: 'still' } as const)
    return {
      kinds: [
        ...kinds,
        { cast: whom.id, drive: moves, count, where: 'far', ...(whom.flies && { flies: true }) },
        stateOf(whom, 'under it', {
          look: { pulses: true },
          meters: [{ name: 'turning', from: 0, perSecond: 1 / works }],
        }),
        {
          id: `${to.id}.new`,
          cast: to.id,
          drive: to.alive ? { does: 'wander', speed: [24, 40] } : { does: 'still' },
          count: 0,
          where: 'far',
          ...(to.flies && { flies: true }),
        },
      ],
      rules: [
        ...rules,
        {
          when: { meter: 'turning', of: under, above: 1 },
          do: [{ become: `${to.id}.new`, of: 'a' }, ...counts(tally, 20, 'power')],
        },
      ],
      goal: goalOf(tally, count, `${to.plural} made`, to),
      clock: [90, 50],
    }
  },
  seen(films, use) {
    const { who, whom, with: stuff, to } = use
    const worked = workedUnder(films, use)
    if (!whom || !stuff || !to || !worked) return undefined
    const { strewn: bits, turned, smaller, astray } = worked
    return turned > 2 && bits >= turned && astray === 0 && smaller === 0
      ? `The ${who.name} put ${stuff.name} on the ${whom.plural} ${bits} times; ${turned} of them turned into ${to.plural} under it, and none without it.`
      : undefined
  },
  howTo: ({ you, whom = you, with: stuff = you, to = you }) =>
    `Hold the button beside the ${whom.plural} to put ${stuff.name} on them: that turns them into ${to.plural}.`,
  example: { you: 'wizard', whom: 'stone', with: 'powder', to: 'diamond' },
}
