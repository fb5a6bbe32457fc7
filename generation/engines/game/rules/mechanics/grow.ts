import type { Mechanic } from '../mechanic.ts'
import { gap, lasting, nearestOf, trails } from '../observe.ts'

/** Others grow larger and larger by themselves, and the room gets less: touching them hurts. */
export const grow: Mechanic = {
  id: 'grow',
  verbs: [
    'grow',
    'grow larger',
    'grow bigger',
    'grow over',
    'swell up',
    'expand',
    'get bigger',
    'get larger',
    'inflate',
    'spread',
  ],
  by: 'others',
  spaces: ['top', 'side'],
  adds({ you, who }) {
    return {
      kinds: [
        {
          cast: who.id,
          drive: { does: 'still' },
          count: who.count ?? 3,
          where: 'far',
          size: 44,
          softly: true,
        },
      ],
      rules: [
        { when: { every: 0.5, of: who.id }, do: [{ grow: 'a', times: 1.035, most: 2.1 }], rest: 0 },
        { when: { touch: [you.id, who.id] }, do: [{ hurt: 'player' }, { push: 'a', speed: 260 }], rest: 1 },
      ],
      risky: true,
    }
  },
  seen(films, { you, who }) {
    let grown = 0
    let alone = 0
    for (const trail of trails(films, who.id))
      if ((trail.at(-1)?.size ?? 0) > (trail[0]?.size ?? 0) * 1.3) grown++
    for (const { before, was, is } of lasting(films, who.id)) {
      if (is.size < was.size) return undefined
      const me = nearestOf(before, you.id, was)
      if (is.size > was.size && me && gap(me, was) > 180) alone++
    }
    return grown > 2 && alone > 20
      ? `${grown} ${who.plural} grew larger and larger, by themselves.`
      : undefined
  },
  howTo: ({ who }) => `The ${who.plural} keep growing: stay clear of them.`,
  example: { you: 'mouse', who: 'mushroom', besides: { does: 'collect', whom: 'cheese' } },
}
