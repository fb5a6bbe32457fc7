import { counts, goalOf, lostAt, stateOf } from '../lines.ts'
import type { Mechanic } from '../mechanic.ts'
import { lasting } from '../observe.ts'
import { costs, percent, stopsOf, stretchOf, zone } from '../timing.ts'

/** It gets ready by itself, is right for a moment, and spoilt after that: whoever does it too soon loses a life, and too late it is gone. */
export const time: Mechanic = {
  id: 'time',
  verbs: ['time'],
  by: 'player',
  needs: ['whom'],
  spaces: ['top', 'side', 'float'],
  adds({ you, whom = you, verb, button }) {
    const [right, late, done] = [`${whom.id}.right`, `${whom.id}.late`, `${whom.id}.done`]
    const meter = {
      name: 'ready',
      from: 0,
      perSecond: [0.13, 0.2] as const,
      shown: true as const,
      zone,
    }
    const gone = { name: 'gone', from: 1, perSecond: -1.2 }
    const turned = /^(?:flip|turn|toss)/.test(verb)
    return {
      kinds: [
        {
          cast: whom.id,
          drive: { does: 'still' },
          count: 1,
          where: 'middle',
          comes: { every: [3.2, 2.4], most: [2, 3], where: 'spread' },
          size: 58,
          meters: [meter],
        },
        stateOf(whom, 'right', { size: 58, meters: [meter], look: { glow: '#ffd447', pulses: true } }),
        stateOf(whom, 'late', { size: 58, meters: [gone], look: { alpha: 0.6, sort: '#3a2a22' } }),
        stateOf(whom, 'done', {
          size: 58,
          meters: [gone],
          look: { glow: '#6fd66b', mark: '✓', ...(turned && { angle: 3.14 }) },
        }),
      ],
      rules: [
        {
          when: { near: [you.id, right], within: 34, button },
          do: [{ become: done, of: 'b' }, ...counts(`in time ${whom.id}`, 30, 'right', 'Perfect!')],
          says: verb.charAt(0).toUpperCase() + verb.slice(1),
        },
        {
          when: { near: [you.id, whom.id], within: 34, button },
          if: [{ is: whom.id, who: 'b' }],
          do: [{ remove: 'b' }, ...costs('Too soon!')],
        },
        {
          when: { meter: 'ready', of: whom.id, above: zone.from },
          do: [{ become: right, of: 'a' }],
          rest: 0,
        },
        {
          when: { meter: 'ready', of: right, above: zone.to },
          do: [
            { become: late, of: 'a' },
            { tally: `late ${whom.id}`, add: 1 },
            { show: 'miss', words: 'Too late' },
          ],
          rest: 0,
        },
        ...[late, done].map((kind) => ({
          when: { meter: 'gone', of: kind, below: 0 },
          do: [{ remove: 'a' as const }],
        })),
      ],
      goal: goalOf(`in time ${whom.id}`, whom.count ?? [6, 8], `${whom.plural} just in time`, whom),
      lost: [lostAt(`late ${whom.id}`, [12, 7], 'too late', `Too many ${whom.plural} were too late.`)],
    }
  },
  seen(films, { who, whom = who, button }) {
    let rose = 0
    let against = 0
    for (const { was, is } of lasting(films, whom.id)) {
      if (was.state !== is.state || is.state.includes('.late') || is.state.includes('.done')) continue
      const change = (is.meters[0] ?? 0) - (was.meters[0] ?? 0)
      if (change > 0.002) rose++
      else if (change < 0) against++
    }
    const stretch = stretchOf(stopsOf(films, who.id, whom.id, button))
    return stretch && rose > 100 && against === 0
      ? `The ${whom.plural} went on by themselves; ${stretch.good} counted, always when they were between ${percent(stretch.from)} and ${percent(stretch.to)} of the way.`
      : undefined
  },
  howTo: ({ whom, you }) =>
    `Go to the ${(whom ?? you).plural} and press the button while the hand is in the coloured zone: too early costs a heart, too late and it's gone.`,
  example: { you: 'baker', whom: 'cookie' },
}
