import type { Mechanic } from '../mechanic.ts'
import { lasting, nearestOf, nearness } from '../observe.ts'

/** Landing on it throws one high up, and it stays where it is. */
export const bounce: Mechanic = {
  id: 'bounce',
  verbs: ['bounce on', 'bounce off', 'trampoline on', 'spring off', 'rebound off'],
  by: 'player',
  needs: ['whom'],
  spaces: ['side'],
  adds({ you, whom = you }) {
    return {
      kinds: [
        {
          cast: whom.id,
          drive: { does: 'still' },
          count: whom.count ?? [4, 5],
          where: 'rows',
          size: 60,
          softly: true,
        },
      ],
      layout: { bare: true },
      rules: [
        {
          when: { touch: [you.id, whom.id] },
          if: [{ from: 'above' }],
          do: [
            { leap: 'a', speed: 980 },
            { tally: `bounced ${whom.id}`, add: 1 },
            { score: 10 },
            { show: 'bounce', words: 'Boing!' },
          ],
          // The next bounce has to be off another one.
          rest: 4,
        },
      ],
      goal: {
        tally: `bounced ${whom.id}`,
        reaches: [10, 13],
        says: 'bounces',
        cast: whom.id,
      },
      lost: [{ when: { seconds: [70, 40] }, says: "Time's up!" }],
    }
  },
  seen(films, { who, whom = who }) {
    let thrown = 0
    for (const { before, after, was, is } of lasting(films, who.id)) {
      const pad = nearestOf(before, whom.id, was)
      const high = was.vy > 40 && is.vy < -760
      if (high && pad && after.bodies.has(pad.id) && nearness(pad, was) < 2.2) thrown++
      else if (high) return undefined
    }
    return thrown > 3
      ? `Coming down on ${whom.plural} threw the ${who.name} up higher than any jump ${thrown} times, and they stayed.`
      : undefined
  },
  howTo: ({ whom, you }) => `Bounce on the ${(whom ?? you).plural}, a different one each time.`,
  example: { you: 'rabbit', whom: 'mushroom' },
}
