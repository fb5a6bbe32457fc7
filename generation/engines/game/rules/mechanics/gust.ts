import { perSecond } from '../film.ts'
import type { Mechanic } from '../mechanic.ts'
import { all, changes } from '../observe.ts'

/** It blows from one side all the time: whoever stands is carried off, and against it every step is hard. */
export const gust: Mechanic = {
  id: 'gust',
  verbs: [
    'blow',
    'gust',
    'howl',
    'push back',
    'blow away',
    'blow around',
    'rage',
    'whistle',
    'sweep',
    'rush',
  ],
  by: 'others',
  spaces: ['top', 'float', 'catch'],
  adds({ you, who, space }) {
    return {
      kinds: [
        {
          cast: who.id,
          drive: { does: 'fly', upright: true },
          count: 0,
          where: 'beyond',
          size: 46,
          look: { alpha: 0.6 },
          flies: true,
        },
      ],
      rules: [
        {
          when: { every: 0.017, of: you.id },
          do: [{ blow: 'a', toward: 'left', speed: space === 'float' ? [7, 12] : [13, 24] }],
          rest: 0,
        },
        {
          when: { every: 1.4, of: you.id },
          do: [{ spawn: who.id, at: 'beyond', toward: 'left', speed: 420 }],
          rest: 0,
        },
      ],
    }
  },
  seen(films, { you }) {
    let idle = 0
    let drift = 0
    for (const { before, after } of changes(films)) {
      const [was] = all(before, you.id)
      const [is] = all(after, you.id)
      const steers = ((before.input.held | after.input.held) & 15) > 0 || after.input.pointer?.down
      if (!was || !is || steers || was.x < 60 || after.wind.x >= 0) continue
      idle++
      drift += (is.x - was.x) * perSecond
    }
    return idle > 5 && drift / idle < -25
      ? `Anyone who did not steer was carried off at ${Math.round(-drift / idle)} units a second, always the same way.`
      : undefined
  },
  howTo: ({ who }) => `The ${who.name} pushes you around: steer against it.`,
  example: { you: 'bee', who: 'wind', besides: { does: 'collect', whom: 'flower' } },
}
