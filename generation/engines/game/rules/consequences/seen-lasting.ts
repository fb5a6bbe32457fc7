import { direction } from '@makebelieve/kit/core/input'
import type { Cause, Outcome } from '../../../../brief/brief.ts'
import { type Film, type Frame, perSecond, type Seen } from '../film.ts'
import { all, gap, isAt, secondOf } from '../observe.ts'
import { isLitUp, isSpared, meant, pressed } from './frames.ts'
import { turnSays } from './lasting.ts'

/** Surely near, and surely not; slow, and quick: what lies between says nothing. */
const near = 110
const far = 155
const slow = 20
const quick = 35
const sight = 420

/** A state has set in so many frames after its condition. */
const settled = 5

/** How often something was as it should be, and how often otherwise: while the condition held, and while it did not. */
type Tally = { so: number; not: number }

/**
 * Whether something was seen to be so as long as something else was, and not otherwise: by where bodies were and what became of them in
 * every frame in which the condition had held for a moment, or had not.
 */
export function seenToLast(
  films: readonly Film[],
  { cause, effect }: { cause: Cause; effect: Outcome },
  you: string,
  heldIn = (film: Film) => conditionIn(film, cause, you),
): string | undefined {
  const then: Tally = { so: 0, not: 0 }
  const usual: Tally = { so: 0, not: 0 }
  const paces = { meant: [] as number[], usual: [] as number[] }
  let first: Frame | undefined
  for (const film of films) {
    const held = heldIn(film)
    for (const [at, after] of film.frames.entries()) {
      const before = film.frames[at - 1]
      if (!before || (effect.does === 'safe' && isSpared(film, at))) continue
      for (const is of [true, false]) {
        const bodies = bodiesIn(film, at, { cause, effect, held, is }, you)
        const so = bodies && isSo(before, after, bodies, effect, you)
        if (bodies) paces[is ? 'meant' : 'usual'].push(...bodies.flatMap((one) => paceOf(one, after)))
        if (so === undefined) continue
        const tally = is ? then : usual
        tally[so ? 'so' : 'not']++
        if (is && so) first ??= after
      }
    }
  }
  if (effect.does === 'hurts') return hurtIn(films, cause, you)
  const isSeen = /^(?:faster|slower)$/.test(effect.does)
    ? isPace(paces, effect.does === 'faster')
    : /^(?:safe|bigger|smaller)$/.test(effect.does)
      ? isRare(then, usual, effect)
      : isThen(then, usual, effect)
  const when = first ? `, first at ${secondOf(first)}` : ''
  return isSeen
    ? `It was so in ${said(then, paces.meant)} of the moments in which it should be${when}, and in ${said(usual, paces.usual)} of the others.`
    : undefined
}

const said = ({ so, not }: Tally, paces: readonly number[]) =>
  so + not > 0 ? `${so} of ${so + not}` : `${paces.length}`

/** So long one can bear it at most. */
const bearable = Math.round(2 * perSecond)

/** Whoever went on for so long was hurt every time, and otherwise nobody was whom nobody else had hurt. */
function hurtIn(films: readonly Film[], cause: Cause, you: string): string | undefined {
  const stretches: Tally = { so: 0, not: 0 }
  let otherwise = 0
  for (const film of films) {
    const held = conditionIn(film, cause, you)
    let began = 0
    for (const [at, frame] of film.frames.entries()) {
      const before = film.frames[at - 1]
      const isHurt = before !== undefined && frame.lives < before.lives && !isBeset(frame, you)
      if (isHurt && held.slice(Math.max(0, at - settled), at + 1).every((one) => one === false)) otherwise++
      if (held[at] !== true) began = at + 1
      if (at - began < bearable) continue
      const isAny = (film.frames[began]?.lives ?? 0) > frame.lives
      stretches[isAny ? 'so' : 'not']++
      began = at + 1
    }
  }
  const { so, not } = stretches
  return so > 0 && not === 0 && otherwise === 0
    ? `Whoever went on for two seconds lost a heart, ${so} of ${so} times, and nobody did otherwise without being touched.`
    : undefined
}

/** Those who should be so in this frame, or should not: all of them, or those that one looks at. Nothing, where that cannot be told. */
function bodiesIn(
  { frames }: Film,
  at: number,
  {
    cause,
    effect,
    held,
    is,
  }: { cause: Cause; effect: Outcome; held: readonly (boolean | undefined)[]; is: boolean },
  you: string,
): Seen[] | undefined {
  const before = frames[at - 1]
  if (!before || at < settled) return undefined
  if (cause.during !== 'looked') {
    const isSettled = held.slice(at - settled, at + 1).every((one) => one === is)
    return isSettled ? meant(before, effect.whom, you) : undefined
  }
  const isMeant = (frame: Frame, id: number) => {
    const one = frame.bodies.get(id)
    return one !== undefined && looksAt(all(frame, you), [one]) === (is !== (cause.unless ?? false))
  }
  const lately = frames.slice(at - settled, at)
  const looked = meant(before, effect.whom, you).filter(({ id }) => lately.every((one) => isMeant(one, id)))
  return looked.length > 0 ? looked : undefined
}

