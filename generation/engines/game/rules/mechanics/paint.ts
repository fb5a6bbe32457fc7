import { counts, goalOf } from '../lines.ts'
import type { Mechanic } from '../mechanic.ts'
import { fall, isAnothers, isBeside, keyOf, lasting, rise } from '../observe.ts'

/** Whatever one goes over takes on paint and keeps it, until all of it is painted. */
export const paint: Mechanic = {
  id: 'paint',
  verbs: [
    'paint',
    'colour',
    'color',
    'decorate',
    'repaint',
    'colour in',
    'color in',
    'varnish',
    'ice',
    'frost',
    'glaze',
    'pollinate',
    'stamp',
    'tag',
    'mark',
  ],
  undone: [
    'dirty',
    'soil',
    'smear',
    'stain',
    'smudge',
    'scratch',
    'scratch off',
    'wash off',
    'lick off',
    'lick',
    'rub off',
    'erase',
    'rub out',
    'splash',
    'wash',
    'peel off',
    'poop on',
  ],
  by: 'player',
  needs: ['whom'],
  spaces: ['top', 'side', 'float', 'hand'],
  adds({ you, whom = you }) {
    return {
      kinds: [
        {
          cast: whom.id,
          drive: { does: 'still' },
          count: whom.count ?? [9, 13],
          where: 'anywhere',
          size: 62,
          meters: [
            {
              name: 'paint',
              from: 0,
              empty: { alpha: 0.6 },
              full: { alpha: 1, spots: '#ff5fa2', glow: '#ff9cc6' },
            },
          ],
          softly: true,
        },
      ],
      rules: [
        {
          when: { near: [you.id, whom.id], within: 6, seconds: 0.1 },
          if: [{ meter: 'paint', of: 'b', below: 1 }],
          do: [{ meter: 'paint', of: 'b', add: [0.25, 0.16] }, { show: 'step' }],
          rest: 0.05,
        },
        {
          when: { meter: 'paint', of: whom.id, above: 1 },
          do: counts(`painted ${whom.id}`, 20, 'right'),
        },
      ],
      goal: goalOf(`painted ${whom.id}`, whom.count ?? [9, 13], `${whom.plural} painted`, whom),
    }
  },
  seen(films, { who, whom = who }) {
    const painted = new Set<string>()
    let strokes = 0
    let byButton = 0
    for (const { film, before, after, was, is } of lasting(films, whom.id)) {
      if (isAnothers(before, who.id, was)) continue
      if (fall(was, is) > 0) return undefined
      if (rise(was, is) < 0.05) continue
      if (!isBeside(before, who.id, was, 1.9)) return undefined
      strokes++
      if (after.pressed) byButton++
      if (is.meters.some((value) => value > 0.99)) painted.add(keyOf(film, is))
    }
    return painted.size > 2 && strokes > painted.size && byButton < strokes * 0.9
      ? `${painted.size} ${whom.plural} took on paint where the ${who.name} went over them, and kept it.`
      : undefined
  },
  howTo: ({ whom, you }) => `Go over all the ${(whom ?? you).plural} to paint them before time runs out.`,
  example: { you: 'painter', whom: 'fence' },
}
