import type { Mechanic } from '../mechanic.ts'
import { all, gap, isAnothers, isBeside, turned } from '../observe.ts'

/** It is dark, and one sees as far as one's own light goes. What stays in the light for a moment lights up itself, for good. */
export const shine: Mechanic = {
  id: 'shine',
  verbs: [
    'shine',
    'shine on',
    'shine at',
    'shine a light on',
    'beam at',
    'brighten',
    'brighten up',
    'lighten',
    'spotlight',
  ],
  undone: ['extinguish', 'darken', 'dim', 'put out', 'swallow', 'cover'],
  by: 'player',
  needs: ['whom'],
  spaces: ['top', 'float', 'side'],
  adds({ you, whom = you }) {
    const dim = `${whom.id}.dim`
    const bright = `${whom.id}.bright`
    const count = whom.count ?? ([7, 9] as const)
    const base = { cast: whom.id, drive: { does: 'still' }, where: 'far', size: 50 } as const
    return {
      layout: { dark: true },
      kinds: [
        { cast: you.id, shines: { within: 190 } },
        { ...base, id: dim, count, look: { alpha: 0.8 } },
        { ...base, id: bright, count: 0, shines: { within: 95 }, look: { glow: '#ffe27a' } },
      ],
      rules: [
        {
          when: { near: [you.id, dim], within: 60, seconds: [0.4, 0.7] },
          do: [
            { become: bright, of: 'b' },
            { tally: `lit up ${whom.id}`, add: 1 },
            { score: 15 },
            { show: 'power', words: '+15' },
          ],
        },
      ],
      goal: { tally: `lit up ${whom.id}`, reaches: count, says: `${whom.plural} lit up`, cast: whom.id },
    }
  },
  seen(films, { who, whom = who }) {
    let dark = 0
    let far = 0
    const first = films[0]?.frames[0]
    const dim = new Set(first ? all(first, whom.id).map(({ state }) => state) : [])
    for (const { frames } of films)
      for (const frame of frames) {
        const [me] = all(frame, who.id)
        for (const one of all(frame, whom.id)) {
          const apart = me ? gap(me, one) : 0
          if (dim.has(one.state) && apart > 400 && one.inSight) return undefined
          if (!one.inSight) dark++
          else if (!dim.has(one.state)) far = Math.max(far, apart)
        }
      }
    let lit = 0
    for (const { before, was } of turned(films, whom.id)) {
      if (isAnothers(before, who.id, was)) continue
      if (!isBeside(before, who.id, was, 3) || !was.inSight) return undefined
      lit++
    }
    return dark > 100 && lit > 2 && far > 300
      ? `The ${whom.plural} were in the dark until the ${who.name} came with its light; ${lit} then shone from afar.`
      : undefined
  },
  howTo: ({ whom, you }) =>
    `It's dark: bring your light to the ${(whom ?? you).plural} and wait a moment until they shine.`,
  example: { you: 'firefly', whom: 'flower' },
  kin: ['search', 'wake', 'reveal'],
}
