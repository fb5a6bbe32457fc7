import { counts, goalOf, toAndFro } from '../lines.ts'
import type { Mechanic } from '../mechanic.ts'
import { all, lasting } from '../observe.ts'

/** On foot, without a break: who keeps running gets faster, and who stops begins anew. A long way, in a short time. */
export const run: Mechanic = {
  id: 'run',
  verbs: [
    'run',
    'run along',
    'run through',
    'run past',
    'run for',
    'run around',
    'jog',
    'march',
    'hike',
    'trek',
    'stroll',
    'scurry',
    'scamper',
    'roam',
    'travel',
    'travel through',
    'wander',
    'wander through',
  ],
  by: 'player',
  spaces: ['side'],
  adds({ you }) {
    return {
      layout: { bare: true, wide: 3 },
      kinds: [{ cast: you.id, meters: [{ name: 'stride', from: 0, perSecond: -0.2, shown: true }] }],
      rules: [
        {
          when: { covers: you.id, units: 60 },
          if: [{ pace: 'a', above: 150 }],
          do: [{ meter: 'stride', of: 'a', add: 0.09 }],
          rest: 0,
        },
        {
          when: { meter: 'stride', of: you.id, above: 0.9 },
          do: [{ haste: 'a', times: 1.5, seconds: 600 }, { show: 'jump' }],
        },
        { when: { meter: 'stride', of: you.id, below: 0.4 }, do: [{ haste: 'a', times: 1, seconds: 0.02 }] },
        ...toAndFro(you, counts('run', 30, 'level')),
      ],
      goal: goalOf('run', [3, 4], 'times from end to end', you),
      lost: [{ when: { seconds: [70, 48] }, says: "Time's up!" }],
    }
  },
  seen(films, { who }) {
    let slow = 0
    let fast = 0
    let furthest = 0
    for (const { frames } of films) {
      const xs = frames.flatMap((frame) => all(frame, who.id).map(({ x }) => x))
      furthest = Math.max(furthest, Math.max(...xs) - Math.min(...xs))
    }
    for (const { was, is } of lasting(films, who.id)) {
      const [meter = 0] = is.meters
      if (Math.abs(is.vx) < 200 || was.facing !== is.facing) continue
      if (Math.abs(is.vx) > 330) {
        if (meter < 0.3) return undefined
        fast++
      } else slow++
    }
    return furthest > 2000 && slow > 20 && fast > 60
      ? `The ${who.name} ran ${Math.round(furthest)} units on foot, and faster the longer it kept on.`
      : undefined
  },
  howTo: () => 'Keep running: the longer you run, the faster you get.',
  example: { you: 'dog' },
}
