import { direction, holds, type Input } from '../core/input.ts'
import { chance, pickOne, rate } from '../game/world.ts'
import { apply, carriedBy, type Met } from './effects.ts'
import { hasSo } from './having.ts'
import { hasRoom } from './room.ts'
import type { If, Rule, Side, When } from './rulebook.ts'
import type { Spot } from './spaces/space.ts'
import { overlaps } from './spaces/spots.ts'
import { spaces } from './spaces.ts'
import { length } from './sure-math.ts'
import {
  amountOf,
  type Body,
  bodiesOf,
  bookOf,
  countOf,
  distance,
  indexOf,
  isLit,
  isTouching,
  kindOf,
  nearestTo,
  playerOf,
  playersOf,
  type RulesWorld,
} from './world.ts'

/** What the rules are told of the buttons, wherever they come from. */
export type Buttons = {
  a: boolean
  b: boolean
  newA: boolean
  newB: boolean
  /** Held a step ago, and no longer. */
  letGo: { a: boolean; b: boolean }
  steers: Spot
}

/** The buttons of the first player, and of the second where two play. */
export function buttonsOf(world: RulesWorld, { held, second, pointer }: Input): Buttons[] {
  const { points } = spaces[bookOf(world).space.id]
  return [held, second].map((buttons, seat) => {
    const a = holds(buttons, 'a') || (seat === 0 && points === true && pointer?.down === true)
    const b = holds(buttons, 'b')
    const was = world.held[seat] ?? { a: false, b: false }
    world.held[seat] = { a, b }
    const letGo = { a: was.a && !a, b: was.b && !b }
    return { a, b, newA: a && !was.a, newB: b && !was.b, letGo, steers: direction(buttons) }
  })
}

/** All rules, once: each finds whom it is about, and what it says happens. */
export function happen(world: RulesWorld, seats: readonly Buttons[]): void {
  for (const [index, rule] of indexOf(bookOf(world)).rules)
    for (const met of meetings(world, rule, index, seats)) {
      if (
        (met.a.gone && !('defeated' in rule.when)) ||
        met.b?.gone ||
        isHeldByAnother(world, rule, met) ||
        !(rule.if ?? []).every((one) => holdsTrue(world, one, met))
      )
        continue
      const rester = met.b ?? met.a
      if ((rester.rests[index] ?? 0) > 0) continue
      rester.rests[index] = Math.round((rule.rest ?? 0.5) * rate)
      for (const effect of rule.do) apply(world, effect, met)
      if (world.status !== 'playing') return
    }
}

/** What one player carries, the other one does not take away. */
function isHeldByAnother(world: RulesWorld, { do: effects }: Rule, { a, b }: Met): boolean {
  if (!b || b.carrier === 0 || !effects.some((effect) => 'carry' in effect)) return false
  const players = playersOf(world)
  return players.includes(a) && players.some(({ id }) => id === b.carrier)
}

