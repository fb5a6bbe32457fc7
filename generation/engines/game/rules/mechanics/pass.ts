import type { Mechanic } from '../mechanic.ts'
import { trails } from '../observe.ts'

/** Others come in at one side and go out at the other, on their own business. */
export const pass: Mechanic = {
  id: 'pass',
  verbs: [
    'fly',
    'fly by',
    'fly past',
    'fly across',
    'fly over',
    'fly around',
    'soar',
    'glide',
    'sail',
    'sail by',
    'sail past',
    'pass',
    'pass by',
    'cross',
    'drift by',
    'drive',
    'drive by',
    'drive past',
    'zoom past',
    'race past',
    'roll by',
    'march past',
    'swim',
    'swim by',
    'swim past',
    'gallop',
    'cruise',
  ],
  aimless: true,
  by: 'others',
  spaces: ['top', 'float', 'side', 'lanes'],
  adds({ who, space }) {
    return {
      kinds: [
        {
          cast: who.id,
          drive: { does: 'stream', speed: [90, 160] },
          count: who.count ?? [4, 6],
          where: space === 'lanes' ? 'lane' : 'anywhere',
          ...(who.flies && { flies: true }),
        },
      ],
    }
  },
  seen(films, { who }) {
    let crossed = 0
    let most = 0
    for (const trail of trails(films, who.id)) {
      let way = 0
      let later = 0
      let astray = 0
      for (const [at, { x, y }] of trail.entries()) {
        const before = trail[at - 1]
        if (!before || Math.abs(x - before.x) > 200) continue
        way += x - before.x
        if (at <= 30) continue
        later += x - before.x
        astray += Math.abs(y - before.y)
      }
      most = Math.max(most, Math.abs(way))
      if (Math.abs(way) > 700 && Math.abs(later) > 250 && astray < Math.abs(way) * 0.1) crossed++
    }
    return crossed > 1
      ? `${crossed} ${who.plural} went straight across the stage, up to ${Math.round(most)} units in one direction.`
      : undefined
  },
  howTo: ({ who }) => `The ${who.plural} pass by.`,
  example: { you: 'cat', who: 'seagull', besides: { does: 'collect', whom: 'fish' } },
  kin: ['brew', 'gust'],
}
