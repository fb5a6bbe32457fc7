import type { Mechanic } from '../mechanic.ts'
import { all, changes, harm, nearestOf, nearness } from '../observe.ts'

/** Others come up and push: one is thrown aside, but nobody is hurt. */
export const jostle: Mechanic = {
  id: 'jostle',
  verbs: [
    'push',
    'push around',
    'push away',
    'push back',
    'push sideways',
    'push off',
    'shove',
    'jostle',
    'bump',
    'bump into',
    'nudge',
    'knock',
    'knock off',
    'knock over',
    'knock down',
    'knock back',
    'butt',
    'ram',
    'elbow',
  ],
  by: 'others',
  spaces: ['top', 'float', 'side'],
  adds({ you, who }) {
    return {
      kinds: [
        {
          cast: who.id,
          drive: { does: 'chase', whom: you.id, speed: [70, 125], within: 330 },
          count: who.count ?? 3,
          where: 'far',
          size: 56,
          softly: true,
        },
      ],
      rules: [
        {
          when: { touch: [you.id, who.id] },
          do: [{ push: 'a', speed: 620 }, { still: 'b', seconds: 0.8 }, { show: 'bounce' }],
          rest: 0.9,
        },
      ],
    }
  },
  seen(films, { you, who }) {
    let thrown = 0
    for (const { before, after } of changes(films)) {
      const [was] = all(before, you.id)
      const [is] = all(after, you.id)
      const other = was && nearestOf(before, who.id, was)
      if (!was || !is || !other || nearness(was, other) > 1.6) continue
      const away =
        ((is.vx - was.vx) * (was.x - other.x) + (is.vy - was.vy) * (was.y - other.y)) /
        (Math.hypot(was.x - other.x, was.y - other.y) || 1)
      if (away > 200) thrown++
    }
    return thrown > 2 && harm(films, you.id, who.id).near === 0
      ? `${thrown} times a ${who.name} threw the ${you.name} aside, and it never cost a life.`
      : undefined
  },
  howTo: ({ who }) => `The ${who.plural} push you about: keep out of their way.`,
  example: { you: 'penguin', who: 'goat', besides: { does: 'collect', whom: 'fish' } },
}
