import { spaces } from '@makebelieve/kit/rules/spaces'
import type { Seen } from '../film.ts'
import type { Mechanic } from '../mechanic.ts'
import { fall, gap, harm, keyOf, lasting, rise } from '../observe.ts'

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
  seen(films, { who, you, space }) {
    // A belt that carries others along does not lie about.
    if (films.some(({ frames: [first] }) => first?.blocks.some(({ flows }) => flows))) return undefined
    const comesUp = spaces[space].slides === 'up'
    const first = new Map<string, Seen>()
    let moments = 0
    for (const { film, after, is } of lasting(films, who.id)) {
      // Down a slope everything comes nearer that stays where it is.
      const one = comesUp ? { ...is, y: is.y + after.gone } : is
      const key = keyOf(film, is)
      const began = first.get(key) ?? one
      first.set(key, began)
      const isOther =
        gap(began, one) > 6 || began.size !== one.size || rise(began, one) + fall(began, one) > 0.05
      if (isOther) return undefined
      moments++
    }
    // Who rests does nobody any harm.
    return moments > 60 && harm(films, you.id, who.id).near === 0
      ? `The ${who.plural} stayed where they were (${moments} moments).`
      : undefined
  },
  example: { you: 'mouse', who: 'cat', besides: { does: 'collect', whom: 'cheese' } },
  kin: ['block', 'burn-down', 'wreck'],
}
