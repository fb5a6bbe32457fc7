import type { Mechanic } from '../mechanic.ts'
import { type all, changes } from '../observe.ts'

/** It is dark, and a call shows everything for a moment; then it needs a breath before the next. */
export const soundOut: Mechanic = {
  id: 'sound-out',
  verbs: [
    // As the reader tells it (`read/manners.ts`).
    'be sounding',
    'echolocate',
    'ping',
  ],
  by: 'player',
  spaces: ['top', 'float', 'side'],
  adds({ you, button }) {
    return {
      layout: { dark: true },
      kinds: [
        {
          cast: you.id,
          shines: { within: 80 },
          meters: [{ name: 'breath', from: 1, perSecond: [0.7, 0.5], shown: true }],
          softly: true,
        },
      ],
      rules: [
        {
          when: { press: button },
          if: [{ meter: 'breath', of: 'a', above: 0.98 }],
          do: [{ light: 'on', seconds: [1.3, 1] }, { meter: 'breath', of: 'a', set: 0 }, { show: 'power' }],
          rest: 0,
          says: 'Call',
        },
      ],
    }
  },
  seen(films, { you, who }) {
    if (you.id !== who.id) return undefined
    const hiddenOf = (frame: Parameters<typeof all>[0]) => {
      const others = [...frame.bodies.values()].filter(
        ({ cast, carrier }) => cast !== you.id && carrier === 0,
      )
      return others.length > 1 ? others.filter(({ inSight }) => !inSight).length / others.length : undefined
    }
    let calls = 0
    let dark = 0
    let lit = 0
    let unasked = 0
    for (const { before, after } of changes(films)) {
      const [was, is] = [hiddenOf(before), hiddenOf(after)]
      if (was === undefined || is === undefined) continue
      is > 0.4 ? dark++ : lit++
      if (was > 0.5 && is < 0.05) before.pressed || after.pressed ? calls++ : unasked++
    }
    return calls > 2 && unasked === 0 && dark > lit * 0.4
      ? `It was dark around the ${who.name}, and ${calls} calls showed everybody for a moment: most were out of sight in ${dark} moments, and nobody in ${lit}.`
      : undefined
  },
  howTo: () =>
    'It is dark: press to call, and the echo shows everything for a moment. Then catch your breath.',
  example: { you: 'bat', besides: { does: 'collect', whom: 'berry' } },
}
