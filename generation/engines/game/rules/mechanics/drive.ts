import { lapUnits } from '@makebelieve/kit/rules/spaces/circuit'
import { aboard, counts, goalOf } from '../lines.ts'
import type { Lines, Mechanic, Part } from '../mechanic.ts'
import { lasting, paceOf } from '../observe.ts'
import { roundsOf, wholeOf } from '../rounds.ts'

const corners = ['right', 'top', 'left', 'bottom'] as const

/** Round the ground: each side in its turn, and a lap with the last. */
function roundTheGround(you: Part): Lines {
  const rules = corners.map((side, turn): NonNullable<Lines['rules']>[number] => ({
    when: { enters: you.id, side },
    if: [{ tally: 'sides', below: turn + 1 }, ...(turn > 0 ? [{ tally: 'sides', atLeast: turn }] : [])],
    do:
      turn < 3
        ? [{ tally: 'sides', add: 1 }]
        : [{ tally: 'sides', add: -3 }, ...counts('laps', 40, 'level', 'Lap!')],
    rest: 0,
  }))
  return { layout: { round: true }, rules }
}

/** It goes where it points, takes time to be fast and time to stop: round a track, lap by lap, against the clock. */
export const drive: Mechanic = {
  id: 'drive',
  verbs: [
    'drive',
    'drive around',
    'drive through',
    'drive along',
    'drive down',
    'steer',
    'steer through',
    'drift',
    'drift around',
    'pilot',
    'navigate',
    'cruise',
    'sail',
    'sail around',
    'kart',
  ],
  by: 'player',
  takes: true,
  spaces: ['track', 'top'],
  adds({ you, whom, space, laps }) {
    const seat = aboard(you, whom?.alive ? whom : undefined)
    const onTrack = space === 'track'
    const way: Lines = onTrack
      ? {
          rules: [
            { when: { covers: you.id, units: lapUnits }, do: counts('laps', 50, 'level', 'Lap!'), rest: 0 },
          ],
        }
      : roundTheGround(you)
    const many = laps ?? (onTrack ? 3 : ([4, 5] as const))
    const each = typeof many === 'number' ? many : 3
    return {
      ...way,
      kinds: [{ cast: you.id, wheels: true }, ...(seat.kinds ?? [])],
      rules: [...(way.rules ?? []), ...(seat.rules ?? [])],
      goal: goalOf('laps', many, 'laps', you),
      // Whoever steers a boat to do something else goes wherever that is.
      ...(!onTrack && { alone: true as const }),
      lost: [{ when: { seconds: onTrack ? [each * 22, each * 12.5] : [80, 42] }, says: "Time's up!" }],
    }
  },
  seen(films, { who }) {
    let laps = 0
    let sharp = 0
    let smooth = 0
    let fastest = 0
    for (const film of films) laps += Math.max(0, ...roundsOf(film, [who.id]).map(wholeOf))
    for (const { was, is } of lasting(films, who.id)) {
      fastest = Math.max(fastest, paceOf(was, is))
      const [before, after] = [Math.hypot(was.vx, was.vy), Math.hypot(is.vx, is.vy)]
      if (before < 120 || after < 120) continue
      if ((was.vx * is.vx + was.vy * is.vy) / (before * after) < 0.85) sharp++
      else smooth++
    }
    return laps > 2.5 && smooth > 200 && sharp < smooth * 0.01 && fastest > 280
      ? `The ${who.name} went round ${Math.floor(laps)} times in wide turns, up to ${Math.round(fastest)} units a second.`
      : undefined
  },
  howTo: ({ space }) =>
    `Speed up, brake and steer: the faster you go, the wider you turn${space === 'track' ? ', and slow off the road' : ''}.`,
  example: { you: 'car' },
  kin: ['outlap', 'skid', 'boost'],
}
