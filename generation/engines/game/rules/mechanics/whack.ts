import { heldBy } from '../lines.ts'
import type { Mechanic } from '../mechanic.ts'
import { isBeside, nearestOf, nearness, vanished } from '../observe.ts'
import { holesOf } from './peep.ts'

/** They pop up here and there and are gone again in a moment: a quick hand hits them before. */
export const whack: Mechanic = {
  id: 'whack',
  verbs: ['whack', 'swat', 'squash', 'squish', 'bop', 'smack', 'bonk', 'thump', 'swipe at', 'slap'],
  by: 'player',
  needs: ['whom'],
  elsewhere: 'fight',
  spaces: ['hand'],
  adds({ you, whom = you, with: tool, from, button }) {
    const holes = holesOf(whom, from)
    return {
      kinds: [
        {
          cast: whom.id,
          drive: { does: 'still' },
          count: 0,
          where: 'far',
          comes: { every: [0.9, 0.5], most: [4, 6], where: 'far' },
          size: 66,
          flies: true,
          // It sinks away before it is gone.
          meters: [
            {
              name: 'time',
              from: 1,
              perSecond: [-0.4, -0.8],
              empty: holes.layout ? { sunk: 0.9 } : { scale: 0.45, alpha: 0.4 },
            },
          ],
        },
        ...holes.kinds,
        ...heldBy(you, tool, 'hand'),
      ],
      rules: [
        {
          when: { near: [you.id, whom.id], within: 18, button },
          do: [
            { remove: 'b' },
            { tally: `whacked ${whom.id}`, add: 1 },
            { score: 10 },
            { show: 'hit', words: '+10' },
          ],
          says: 'Whack',
        },
        {
          when: { meter: 'time', of: whom.id, below: 0 },
          do: [{ remove: 'a' }, { tally: `away ${whom.id}`, add: 1 }, { show: 'miss' }],
        },
      ],
      ...(holes.layout && { layout: holes.layout }),
      goal: {
        tally: `whacked ${whom.id}`,
        reaches: whom.count ?? [12, 18],
        says: `${whom.plural} whacked`,
        cast: whom.id,
      },
      lost: [
        {
          when: {
            tallies: [{ tally: `away ${whom.id}`, reaches: [14, 8], says: 'got away', cast: whom.id }],
          },
          says: `Too many ${whom.plural} got away.`,
        },
      ],
    }
  },
  seen(films, { who, whom = who, with: tool, from }) {
    let hit = 0
    let away = 0
    for (const { before, after, body } of vanished(films, whom.id)) {
      const near = nearestOf(before, who.id, body)
      const close = near !== undefined && nearness(near, body) < 1.8
      if (Math.abs(body.vx) + Math.abs(body.vy) > 30) return undefined
      const outOf = !from || [before, after].some((frame) => isBeside(frame, from.id, body, 0.6))
      if (!outOf) return undefined
      const armed =
        !tool || tool.id === who.id || [before, after].some((frame) => isBeside(frame, tool.id, body))
      if (close && (before.pressed || after.pressed) && armed) hit++
      else if (!close) away++
    }
    return hit > 4 && away > 2
      ? `${hit} ${whom.plural} were hit with the button${tool ? ` and the ${tool.name}` : ''} where they popped up${from ? `, out of ${from.plural}` : ''}, and ${away} vanished by themselves.`
      : undefined
  },
  howTo: ({ whom, you }) => `Point at the ${(whom ?? you).plural} and press before they vanish.`,
  example: { you: 'cat', whom: 'mole' },
  kin: ['fish', 'peep'],
}
