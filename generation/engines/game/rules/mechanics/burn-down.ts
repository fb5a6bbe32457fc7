import type { Mechanic } from '../mechanic.ts'
import { all, changes, nearness } from '../observe.ts'

/** A light, or whatever else one lives by, grows less by itself. New ones lie about; when the last one is used up, it is over. */
export const burnDown: Mechanic = {
  id: 'burn-down',
  verbs: [
    'burn down',
    'burn out',
    'go out',
    'flicker',
    'die down',
    'run out',
    'run low',
    'run dry',
    'run down',
    'wear off',
    'drain',
    'deplete',
    'dwindle',
  ],
  by: 'others',
  takesAway: true,
  spaces: ['top', 'float'],
  adds({ you, who, verb }) {
    // What burns is a light, and around it is the dark.
    const isLight = /burn|flicker|go out|die/.test(verb)
    return {
      ...(isLight && { layout: { dark: true } }),
      kinds: [
        {
          cast: you.id,
          meters: [{ name: 'left', from: 1, perSecond: [-0.04, -0.075], shown: true }],
          ...(isLight && { shines: { within: 250, meter: 'left' } }),
        },
        {
          cast: who.id,
          drive: { does: 'still' },
          count: 3,
          where: 'far',
          size: 42,
          comes: { every: [3.5, 4.5], most: 4, where: 'far' },
          ...(isLight && { shines: { within: 60 } }),
          look: { glow: '#ffb52e' },
        },
      ],
      rules: [
        {
          when: { touch: [you.id, who.id] },
          do: [
            { remove: 'b' },
            { meter: 'left', of: 'a', add: [0.4, 0.34] },
            { score: 5 },
            { show: 'heal', words: '+5' },
          ],
        },
        {
          when: { meter: 'left', of: you.id, below: 0 },
          do: [{ tally: `used up ${who.id}`, add: 1 }, { show: 'warn' }],
        },
      ],
      lost: [
        {
          when: { tallies: [{ tally: `used up ${who.id}`, reaches: 1, says: 'used up', cast: who.id }] },
          says: `The last ${who.name} is used up.`,
        },
      ],
    }
  },
  seen(films, { you, who }) {
    let fell = 0
    let filled = 0
    let empty = 0
    for (const { before, after } of changes(films)) {
      const [was] = all(before, you.id)
      const [is] = all(after, you.id)
      if (!was || !is) continue
      const change = Math.max(...is.meters.map((value, at) => value - (was.meters[at] ?? value)), -1)
      if (is.meters.some((value) => value < 0.05)) empty++
      if (change < 0) fell++
      else if (change > 0.1) {
        const used = all(before, who.id).some(
          (one) => !after.bodies.has(one.id) && Math.min(nearness(was, one), nearness(is, one)) < 1.7,
        )
        if (!used) return undefined
        filled++
      }
    }
    return filled > 2 && fell > filled * 5 && empty > 0
      ? `What the ${you.name} had grew less all the time, and more ${filled} times, always by a new ${who.name}.`
      : undefined
  },
  howTo: ({ who, words }) =>
    words.includes(who.name) && !/\bof\b|\bwithout\b/.test(words)
      ? `Your ${who.name} won't last: find a new one before it runs out.`
      : `Your light fades all the time: only ${who.plural} make it stronger again.`,
  example: { you: 'explorer', who: 'torch', besides: { does: 'search', whom: 'crystal' } },
}
