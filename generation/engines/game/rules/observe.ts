import { holds } from '@makebelieve/kit/core/input'
import { stage } from '@makebelieve/kit/rules/spaces/space'
import { type Film, type Frame, perSecond, type Seen } from './film.ts'

/** What measurements over films are made of. All of them go by where bodies are and what becomes of them. */

/** Two frames in a row. */
export class Change {
  readonly before: Frame
  readonly after: Frame
  /** The place of its film among all. */
  readonly film: number
  private said: string | undefined

  constructor(before: Frame, after: Frame, film: number) {
    this.before = before
    this.after = after
    this.film = film
  }

  /** Put into words only where somebody asks: there are thousands of moments. */
  get second(): string {
    this.said ??= secondOf(this.after)
    return this.said
  }
}

/** Somebody who came or went between two frames. */
class Passing extends Change {
  readonly body: Seen

  constructor({ before, after, film }: Change, body: Seen) {
    super(before, after, film)
    this.body = body
  }
}

/** Somebody in two frames in a row. */
class Lasting extends Change {
  readonly was: Seen
  readonly is: Seen

  constructor({ before, after, film }: Change, was: Seen, is: Seen) {
    super(before, after, film)
    this.was = was
    this.is = is
  }
}

/** What was made out of films once is not made again: many measurements ask for the same. */
type Moments = {
  changes: readonly Change[]
  vanished: Map<string, readonly Passing[]>
  appeared: Map<string, readonly Passing[]>
  lasting: Map<string, readonly Lasting[]>
}

const known = new WeakMap<readonly Film[], Moments>()

function momentsOf(films: readonly Film[]): Moments {
  const before = known.get(films)
  if (before) return before
  const moments = {
    changes: [...inARow(films)],
    vanished: new Map(),
    appeared: new Map(),
    lasting: new Map(),
  }
  known.set(films, moments)
  return moments
}

function once<T>(made: Map<string, T>, cast: string, make: () => T): T {
  const before = made.get(cast)
  if (before) return before
  const now = make()
  made.set(cast, now)
  return now
}

function* inARow(films: readonly Film[]): Generator<Change> {
  for (const [film, { frames }] of films.entries())
    for (let at = 1; at < frames.length; at++) {
      const before = frames[at - 1]
      const after = frames[at]
      if (before && after) yield new Change(before, after, film)
    }
}

export const changes = (films: readonly Film[]): readonly Change[] => momentsOf(films).changes

/** The same, the very last step of each game among them: with that one much is lost. */
export const changesToTheEnd = (films: readonly Film[]): readonly Change[] => [
  ...changes(films),
  ...films.flatMap(({ frames, last }, film) => {
    const before = frames.at(-1)
    return last && before ? [new Change(before, last, film)] : []
  }),
]

/** Tells a body from all others in all films: each film counts from 1. */
export const keyOf = (film: number, { id }: { id: number }) => `${film} ${id}`

export const secondOf = ({ tick }: Frame) => `second ${(tick / 60).toFixed(1)}`

const none: readonly Seen[] = []

export function all({ casts }: Frame, cast: string): readonly Seen[] {
  return casts.get(cast) ?? none
}

export function gap(one: { x: number; y: number }, other: { x: number; y: number }): number {
  const dx = one.x - other.x
  const dy = one.y - other.y
  return Math.sqrt(dx * dx + dy * dy)
}

/** The gap between two as parts of their sizes: about 1 where they touch. */
export function nearness(one: Seen, other: Seen): number {
  return gap(one, other) / ((one.size + other.size) * 0.42)
}

export function nearestOf(frame: Frame, cast: string, to: { x: number; y: number }): Seen | undefined {
  let nearest: Seen | undefined
  let least = Number.POSITIVE_INFINITY
  for (const one of all(frame, cast)) {
    const away = gap(one, to)
    if (away >= least) continue
    least = away
    nearest = one
  }
  return nearest
}

/** Whether it is not beyond the rims on which stages begin, nor below: what comes in again from outside was never somewhere else. */
export const isOnStage = ({ x, y }: Seen) => x > 0 && y > 0 && y < stage.height

