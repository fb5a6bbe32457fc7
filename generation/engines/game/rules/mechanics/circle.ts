import type { Mechanic, Trait } from '../mechanic.ts'
import { all, changes, gap, nearestOf } from '../observe.ts'

/** Others go round and round something. Where that is not the player, running into them hurts. */
export const circle: Mechanic = {
  id: 'circle',
  verbs: [
    'circle',
    'circle around',
    'orbit',
    'revolve around',
    'spin around',
    'encircle',
    'go around',
    'whirl around',
  ],
  by: 'others',
  spaces: ['top', 'float'],
  adds({ you, who, whom = you }) {
    const isYou = whom.id === you.id
    const middle: Trait[] = isYou
      ? []
      : [
          {
            cast: whom.id,
            drive: { does: 'still' },
            count: whom.count ?? [1, 2],
            where: 'goal',
            size: 84,
            softly: true,
          },
        ]
    return {
      kinds: [
        {
          cast: who.id,
          drive: { does: 'circle', whom: whom.id, speed: [110, 200], within: 130 },
          count: who.count ?? 3,
          where: 'far',
          size: 46,
        },
        ...middle,
      ],
      rules: isYou
        ? []
        : [
            {
              when: { touch: [you.id, who.id] },
              do: [{ hurt: 'player' }, { push: 'a', speed: 300 }],
              rest: 1,
            },
          ],
      ...(!isYou && { risky: true }),
    }
  },
  seen(films, { you, who, whom = you }) {
    const turns = new Map<number, number>()
    let round = 0
    let moments = 0
    for (const { before, after } of changes(films))
      for (const one of all(before, who.id)) {
        const is = after.bodies.get(one.id)
        const middle = nearestOf(before, whom.id, one)
        const later = middle && after.bodies.get(middle.id)
        if (!is || !middle || !later || gap(one, is) < 1 || gap(middle, later) > 3) continue
        moments++
        const out = gap(one, middle)
        // Square to the way to the middle, at the same distance, and always the same way round.
        const across = (one.x - middle.x) * (is.y - one.y) - (one.y - middle.y) * (is.x - one.x)
        if (Math.abs(out - gap(is, later)) < gap(one, is) * 0.4 && across > 0) {
          round++
          turns.set(one.id, (turns.get(one.id) ?? 0) + across / (out * out))
        }
      }
    const most = Math.max(0, ...turns.values()) / (2 * Math.PI)
    return most > 1 && round > moments * 0.7
      ? `${who.plural} kept their distance from the ${whom.name} and went round it up to ${most.toFixed(1)} times.`
      : undefined
  },
  howTo: ({ you, who, whom = you }) =>
    whom.id === you.id
      ? `The ${who.plural} circle around you.`
      : `The ${who.plural} circle the ${whom.plural}: don't run into them.`,
  example: { you: 'dolphin', who: 'shark', whom: 'island', besides: { does: 'collect', whom: 'pearl' } },
}
