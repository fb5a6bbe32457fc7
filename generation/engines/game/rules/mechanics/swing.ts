import { counts, goalOf } from '../lines.ts'
import type { Mechanic } from '../mechanic.ts'
import { gap, onLine } from '../observe.ts'

/** Over an abyss, from one to the next: hold on, swing, let go at the right moment. */
export const swing: Mechanic = {
  id: 'swing',
  verbs: [
    'swing',
    'swing from',
    'swing on',
    'swing to',
    'swing across',
    'swing over',
    'swing through',
    'swing between',
    'swing with',
    'hang from',
    'dangle',
    'dangle from',
  ],
  by: 'player',
  needs: ['whom'],
  spaces: ['side'],
  adds({ you, whom = you, button }) {
    return {
      layout: { abyss: true, wide: 6 },
      kinds: [
        {
          cast: whom.id,
          drive: { does: 'still' },
          count: whom.count ?? 19,
          where: 'rows',
          size: 50,
          flies: true,
        },
      ],
      rules: [
        {
          when: { sees: [you.id, whom.id], within: 255, button, narrow: 0, first: true },
          do: [{ tie: 'a', long: 150 }, { show: 'jump' }],
          rest: 0.2,
          says: 'Hold on',
        },
        {
          when: { passes: [you.id, whom.id], by: 'beside' },
          if: [{ tied: 'a' }],
          do: counts(`swung on ${whom.id}`, 15, 'step'),
          rest: 600,
        },
        { when: { release: button }, do: [{ untie: 'a' }], rest: 0 },
        {
          when: { enters: you.id, side: 'bottom' },
          if: [{ aloft: true }],
          do: [{ hurt: 'player', says: 'You fell.' }, { untie: 'a' }, { move: 'a', to: 'start' }],
          rest: 0.5,
        },
      ],
      goal: goalOf(`swung on ${whom.id}`, whom.count ?? [15, 19], `${whom.plural} swung on`, whom),
      risky: true,
    }
  },
  seen(films, { who, whom = who }) {
    const held = new Set<string>()
    let below = 0
    let loose = 0
    for (const { was, is, anchor, key } of onLine(films, who.id, whom.id)) {
      held.add(key)
      if (was.tied > 0 && gap(is, anchor) > 260) loose++
      if (was.tied === is.tied && (was.x - anchor.x) * (is.x - anchor.x) < 0 && is.y > anchor.y + 80) below++
    }
    return held.size > 5 && below > 5 && loose === 0
      ? `The ${who.name} hung on ${held.size} ${whom.plural}, and swung through below them ${below} times.`
      : undefined
  },
  howTo: ({ whom, you }) =>
    `Hold the button near a ${(whom ?? you).name} to hang on, swing, and let go to fly to the next.`,
  example: { you: 'monkey', whom: 'vine' },
}