/** Somebody of `cast` who is there no longer, as it was last seen. */
export function vanished(films: readonly Film[], cast: string): readonly Passing[] {
  const { vanished, changes } = momentsOf(films)
  return once(vanished, cast, () =>
    changes.flatMap((change) =>
      all(change.before, cast)
        .filter(({ id }) => !change.after.bodies.has(id))
        .map((body) => new Passing(change, body)),
    ),
  )
}

/** Somebody of `cast` who was not there before. */
export function appeared(films: readonly Film[], cast: string): readonly Passing[] {
  const { appeared, changes } = momentsOf(films)
  return once(appeared, cast, () =>
    changes.flatMap((change) =>
      all(change.after, cast)
        .filter(({ id }) => !change.before.bodies.has(id))
        .map((body) => new Passing(change, body)),
    ),
  )
}

/** Somebody of `cast` in two frames in a row. */
export function lasting(films: readonly Film[], cast: string): readonly Lasting[] {
  const { lasting, changes } = momentsOf(films)
  return once(lasting, cast, () =>
    changes.flatMap((change) =>
      all(change.before, cast).flatMap((was) => {
        const is = change.after.bodies.get(was.id)
        return is ? [new Lasting(change, was, is)] : []
      }),
    ),
  )
}

/** Somebody of `cast` who became something else, in the same place. */
export function* turned(films: readonly Film[], cast: string): Generator<Lasting> {
  for (const change of lasting(films, cast))
    if (change.was.state !== change.is.state || change.is.cast !== cast) yield change
}

/** The frames of the seconds before a moment, the latest one last. */
export function lately(films: readonly Film[], { film, before }: Change, seconds: number): Frame[] {
  const frames = films[film]?.frames ?? []
  const at = frames.indexOf(before)
  return frames.slice(Math.max(0, at + 1 - Math.round(seconds * perSecond)), at + 1)
}

/** Whether a button is down: that of the keys, or a pointer that is. */
export function pressing({ input: { held, pointer } }: Frame, button: 'a' | 'b'): boolean {
  return holds(held, button) || (button === 'a' && pointer?.down === true)
}

/** Whether somebody of `cast` is at something, as near as bodies touch, or a few times that. */
export function isAt(frame: Frame, cast: string, body: Seen, within = 1.6): boolean {
  const near = nearestOf(frame, cast, body)
  return near !== undefined && near.id !== body.id && nearness(near, body) < within
}

/** Whether somebody else is at it: what happens to it then may not be the doing of `who`, and does not happen by itself. */
export function isAnothers(frame: Frame, who: string, body: Seen): boolean {
  return [...frame.bodies.values()].some(
    (one) =>
      one.cast !== who &&
      one.cast !== body.cast &&
      Math.abs(one.vx) + Math.abs(one.vy) > 5 &&
      nearness(one, body) < 1.9,
  )
}

/** Those of `cast` whom somebody carries. */
export function loadOf(frame: Frame, cast: string, carrier: string): Seen[] {
  return all(frame, cast).filter((one) => frame.bodies.get(one.carrier)?.cast === carrier)
}

/** Whether somebody went back and forth over it in that moment. */
export function isRubbed({ before, after, was, is }: Lasting, who: string): boolean {
  const near = nearestOf(before, who, was)
  const later = near && after.bodies.get(near.id)
  // Whoever turns round between two moments is where it was, and rubs all the same.
  const speed = ({ vx, vy }: Seen) => Math.abs(vx) + Math.abs(vy)
  const moves = near && later && (paceOf(near, later) > 15 || speed(near) + speed(later) > 40)
  return Boolean(moves) && (isBeside(before, who, was, 1.9) || isBeside(after, who, is, 1.9))
}

