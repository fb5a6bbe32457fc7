import type { Mechanic } from '../mechanic.ts'
import { all, changes } from '../observe.ts'

const laps = 12
const lap = 500

/** First to the finish, down a course that bends: rivals keep a pace of their own, and win where one is too slow. */
export const race: Mechanic = {
  id: 'race',
  verbs: ['race', 'race against', 'outrace', 'beat in a race', 'overtake', 'compete with', 'compete against'],
  by: 'player',
  needs: ['whom'],
  spaces: ['slope'],
  adds({ you, whom = you }) {
    return {
      layout: { course: true },
      kinds: [
        {
          cast: whom.id,
          drive: { does: 'race', speed: [205, 262] },
          count: whom.count ?? 2,
          where: 'edge',
          size: 60,
        },
      ],
      rules: [
        {
          when: { covers: you.id, units: lap },
          do: [{ tally: 'stretches', add: 1 }, { score: 10 }, { show: 'level', words: '+10' }],
          rest: 0,
        },
        { when: { covers: whom.id, units: lap * laps }, do: [{ tally: 'rivals home', add: 1 }], rest: 0 },
      ],
      goal: { tally: 'stretches', reaches: laps, says: 'to the finish', cast: you.id },
      lost: [
        {
          when: { tallies: [{ tally: 'rivals home', reaches: 1, says: 'rivals home', cast: whom.id }] },
          says: `The ${whom.name} was there first.`,
        },
      ],
    }
  },
  seen(films, { who, whom = who }) {
    let ahead = 0
    let behind = 0
    let moves = 0
    for (const { before, after } of changes(films)) {
      const went = after.gone - before.gone
      const [me] = all(after, who.id)
      for (const rival of all(after, whom.id)) {
        const was = before.bodies.get(rival.id)
        if (!me || !was || went <= 0) continue
        // Over the ground, not on the stage: what only stands there comes up by as much as the ground does.
        if (rival.y - was.y + went > 2) moves++
        if (rival.y > me.y + 30) ahead++
        if (rival.y < me.y - 30) behind++
      }
    }
    return moves > 200 && ahead > 20 && behind > 20
      ? `${whom.plural} went down the same course at a pace of their own, now before the ${who.name} and now behind it.`
      : undefined
  },
  howTo: ({ whom, you }) => `Stay on the track, speed up, and finish ahead of the ${(whom ?? you).plural}.`,
  example: { you: 'turtle', whom: 'rabbit' },
}
