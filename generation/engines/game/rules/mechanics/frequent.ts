import type { Mechanic } from '../mechanic.ts'
import { all, gap, lasting, nearestOf, paceOf } from '../observe.ts'

const reach = 120

/** Others go about where something is, from one to the next, and hardly anywhere else. */
export const frequent: Mechanic = {
  id: 'frequent',
  verbs: ['frequent', 'hang around', 'gather at', 'gather around', 'dance around', 'play around', 'meet at'],
  by: 'others',
  needs: ['whom'],
  spaces: ['top', 'float'],
  adds({ you, who, whom = you, isTended }) {
    return {
      kinds: [
        {
          cast: who.id,
          drive: { does: 'guard', whom: whom.id, from: who.id, speed: [100, 140], within: 0 },
          count: who.count ?? 4,
          where: 'far',
          size: 54,
          ...(who.flies && { flies: true }),
        },
        ...(isTended
          ? []
          : [
              {
                cast: whom.id,
                drive: { does: 'still' as const },
                count: whom.count ?? 3,
                where: 'spread' as const,
                size: 96,
                softly: true as const,
              },
            ]),
      ],
    }
  },
  seen(films, { you, who, whom = you }) {
    let there = 0
    let moments = 0
    let moves = 0
    // As much of the ground lies near them as somebody would be there who went anywhere.
    let chance = 0
    let spots = 0
    for (const { after, was, is } of lasting(films, who.id)) {
      const near = nearestOf(after, whom.id, is)
      if (after.tick < 240 || !near || near.id === is.id) continue
      moments++
      if (gap(near, is) < reach) there++
      if (paceOf(was, is) > 12) moves++
      if (moments % 40 !== 0) continue
      for (let x = 80; x < 960; x += 160)
        for (let y = 60; y < 600; y += 120) {
          spots++
          if (all(after, whom.id).some((one) => gap(one, { x, y }) < reach)) chance++
        }
    }
    if (whom.id === you.id || moments < 200 || spots === 0) return undefined
    const [part, usual] = [there / moments, chance / spots]
    return part > 0.75 && part > usual + 0.25 && moves > moments * 0.2
      ? `${who.plural} were at the ${whom.plural} in ${Math.round(part * 100)} % of the time; whoever goes anywhere would have been there in ${Math.round(usual * 100)} %.`
      : undefined
  },
  howTo: ({ you, who, whom = you }) => `The ${who.plural} stay around the ${whom.plural}.`,
  example: { you: 'child', who: 'cow', whom: 'bridge', besides: { does: 'collect', whom: 'coin' } },
  kin: ['guard', 'rest'],
}
