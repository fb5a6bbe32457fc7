import { comingFor } from '../lines.ts'
import type { Mechanic } from '../mechanic.ts'
import { gap, heading, isBeside, lasting, paceOf } from '../observe.ts'

/** Others run into somebody, who is flung aside. The player drops what it carries; what only stands there is moved. */
export const shove: Mechanic = {
  id: 'shove',
  verbs: [
    'bump',
    'bump into',
    'shove',
    'push',
    'push around',
    'ram',
    'ram into',
    'butt',
    'jostle',
    'knock',
    'knock around',
    'crash into',
    'barge into',
    'swing',
    'shake',
    'toss around',
  ],
  kindsOf: ['jostle', 'thrust', 'push', 'propel', 'collide'],
  by: 'others',
  spaces: ['top', 'float'],
  adds(use) {
    const { you, who, whom = you } = use
    const isYou = whom.id === you.id
    return {
      kinds: [
        { ...comingFor(use, whom.id, [84, 140]), count: who.count ?? [1, 2], where: 'far', comes: undefined },
        ...(isYou
          ? []
          : [
              {
                cast: whom.id,
                drive: { does: 'still' as const },
                count: whom.count ?? 4,
                where: 'anywhere' as const,
                softly: true as const,
              },
            ]),
      ],
      rules: [
        {
          when: { touch: [whom.id, who.id] },
          do: [
            ...(isYou ? [{ drop: 'a' as const }] : []),
            { push: 'a', speed: isYou ? 560 : 420 },
            { push: 'b', speed: 140 },
            { still: 'b', seconds: [2.2, 1.2] },
            { show: 'push' },
          ],
          rest: 1,
        },
      ],
    }
  },
  seen(films, { you, who, whom = you }) {
    const { part, moments } = heading(films, who.id, whom.id)
    const isYou = whom.id === you.id
    // As fast as nobody goes by itself.
    const paces = lasting(films, whom.id).map(({ was, is }) => paceOf(was, is))
    const usual = isYou
      ? ([...paces].sort((one, other) => one - other)[Math.floor(paces.length * 0.9)] ?? 0)
      : 40
    let flung = 0
    let others = 0
    for (const { before, was, is } of lasting(films, whom.id)) {
      // What somebody carries off is not flung.
      if (was.carrier > 0 || is.carrier > 0 || paceOf(was, is) < usual * 1.15 + 20) continue
      const from = [...before.bodies.values()].find(
        (one) => one.cast === who.id && gap(one, was) < one.size + was.size,
      )
      const isAway = from !== undefined && gap(from, is) > gap(from, was)
      isAway && isBeside(before, who.id, was, 2.2) ? flung++ : others++
    }
    return moments > 20 && part > 0.5 && flung > 2 && flung > others
      ? `${who.plural} went for the ${whom.name} (${Math.round(part * 100)} % of their way) and flung it away from them ${flung} times.`
      : undefined
  },
  howTo: ({ you, who, whom = you }) =>
    whom.id === you.id
      ? `The ${who.plural} bump into you, and then you drop what you carry.`
      : `The ${who.plural} push the ${whom.plural} around.`,
  example: { you: 'beaver', who: 'crocodile', besides: { does: 'deliver', whom: 'log', to: 'dam' } },
}
