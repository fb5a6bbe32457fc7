import type { Lines, Mechanic, Part } from '../mechanic.ts'
import { all, changes, gap, isHalt } from '../observe.ts'

/** Somebody at the far end who turns round to see who moves, and turns away again. */
function watching({ id }: Part): Required<Pick<Lines, 'kinds' | 'rules'>> {
  const looks = `${id}.looks`
  const there = { cast: id, drive: { does: 'still' as const }, where: 'beside' as const, size: 110 }
  return {
    kinds: [
      { ...there, count: 1, look: { alpha: 0.75 } },
      { ...there, id: looks, count: 0, look: { mark: '!', glow: '#ff5a4e', pulses: true } },
    ],
    rules: [
      { when: { phase: 'stop', is: 'begun' }, do: [{ become: looks, of: { all: id } }, { show: 'warn' }] },
      { when: { phase: 'go', is: 'begun' }, do: [{ become: id, of: { all: looks } }] },
    ],
  }
}

/** By turns everybody goes, and everybody stands: whoever moves then is caught. */
export const halt: Mechanic = {
  id: 'halt',
  verbs: ['stop', 'halt', 'stop moving', 'stand still', 'hold still', 'keep still', 'stay still', 'not move'],
  by: 'player',
  toNobody: true,
  spaces: ['top', 'side', 'float'],
  adds({ you, from }) {
    const watch = from ? watching(from) : { kinds: [], rules: [] }
    return {
      kinds: watch.kinds,
      phases: [
        { id: 'go', says: 'Green light', seconds: [2.6, 1.8], next: 'slow', signal: 'green' },
        { id: 'slow', says: 'Get ready to stop', seconds: 0.9, next: 'stop', signal: 'amber' },
        { id: 'stop', says: 'Red light: stop!', seconds: [2, 2.6], next: 'go', signal: 'red' },
      ],
      rules: [
        ...watch.rules,
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
      ? `Everyone stood still at the same time, again and again; moving then cost a life (${caught} times), standing did not (${stood} moments).`
      : undefined
  },
  howTo: () => 'Go on green. On red, freeze: moving costs a heart.',
  example: { you: 'fox', besides: { does: 'collect', whom: 'acorn' } },
}
