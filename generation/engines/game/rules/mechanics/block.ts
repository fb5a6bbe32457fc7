import { holds } from '@makebelieve/kit/core/input'
import type { Mechanic } from '../mechanic.ts'
import { all, lasting, nearestOf, nearness, paceOf } from '../observe.ts'

/** Others stand in the way: nobody gets through them, only around. */
export const block: Mechanic = {
  id: 'block',
  verbs: [
    'block',
    'bar',
    'obstruct',
    'stand in',
    'stand in the way',
    'get in the way',
    'wall off',
    'stand around',
    'stand',
  ],
  by: 'others',
  spaces: ['top', 'float'],
  adds({ who }) {
    return {
      kinds: [
        {
          cast: who.id,
          drive: { does: 'still' },
          count: who.count ?? [9, 13],
          where: 'anywhere',
          size: 74,
          solid: true,
        },
      ],
    }
  },
  seen(films, { you, who }) {
    let stopped = 0
    let inside = 0
    for (const { before, after, was, is } of lasting(films, you.id)) {
      const near = nearestOf(before, who.id, was)
      if (!near) continue
      if (nearness(near, was) < 0.6) inside++
      const dx = near.x - was.x
      const dy = near.y - was.y
      const { held } = after.input
      const towards = holds(
        held,
        Math.abs(dx) > Math.abs(dy) ? (dx < 0 ? 'left' : 'right') : dy < 0 ? 'up' : 'down',
      )
      if (towards && nearness(near, was) < 1.3 && paceOf(was, is) < 30) stopped++
    }
    const many = films
      .flatMap(({ frames }) => frames.slice(0, 1))
      .some((frame) => all(frame, who.id).length > 0)
    return many && inside === 0 && stopped > 5
      ? `The ${you.name} never got through one of the ${who.plural}, and was stopped by them in ${stopped} moments.`
      : undefined
  },
  howTo: ({ who }) => `The ${who.plural} stand in your way: find a way around them.`,
  example: { you: 'mouse', who: 'cow', besides: { does: 'collect', whom: 'cheese' } },
}
