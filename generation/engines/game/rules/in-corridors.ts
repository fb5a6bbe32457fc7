import { cellOf, openIn, stepsFrom } from '@makebelieve/kit/rules/spaces/maze'
import type { Film } from './film.ts'
import { type Frame, perSecond } from './film.ts'

/** Between walls, or in tunnels, nobody can go straight at anybody. */
export const isWalled = ({ frames: [first] }: Film): boolean => {
  if (!first) return false
  const open = openIn(first)
  return open.filter(Boolean).length < open.length * 0.6
}

/** How often somebody of `who` came nearer to those of `whom` by the open ways in half a second of moving, and how often not. */
export function nearing(
  films: readonly Film[],
  who: string,
  whom: string,
): { moments: number; part: number } {
  let [nearer, farther] = [0, 0]
  const stretch = Math.ceil(perSecond / 2)
  for (const { frames } of films)
    for (let at = 0; at + stretch < frames.length; at += stretch) {
      const [before, after] = [frames[at], frames[at + stretch]] as [Frame, Frame]
      for (const body of before.casts.get(who) ?? []) {
        const is = after.bodies.get(body.id)
        const [from, to] = [cellOf(body), is && cellOf(is)]
        if (to === undefined || from === to) continue
        // By the ways that are open by then, to where they were who are chased.
        const gaps = (before.casts.get(whom) ?? []).map((one) => stepsFrom(after, cellOf(one)))
        const gone = Math.max(...gaps.map((steps) => (steps[from] ?? 0) - (steps[to] ?? 0)))
        if (!Number.isFinite(gone) || gone === 0) continue
        if (gone > 0) nearer++
        else farther++
      }
    }
  return { moments: nearer + farther, part: nearer / Math.max(1, nearer + farther) }
}
