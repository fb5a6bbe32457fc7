import type { Mechanic } from '../mechanic.ts'
import { isBeside, vanished } from '../observe.ts'

/** They rise and float off: each has to be popped before it is out of reach. */
export const pop: Mechanic = {
  id: 'pop',
  verbs: ['pop', 'burst', 'prick', 'puncture'],
  by: 'player',
  needs: ['whom'],
  elsewhere: 'smash',
  spaces: ['hand', 'air', 'float'],
  adds({ you, whom = you, button, space }) {
    const byHand = space !== 'float'
    const popped = [
      { remove: 'b' as const },
      { tally: `popped ${whom.id}`, add: 1 },
      { score: 10 },
      { show: 'break', words: 'Pop!' },
    ]
    return {
      kinds: [
        {
          cast: whom.id,
          drive: { does: 'rise', speed: byHand ? [100, 190] : [60, 110] },
          count: 0,
          where: 'below',
          comes: { every: [0.9, 0.6], most: [6, 8], where: 'below' },
          size: 60,
          flies: true,
        },
      ],
      rules: [
        byHand
          ? { when: { near: [you.id, whom.id], within: 14, button }, do: popped, says: 'Pop' }
          : { when: { touch: [you.id, whom.id] }, do: popped },
        { when: { leaves: whom.id }, do: [{ tally: `off ${whom.id}`, add: 1 }, { show: 'miss' }] },
      ],
      goal: {
        tally: `popped ${whom.id}`,
        reaches: whom.count ?? [12, 16],
        says: `${whom.plural} popped`,
        cast: whom.id,
      },
      lost: [
        {
          when: {
            tallies: [{ tally: `off ${whom.id}`, reaches: [14, 7], says: 'floated off', cast: whom.id }],
          },
          says: `Too many ${whom.plural} floated off.`,
        },
      ],
    }
  },
  seen(films, { who, whom = who }) {
    let popped = 0
    let off = 0
    for (const { before, after, body } of vanished(films, whom.id)) {
      // A hand is quick: it may only have come there in this very moment.
      const near = [before, after].some((frame) => isBeside(frame, who.id, body, 1.8))
      if (body.vy > -30) return undefined
      if (near) popped++
      else if (body.y < 0) off++
      else return undefined
    }
    return popped > 4 && off > 0
      ? `${popped} rising ${whom.plural} were gone where the ${who.name} was, and ${off} floated off above.`
      : undefined
  },
  howTo: ({ whom, you, space }) =>
    space !== 'float'
      ? `Point at the ${(whom ?? you).plural} and press to pop them before they float off.`
      : `Touch the ${(whom ?? you).plural} to pop them before they float off.`,
  example: { you: 'cat', whom: 'balloon' },
}
