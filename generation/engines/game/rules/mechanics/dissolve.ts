import { counts, goalOf, stateOf } from '../lines.ts'
import type { Mechanic } from '../mechanic.ts'
import { strewn, workedUnder, works } from '../strewn.ts'

/** A substance is put on them, lies there and works: they get smaller and smaller, and are gone. */
export const dissolve: Mechanic = {
  id: 'dissolve',
  verbs: ['strew-away'],
  by: 'player',
  needs: ['whom', 'with'],
  spaces: ['top', 'side', 'float'],
  adds(use) {
    const { you, whom = you, with: stuff = you } = use
    const count = whom.count ?? ([6, 8] as const)
    const under = `${whom.id}.under it`
    const tally = `dissolved ${whom.id}`
    const { kinds, rules } = strewn(use, whom.id, { under, says: `Use ${stuff.name}` })
    const moves = whom.alive ? ({ does: 'wander', speed: [34, 60] } as const) : ({ does: 'still' } as const)
    return {
      kinds: [
        ...kinds,
        {
          cast: whom.id,
          drive: moves,
          count,
          where: 'far',
          size: 62,
          meters: [{ name: 'left', from: 1 }],
          ...(whom.flies && { flies: true }),
        },
        stateOf(whom, 'under it', {
          size: 62,
          meters: [{ name: 'left', from: 1, perSecond: -1 / works, empty: { alpha: 0.3 } }],
        }),
      ],
      rules: [
        ...rules,
        { when: { every: 0.1, of: under }, do: [{ grow: 'a', times: 0.88, most: 0.3 }], rest: 0 },
        {
          when: { meter: 'left', of: under, below: 0.01 },
          do: [{ remove: 'a' }, ...counts(tally, 20, 'heal')],
        },
      ],
      goal: goalOf(tally, count, `${whom.plural} gone`, whom),
      clock: [90, 50],
    }
  },
  seen(films, use) {
    const { who, whom, with: stuff } = use
    const worked = workedUnder(films, { ...use, to: undefined })
    if (!whom || !stuff || !worked) return undefined
    const { strewn: bits, gone, smaller, astray } = worked
    return gone > 2 && smaller > gone * 3 && astray === 0
      ? `The ${who.name} put ${stuff.name} on the ${whom.plural} ${bits} times; under it they got smaller (${smaller} moments) until ${gone} were gone, and never without it.`
      : undefined
  },
  howTo: ({ you, whom = you, with: stuff = you }) =>
    `Hold the button beside the ${whom.plural} to put ${stuff.name} on them, and they melt away.`,
  example: { you: 'girl', whom: 'slug', with: 'salt' },
}
