import type { Mechanic } from '../mechanic.ts'
import { lasting } from '../observe.ts'

/** All the way under water: each stroke lifts a little, and without one sinks. */
export const swim: Mechanic = {
  id: 'swim',
  verbs: ['swim along', 'swim up'],
  by: 'player',
  spaces: ['side'],
  adds({ you }) {
    return {
      kinds: [{ cast: you.id, fins: true }],
      layout: { cave: true, rough: true, wide: 4 },
      risky: true,
    }
  },
  seen(films, { who }) {
    let strokes = 0
    let sinks = 0
    let drops = 0
    for (const { was, is } of lasting(films, who.id)) {
      if (is.vy < was.vy - 100 && is.vy < -120) strokes++
      if (is.vy > 60) sinks++
      if (is.vy > 210) drops++
    }
    return strokes > 12 && sinks > 12 && drops === 0
      ? `${strokes} strokes lifted the ${who.name}; in between it sank, and never fast.`
      : undefined
  },
  howTo: () => 'Hold the button to swim up, let go to sink.',
  example: { you: 'dolphin', besides: { does: 'reach', whom: 'flag' } },
}
