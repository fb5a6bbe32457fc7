import type { Cause } from '../../../../brief/brief.ts'
import { causesIn, soon } from '../consequences/seen.ts'
import type { Film, Frame } from '../film.ts'
import { all, isAt } from '../observe.ts'
import type { Change } from './filled-in.ts'
import type { Scale } from './scale.ts'

/** Whether a bar went that way at once, by what somebody did: most of the times that it was done, or nearly only where it can be done. */
export function changeSeen(
  films: readonly Film[],
  label: string,
  part: Change,
  scale: Scale,
  you: string,
): string | undefined {
  return (
    doneSeen(films, label, part, scale, you) ??
    (part.whom && metSeen(films, label, part, part.whom, scale, you))
  )
}

/** What is gone, taken along or pressed: the bar followed. */
function doneSeen(
  films: readonly Film[],
  label: string,
  { way, verb, whom }: Change,
  { span, floor, ceiling }: Scale,
  you: string,
): string | undefined {
  const sign = way === 'up' ? 1 : -1
  const least = span * 0.06
  const cause: Cause = whom === undefined ? { ...(verb && { verb }) } : { verb: verb ?? 'get', whom }
  let [done, moved] = [0, 0]
  for (const film of films)
    for (const at of causesIn(film, cause, you)) {
      const before = film.frames[Math.max(0, at - 2)]?.gauges.get(label)
      // What is full already gets no fuller.
      if (before === undefined || (sign > 0 ? before > ceiling - least : before < floor + least)) continue
      done++
      const after = film.frames.slice(at - 1, at + soon).flatMap(({ gauges }) => gauges.get(label) ?? [])
      if (after.some((value) => (value - before) * sign > least)) moved++
    }
  return moved > 0 && moved >= done * 0.6
    ? `The ${label} bar went ${way} ${moved} of ${done} times that it was done.`
    : undefined
}

/** What stays where it is: the bar went that way beside it, much more often than one is there by chance. */
function metSeen(
  films: readonly Film[],
  label: string,
  { way }: Change,
  whom: string,
  { span }: Scale,
  you: string,
): string | undefined {
  const sign = way === 'up' ? 1 : -1
  const isMet = (frame: Frame) => all(frame, you).some((me) => isAt(frame, whom, me, 1.5))
  let [moved, met, frames, there] = [0, 0, 0, 0]
  for (const film of films)
    for (const [at, after] of film.frames.entries()) {
      const before = film.frames[at - 1]
      if (!before) continue
      const isThere = isMet(after) || isMet(before)
      frames++
      if (isThere) there++
      const change = (after.gauges.get(label) ?? 0) - (before.gauges.get(label) ?? 0)
      if (change * sign <= span * 0.06) continue
      moved++
      if (isThere) met++
    }
  const isLinked = met > 0 && met / moved > 0.2 && met / moved > (there / Math.max(1, frames)) * 1.5
  return isLinked
    ? `The ${label} bar went ${way} at once ${moved} times, ${met} of them right beside one.`
    : undefined
}
