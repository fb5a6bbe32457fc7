import type { Mechanic } from '../mechanic.ts'
import { all } from '../observe.ts'

/** Upwards, from ledge to ledge, to the very top. */
export const climb: Mechanic = {
  id: 'climb',
  verbs: ['climb', 'climb up', 'scale', 'ascend', 'clamber up', 'go up'],
  by: 'player',
  spaces: ['side'],
  adds({ you, whom }) {
    return {
      kinds: whom
        ? [{ cast: whom.id, drive: { does: 'still' }, count: 1, where: 'goal', size: 70, softly: true }]
        : [],
      layout: { tall: 4, wide: 1 },
      rules: [
        {
          when: { enters: you.id, side: 'top' },
          do: [{ tally: 'climbed', add: 1 }, { score: 100 }, { show: 'level', words: 'The top!' }],
        },
      ],
      goal: { tally: 'climbed', reaches: 1, says: 'to the top', cast: you.id },
      clock: [90, 40],
    }
  },
  seen(films, { who, words }) {
    let highest = 0
    let rungs = 0
    let steps = 0
    let fell = 0
    for (const { frames } of films) {
      let falling = false
      const ledges = new Set<number>()
      let rising = 0
      const [first] = frames[0] ? all(frames[0], who.id) : []
      for (const frame of frames)
        for (const { y, vy } of all(frame, who.id)) {
          if (vy === 0 || (falling && vy < -400)) ledges.add(Math.round((y - vy / 30) / 50))
          falling = vy >= 0
          // Whoever jumps is pulled down meanwhile; on a ladder one is as fast from rung to rung.
          if (vy < -60 && Math.abs(vy - rising) < 1) rungs++
          rising = vy
          highest = Math.max(highest, (first?.y ?? y) - y)
          if (vy > 200) fell++
        }
      steps = Math.max(steps, ledges.size)
    }
    const onLadders = /\bladders?\b/i.test(words)
    if (onLadders && rungs > 40 && highest > 1500)
      return `The ${who.name} went up ladders at an even pace in ${rungs} moments, ${Math.round(highest)} units up in all.`
    return !onLadders && highest > 1500 && steps > 10 && fell > 0
      ? `The ${who.name} stood on ${steps} ledges, each higher than the last, ${Math.round(highest)} units up in all.`
      : undefined
  },
  howTo: () => 'Jump from ledge to ledge, all the way up to the top.',
  example: { you: 'goat', whom: 'castle' },
}
