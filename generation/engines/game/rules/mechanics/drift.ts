import { carriedAt } from '../carried.ts'
import { counts, goalOf } from '../lines.ts'
import type { Mechanic } from '../mechanic.ts'
import { gap, isBeside, lasting } from '../observe.ts'

/** One only rises and sinks: at every height the air goes another way, and takes one along. */
export const drift: Mechanic = {
  id: 'drift',
  verbs: [
    'drift to',
    'drift towards',
    'drift over',
    'drift across',
    'drift with',
    'drift on',
    'drift past',
    'float to',
    'float towards',
    'float with',
  ],
  by: 'player',
  spaces: ['float'],
  adds({ you, whom, to = whom }) {
    const layout = { streams: [90, 130], rises: true } as const
    if (!to || to.id === you.id) return { layout }
    return {
      layout,
      kinds: [{ cast: to.id, drive: { does: 'still' }, count: 1, where: 'goal', size: 84, softly: true }],
      rules: [
        {
          when: { touch: [you.id, to.id] },
          do: [...counts(`drifted to ${to.id}`, 50, 'level', 'There!'), { move: 'b', to: 'goal' }],
          rest: 1,
        },
      ],
      goal: goalOf(`drifted to ${to.id}`, [4, 6], `times at the ${to.name}`, to),
      lost: [{ when: { seconds: [120, 80] }, says: "Time's up!" }],
    }
  },
  seen(films, { who, whom, to = whom }) {
    const { left, right, both, pace } = carriedAt(films, who.id)
    const steered = lasting(films, who.id).some(({ was, is }) => Math.abs(was.vx) + Math.abs(is.vx) > 1)
    let arrived = 0
    for (const { before, was, is } of to ? lasting(films, to.id) : [])
      if (gap(was, is) > 60 && isBeside(before, who.id, was, 1.7)) arrived++
    return !steered && left > 1 && right > 1 && left + right > both * 2 && (!to || arrived > 1)
      ? `The ${who.name} never went aside by itself: at ${left} heights it was carried to the left, and at ${right} to the right, at ${pace} units a second${to ? `, and so it got to the ${to.name} ${arrived} times` : ''}.`
      : undefined
  },
  howTo: () => 'Rise and sink: at each height the wind carries you another way.',
  example: { you: 'balloon', besides: { does: 'collect', whom: 'star' } },
}
