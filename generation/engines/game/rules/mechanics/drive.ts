import { aboard, counts, goalOf } from '../lines.ts'
import type { Lines, Mechanic } from '../mechanic.ts'
import { lasting, paceOf } from '../observe.ts'

const corners = ['right', 'top', 'left', 'bottom'] as const

/** It goes where it points, takes time to be fast and time to stop: round the ground, lap by lap. */
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
    'lap',
    'kart',
  ],
  by: 'player',
  spaces: ['top'],
  adds({ you, whom }) {
    const seat = aboard(you, whom?.alive ? whom : undefined)
    // Each side in its turn, and a lap with the last.
    const rules = corners.map((side, turn): NonNullable<Lines['rules']>[number] => ({
      when: { enters: you.id, side },
      if: [{ tally: 'sides', below: turn + 1 }, ...(turn > 0 ? [{ tally: 'sides', atLeast: turn }] : [])],
      do:
        turn < 3
          ? [{ tally: 'sides', add: 1 }]
          : [{ tally: 'sides', add: -3 }, ...counts('laps', 40, 'level', 'Lap!')],
      rest: 0,
    }))
    return {
      layout: { round: true },
      kinds: [{ cast: you.id, wheels: true }, ...(seat.kinds ?? [])],
      rules: [...rules, ...(seat.rules ?? [])],
      goal: goalOf('laps', [4, 5], 'laps', you),
      lost: [{ when: { seconds: [80, 42] }, says: "Time's up!" }],
    }
  },
  seen(films, { who }) {
    let round = 0
    let sharp = 0
    let smooth = 0
    let fastest = 0
    for (const { was, is } of lasting(films, who.id)) {
      const angle =
        (Math.atan2(is.y - 300, is.x - 480) - Math.atan2(was.y - 300, was.x - 480) + Math.PI * 3) %
        (Math.PI * 2)
      round += angle - Math.PI
      fastest = Math.max(fastest, paceOf(was, is))
      const [before, after] = [Math.hypot(was.vx, was.vy), Math.hypot(is.vx, is.vy)]
      if (before < 120 || after < 120) continue
      if ((was.vx * is.vx + was.vy * is.vy) / (before * after) < 0.85) sharp++
      else smooth++
    }
    const laps = Math.abs(round) / (Math.PI * 2)
    return laps > 3 && smooth > 200 && sharp < smooth * 0.01 && fastest > 280
      ? `The ${who.name} went round ${Math.floor(laps)} times in wide turns, up to ${Math.round(fastest)} units a second.`
      : undefined
  },
  howTo: () => 'Speed up, brake and steer: the faster you go, the wider you turn.',
  example: { you: 'car' },
}
