import { direction, holding, holds } from '@makebelieve/kit/core/input'
import type { Cause, Outcome } from '../../../../brief/brief.ts'
import { type Film, type Frame, perSecond, type Seen } from '../film.ts'
import { all, gap, isAt, nearestOf, nearness, secondOf } from '../observe.ts'
import { isLitUp, isSpared, meant, pressed } from './frames.ts'
import { crowd, isLeap, spell } from './occasions.ts'
import { seenToEnd } from './seen-endings.ts'
import { seenToLast } from './seen-lasting.ts'

/** Frames of a film, by their places in it. */
type Moments = number[]

/** So soon after its cause an effect has to be there. */
export const soon = Math.round(0.5 * perSecond)

/** Around the end of a spell nobody can tell by looking whether it is over. */
const settling = Math.round(0.4 * perSecond)

/**
 * Whether one thing was seen to follow from another: over all films, by what bodies did and what became of them. Most of the times that the
 * cause was seen the effect came right after it, and the effect hardly ever came otherwise. A sentence that says so, or nothing.
 */
export function seenToFollow(
  films: readonly Film[],
  { cause, effect }: { cause: Cause; effect: Outcome },
  you: string,
): string | undefined {
  if (cause.during) return seenToLast(films, { cause, effect }, you)
  if (effect.does === 'safe')
    return seenToLast(films, { cause, effect }, you, (film) =>
      afterwards(film, causesIn(film, cause, you), effect),
    )
  if (effect.does === 'again' || effect.does === 'loses') return seenToEnd(films, { cause, effect }, you)
  // What comes with the last step of a game is there all the same.
  const moments = films
    .map(({ last, ...rest }) => ({ ...rest, frames: [...rest.frames, ...(last ? [last] : [])] }))
    .map((film) => ({
      causes: cause.points ? pointsIn(film, cause.times ?? 1) : causesIn(film, cause, you),
      effects: effectsIn(film, effect, you),
      film,
    }))
  const [often, followed] = sum(
    moments.map(({ causes, effects, film }) => dueIn(causes, effects, film, { cause, effect }, you)),
  )
  const total = moments.reduce((all, { effects }) => all + effects.length, 0)
  const fair = moments.reduce(
    (all, { causes, effects }) => all + effects.filter((at) => causes.some((one) => isAfter(one, at))).length,
    0,
  )
  // What never happens by itself is seen when it happens once.
  const isRare = cause.times !== undefined || !/^(?:comes|hurts|life)$/.test(effect.does)
  const least = isRare ? 1 : 2
  const isFast = isSoInDeed(films, effect, you)
  if (followed < least || followed < often * 0.6 || fair < total * 0.75 || !isFast) return undefined
  const first = moments.find(({ effects }) => effects.length > 0)
  const [at = 0] = first?.effects ?? []
  const frame = first?.film.frames[at]
  const without = total - fair === 0 ? 'never without it' : `${total - fair} of ${total} times without it`
  return `It followed ${followed} of ${often} times${frame ? `, first at ${secondOf(frame)}` : ''}, and ${without}.`
}

/** For each frame whether something is still so that was to be so for a while after each of those moments; nothing, where it may be. */
function afterwards(
  { frames }: Film,
  moments: Moments,
  { seconds = spell }: Outcome,
): (boolean | undefined)[] {
  const long = seconds * perSecond
  const last = (at: number) => moments.findLast((moment) => moment <= at) ?? Number.NEGATIVE_INFINITY
  return frames.map((_, at) => {
    const since = at - last(at)
    return since < long - settling ? true : since > long + settling ? false : undefined
  })
}

const sum = (pairs: readonly [number, number][]): [number, number] =>
  pairs.reduce(([one, other], [more, another]) => [one + more, other + another], [0, 0])

const isAfter = (cause: number, effect: number) => effect >= cause - 1 && effect <= cause + soon

/** How often the effect was due, and how often it came. What is due every n-th time comes so often in all. */
function dueIn(
  causes: Moments,
  effects: Moments,
  film: Film,
  { cause, effect }: { cause: Cause; effect: Outcome },
  you: string,
): [due: number, came: number] {
  const came = effects.filter((at) => causes.some((one) => isAfter(one, at))).length
  if (cause.times !== undefined && !cause.points) {
    const due = cause.once
      ? Math.min(1, Math.floor(causes.length / cause.times))
      : Math.floor(causes.length / cause.times)
    // Two in the same moment are seen as one.
    const isDue = came <= Math.ceil((causes.length * 1.15) / cause.times) + 1
    return [due, isDue ? Math.min(due, came) : 0]
  }
  // What is as it should be already does not become so again.
  const ready = causes.filter((at) => !isSo(film, at, effect, you))
  return [ready.length, ready.filter((at) => effects.some((one) => isAfter(at, one))).length]
}

