import { lostAt, nimble, sharedBy } from '../lines.ts'
import type { Mechanic } from '../mechanic.ts'
import { all, harm } from '../observe.ts'

/** Side by side they come down, row by row, and now and then one dives out of the row; whoever lets them land has lost. */
export const march: Mechanic = {
  id: 'march',
  verbs: [
    'march',
    'march down',
    'march in',
    'advance',
    'advance on',
    'descend',
    'come down in',
    'come in',
    'line up',
    'close in',
  ],
  by: 'others',
  spaces: ['catch', 'upward'],
  adds({ you, who, among }) {
    return {
      kinds: [
        nimble(you),
        {
          cast: who.id,
          drive: { does: 'march', speed: [32, 66], dives: [4.4, 2] },
          count: who.count ?? sharedBy(among, [26, 36]),
          where: 'rows',
          size: 52,
          flies: true,
        },
      ],
      rules: [
        { when: { touch: [you.id, who.id] }, do: [{ hurt: 'player' }], rest: 1 },
        {
          when: { enters: who.id, side: 'bottom' },
          // Whoever dives is down here only for a moment, and fast.
          if: [{ pace: 'a', below: 90 }],
          do: [{ tally: `landed ${who.id}`, add: 1 }],
        },
      ],
      lost: [lostAt(`landed ${who.id}`, 1, 'landed', `The ${who.plural} have landed.`)],
      risky: true,
    }
  },
  seen(films, { you, who }) {
    let together = 0
    let alone = 0
    let steps = 0
    for (const { frames } of films)
      for (const [at, frame] of frames.entries()) {
        const before = frames[at - 15]
        if (!before) continue
        const moved = all(frame, who.id).flatMap((is) => {
          const was = before.bodies.get(is.id)
          return was ? [{ x: is.x - was.x, y: is.y - was.y }] : []
        })
        if (moved.length < 6) continue
        const ways = moved.map(({ x }) => x).sort((one, other) => one - other)
        const usual = ways[Math.floor(ways.length / 2)] ?? 0
        const same = moved.filter(({ x }) => Math.abs(x - usual) < 14).length
        if (same > moved.length * 0.7 && Math.abs(usual) > 4) together++
        else alone++
        if (moved.filter(({ y }) => y > 8 && y < 40).length > moved.length * 0.7) steps++
      }
    const { lost } = harm(films, you.id, who.id)
    return together > 40 && together > alone * 2 && steps > 3
      ? `In ${together} moments the ${who.plural} moved side by side, and they came down together ${steps} times${lost > 0 ? '; lives were lost' : ''}.`
      : undefined
  },
  howTo: ({ who }) => `The ${who.plural} come down row by row: don't let them land.`,
  example: { you: 'rocket', who: 'alien', besides: { does: 'shoot', whom: 'alien', with: 'laser' } },
}
