import type { Mechanic } from '../mechanic.ts'
import { all, harm, lasting } from '../observe.ts'

/** Something stands in the way on the ground: over it in a jump counts, running into it costs a life. */
export const jumpOver: Mechanic = {
  id: 'jump over',
  verbs: ['jump over', 'jump', 'leap', 'leap over', 'hop', 'hop over', 'hurdle', 'vault', 'vault over'],
  by: 'player',
  needs: ['whom'],
  spaces: ['side', 'run'],
  adds({ you, whom = you, space, rough }) {
    const runs = space === 'run'
    return {
      kinds: [
        {
          cast: whom.id,
          drive: { does: 'still' },
          count: runs ? 0 : (whom.count ?? (rough ? [3, 4] : [5, 7])),
          where: runs ? 'hurdle' : 'rows',
          size: 46,
          softly: true,
        },
      ],
      ...(!runs && !rough && { layout: { bare: true } }),
      rules: [
        {
          when: { passes: [you.id, whom.id], by: 'over' },
          do: [{ tally: `over ${whom.id}`, add: 1 }, { score: 15 }, { show: 'jump', words: '+15' }],
          rest: 3,
        },
        { when: { touch: [you.id, whom.id] }, do: [{ hurt: 'player' }, { push: 'a', speed: 200 }], rest: 1 },
      ],
      goal: {
        tally: `over ${whom.id}`,
        reaches: runs ? [12, 18] : rough ? [4, 6] : [10, 14],
        says: `${whom.plural} jumped`,
        cast: whom.id,
      },
    }
  },
  seen(films, { who, whom = who }) {
    let over = 0
    let under = 0
    for (const { before, after, was, is } of lasting(films, who.id))
      for (const hurdle of all(before, whom.id)) {
        const later = after.bodies.get(hurdle.id)
        const past = later && (was.x - hurdle.x) * (is.x - later.x) < 0 && Math.abs(is.x - was.x) < 60
        if (!past || is.y > hurdle.y + hurdle.size) continue
        // In the air one is drawn down, by about as much in every moment.
        const drawn = is.vy - was.vy > 90 && is.vy - was.vy < 180
        if (drawn && is.y < hurdle.y - (hurdle.size + is.size) * 0.3) over++
        else under++
      }
    const { lost: hurt } = harm(films, who.id, whom.id)
    return over > 5 && under < over / 3 && hurt > 0
      ? `The ${who.name} got over ${whom.plural} in the air ${over} times, and running into one cost a life.`
      : undefined
  },
  howTo: ({ whom, you }) => `Jump over the ${(whom ?? you).plural} without touching them.`,
  example: { you: 'dog', whom: 'barrel' },
}