/** Every n points. */
function pointsIn({ frames }: Film, every: number): Moments {
  return places(frames, (before, after) => Math.floor(after.score / every) > Math.floor(before.score / every))
}

function places(frames: readonly Frame[], is: (before: Frame, after: Frame) => boolean): Moments {
  return frames.flatMap((after, at) => {
    const before = frames[at - 1]
    return before && is(before, after) ? [at] : []
  })
}

export function causesIn({ frames }: Film, cause: Cause, you: string): Moments {
  const { whom, verb } = cause
  if (isLeap(cause) && whom === undefined)
    return places(frames, (before, after) => hasLeapt(before, after, you))
  if (whom === undefined) {
    const sent = places(frames, (before, after) => hasSent(before, after, you))
    return sent.length > 0 ? sent : places(frames, (before, after) => !pressed(before) && pressed(after))
  }
  // To whom something was done it is not done again by what becomes of it later.
  const done = new Set<number>()
  const gone = places(frames, (before, after) => {
    const became = all(before, whom).filter(
      (one) =>
        one.inSight &&
        !done.has(one.id) &&
        becameOf(one, after.bodies.get(one.id)) &&
        // What goes off beyond the rim does so by itself.
        (verb !== undefined
          ? one.x > 0 && one.y > 0
          : isAt(before, you, one, 2.4) || isHit(before, one, you)),
    )
    for (const { id } of became) done.add(id)
    return became.length > 0
  })
  // Whoever is gone when it is done is only bumped into otherwise.
  if (verb !== undefined || gone.length > 0) return gone
  return places(frames, (before, after) => {
    const [me] = all(after, you)
    return me !== undefined && isAt(after, whom, me, 1) && !isAt(before, whom, me, 1)
  })
}

/** Something small and fast is right there that whoever plays has sent off. */
const isHit = ({ bodies }: Frame, one: Seen, you: string) =>
  [...bodies.values()].some(
    (other) =>
      other.cast !== you &&
      other.cast !== one.cast &&
      Math.hypot(other.vx, other.vy) > 200 &&
      gap(one, other) < (one.size + other.size) * 0.9,
  )

/** Off the ground, with a button, much faster up than just before. */
function hasLeapt(before: Frame, after: Frame, you: string): boolean {
  const [was] = all(before, you)
  const [is] = all(after, you)
  if (!was || !is || !(holds(after.input.held, 'up') || pressed(after))) return false
  return is.vy < -140 && is.vy < was.vy - 130
}

/** Something flies off from whoever plays that was not there before. */
function hasSent(before: Frame, after: Frame, you: string): boolean {
  return [...after.bodies.values()].some((one) => {
    if (before.bodies.has(one.id) || one.cast === you || Math.hypot(one.vx, one.vy) < 150) return false
    const near = nearestOf(after, you, one)
    return near !== undefined && nearness(near, one) < 3
  })
}

/** Gone, taken along, or another than it was. */
const becameOf = (was: Seen, is: Seen | undefined) =>
  is === undefined ||
  was.state !== is.state ||
  was.cast !== is.cast ||
  (was.carrier === 0 && is.carrier !== 0)

function effectsIn({ frames }: Film, { does, whom, amount = 1, says, key }: Outcome, you: string): Moments {
  const changed = (is: (was: Seen, now: Seen) => boolean) =>
    places(frames, (before, after) =>
      meant(before, whom, you).some((was) => {
        const now = after.bodies.get(was.id)
        return now !== undefined && is(was, now)
      }),
    )
  switch (does) {
    case 'costs':
      return places(
        frames,
        (before, after) => (before.stock.get(whom) ?? 0) - (after.stock.get(whom) ?? 0) === amount,
      )
    case 'faster':
      return changed((was, is) => is.haste > was.haste + 0.02 && is.haste > 1)
    case 'slower':
      return changed((was, is) => is.haste < was.haste - 0.02 && is.haste < 1)
    case 'bigger':
      return changed((was, is) => is.state === was.state && is.size > was.size * 1.03)
    case 'smaller':
      return changed((was, is) => is.state === was.state && is.size < was.size * 0.97)
    case 'stops':
      return changed((was, is) => is.still && !was.still)
    case 'comes':
      return places(frames, (before, after) => all(after, whom).some(({ id }) => !before.bodies.has(id)))
    case 'reverses':
      return changed((was, is) => is.dizzy && !was.dizzy)
    case 'forgets':
      return changed(
        (was, is) => is.lost !== undefined && (key ?? is.lost) === is.lost && was.lost === undefined,
      )
    case 'lights':
      return places(frames, (before, after) => isLitUp(after, you) && !isLitUp(before, you))
    case 'darkens':
      return places(frames, (before, after) => isLitUp(before, you) && !isLitUp(after, you))
    case 'wakes':
      return places(frames, (before, after) =>
        all(before, whom).some((was) => wakesUp(was, after.bodies.get(was.id))),
      )
    // What is so for a while has no moment in which it happens; what ends it all is seen by itself.
    case 'again':
    case 'loses':
    case 'safe':
      return []
    case 'life':
      return places(frames, (before, after) => after.lives >= before.lives + amount)
    case 'hurts':
      return places(frames, (before, after) => after.lives < before.lives)
    case 'says':
      return places(frames, (_, after) => after.said.some((text) => text.includes(says ?? '')))
  }
}