/** Somebody from moment to moment while on a line that is tied to one of a kind: 'film anchor' tells the anchors apart. */
export function* onLine(
  films: readonly Film[],
  who: string,
  anchors: string,
): Generator<{ was: Seen; is: Seen; anchor: Seen; key: string }> {
  for (const { film, before, after } of changes(films)) {
    const [was] = all(before, who)
    const [is] = all(after, who)
    const anchor = is && after.bodies.get(is.tied)
    if (was && is && anchor?.cast === anchors) yield { was, is, anchor, key: keyOf(film, anchor) }
  }
}

/** What came into somebody's hands, who was right there. */
export const takenUp = (films: readonly Film[], who: string, whom: string): Lasting[] =>
  lasting(films, whom).filter(
    ({ before, after, was, is }) =>
      was.carrier !== is.carrier && after.bodies.get(is.carrier)?.cast === who && isAt(before, who, was),
  )

/** The most that any meter rose between two moments of the same body. */
export function rise(was: Seen, is: Seen): number {
  if (was.state !== is.state) return 0
  return Math.max(0, ...is.meters.map((value, at) => value - (was.meters[at] ?? value)))
}

/** The most that any meter fell between two moments of the same body. */
export function fall(was: Seen, is: Seen): number {
  if (was.state !== is.state) return 0
  return Math.max(0, ...was.meters.map((value, at) => value - (is.meters[at] ?? value)))
}

/** Whether somebody of `cast` is right beside a body, by so many of their sizes. */
export function isBeside(frame: Frame, cast: string, body: Seen, by = 2.4): boolean {
  const near = nearestOf(frame, cast, body)
  return near !== undefined && nearness(near, body) < by
}

/** How often the player, who looks like `you`, lost a life, and how often somebody of `cast` was right beside it then. */
export function harm(
  films: readonly Film[],
  you: string,
  cast: string,
  within = 1.8,
): { lost: number; near: number } {
  let lost = 0
  let near = 0
  for (const { before, after } of changes(films)) {
    const [me] = all(before, you)
    if (!me || after.lives >= before.lives) continue
    lost++
    if (all(before, cast).some((one) => nearness(one, me) < within)) near++
  }
  return { lost, near }
}

/** Whether nearly everybody but `you` stands at once, on purpose; somebody may just have come. */
export function isHalt({ bodies }: Frame, you: string): boolean {
  const others = [...bodies.values()].filter(({ cast }) => cast !== you)
  const halted = others.filter(({ still }) => still).length
  return halted > 1 && halted >= others.length * 0.6
}

/** Every body of `cast` with all that was seen of it, in order. */
export function* trails(films: readonly Film[], cast: string): Generator<Seen[]> {
  for (const { frames } of films) {
    const found = new Map<number, Seen[]>()
    for (const frame of frames)
      for (const body of all(frame, cast)) {
        const trail = found.get(body.id)
        if (trail) trail.push(body)
        else found.set(body.id, [body])
      }
    yield* found.values()
  }
}

/** How fast somebody went, in units per second. */
export function paceOf(was: Seen, is: Seen): number {
  return gap(was, is) * perSecond
}

/** How many at least, in all films together, of what a generator finds. */
export function countOf(found: Iterable<unknown>, most = 1000): number {
  let count = 0
  for (const _ of found) if (++count >= most) break
  return count
}

/**
 * How much of its way somebody of `who` goes towards the nearest of `whom`: 1 straight to it, −1 straight away, about 0 where it does
 * not care. Only moments in which it moves count, and in which the other is not right beside it.
 */
export function heading(
  films: readonly Film[],
  who: string,
  whom: string,
  within = 2000,
): { part: number; moments: number } {
  let sum = 0
  let moments = 0
  for (const { before, was, is } of lasting(films, who)) {
    const other = nearestOf(before, whom, was)
    if (!other || was.id === other.id || nearness(was, other) < 1.2 || gap(was, other) > within) continue
    const went = gap(was, is)
    if (went * perSecond < 15) continue
    const dx = (other.x - was.x) / gap(was, other)
    const dy = (other.y - was.y) / gap(was, other)
    sum += ((is.x - was.x) * dx + (is.y - was.y) * dy) / went
    moments++
  }
  return { part: moments === 0 ? 0 : sum / moments, moments }
}
