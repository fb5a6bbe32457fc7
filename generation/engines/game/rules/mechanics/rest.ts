import type { Seen } from '../film.ts'
import type { Mechanic } from '../mechanic.ts'
import { fall, gap, harm, rise, trails } from '../observe.ts'

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
  seen(films, { who, you }) {
    let moments = 0
    for (const trail of trails(films, who.id)) {
      const [first] = trail
      const isOther = (one: Seen) =>
        first &&
        (gap(first, one) > 6 || first.size !== one.size || rise(first, one) + fall(first, one) > 0.05)
      if (trail.some(isOther)) return undefined
      moments += trail.length
    }
    // Who rests does nobody any harm.
    return moments > 60 && harm(films, you.id, who.id).near === 0
      ? `The ${who.plural} stayed where they were (${moments} moments).`
      : undefined
  },
  example: { you: 'mouse', who: 'cat', besides: { does: 'collect', whom: 'cheese' } },
  kin: ['block', 'burn-down', 'wreck'],
}
