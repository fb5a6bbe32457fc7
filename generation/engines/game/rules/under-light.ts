import { bears, inLight, inTheDark, lampOf, litMoments } from './lamps.ts'
import type { Lines, Mechanic, Use } from './mechanic.ts'

/** What light makes more or less of somebody: it grows in it, or melts away. */
export function underLight(does: 'grows' | 'melts') {
  const grows = does === 'grows'
  const tally = ({ id }: { id: string }) => `${grows ? 'grown' : 'melted'} by light ${id}`
  return ({ you, whom = you, with: lamp }: Use): Lines => {
    const done = `${whom.id}.${grows ? 'grown' : 'puddle'}`
    const still = { cast: whom.id, drive: { does: 'still' }, where: 'far' } as const
    const count = whom.count ?? ([5, 6] as const)
    return {
      layout: inTheDark,
      kinds: [
        ...lampOf(you, lamp),
        {
          ...still,
          id: `${whom.id}.${grows ? 'small' : 'hard'}`,
          count,
          size: grows ? 40 : 78,
          shines: { within: 36 },
          meters: [{ name: does, from: 0, shown: true }],
        },
        {
          ...still,
          id: done,
          count: 0,
          size: grows ? 84 : 78,
          shines: { within: 60 },
          look: grows ? { glow: '#b8ff8a' } : { alpha: 0.35, shell: '#9be8ff' },
        },
      ],
      rules: [
        inLight(you, `${whom.id}.${grows ? 'small' : 'hard'}`, [
          { meter: does, of: 'b', add: [0.05, 0.036] },
          grows ? { grow: 'b', times: 1.035, most: 2.1 } : { grow: 'b', times: 0.955, most: 0.4 },
        ]),
        {
          when: { meter: does, of: `${whom.id}.${grows ? 'small' : 'hard'}`, above: 0.99 },
          do: [
            { become: done, of: 'a' },
            { tally: tally(whom), add: 1 },
            { score: 20 },
            { show: 'heal', words: '+20' },
          ],
        },
      ],
      goal: {
        tally: tally(whom),
        reaches: count,
        says: `${whom.plural} ${grows ? 'grown' : 'melted'}`,
        cast: whom.id,
      },
    }
  }
}

/** The same, as it is seen: in the light only, and never in the dark. */
export function seenUnder(way: 1 | -1): Mechanic['seen'] {
  return (films, { who, whom = who, with: lamp }) => {
    if (!bears(films, who.id, lamp)) return undefined
    let changed = 0
    let lit = 0
    let dark = 0
    // Light that falls on them for less than a moment is seen in neither of its frames.
    let astray = 0
    for (const { was, is, dark: isDark, lit: isLit } of litMoments(films, who.id, whom.id)) {
      if (was.state !== is.state || (is.size - was.size) * way <= 0) {
        if (isDark) dark++
        continue
      }
      changed++
      if (isDark) astray++
      if (isLit) lit++
    }
    return changed > 20 && lit > changed * 0.6 && astray < changed * 0.04 && dark > 100
      ? `${whom.plural} ${way > 0 ? 'grew' : 'got smaller'} ${changed} times, in the light of the ${who.name}, and stayed as they were in the dark (${dark} moments).`
      : undefined
  }
}
