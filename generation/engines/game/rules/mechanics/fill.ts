import { counts, goalOf, stateOf } from '../lines.ts'
import type { Mechanic } from '../mechanic.ts'
import { isAt, lasting, pressing } from '../observe.ts'
import { costs, percent, stopsOf, stretchOf, zone } from '../timing.ts'

/** It fills as long as the button is held beside it, and counts only when that is let go at its line: too little and too much cost a life. */
export const fill: Mechanic = {
  id: 'fill',
  verbs: ['inflate', 'pump up', 'pump', 'blow up balloon'],
  by: 'player',
  needs: ['whom'],
  spaces: ['top', 'side', 'float'],
  adds({ you, whom = you, verb, button }) {
    const [some, right] = [`${whom.id}.some`, `${whom.id}.right`]
    const [full, over] = [`${whom.id}.full`, `${whom.id}.over`]
    const swells = isBlownUp(verb)
    const meter = {
      name: 'full',
      from: 0,
      shown: true as const,
      zone: { ...zone, as: 'glass' as const },
      ...(swells && { empty: { scale: 0.6 }, full: { scale: 1.5 } }),
    }
    const many = whom.count ?? ([4, 6] as const)
    const fills = (kind: string) => ({
      when: { near: [you.id, kind] as [string, string], within: 34, button, seconds: 0.02 },
      do: [{ meter: 'full', of: 'b' as const, add: [0.006, 0.01] as const }],
      rest: 0,
    })
    return {
      kinds: [
        { cast: whom.id, drive: { does: 'still' }, count: many, where: 'spread', size: 62, meters: [meter] },
        stateOf(whom, 'some', { size: 62, meters: [meter] }),
        stateOf(whom, 'right', { size: 62, meters: [meter], look: { pulses: true } }),
        stateOf(whom, 'full', {
          size: 62,
          look: { glow: '#6fd66b', mark: '✓', ...(swells && { scale: 1.25 }) },
        }),
        stateOf(whom, 'over', {
          size: 62,
          look: { alpha: 0.55, mark: swells ? '✹' : '!' },
          meters: [{ name: 'gone', from: 1, perSecond: -1.2 }],
        }),
      ],
      rules: [
        {
          ...fills(whom.id),
          if: [{ is: whom.id, who: 'b' }],
          do: [{ become: some, of: 'b' }],
          says: verb.charAt(0).toUpperCase() + verb.slice(1),
        },
        fills(some),
        fills(right),
        { when: { meter: 'full', of: some, above: zone.from }, do: [{ become: right, of: 'a' }], rest: 0 },
        {
          when: { meter: 'full', of: right, above: zone.to },
          do: [{ become: over, of: 'a' }, ...costs(swells ? 'It burst!' : 'Too much!')],
        },
        {
          when: { meter: 'gone', of: over, below: 0 },
          do: [{ remove: 'a' }, { spawn: whom.id, at: 'far' }],
        },
        {
          when: { release: button },
          if: [{ many: right, atLeast: 1 }],
          do: [{ become: full, of: { all: right } }, ...counts(`filled ${whom.id}`, 30, 'right', 'Perfect!')],
          rest: 0,
        },
        {
          when: { release: button },
          if: [{ many: some, atLeast: 1 }],
          do: [
            { meter: 'full', of: { all: some }, set: 0 },
            { become: whom.id, of: { all: some } },
            ...costs('Too little!'),
          ],
          rest: 0,
        },
      ],
      goal: goalOf(`filled ${whom.id}`, many, `${whom.plural} ${swells ? 'blown up' : 'filled'}`, whom),
      lost: [{ when: { seconds: [100, 60] }, says: "Time's up!" }],
    }
  },
  seen(films, { who, whom = who, button }) {
    let rising = 0
    let against = 0
    for (const { before, after, was, is } of lasting(films, whom.id)) {
      if ((is.meters[0] ?? 0) - (was.meters[0] ?? 0) < 0.005 || is.state.endsWith('.over')) continue
      if (pressing(after, button) && isAt(before, who.id, was, 2.6)) rising++
      else against++
    }
    const stretch = stretchOf(stopsOf(films, who.id, whom.id, button))
    // What is done once it is full, and not at a line before that, is mended or healed.
    return stretch && stretch.to < 0.97 && rising > 20 && against < rising * 0.02
      ? `The ${whom.plural} filled only while the button was held beside them; ${stretch.good} counted when it was let go, always between ${percent(stretch.from)} and ${percent(stretch.to)}.`
      : undefined
  },
  howTo: ({ whom, you, verb }) =>
    `Hold the button beside the ${(whom ?? you).plural} to ${verb.replace(/ balloon$/, '')} them, and let go exactly at the line.`,
  example: { you: 'elephant', whom: 'balloon' },
  // Work that falls apart when one lets go looks like what is filled up to there.
  kin: ['repair', 'shrink', 'tug'],
}

/** It gets larger the more of it there is, and bursts. */
const isBlownUp = (verb: string) => /^(?:inflate|pump|blow)/.test(verb)
