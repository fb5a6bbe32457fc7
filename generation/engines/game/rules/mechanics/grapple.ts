import { counts, goalOf } from '../lines.ts'
import type { Mechanic } from '../mechanic.ts'
import { gap, onLine } from '../observe.ts'

/** Over an abyss by a hook on a line: it catches on one, draws one up to it, and is thrown at the next. */
export const grapple: Mechanic = {
  id: 'grapple',
  verbs: ['grapple', 'be grappling', 'grapple to', 'hook onto'],
  by: 'player',
  needs: ['whom'],
  anything: ['be grappling', 'grapple'],
  spaces: ['side'],
  adds({ you, whom = you, button }) {
    const used = `${whom.id}.used`
    const there = { cast: whom.id, drive: { does: 'still' }, size: 50, flies: true } as const
    return {
      layout: { abyss: true, wide: 6 },
      kinds: [
        { ...there, count: whom.count ?? 21, where: 'rows' },
        // Whoever hangs there throws at the next one, and not at this.
        {
          ...there,
          id: used,
          count: 0,
          where: 'anywhere',
          look: { glow: '#ffd447' },
          meters: [{ name: 'free', from: 0, perSecond: 0.3 }],
        },
      ],
      rules: [
        {
          when: { sees: [you.id, whom.id], within: 340, button, narrow: 0, first: true },
          if: [{ is: whom.id, who: 'b' }],
          do: [
            { tie: 'a', long: 30 },
            { become: used, of: 'b' },
            { show: 'shoot' },
            ...counts(`hooked ${whom.id}`, 15, 'step'),
          ],
          rest: 0.2,
          says: 'Hook',
        },
        { when: { release: button }, do: [{ untie: 'a' }], rest: 0 },
        { when: { meter: 'free', of: used, above: 1 }, do: [{ become: whom.id, of: 'a' }], rest: 0 },
        {
          when: { enters: you.id, side: 'bottom' },
          if: [{ aloft: true }],
          do: [{ hurt: 'player', says: 'You fell.' }, { untie: 'a' }, { move: 'a', to: 'start' }],
          rest: 0.5,
        },
      ],
      goal: goalOf(`hooked ${whom.id}`, whom.count ?? [14, 18], `${whom.plural} hooked`, whom),
      risky: true,
    }
  },
  seen(films, { who, whom = who }) {
    const held = new Set<string>()
    let drawn = 0
    let slack = 0
    let close = 0
    for (const { was, is, anchor, key } of onLine(films, who.id, whom.id)) {
      held.add(key)
      const [then, now] = [gap(was, anchor), gap(is, anchor)]
      if (now < 60) close++
      else if (was.tied === is.tied) now < then - 6 ? drawn++ : slack++
    }
    return held.size > 5 && drawn > 20 && drawn > slack * 3 && close > 5
      ? `The ${who.name} hooked ${held.size} ${whom.plural} and was drawn right up to them on the line (${drawn} moments nearer, ${slack} not).`
      : undefined
  },
  howTo: ({ whom, you }) =>
    `Press near a ${(whom ?? you).name} to throw the hook and hold to be pulled to it; let go and hook the next one.`,
  example: { you: 'robot', whom: 'lantern' },
}
