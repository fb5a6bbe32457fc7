import { direction } from '@makebelieve/kit/core/input'
import { perSecond } from '../film.ts'
import type { Mechanic } from '../mechanic.ts'
import { changes, gap, isOnStage, nearestOf } from '../observe.ts'

const reach = 230

/** They pull in whoever comes near, the player or others: who does not steer against it ends up in them. */
export const gravitate: Mechanic = {
  id: 'gravitate',
  verbs: [
    'pull in',
    'draw in',
    'suck in',
    'attract',
    'pull towards',
    'draw towards',
    'pull closer',
    'tug at',
  ],
  by: 'others',
  needs: ['whom'],
  spaces: ['float', 'top'],
  adds({ you, who, whom = you, space }) {
    const isYou = whom.id === you.id
    return {
      layout: { bare: true },
      kinds: [
        { cast: who.id, drive: { does: 'still' }, count: who.count ?? [3, 4], where: 'spread', size: 96 },
      ],
      rules: [
        {
          when: { near: [whom.id, who.id], within: reach, seconds: 0.02, each: true },
          do: [{ push: 'a', speed: space === 'float' ? -9 : -20 }],
          rest: 0,
        },
        ...(isYou
          ? [
              {
                when: { touch: [you.id, who.id] as [string, string] },
                do: [{ hurt: 'player' as const }, { move: 'a' as const, to: 'start' as const }],
                rest: 1,
              },
            ]
          : []),
      ],
      ...(isYou && { risky: true as const }),
    }
  },
  seen(films, { who, you, whom = you }) {
    let [near, nearer, far, strayed] = [0, 0, 0, 0]
    for (const { before, after } of changes(films)) {
      const steers = [before, after].some(
        ({ input }) =>
          Math.abs(direction(input.held).x) + Math.abs(direction(input.held).y) > 0 || input.pointer?.down,
      )
      for (const was of whom.id === you.id && steers ? [] : (before.casts.get(whom.id) ?? [])) {
        const is = after.bodies.get(was.id)
        const mass = nearestOf(before, who.id, was)
        if (!is || !mass || gap(was, is) > 60 || !isOnStage(was) || is.carrier > 0) continue
        const [away, later] = [gap(was, mass), gap(is, mass)]
        if (away < reach * 0.85 && away > 100) {
          near++
          if ((away - later) * perSecond > 12) nearer++
        } else if (away > reach * 1.7) {
          far++
          if ((away - later) * perSecond > 12) strayed++
        }
      }
    }
    // Whoever is not played may go there by itself: it does so from far away, too.
    if (whom.id !== you.id && (far < 12 || strayed > far * 0.3)) return undefined
    return near > 12 && nearer > near * 0.7 && strayed <= far * 0.6
      ? `In ${nearer} of ${near} moments near a ${who.name} the ${whom.name} was drawn nearer to it${far > 0 ? `, and far from all in ${strayed} of ${far}` : ''}.`
      : undefined
  },
  howTo: ({ who, you, whom = you }) =>
    `The ${who.plural} pull ${whom.id === you.id ? 'you' : `the ${whom.plural}`} in: ${whom.id === you.id ? 'steer against it, or keep your distance' : 'mind where they end up'}.`,
  example: { you: 'rocket', who: 'planet', besides: { does: 'collect', whom: 'star' } },
}
