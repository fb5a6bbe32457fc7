import type { Mechanic } from '../mechanic.ts'
import { all, lasting } from '../observe.ts'

/** To the other side through what comes along in lanes, and back again. */
export const cross: Mechanic = {
  id: 'cross',
  verbs: ['cross', 'cross over', 'get across', 'get past', 'run across', 'walk across', 'go across'],
  by: 'player',
  spaces: ['lanes'],
  adds({ you, whom }) {
    const side = 'on the far side'
    const crossed = [{ tally: 'crossed', add: 1 }, { score: 30 }, { show: 'cross', words: 'Across! +30' }]
    return {
      // A road is crossed as well as the cars on it: only what moves comes along in lanes.
      kinds: whom?.alive
        ? [
            {
              cast: whom.id,
              drive: { does: 'stream', speed: [110, 220] },
              count: [8, 13],
              where: 'lane',
              size: 60,
              softly: true,
            },
          ]
        : [],
      rules: [
        {
          when: { enters: you.id, side: 'top' },
          if: [{ tally: side, below: 1 }],
          do: [...crossed, { tally: side, add: 1 }],
          rest: 0,
        },
        {
          when: { enters: you.id, side: 'bottom' },
          if: [{ tally: side, atLeast: 1 }],
          do: [...crossed, { tally: side, add: -1 }],
          rest: 0,
        },
        ...(whom?.alive
          ? [
              {
                when: { touch: [you.id, whom.id] as [string, string] },
                do: [{ hurt: 'player' as const }, { push: 'a' as const, speed: 240 }],
                rest: 1,
              },
            ]
          : []),
      ],
      goal: { tally: 'crossed', reaches: [5, 7], says: 'times across', cast: you.id },
      // Who has somewhere to get to on the far side has crossed when there.
      alone: true,
    }
  },
  seen(films, { who, whom = who }) {
    let across = 0
    let side = 0
    let streams = 0
    let strays = 0
    for (const { was, is } of lasting(films, who.id)) {
      // Out on one side and in on the other is no way across.
      if (Math.abs(is.y - was.y) > 300) side = 0
      // On the bank of either side.
      const now = is.y < 100 ? 1 : is.y > 520 ? -1 : 0
      if (now !== 0 && side !== 0 && now !== side) across++
      side = now || side
    }
    for (const { after } of lasting(films, who.id))
      for (const { vx, vy } of all(after, whom.id)) {
        if (Math.abs(vx) > 60 && Math.abs(vy) < 20) streams++
        else strays++
      }
    return across > 4 && (whom === who || streams > strays * 3)
      ? `The ${who.name} got from one side to the other ${across} times, through what came along in lanes.`
      : undefined
  },
  howTo: ({ whom }) =>
    whom?.alive
      ? `Dodge the ${whom.plural} to the other side and back again.`
      : 'Get to the other side and back again.',
  example: { you: 'chicken', whom: 'car' },
  kin: ['dive', 'drive'],
}
