import type { Film } from '../film.ts'
import type { Mechanic } from '../mechanic.ts'
import { all, gap, lasting, nearestOf, paceOf } from '../observe.ts'

const reach = 120

/** Others go about where something is, from one to the next, and hardly anywhere else. */
export const frequent: Mechanic = {
  id: 'frequent',
  verbs: ['frequent', 'hang around', 'gather at', 'gather around', 'dance around', 'play around', 'meet at'],
  goes: 'about',
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
    const { part, usual, moments, moves } = staysAt(films, who.id, whom.id)
    return whom.id !== you.id && isKept(part, usual) && moves > moments * 0.2
      ? `${who.plural} were at the ${whom.plural} in ${Math.round(part * 100)} % of the time; whoever goes anywhere would have been there in ${Math.round(usual * 100)} %.`
      : undefined
  },
  howTo: ({ you, who, whom = you }) => `The ${who.plural} stay around the ${whom.plural}.`,
  example: { you: 'child', who: 'cow', whom: 'bridge', besides: { does: 'collect', whom: 'coin' } },
  kin: ['guard', 'rest'],
}

const isKept = (part: number, usual: number) => part > 0.75 && part > usual + 0.25

/** Whether somebody keeps to where something is. */
export function keepsTo(films: readonly Film[], who: string, whom: string): boolean {
  const { part, usual } = staysAt(films, who, whom)
  return isKept(part, usual)
}

/** In which part of its time somebody is at one of `whom`, and in which it would be there that went anywhere; and how often it moved. */
function staysAt(films: readonly Film[], who: string, whom: string) {
  const found = { moments: 0, moves: 0, there: 0, spots: 0, near: 0 }
  for (const { after, was, is } of lasting(films, who)) {
    const near = nearestOf(after, whom, is)
    // At first they are on their way.
    if (after.tick < 240 || !near || near.id === is.id) continue
    found.moments++
    if (gap(near, is) < reach) found.there++
    if (paceOf(was, is) > 12) found.moves++
    if (found.moments % 40 !== 0) continue
    for (let x = 80; x < 960; x += 160)
      for (let y = 60; y < 600; y += 120) {
        found.spots++
        if (all(after, whom).some((one) => gap(one, { x, y }) < reach)) found.near++
      }
  }
  const { moments, moves, there, spots, near } = found
  return moments < 200
    ? { part: 0, usual: 1, moments, moves }
    : { part: there / moments, usual: near / spots, moments, moves }
}
