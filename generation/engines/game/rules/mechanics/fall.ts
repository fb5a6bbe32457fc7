import type { Mechanic } from '../mechanic.ts'
import { appeared, trails } from '../observe.ts'

/** Things come down from above and do nobody any harm by that: what they are good for, other verbs say. */
export const fall: Mechanic = {
  id: 'fall',
  verbs: [
    'fall',
    'fall down',
    'drop',
    'drop down',
    'drift down',
    'float down',
    'flutter down',
    'tumble',
    'come down',
    'snow',
  ],
  toSomebody: { verbs: ['drop'], mechanic: 'litter' },
  by: 'others',
  spaces: ['catch', 'side', 'float'],
  adds({ who }) {
    return {
      kinds: [
        {
          cast: who.id,
          drive: { does: 'fall', speed: [110, 190] },
          count: 0,
          where: 'above',
          size: 46,
          comes: { every: [0.9, 1.1], most: 6, where: 'above' },
        },
      ],
    }
  },
  seen(films, { who }) {
    let down = 0
    let others = 0
    let above = 0
    for (const trail of trails(films, who.id)) {
      const first = trail[0]
      const last = trail.at(-1)
      if (!first || !last || trail.length < 8) continue
      if (last.y - first.y > 60 && Math.abs(last.x - first.x) < 30) down++
      else others++
    }
    for (const { body } of appeared(films, who.id)) if (body.y < 60) above++
    return down > 5 && down > others * 6 && above > 5
      ? `${down} ${who.plural} came in at the top and went straight down.`
      : undefined
  },
  howTo: ({ who }) => `The ${who.plural} fall from above.`,
  example: { you: 'hedgehog', who: 'apple', besides: { does: 'collect', whom: 'apple' } },
  kin: ['rain'],
}
