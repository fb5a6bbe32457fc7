import type { Mechanic } from '../mechanic.ts'
import { lasting } from '../observe.ts'

const verbs = ['flip', 'reverse', 'invert', 'switch', 'change']

/** Instead of jumping, one falls up and walks on the ceiling, and down again, through a cave with thorns on both sides. */
export const turnOver: Mechanic = {
  id: 'turn over',
  verbs: [...verbs.map((verb) => `${verb} gravity`), 'walk on ceiling'],
  idiom: true,
  by: 'player',
  spaces: ['side'],
  adds({ you }) {
    return {
      kinds: [{ cast: you.id, flips: true }],
      layout: { cave: true, rough: true, wide: 4 },
      risky: true,
    }
  },
  seen(films, { who }) {
    let falls = 0
    let stands = 0
    for (const { was, is } of lasting(films, who.id)) {
      // Whoever jumps is slower and slower on the way up.
      if (was.vy < -100 && is.vy < was.vy - 60) falls++
      if (was.vy === 0 && is.vy === 0 && Math.abs(is.angle) > 3) stands++
    }
    return falls > 8 && stands > 20
      ? `The ${who.name} fell upwards, faster and faster, in ${falls} moments, and walked upside down in ${stands}.`
      : undefined
  },
  howTo: () => 'Press to flip gravity: you fall up and walk on the ceiling. Flip it again to come down.',
  example: { you: 'astronaut', besides: { does: 'reach', whom: 'flag' } },
}
