import type { Mechanic } from '../mechanic.ts'
import { all, changes, gap, isHalt } from '../observe.ts'

/** By turns everybody goes, and everybody stands: whoever moves then is caught. */
export const halt: Mechanic = {
  id: 'halt',
  verbs: ['stop', 'halt', 'stop moving', 'stand still', 'hold still', 'keep still', 'stay still', 'not move'],
  by: 'player',
  toNobody: true,
  spaces: ['top', 'side', 'float'],
  adds({ you }) {
    return {
      phases: [
        { id: 'go', says: 'Green light', seconds: [6, 4], next: 'slow' },
        { id: 'slow', says: 'Get ready to stop', seconds: 1.2, next: 'stop' },
        { id: 'stop', says: 'Red light: stop!', seconds: [2, 2.6], next: 'go' },
      ],
      rules: [
        { when: { phase: 'stop', is: 'begun' }, do: [{ still: 'others', seconds: [2, 2.6] }] },
        {
          when: { every: 0.2, of: you.id },
          if: [{ phase: 'stop' }, { pace: 'a', above: 60 }],
          do: [
            { hurt: 'player', says: 'You moved on red.' },
            { show: 'wrong', words: 'You moved!' },
          ],
          rest: 1.4,
        },
      ],
      risky: true,
    }
  },
  seen(films, { who }) {
    let caught = 0
    let unfair = 0
    let stood = 0
    for (const { before, after } of changes(films)) {
      const [was] = all(before, who.id)
      const [is] = all(after, who.id)
      if (!was || !is || !isHalt(after, who.id)) continue
      const moved = gap(was, is) > 2
      if (after.lives < before.lives) moved ? caught++ : unfair++
      else if (!moved) stood++
    }
    return caught > 0 && unfair === 0 && stood > 15
      ? `Everybody stood still at once, again and again; moving then cost a life (${caught} times), standing did not (${stood} moments).`
      : undefined
  },
  howTo: () => 'Go on green. On red everybody stands still: whoever moves loses a heart.',
  example: { you: 'fox', besides: { does: 'collect', whom: 'acorn' } },
}