function meetings(world: RulesWorld, rule: Rule, index: number, seats: readonly Buttons[]): Met[] {
  const { when } = rule
  if ('touch' in when) {
    const book = bookOf(world)
    const { fills } = indexOf(book)
    return pairs(world, when.touch, (a, b) => isTouching(book, a, b, fills))
  }
  if ('sees' in when) {
    const { button } = when
    const seen = pairs(world, when.sees, (a, b) => {
      const gap = distance(a, b)
      if (button && !pressedOf(seats[a.seat - 1] ?? none, button)) return false
      return gap < when.within && isAhead(a, b, when.narrow) && !isBetween(world, a, b)
    })
    if (!when.first) return seen
    const able = seen.filter((met) => (rule.if ?? []).every((one) => holdsTrue(world, one, met)))
    return able.filter(
      ({ a, b }) =>
        b &&
        b ===
          nearestTo(
            a,
            able.flatMap((met) => (met.a === a ? (met.b ?? []) : [])),
          ),
    )
  }
  if ('lights' in when) return pairs(world, when.lights, (a, b) => isLit(world, b, a.kind))
  if ('defeated' in when)
    return world.fallen
      .filter(({ kind, cast }) => kind === when.defeated || cast === when.defeated)
      .map((a) => ({ a }))
  if ('near' in when) return worked(world, when, rule.if ?? [], index, seats)
  if ('press' in when)
    return played(world, seats, (buttons) =>
      when.held ? buttons[when.press] : pressedOf(buttons, when.press),
    )
  if ('release' in when) return played(world, seats, ({ letGo }) => letGo[when.release])
  if ('steers' in when)
    return played(
      world,
      seats,
      ({ steers: { x, y } }) => ({ left: x < 0, right: x > 0, up: y < 0, down: y > 0 })[when.steers],
    )
  if ('passes' in when) {
    const slides = spaces[bookOf(world).space.id].slides === 'up'
    return pairs(world, when.passes, (a, b) => isPast(a, b, slides) && howPast(a, b, slides) === when.by)
  }
  if ('enters' in when) return entering(world, when, index)
  if ('covers' in when)
    return bodiesOf(world, when.covers)
      .filter(
        ({ went, strode }) =>
          Math.floor(went / when.units) > Math.floor(Math.max(0, went - strode) / when.units),
      )
      .map((a) => ({ a }))
  if ('every' in when) {
    const steps = Math.max(1, Math.round(amountOf(world, when.every) * rate))
    if (when.one) return world.tick % steps === steps - 1 ? oneOf(world, when.of) : []
    return bodiesOf(world, when.of)
      .filter(({ age, id, still }) => still === 0 && (age + id * 37) % steps === steps - 1)
      .map((a) => ({ a }))
  }
  if ('leaps' in when)
    return bodiesOf(world, when.leaps)
      .filter(({ leapt }) => leapt)
      .map((a) => ({ a }))
  if ('meter' in when) return crossing(world, when, index)
  if ('leaves' in when)
    return bodiesOf(world, when.leaves)
      .filter((body) => isOut(world, body))
      .map((a) => ({ a }))
  const a = playerOf(world)
  if ('phase' in when) {
    const { id, was, since, rounds } = world.phase
    const isThat = when.round === undefined || rounds[when.phase] === when.round
    return since === 0 && isThat && when.phase === (when.is === 'begun' ? id : was) ? [{ a }] : []
  }
  if ('gone' in when)
    return each(world, index, world.came[when.gone] === true && bodiesOf(world, when.gone).length === 0)
      ? [{ a }]
      : []
  if ('tally' in when) return counted(world, when, index) ? [{ a }] : []
  if ('points' in when) {
    const { points, once: isOnce } = when
    if (isOnce) return once(world, index, world.score >= points) ? [{ a }] : []
    return Math.floor(world.score / points) > Math.floor(world.scored / points) ? [{ a }] : []
  }
  if ('level' in when) return once(world, index, world.level === when.level) ? [{ a }] : []
  const first = Math.round(amountOf(world, when.after) * rate)
  const again = when.again === undefined ? 0 : Math.round(amountOf(world, when.again) * rate)
  const late = world.tick - world.began - first
  const due = late === 0 || (again > 0 && late > 0 && late % again === 0)
  return due ? [{ a }] : []
}

/** Those who are played and do something with their buttons. */
function played(world: RulesWorld, seats: readonly Buttons[], does: (buttons: Buttons) => boolean): Met[] {
  return playersOf(world)
    .filter(({ seat }) => does(seats[seat - 1] ?? none))
    .map((a) => ({ a }))
}

export function isAhead(from: Body, { x, y }: { x: number; y: number }, narrow = 0.35): boolean {
  return (x - from.x) * from.facing > distance(from, { x, y }) * narrow
}

/** Whether one of a kind that is awake has somebody before its eyes. */
function isWatched(
  world: RulesWorld,
  whom: Body,
  { watched, within }: Extract<If, { watched: unknown }>,
): boolean {
  return bodiesOf(world, watched).some(
    (one) =>
      one !== whom &&
      one.still === 0 &&
      distance(one, whom) < within &&
      isAhead(one, whom) &&
      !isBetween(world, one, whom),
  )
}

/** Whether something solid of the ground stands between two. */
function isBetween({ blocks }: RulesWorld, from: Body, to: Body): boolean {
  for (let part = 1; part < 12; part++) {
    const spot = { x: from.x + ((to.x - from.x) * part) / 12, y: from.y + ((to.y - from.y) * part) / 12 }
    if (blocks.some((block) => block.solid && overlaps(block, spot, 0))) return true
  }
  return false
}

