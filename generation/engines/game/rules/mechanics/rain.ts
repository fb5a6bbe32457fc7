import type { Mechanic } from '../mechanic.ts'
import { harm, trails } from '../observe.ts'

/** Others come down on the player from above; whoever is hit loses a life. */
export const rain: Mechanic = {
  id: 'rain',
  verbs: [
    'rain',
    'rain down',
    'rain down on',
    'hail',
    'crash down',
    'plummet',
    'fall on',
    'drop on',
    'pour down',
    'crash',
    'swoop',
    'swoop down',
    'dive',
    'strike',
  ],
  aimless: true,
  by: 'others',
  spaces: ['catch', 'side', 'top', 'float'],
  adds({ you, who }) {
    return {
      kinds: [
        {
          cast: who.id,
          drive: { does: 'fall', speed: [190, 340] },
          count: 0,
          where: 'above',
          size: 48,
          comes: { every: [0.75, 0.32], most: [7, 14], where: 'ahead' },
        },
      ],
      rules: [{ when: { touch: [you.id, who.id] }, do: [{ hurt: 'player' }, { remove: 'b' }] }],
      risky: true,
    }
  },
  seen(films, { you, who }) {
    let down = 0
    let others = 0
    for (const trail of trails(films, who.id)) {
      const first = trail[0]
      const last = trail.at(-1)
      if (!first || !last || trail.length < 8) continue
      if (last.y - first.y > 60 && Math.abs(last.x - first.x) < 30) down++
      else others++
    }
    const { near } = harm(films, you.id, who.id, 2)
    return down > 5 && down > others * 6 && near > 0
      ? `${down} ${who.plural} came straight down, and being hit by one cost a life (${near} times).`
      : undefined
  },
  howTo: ({ who }) => `Watch the sky: the ${who.plural} rain down on you.`,
  example: { you: 'dinosaur', who: 'meteor' },
}
