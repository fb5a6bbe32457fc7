import type { Cause, Outcome } from '../../../../brief/brief.ts'
import { type Film, type Frame, perSecond, type Seen } from '../film.ts'
import { all } from '../observe.ts'

/** So soon after it was met it has to be over. */
const soon = Math.round(0.6 * perSecond)
/** Whoever is met stays so for a moment: after a shorter while it is no other time. */
const apart = Math.round(1.2 * perSecond)

/**
 * Whether a game ended, or the player was back where it began, whenever somebody was met so often, and was so hardly ever otherwise. By
 * where bodies were: no tally of our own is asked.
 */
export function seenToEnd(
  films: readonly Film[],
  { cause, effect }: { cause: Cause; effect: Outcome },
  you: string,
): string | undefined {
  const { whom } = cause
  if (whom === undefined) return undefined
  const whole = films.map((film) => ({
    ...film,
    frames: [...film.frames, ...(film.last ? [film.last] : [])],
  }))
  if (cause.sees) return effect.does === 'loses' ? seenBySight(whole, whom, you) : undefined
  return effect.does === 'loses'
    ? seenToLose(whole, whom, you, cause.times ?? 1)
    : seenToReturn(whole, whom, you, cause.times ?? 1)
}

/** How near two come to each other until the next frame as they go, in times of where bodies touch. */
function nearest(me: Seen, one: Seen): number {
  const [x, y] = [one.x - me.x, one.y - me.y]
  const [vx, vy] = [one.vx - me.vx, one.vy - me.vy]
  const pace = vx * vx + vy * vy
  const at = pace < 1 ? 0 : Math.max(0, Math.min(1 / perSecond, -(x * vx + y * vy) / pace))
  return Math.hypot(x + vx * at, y + vy * at) / ((one.size + me.size) * 0.42)
}

function isMet(frame: Frame | undefined, whom: string, you: string, room: number): boolean {
  if (!frame) return false
  return all(frame, you).some((me) => all(frame, whom).some((one) => nearest(me, one) < room))
}

/** Frames in which one of them was met anew: each by itself, and whoever stays at it again after a while. */
function meetings({ frames }: Pick<Film, 'frames'>, whom: string, you: string): number[] {
  const last = new Map<number, number>()
  return frames.flatMap((frame, at) => {
    const [me] = all(frame, you)
    const met = me ? all(frame, whom).filter((one) => nearest(me, one) < 0.94) : []
    return met.flatMap(({ id }) => {
      if (at - (last.get(id) ?? -apart) < apart) return []
      last.set(id, at)
      return [at]
    })
  })
}

function seenToLose(films: readonly Film[], whom: string, you: string, times: number): string | undefined {
  let lost = 0
  for (const film of films) {
    const met = meetings(film, whom, you)
    const last = film.frames.length - 1
    const isAtEnd = film.frames.slice(-soon).some((frame) => isMet(frame, whom, you, 1.5))
    const before = met.filter((at) => at < last - soon).length
    // It went on, though it was met often enough.
    if (before >= times) return undefined
    if (film.status !== 'lost' || !isAtEnd) continue
    if (before + 1 !== times) return undefined
    lost++
  }
  if (lost === 0) return undefined
  const often = times === 1 ? 'the first time' : `time number ${times}`
  return `${lost === 1 ? 'A game was' : `${lost} games were`} lost at ${often} that it was met, and in no game was it met more often.`
}

/** Lost in the sight of one of them, and never a heart before: whoever is seen is not seen twice. */
function seenBySight(films: readonly Film[], whom: string, you: string): string | undefined {
  let lost = 0
  for (const { frames, status } of films) {
    const [first] = frames
    const end = frames.at(-1)
    const me = end && all(end, you)[0]
    if (!first || !end || !me || status !== 'lost') continue
    const isSeen = all(end, whom).some((one) => {
      const [dx, dy] = [me.x - one.x, me.y - one.y]
      return Math.hypot(dx, dy) < 420 && (Math.hypot(dx, dy) < 90 || dx * Math.sign(one.facing || dx) > 0)
    })
    // No heart was lost to one of them before.
    const before = frames.at(-soon) ?? first
    if (before.lives < first.lives) return undefined
    if (isSeen && end.lives < first.lives) lost++
  }
  return lost > 0
    ? `${lost === 1 ? 'A game was' : `${lost} games were`} lost in the moment in which one of them looked at the player, with all other hearts left.`
    : undefined
}

/** Back where it began, in one step and from afar. */
function returnsIn({ frames }: Film, you: string): number[] {
  const home = frames[0] && all(frames[0], you)[0]
  if (!home) return []
  return frames.flatMap((after, at) => {
    const before = frames[at - 1]
    const was = before && all(before, you)[0]
    const now = all(after, you)[0]
    if (!was || !now) return []
    const jumped = Math.hypot(now.x - was.x, now.y - was.y)
    return jumped > 90 && Math.hypot(now.x - home.x, now.y - home.y) < 70 ? [at] : []
  })
}

function seenToReturn(films: readonly Film[], whom: string, you: string, times: number): string | undefined {
  let came = 0
  let stray = 0
  let missed = 0
  for (const film of films) {
    const back = returnsIn(film, you)
    const home = film.frames[0] && all(film.frames[0], you)[0]
    // Who is there already is sent nowhere.
    const isHome = (frame: Frame) =>
      all(frame, you).some((me) => home !== undefined && Math.hypot(me.x - home.x, me.y - home.y) < 110)
    let since = 0
    let from = -apart
    for (const [at, frame] of film.frames.entries()) {
      const isBack = back.includes(at)
      // It is met in the step in which one is sent back, or just before.
      if (!isBack && isHome(frame)) continue
      const isNew =
        isMet(isBack ? film.frames[at - 1] : frame, whom, you, isBack ? 1.6 : 0.95) && at - from >= apart
      if (isNew) {
        since++
        from = at
      }
      if (isBack) {
        if (since === times || (since === 0 && times === 1)) came++
        else stray++
        since = 0
        from = at
      } else if (since > times || (since === times && at - from > soon)) {
        missed++
        since = 0
      }
    }
  }
  if (came === 0 || stray + missed > came * 0.34) return undefined
  const often = times === 1 ? 'when it was met' : `at every ${times} times that it was met`
  return `The player was back where it began ${often}, ${came === 1 ? 'once' : `${came} times`}${stray + missed > 0 ? `, and ${stray + missed} times not` : ''}.`
}
