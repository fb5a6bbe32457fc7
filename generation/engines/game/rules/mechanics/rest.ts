import type { Mechanic } from '../mechanic.ts'
import { gap, trails } from '../observe.ts'

const asleep = /^(?:sleep|nap|doze|snooze|slumber|hibernate|snore)/

/** They stay where they are: asleep, or just waiting. */
export const rest: Mechanic = {
  id: 'rest',
  verbs: [
    'sleep',
    'nap',
    'doze',
    'snooze',
    'slumber',
    'hibernate',
    'rest',
    'sit',
    'lie',
    'wait',
    'stay',
    'stay still',
    'stop',
    'stop moving',
  ],
  by: 'others',
  toNobody: true,
  spaces: ['top', 'side', 'float', 'slope', 'lanes', 'run', 'upward', 'onward'],
  adds: ({ who, verb }) => ({
    kinds: [
      {
        cast: who.id,
        drive: { does: 'still' },
        count: who.count ?? [2, 4],
        where: 'far',
        ...(asleep.test(verb) && { look: { mark: 'Zzz' } }),
      },
    ],
  }),
  seen(films, { who }) {
    let moments = 0
    for (const trail of trails(films, who.id)) {
      const [first] = trail
      if (first && trail.some((one) => gap(first, one) > 6)) return undefined
      moments += trail.length
    }
    return moments > 60 ? `The ${who.plural} stayed where they were (${moments} moments).` : undefined
  },
  example: { you: 'mouse', who: 'cat', besides: { does: 'collect', whom: 'cheese' } },
}
