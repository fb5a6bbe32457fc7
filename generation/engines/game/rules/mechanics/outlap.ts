import { lapUnits } from '@makebelieve/kit/rules/spaces/circuit'
import type { Film } from '../film.ts'
import { counts, goalOf, lostAt, sharedBy } from '../lines.ts'
import type { Mechanic } from '../mechanic.ts'
import { roundsOf, wholeOf } from '../rounds.ts'

/** So long everybody stands at the line before the light is green. */
const onYourMarks = 2.4

/** How often somebody of `whom` was before `who` and then behind, or the other way round. */
function passings(film: Film, who: string, whom: string): number {
  const rounds = roundsOf(film, [who, whom])
  const me = rounds.find(({ cast }) => cast === who)
  const way = Math.sign((me?.turns.at(-1) ?? 0) - (me?.turns[0] ?? 0)) || 1
  let passed = 0
  for (const other of rounds.filter(({ cast }) => cast === whom)) {
    let side = 0
    for (const [at, turns] of other.turns.entries()) {
      const lead = ((turns ?? 0) - (me?.turns[at] ?? 0)) * way
      if (Math.abs(lead) < 0.012) continue
      if (side !== 0 && Math.sign(lead) !== side) passed++
      side = Math.sign(lead)
    }
  }
  return passed
}

/** Round a closed track, lap by lap, against others who drive as one does oneself: whoever is home first has won. */
export const outlap: Mechanic = {
  id: 'outlap',
  verbs: ['outlap', 'lap', 'race around', 'kart against', 'drive against'],
  by: 'player',
  needs: ['whom'],
  spaces: ['track'],
  adds({ you, whom = you, among, laps = 3, place = 1 }) {
    return {
      kinds: [
        {
          cast: whom.id,
          drive: { does: 'race', speed: [304, 384] },
          count: whom.count ?? sharedBy(among, [3, 3]),
          where: 'behind',
          size: 64,
        },
      ],
      rules: [
        {
          when: { after: 0.02 },
          do: [
            { still: { all: whom.id }, seconds: onYourMarks },
            { still: { all: you.id }, seconds: onYourMarks },
          ],
        },
        { when: { covers: you.id, units: lapUnits }, do: counts('laps', 50, 'level', 'Lap!'), rest: 0 },
        {
          when: { covers: whom.id, units: lapUnits * laps },
          do: [
            { tally: 'home before you', add: 1 },
            { show: 'miss', words: 'Finished!' },
          ],
          rest: 0,
        },
      ],
      phases: [
        { id: 'marks', says: 'On your marks', seconds: onYourMarks / 2, signal: 'red', next: 'set' },
        { id: 'set', says: 'Get set', seconds: onYourMarks / 2, signal: 'amber', next: 'go' },
        { id: 'go', says: 'Go!', seconds: 1.2, signal: 'green', next: 'race' },
        { id: 'race', says: 'Race' },
      ],
      goal: goalOf('laps', laps, laps === 1 ? 'lap' : 'laps', you),
      lost: [
        lostAt(
          'home before you',
          place,
          'home before you',
          place === 1 ? `The ${whom.name} finished first.` : `${place} of them finished before you.`,
        ),
      ],
    }
  },
  seen(films, { who, whom = who }) {
    let mine = 0
    let theirs = 0
    let passed = 0
    for (const film of films) {
      const rounds = roundsOf(film, [who.id, whom.id])
      mine = Math.max(mine, ...rounds.filter(({ cast }) => cast === who.id).map(wholeOf))
      theirs = Math.max(theirs, ...rounds.filter(({ cast }) => cast === whom.id).map(wholeOf))
      passed += passings(film, who.id, whom.id)
    }
    return mine > 0.9 && theirs > 0.9 && passed > 1
      ? `The ${who.name} went round ${mine.toFixed(1)} times and the ${whom.plural} ${theirs.toFixed(1)} times, each at a pace of its own; they passed each other ${passed} times.`
      : undefined
  },
  howTo({ whom, you, among, laps = 3, place = 1 }) {
    const { plural } = whom ?? you
    const others =
      among > 1 ? 'all the others' : plural === you.plural ? `the other ${plural}` : `the ${plural}`
    const finish = place === 1 ? `first, ahead of ${others}` : `in the top ${place}, against ${others}`
    return `Drive ${laps} ${laps === 1 ? 'lap' : 'laps'} and finish ${finish}. Off the road you're slow.`
  },
  example: { you: 'racing car', whom: 'truck' },
}