/** The faster half went clearly faster, or slower, than it did otherwise. */
function isPace({ meant, usual }: { meant: number[]; usual: number[] }, faster: boolean): boolean {
  const top = (all: number[]) => all.toSorted((one, other) => one - other)[Math.floor(all.length * 0.75)] ?? 0
  if (meant.length < 15 || usual.length < 15) return false
  return faster ? top(meant) > top(usual) * 1.15 : top(meant) < top(usual) * 0.85
}

/** It is so then, and not otherwise. Whoever can move does not always. */
function isThen(then: Tally, usual: Tally, { does }: Outcome): boolean {
  const other = does === 'stops' ? usual.not > usual.so * 0.3 : usual.so < usual.not * 0.2
  return then.so > 15 && usual.not > 15 && then.not < then.so * 0.25 && other
}

/** What happens only now and then happens then, and hardly ever otherwise. */
function isRare(then: Tally, usual: Tally, { does }: Outcome): boolean {
  const [rate, other] = [then, usual].map(({ so, not }) => so / Math.max(1, so + not))
  if (does === 'safe') return then.so > 2 && then.not === 0 && usual.not > 0
  return then.so > 8 && (other ?? 0) < (rate ?? 0) * 0.2
}

/** Whether it is so in this frame; nothing, where there is nothing to see. */
function isSo(
  before: Frame,
  after: Frame,
  bodies: readonly Seen[],
  { does }: Outcome,
  you: string,
): boolean | undefined {
  const [me] = all(after, you)
  const lasting = bodies.flatMap((was) => {
    const is = after.bodies.get(was.id)
    return is ? [{ was, is }] : []
  })
  switch (does) {
    case 'stops':
      return lasting.length === 0 ? undefined : lasting.every(({ was, is }) => gap(was, is) * perSecond < 12)
    case 'bigger':
      return lasting.some(({ was, is }) => is.size > was.size * 1.004)
    case 'smaller':
      return lasting.some(({ was, is }) => is.size < was.size * 0.996)
    case 'safe':
      // Somebody is right there who could do harm: it costs a life, or it does not.
      return after.lives < before.lives ? false : isBeset(after, you) || undefined
    case 'reverses': {
      const keys = direction(after.input.held)
      const pull = me ? keys.x * me.vx + keys.y * me.vy : 0
      return Math.abs(pull) < 40 ? undefined : pull < 0
    }
    case 'lights':
      return isLitUp(after, you)
    case 'darkens':
      return !isLitUp(after, you)
    default:
      return undefined
  }
}

/** Whether somebody who moves is right beside whoever plays. */
function isBeset(frame: Frame, you: string): boolean {
  const [me] = all(frame, you)
  return (
    me !== undefined &&
    [...frame.bodies.values()].some(
      (one) => one.cast !== you && Math.hypot(one.vx, one.vy) > 5 && isAt(frame, one.cast, me, 0.95),
    )
  )
}

function paceOf(was: Seen, after: Frame): number[] {
  const is = after.bodies.get(was.id)
  const pace = is ? gap(was, is) * perSecond : 0
  return pace > 15 && pace < 1500 ? [pace] : []
}

/** For every frame whether the condition holds: undefined where that cannot be told. */
function conditionIn({ frames }: Film, cause: Cause, you: string): (boolean | undefined)[] {
  const { begun, over } = turnSays(cause.says ?? '')
  let turn: boolean | undefined
  return frames.map((frame, at) => {
    if (cause.during === 'turn') {
      if (frame.said.some((text) => text.includes(begun))) turn = true
      else if (frame.said.some((text) => text.includes(over))) turn = false
    }
    const is = cause.during === 'turn' ? turn : holdsIn(frame, frames[at - 1], cause, you)
    return is === undefined ? undefined : is !== (cause.unless ?? false)
  })
}

function holdsIn(
  frame: Frame,
  before: Frame | undefined,
  { during, whom = '' }: Cause,
  you: string,
): boolean | undefined {
  const [me] = all(frame, you)
  if (!me) return undefined
  switch (during) {
    case 'still':
    case 'moving': {
      const was = before && all(before, you)[0]
      const pace = was ? gap(was, me) * perSecond : 0
      return pace > slow && pace < quick ? undefined : pace <= slow === (during === 'still')
    }
    case 'near': {
      const nearest = Math.min(...all(frame, whom).map((one) => gap(one, me)))
      return nearest < near ? true : nearest > far ? false : undefined
    }
    case 'carrying':
      return all(frame, whom).some(({ carrier }) => carrier === me.id)
    case 'seen':
      return looksAt(all(frame, whom), [me])
    case 'doing':
      return pressed(frame)
    default:
      return undefined
  }
}

/** Whether any of them has one of the others before its eyes: near enough and surely ahead, or surely not. */
function looksAt(eyes: readonly Seen[], others: readonly Seen[]): boolean | undefined {
  const sees = eyes.flatMap((one) =>
    others.map((other) => {
      const apart = gap(one, other)
      const ahead = (other.x - one.x) * one.facing
      if (apart > sight * 1.3 || ahead < apart * 0.2) return false
      return apart < sight * 0.6 && ahead > apart * 0.5 ? true : undefined
    }),
  )
  return sees.some((one) => one === true) ? true : sees.some((one) => one === undefined) ? undefined : false
}