/** Who lay still, and goes about now. */
const wakesUp = (was: Seen, is: Seen | undefined) =>
  is !== undefined && was.state !== is.state && Math.hypot(was.vx, was.vy) < 5

/** Whether somebody is that already, so that nothing is to be seen of its becoming so. */
function isSo({ frames }: Film, at: number, { does, whom }: Outcome, you: string): boolean {
  const frame = frames[at - 1]
  const [one] = frame ? meant(frame, whom, you) : []
  if (does === 'stops') return one?.still === true
  if (does === 'hurts') return isSpared({ frames }, at)
  if (does === 'reverses') return one?.dizzy === true
  if (does === 'forgets') return one?.lost !== undefined
  if (does === 'lights') return frame !== undefined && isLitUp(frame, you)
  if (does === 'darkens') return frame !== undefined && !isLitUp(frame, you)
  if (does === 'wakes')
    return frame !== undefined && all(frame, whom).every(({ vx, vy }) => Math.hypot(vx, vy) > 5)
  if (does === 'comes') return frame !== undefined && all(frame, whom).length >= crowd
  if (does === 'faster') return one !== undefined && one.haste > 1.45
  if (does === 'slower') return one !== undefined && one.haste < 0.65
  if (!/^(?:faster|slower|bigger|smaller)$/.test(does)) return false
  const sizes = frames.flatMap((one) => meant(one, whom, you).map(({ size }) => size))
  const end = does === 'bigger' ? Math.max(...sizes) : Math.min(...sizes)
  return one !== undefined && Math.abs(one.size - end) < 0.5
}

/** What is said of a pace or of the controls is seen by where somebody went, and not only noted. */
function isSoInDeed(films: readonly Film[], effect: Outcome, you: string): boolean {
  if (effect.does === 'faster' || effect.does === 'slower') return wentSo(films, effect, you)
  return effect.does === 'reverses' || effect.does === 'forgets' ? obeyed(films, effect.does, you) : true
}

/** Whether whoever plays went against the keys while left was right, with them otherwise, and never the way whose key was gone. */
function obeyed(films: readonly Film[], does: Outcome['does'], you: string): boolean {
  const went = { so: { along: 0, against: 0 }, usual: { along: 0, against: 0 } }
  for (const { frames } of films)
    for (const [at, after] of frames.entries()) {
      // It takes a moment to turn round.
      const early = frames[at - 3] ?? after
      const [was] = all(early, you)
      const [me] = all(after, you)
      if (
        !was ||
        !me ||
        was.dizzy !== me.dizzy ||
        was.lost !== me.lost ||
        early.input.held !== after.input.held
      )
        continue
      const keys = direction(after.input.held)
      const gone = me.lost === undefined ? undefined : direction(holding(me.lost).held)
      const when =
        does === 'reverses' ? me.dizzy : gone !== undefined && keys.x * gone.x + keys.y * gone.y > 0
      const pull = gone && when ? gone.x * me.vx + gone.y * me.vy : keys.x * me.vx + keys.y * me.vy
      const side = went[when ? 'so' : 'usual']
      if (pull > 40) side.along++
      else if (when && does === 'forgets' ? true : pull < -40) side.against++
    }
  const { so, usual } = went
  return so.against > 5 && so.along < so.against * 0.25 && usual.along > usual.against * 3
}

/** Whether those who are said to be fast went faster then than else, and those who are slow slower: by where they were. */
function wentSo(films: readonly Film[], { does, whom }: Outcome, you: string): boolean {
  const paces: Record<'so' | 'usual', number[]> = { so: [], usual: [] }
  for (const { frames } of films)
    for (const [at, after] of frames.entries()) {
      const before = frames[at - 1]
      for (const was of before ? meant(before, whom, you) : []) {
        const is = after.bodies.get(was.id)
        const pace = is ? gap(was, is) * perSecond : 0
        if (!is || was.still || pace < 15 || pace > 1500) continue
        const isThen = does === 'faster' ? was.haste > 1.05 : was.haste < 0.95
        paces[isThen ? 'so' : 'usual'].push(pace)
      }
    }
  const top = (all: number[]) => all.sort((one, other) => one - other)[Math.floor(all.length * 0.8)]
  const [now, usual] = [top(paces.so), top(paces.usual)]
  if (now === undefined || usual === undefined || paces.so.length < 10) return false
  return does === 'faster' ? now > usual * 1.03 : now < usual * 0.97
}
