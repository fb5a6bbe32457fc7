import type { Mechanic } from '../mechanic.ts'
import { all, gap, vanished } from '../observe.ts'

/** They stand between the player and the others, and take the blows until they crumble. */
export const shelter: Mechanic = {
  id: 'shelter',
  verbs: [
    'hide behind',
    'hide under',
    'shelter behind',
    'shelter under',
    'take cover behind',
    'take cover under',
    'duck behind',
    'cower behind',
    'crouch behind',
  ],
  by: 'player',
  needs: ['whom'],
  spaces: ['catch'],
  adds({ whom, you }) {
    const wall = whom ?? you
    return {
      kinds: [
        {
          cast: wall.id,
          drive: { does: 'still' },
          count: wall.count ?? 40,
          where: 'before',
          // Exactly as large as a cell of the heap.
          size: 25,
          wide: 1.02,
          flies: true,
          covers: true,
        },
      ],
    }
  },
  seen(films, { whom, who }) {
    const wall = whom ?? who
    let gone = 0
    let aimed = 0
    for (const { before, body } of vanished(films, wall.id)) {
      const hit = [...before.bodies.values()].some(
        (other) => other.cast !== wall.id && body.carrier === 0 && other.vy > 60 && gap(other, body) < 60,
      )
      gone++
      if (hit) aimed++
    }
    const [film] = films
    const stood = film?.frames[0] ? all(film.frames[0], wall.id).length : 0
    return gone > 2 && aimed > gone * 0.7 && stood > 3
      ? `${stood} ${wall.plural} stood before the ${who.name}, and ${aimed} were gone when something from above hit them.`
      : undefined
  },
  howTo: ({ whom, you }) => `Hide behind the ${(whom ?? you).plural}: they stop whatever comes from above.`,
  example: {
    you: 'rocket',
    whom: 'brick',
    besides: { does: 'snipe', who: 'alien', with: 'star' },
  },
}
