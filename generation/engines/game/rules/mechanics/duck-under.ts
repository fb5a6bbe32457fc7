import { counts, goalOf } from '../lines.ts'
import type { Mechanic } from '../mechanic.ts'
import { all, harm, lasting } from '../observe.ts'

/** Something hangs or flies low: whoever makes themselves small in time gets under it, and whoever does not is hit. */
export const duckUnder: Mechanic = {
  id: 'duck under',
  verbs: [
    'duck under',
    'duck',
    'slide under',
    'slip under',
    'roll under',
    'crawl under',
    'dive under',
    'dip under',
    'limbo under',
    'limbo',
    'go under',
    'run under',
  ],
  by: 'player',
  needs: ['whom'],
  spaces: ['run'],
  adds({ you, whom = you }) {
    return {
      kinds: [
        {
          cast: whom.id,
          drive: { does: 'still' },
          count: 0,
          where: 'overhead',
          size: 52,
          flies: true,
          ...(!whom.flies && { look: { hangs: true } }),
        },
      ],
      rules: [
        {
          when: { passes: [you.id, whom.id], by: 'under' },
          do: counts(`under ${whom.id}`, 15, 'cross'),
          rest: 3,
        },
        { when: { touch: [you.id, whom.id] }, do: [{ hurt: 'player' }], rest: 1 },
      ],
      goal: goalOf(`under ${whom.id}`, [6, 10], `${whom.plural} ducked under`, whom),
      risky: true,
    }
  },
  seen(films, { who, whom = who }) {
    let small = 0
    let upright = 0
    const usual = Math.max(
      0,
      ...films.flatMap(({ frames }) => frames.map((frame) => all(frame, who.id)[0]?.size ?? 0)),
    )
    for (const { before, after, was, is } of lasting(films, who.id))
      for (const bar of all(before, whom.id)) {
        const later = after.bodies.get(bar.id)
        const past = later && (was.x - bar.x) * (is.x - later.x) < 0 && is.y > bar.y + 10
        if (!past || after.lives < before.lives) continue
        if (is.size < usual * 0.8) small++
        else upright++
      }
    const { near } = harm(films, who.id, whom.id)
    return small > 4 && small > upright * 2 && near > 0
      ? `The ${who.name} got under ${whom.plural} by making itself small ${small} times, and standing upright cost a life.`
      : undefined
  },
  howTo: ({ whom, you }) => `Hold down to duck under the ${(whom ?? you).plural}.`,
  example: { you: 'robot', whom: 'bat' },
}
