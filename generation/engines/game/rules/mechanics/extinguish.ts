import type { Mechanic } from '../mechanic.ts'
import { appeared, isAt, lately, nearestOf, pressing, vanished } from '../observe.ts'

/** Fires spread to where there is none yet; holding the button beside one puts it out. Too many at once, and all is lost. */
export const extinguish: Mechanic = {
  id: 'extinguish',
  verbs: ['extinguish', 'put out', 'douse', 'fight fire', 'smother', 'snuff out', 'contain', 'quench'],
  states: ['burning', 'flaming'],
  undone: [
    'ignite',
    'kindle',
    'light',
    'rekindle',
    'set on',
    'set on fire',
    'set fire to',
    'set alight',
    'light up',
    'breathe fire on',
  ],
  by: 'player',
  needs: ['whom'],
  spaces: ['top', 'side'],
  adds({ you, whom = you, button }) {
    return {
      kinds: [
        {
          cast: whom.id,
          drive: { does: 'still' },
          count: whom.count ?? [3, 4],
          where: 'anywhere',
          size: 58,
          comes: { every: [3.5, 2.5], most: 2, where: 'anywhere' },
          look: { pulses: true, glow: '#ff8a2e' },
        },
      ],
      rules: [
        {
          when: { near: [you.id, whom.id], within: 40, button, seconds: [0.5, 0.8] },
          do: [
            { remove: 'b' },
            { tally: `out ${whom.id}`, add: 1 },
            { score: 15 },
            { show: 'heal', words: 'Out! +15' },
          ],
          says: 'Put out',
        },
        {
          when: { every: [9, 5.5], of: whom.id },
          if: [{ many: whom.id, below: 12 }],
          do: [{ spawn: whom.id, at: 'a', apart: 120 }, { show: 'warn' }],
        },
      ],
      goal: {
        tally: `out ${whom.id}`,
        reaches: whom.count ? whom.count + 6 : [10, 15],
        says: `${whom.plural} put out`,
        cast: whom.id,
      },
      lost: [{ when: { many: whom.id, reaches: [11, 9] }, says: `The ${whom.plural} are everywhere.` }],
    }
  },
  seen(films, { who, whom = who, button }) {
    let out = 0
    let spread = 0
    for (const change of vanished(films, whom.id)) {
      const worked = lately(films, change, 0.3).every(
        (frame) => pressing(frame, button) && isAt(frame, who.id, change.body, 2.4),
      )
      if (!worked) return undefined
      out++
    }
    for (const { before, body } of appeared(films, whom.id)) {
      const source = nearestOf(before, whom.id, body)
      const gap = source ? Math.hypot(source.x - body.x, source.y - body.y) : 0
      if (gap > body.size && gap < body.size * 3) spread++
    }
    return out > 2 && spread > 2
      ? `${whom.plural} spread ${spread} times from one to the next, and ${out} went out, all under the hand of the ${who.name}.`
      : undefined
  },
  howTo: ({ whom, you }) =>
    `Hold the button beside the ${(whom ?? you).plural} to put them out before they spread too far.`,
  example: { you: 'firefighter', whom: 'fire' },
}
