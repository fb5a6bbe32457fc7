import { counts, goalOf, stateOf } from '../lines.ts'
import type { Mechanic } from '../mechanic.ts'
import { isAt, lasting, paceOf, turned } from '../observe.ts'

/** From one to the next: each of them counts once, and then all of them wait anew. */
export const visit: Mechanic = {
  id: 'visit',
  kin: ['turn-by'],
  verbs: [...['go round', 'call at', 'stop at', 'stop by', 'tour', 'check on', 'inspect']],
  rounds: true,
  by: 'player',
  needs: ['whom'],
  spaces: ['top', 'float'],
  adds({ you, whom = you }) {
    const been = `${whom.id}.been`
    const count = whom.count ?? 6
    return {
      kinds: [
        { cast: whom.id, drive: { does: 'still' }, count, where: 'spread', size: 72, softly: true },
        stateOf(whom, 'been', {
          where: 'spread',
          size: 72,
          look: { mark: '✓', glow: '#ffd447' },
          meters: [{ name: 'rest', from: 0, perSecond: [0.09, 0.12] }],
        }),
      ],
      rules: [
        {
          when: { touch: [you.id, whom.id] },
          if: [{ is: whom.id, who: 'b' }],
          do: [{ become: been, of: 'b' }, ...counts(`been at ${whom.id}`, 15, 'right')],
          rest: 0.1,
        },
        { when: { meter: 'rest', of: been, above: 1 }, do: [{ become: whom.id, of: 'a' }] },
      ],
      goal: goalOf(`been at ${whom.id}`, [12, 18], `visits to ${whom.plural}`, whom),
      clock: [80, 48],
    }
  },
  seen(films, { who, whom = who }) {
    const spots = new Set<number>()
    let visits = 0
    let again = 0
    for (const { before, after, was, is } of turned(films, whom.id)) {
      // What comes to be as it was does so by itself.
      if (is.meters.length < was.meters.length) again++
      if (is.meters.length <= was.meters.length) continue
      if (!isAt(before, who.id, was, 1.9) && !isAt(after, who.id, is, 1.9)) return undefined
      spots.add(is.id)
      visits++
    }
    for (const { was, is } of lasting(films, whom.id)) {
      const isSpent = was.state === is.state && (is.meters[0] ?? 0) < (was.meters[0] ?? 0)
      if (isSpent || paceOf(was, is) > 5) return undefined
    }
    return spots.size > 3 && visits > 5 && again > 0
      ? `The ${who.name} came to ${spots.size} ${whom.plural}, from one to the next, ${visits} times.`
      : undefined
  },
  howTo: ({ you, whom = you }) => `Go from one ${whom.name} to the next, round and round.`,
  example: { you: 'bee', whom: 'flower' },
}