/** Any of those who are on the stage and can move. */
function oneOf(world: RulesWorld, kind: string): Met[] {
  const { width, height } = world
  const able = bodiesOf(world, kind).filter(
    ({ x, y, still }) => still === 0 && x > 0 && y > 0 && x < width && y < height,
  )
  return able.length > 0 ? [{ a: pickOne(world, able) }] : []
}

/** Whoever is not played presses nothing. */
const none: Buttons = {
  a: false,
  b: false,
  newA: false,
  newB: false,
  letGo: { a: false, b: false },
  steers: { x: 0, y: 0 },
}

const pressedOf = ({ newA, newB }: Buttons, button: 'a' | 'b') => (button === 'a' ? newA : newB)

const nobody: Met[] = []

function pairs(
  world: RulesWorld,
  [one, other]: [string, string],
  meet: (a: Body, b: Body) => boolean,
): Met[] {
  const others = bodiesOf(world, other)
  if (others.length === 0) return nobody
  const found: Met[] = []
  for (const a of bodiesOf(world, one))
    for (const b of others)
      if (a !== b && a.carrier !== b.id && b.carrier !== a.id && meet(a, b)) found.push({ a, b })
  return found
}

/** Work is done at the nearest one only that can do with it, and comes undone when it is left alone. */
function worked(
  world: RulesWorld,
  { near, within, button, seconds = 0, each: all }: Extract<When, { near: unknown }>,
  conditions: readonly If[],
  index: number,
  seats: readonly Buttons[],
): Met[] {
  const needed = Math.round(amountOf(world, seconds) * rate)
  const found: Met[] = []
  const [one, other] = near
  const asked = conditions.filter(
    (one) => ('meter' in one && one.of === 'b') || ('is' in one && one.who === 'b'),
  )
  const at = bodiesOf(world, other).filter(({ carrier }) => carrier === 0)
  const gapOf = (a: Body, b: Body) => distance(a, b) - (a.size + b.size) * 0.3
  for (const a of bodiesOf(world, one)) {
    const buttons = seats[a.seat - 1] ?? none
    const held = button === undefined || buttons[button]
    const started = button === undefined || needed > 0 || pressedOf(buttons, button)
    const around = at.filter(
      (b) => b !== a && gapOf(a, b) < within && asked.every((one) => holdsTrue(world, one, { a, b })),
    )
    const nearest = around.reduce<Body | undefined>(
      (best, b) => (best && gapOf(a, best) <= gapOf(a, b) ? best : b),
      undefined,
    )
    for (const b of at) {
      const done = b.work[index] ?? 0
      if (!held || !started || !(all ? around.includes(b) : b === nearest)) {
        if (done > 0) b.work[index] = Math.max(0, done - 2)
      } else if (done + 1 < needed) b.work[index] = done + 1
      else {
        b.work[index] = 0
        found.push({ a, b })
      }
    }
  }
  return found
}

/** On the other side than a step ago; a leap across the stage is no passing. */
function isPast(a: Body, b: Body, slides: boolean): boolean {
  const before = slides ? a.wasY - b.wasY : a.wasX - b.wasX
  const now = slides ? a.y - b.y : a.x - b.x
  return before * now <= 0 && before !== now && Math.abs(before) < 80 && Math.abs(now) < 80
}

function howPast(a: Body, b: Body, slides: boolean): 'over' | 'under' | 'through' | 'beside' {
  const aside = slides ? a.x - b.x : a.y - b.y
  if (Math.abs(aside) < b.size * 0.45) return 'through'
  if (!slides && aside > 0 && aside < b.size * 0.45 + 90 && a.grounded) return 'under'
  return !slides && aside < 0 && aside > -b.size * 0.45 - 170 && !a.grounded ? 'over' : 'beside'
}

const brink = 80

/** How far it is to a rim of the stage. */
const rimOf = ({ width, height }: RulesWorld, { x, y }: Body, side: Side) =>
  ({ left: x, right: width - x, top: y, bottom: height - y })[side]

function entering(
  world: RulesWorld,
  { enters, side }: Extract<When, { enters: unknown }>,
  index: number,
): Met[] {
  return bodiesOf(world, enters).flatMap((a) => {
    const is = rimOf(world, a, side) < brink
    const fires = is && a.crossed[index] !== true
    a.crossed[index] = is
    return fires ? [{ a }] : []
  })
}

