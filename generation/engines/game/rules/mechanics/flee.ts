import type { Mechanic } from '../mechanic.ts'
import { heading } from '../observe.ts'

/** Others keep away from somebody: whoever comes near makes them run, and from afar they do not care. */
export const flee: Mechanic = {
  id: 'flee',
  verbs: [
    'flee',
    'flee from',
    'run away',
    'run away from',
    'run from',
    'scatter',
    'shy away from',
    'avoid',
    'escape',
    'escape from',
    'dodge',
    'hop away',
    'swim away',
    'fly away',
  ],
  by: 'others',
  spaces: ['top', 'float', 'side'],
  adds({ you, who, whom = you }) {
    return {
      kinds: [
        {
          cast: who.id,
          drive: { does: 'flee', whom: whom.id, speed: [110, 165], within: 200 },
          count: who.count ?? [4, 6],
          where: 'far',
          ...(who.flies && { flies: true }),
        },
      ],
    }
  },
  seen(films, { you, who, whom = you }) {
    const near = heading(films, who.id, whom.id, 180)
    const overall = heading(films, who.id, whom.id)
    return near.moments > 20 && near.part < -0.35 && near.part < overall.part - 0.03
      ? `In ${near.moments} moments with the ${whom.name} near, ${who.plural} went away from it (${Math.round(near.part * -100)} % of their way), and less so from afar.`
      : undefined
  },
  howTo: ({ you, who, whom = you }) =>
    whom.id === you.id
      ? `The ${who.plural} run away when you come near.`
      : `The ${who.plural} run from the ${whom.plural}.`,
  example: { you: 'cat', who: 'mouse', besides: { does: 'hunt', whom: 'mouse' } },
  kin: ['searchlight'],
}
