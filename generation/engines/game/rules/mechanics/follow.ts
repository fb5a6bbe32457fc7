import type { Mechanic } from '../mechanic.ts'
import { harm, lasting, nearestOf, nearness, paceOf } from '../observe.ts'

/** Friends trail somebody: they come along, keep a step behind and do no harm. */
export const follow: Mechanic = {
  id: 'follow',
  verbs: [
    'follow',
    'trail',
    'tag along',
    'accompany',
    'come along',
    'come with',
    'tail',
    'walk behind',
    'shadow',
  ],
  by: 'others',
  spaces: ['top', 'float'],
  adds({ you, who, whom = you }) {
    return {
      kinds: [
        {
          cast: who.id,
          drive: { does: 'follow', whom: whom.id, speed: [215, 190] },
          count: who.count ?? 3,
          where: 'anywhere',
          size: 44,
          ...(who.flies && { flies: true }),
        },
      ],
    }
  },
  seen(films, { you, who, whom = you }) {
    // What stays where it is is not followed.
    if (whom.id !== you.id && lasting(films, whom.id).every(({ was, is }) => paceOf(was, is) < 12))
      return undefined
    const far = { towards: 0, moments: 0 }
    let beside = 0
    let rested = 0
    for (const { before, was, is } of lasting(films, who.id)) {
      const other = nearestOf(before, whom.id, was)
      if (!other || other.id === was.id) continue
      const apart = nearness(was, other)
      if (apart > 1.9) {
        far.moments++
        if (nearness(is, other) < apart) far.towards++
      } else if (apart > 0.8) {
        beside++
        if (paceOf(was, is) < 60) rested++
      }
    }
    return far.moments > 10 &&
      far.towards > far.moments * 0.7 &&
      rested > beside * 0.25 &&
      rested > 20 &&
      harm(films, you.id, who.id).lost === 0
      ? `${who.plural} came after the ${whom.name} in ${far.towards} of ${far.moments} moments, waited beside it in ${rested}, and did no harm.`
      : undefined
  },
  howTo: ({ you, who, whom = you }) =>
    whom.id === you.id
      ? `The ${who.plural} follow you wherever you go.`
      : `The ${who.plural} follow the ${whom.plural}.`,
  example: { you: 'duck', who: 'duckling', besides: { does: 'collect', whom: 'berry' } },
}