function crossing(
  world: RulesWorld,
  { meter, of, below, above }: Extract<When, { meter: unknown }>,
  index: number,
): Met[] {
  return bodiesOf(world, of).flatMap((a) => {
    const value = a.meters[meter]
    if (value === undefined) return []
    const is = (below !== undefined && value <= below) || (above !== undefined && value >= above)
    const fires = is && a.crossed[index] !== true
    a.crossed[index] = is
    return fires ? [{ a }] : []
  })
}

/** Whether so much has come together. What counts again and again begins anew each time. */
function counted(
  world: RulesWorld,
  { tally, reaches, again }: Extract<When, { tally: unknown }>,
  index: number,
): boolean {
  const value = world.tallies[tally] ?? 0
  const enough = countOf(world, reaches)
  if (!again) return once(world, index, value >= enough)
  if (value < enough) return false
  world.tallies[tally] = value - enough
  return true
}

function once(world: RulesWorld, index: number, is: boolean): boolean {
  if (!is || world.done[index]) return false
  world.done[index] = true
  return true
}

/** Each time something becomes true. */
function each(world: RulesWorld, index: number, is: boolean): boolean {
  const fires = is && !world.done[index]
  world.done[index] = is
  return fires
}

export function isOut(world: RulesWorld, { x, y, size, kind }: Body): boolean {
  const { width, height } = world
  const far = size + 40
  if (y > height + far || y < -far || x < -far) return true
  if (x < width + far) return false
  // What lies ahead on a way is still to come.
  const book = bookOf(world)
  return spaces[book.space.id].slides !== 'left' || kindOf(book, kind).drive.does === 'fly'
}

function holdsTrue(world: RulesWorld, one: If, { a, b }: Met): boolean {
  if ('carries' in one) {
    const who = one.who === 'a' ? a : b
    const [load] = who ? carriedBy(world, who) : []
    if (one.carries === null) return load === undefined
    const is = load?.kind === one.carries || load?.cast === one.carries
    return one.not ? load !== undefined && !is : is
  }
  if ('meter' in one) return hasSo((one.of === 'a' ? a : b)?.meters, one)
  if ('tally' in one) {
    const value = world.tallies[one.tally] ?? 0
    return (
      (one.atLeast === undefined || value >= countOf(world, one.atLeast)) &&
      (one.below === undefined || value < countOf(world, one.below))
    )
  }
  if ('from' in one) return b !== undefined && a.vy > 60 && a.y < b.y - b.size * 0.15
  if ('hasty' in one) return a.hasty > 0 === one.hasty
  if ('chance' in one) return chance(world) < one.chance
  if ('is' in one) {
    const who = one.who === 'load' ? carriedBy(world, a)[0] : one.who === 'a' ? a : b
    return who?.kind === one.is
  }
  if ('pace' in one) {
    const who = one.pace === 'a' ? a : b
    const pace = who ? length(who.vx, who.vy) : 0
    return (one.below === undefined || pace < one.below) && (one.above === undefined || pace > one.above)
  }
  if ('larger' in one) return b !== undefined && (one.larger === 'a' ? a.size > b.size : b.size > a.size)
  if ('aloft' in one) return a.grounded !== one.aloft
  if ('tied' in one) return ((one.tied === 'a' ? a : b)?.tied ?? 0) > 0
  if ('rim' in one) return rimOf(world, a, one.rim) < brink
  if ('room' in one) return hasRoom(world, a, b, one.room) !== (one.not ?? false)
  if ('many' in one) {
    const count = bodiesOf(world, one.many).length
    return (
      (one.atLeast === undefined || count >= countOf(world, one.atLeast)) &&
      (one.below === undefined || count < countOf(world, one.below))
    )
  }
  if ('phase' in one) return world.phase.id === one.phase
  if ('held' in one)
    return (playersOf(world).some((_, seat) => world.held[seat]?.[one.held]) ?? false) !== (one.not ?? false)
  if ('lit' in one) {
    const who = one.who === 'a' ? a : b
    return (who !== undefined && isLit(world, who, one.lit)) !== (one.not ?? false)
  }
  if ('watched' in one) return isWatched(world, a, one) !== (one.not ?? false)
  if ('free' in one) return (one.free === 'a' ? a : b)?.carrier === 0
  const from = b ?? a
  const is = bodiesOf(world, one.near).some((other) => other !== from && distance(other, from) < one.within)
  return one.not ? !is : is
}

export type { Rule }
