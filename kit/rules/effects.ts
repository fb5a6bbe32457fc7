import { memberOf } from '../game/plan.ts'
import { addScore, between, chance, type EventType, rate, tell } from '../game/world.ts'
import { forget } from './hands.ts'
import { harm } from './harm.ts'
import { headingOf } from './heading.ts'
import { renamed } from './roster.ts'
import type { Effect, Toward, Where, Who } from './rulebook.ts'
import { overlaps } from './spaces/spots.ts'
import { spaces } from './spaces.ts'
import { angleOf, cosine, length, sine, turn } from './sure-math.ts'
import {
  add,
  amountOf,
  type Body,
  bodiesOf,
  bookOf,
  countOf,
  distance,
  fillMeters,
  isPlayed,
  kindOf,
  nearestTo,
  playerOf,
  type RulesWorld,
  sizeOf,
} from './world.ts'

/** The two whom a rule is about. `b` is missing where there is only one. */
export type Met = { a: Body; b?: Body }

/** One function for each thing that a rule can do; the key of the line says which. */
const effects: {
  [K in Keys]: (world: RulesWorld, line: Extract<Effect, Record<K, unknown>>, met: Met) => void
} = {
  remove(world, { remove }, met) {
    for (const body of whoIs(world, remove, met)) {
      body.gone = true
      letGo(world, body)
    }
  },
  hurt(world, { says }, { a, b }) {
    const book = bookOf(world)
    const player = [a, b].find((one) => one && isPlayed(book, one)) ?? playerOf(world)
    const foe = b && b !== player ? b : a
    // Whoever is frozen or brought to a halt does no harm.
    if (foe !== player && foe.still > 0) return
    harm(
      world,
      spaces[book.space.id],
      player,
      foe.cast,
      says ?? `The ${memberOf(world.plan, foe.cast).name} got you.`,
    )
  },
  strike(world, { strike, by }, met) {
    const body = strike === 'a' ? met.a : met.b
    if (!body || body.safe > 0) return
    const left = (body.meters.health ?? 0) - by
    const other = strike === 'a' ? (met.b ?? met.a) : met.a
    if (body.meters.health !== undefined) body.meters.health = Math.max(0, left)
    body.safe = 6
    const { cast: to, x, y, size } = body
    if (left > 0.001) tell(world, 'hit', { by: other.cast, to, x, y })
    else {
      body.gone = true
      world.fallen.push(body)
      letGo(world, body)
      tell(world, 'defeat', { by: other.cast, to, x, y, value: size })
    }
  },
  spawn(world, { spawn, at, count = 1, toward, speed = 0, by, apart = 0, onward, fan = 0 }, { a, b }) {
    const kind = kindOf(bookOf(world), spawn)
    const many = countOf(world, count)
    const isAround = toward === 'apart' || toward === 'around'
    const first = toward === 'apart' ? between(world, 0, turn) : isAround ? world.tick / 34 : 0
    for (let one = 0; one < many; one++) {
      const from = at === 'a' ? a : at === 'b' ? b : at === 'player' ? playerOf(world) : undefined
      const size = sizeOf(world, kind)
      const past = onward && b ? a : undefined
      const { x, y } = from ? beside(world, from, apart, size, past) : placeFor(world, at as Where, size)
      const body = add(world, kind, x, y)
      if (!toward) continue
      const angle = first + (one / many) * turn
      const way = isAround
        ? { x: cosine(angle), y: sine(angle) }
        : turnedBy(wayOf(world, toward, from ?? body, body), (one - (many - 1) / 2) * fan)
      const pace = amountOf(world, speed) * (by === undefined ? 1 : (a.meters[by] ?? 0))
      body.vx = way.x * pace
      body.vy = way.y * pace
      if (!from) continue
      body.x += way.x * from.size * 0.5
      body.y += way.y * from.size * 0.5
    }
  },
  carry(_, __, { a, b }) {
    if (b) b.carrier = a.id
  },
  hand(world, { hand }, { a, b }) {
    const load = carriedBy(world, a)[0]
    if (!load) return
    load.carrier = 0
    if (hand === 'in') load.gone = true
    else if (b) {
      const among = world.entities.filter((one) => one.homeX === b.x && one.homeY === b.y).length
      load.homeX = b.x
      load.homeY = b.y
      load.x = b.x + ((among % 3) - 1) * load.size * 0.6
      const foot = spaces[bookOf(world).space.id].falls ? (b.size - load.size) * 0.45 : b.size * 0.2
      load.y = b.y + foot - Math.floor(among / 3) * load.size * 0.4
    }
  },
  drop(world, _, { a }) {
    letGo(world, a)
  },
  free(world, { free }, met) {
    for (const body of whoIs(world, free, met)) body.carrier = 0
  },
  tie(world, { tie, long }, { a, b }) {
    if (!b) return
    if (long !== undefined) {
      const [body, to] = tie === 'a' ? [a, b] : [b, a]
      Object.assign(body, { tied: to.id, rope: Math.max(long, distance(body, to)), reels: long })
      return
    }
    for (const body of world.entities) if (body.tied === a.id) body.tied = b.id
    b.tied = a.id
  },
  untie(world, { untie }, met) {
    for (const body of whoIs(world, untie, met)) Object.assign(body, { tied: 0, rope: 0, reels: 0 })
  },
  meter(world, { meter, of, add: more, set }, met) {
    for (const body of whoIs(world, of, met)) {
      const before = body.meters[meter]
      if (before === undefined) continue
      const after = set ?? before + amountOf(world, more ?? 0)
      body.meters[meter] = Math.max(0, Math.min(1, after))
    }
  },
  become(world, { become, of }, met) {
    const kind = kindOf(bookOf(world), become)
    for (const body of whoIs(world, of, met)) {
      body.kind = kind.id
      renamed(world.entities)
      body.cast = kind.cast
      body.age = 0
      body.work = {}
      body.crossed = {}
      world.came[kind.id] = true
      fillMeters(world, body, kind)
    }
  },
  tally(world, { tally, add: more }) {
    world.tallies[tally] = Math.max(0, (world.tallies[tally] ?? 0) + more)
  },
  score(world, { score }) {
    addScore(world, score)
  },
  push(_, { push, speed }, { a, b }) {
    if (!b) return
    const body = push === 'a' ? a : b
    const from = push === 'a' ? b : a
    const gap = length(body.x - from.x, body.y - from.y) || 1
    body.vx += ((body.x - from.x) / gap) * speed
    body.vy += ((body.y - from.y) / gap) * speed
  },
  blow(world, { blow, toward, speed }, met) {
    const way = ways[toward]
    const pace = amountOf(world, speed)
    for (const body of whoIs(world, blow, met)) {
      body.vx += way.x * pace
      body.vy += way.y * pace
    }
    world.wind = { x: way.x * pace, y: way.y * pace }
  },
  leap(world, { leap, speed, onto }, { a, b }) {
    const body = leap === 'a' ? a : b
    if (!body) return
    body.vy = -speed
    body.grounded = false
    if (onto === undefined) return
    const { drive } = kindOf(bookOf(world), body.kind)
    const falls = drive.does === 'fly' ? (drive.falls ?? 0) : 0
    const end = nearestTo(body, bodiesOf(world, onto))
    // So long it is up before it is down here again.
    if (end && falls > 0) body.vx = ((end.x - body.x) * falls) / (2 * speed)
  },
  still(world, { still, seconds }, met) {
    for (const body of whoIs(world, still, met)) body.still = Math.round(amountOf(world, seconds) * rate)
  },
  safe(world, { safe, seconds }, met) {
    for (const body of whoIs(world, safe, met)) body.safe = Math.round(amountOf(world, seconds) * rate)
  },
  life(world, { life }) {
    world.lives += life
  },
  haste(world, { haste, times, seconds, most }, met) {
    for (const body of whoIs(world, haste, met)) {
      body.haste = most === undefined ? times : noFurther(body.haste * times, times, most)
      body.hasty = Math.round(amountOf(world, seconds) * rate)
    }
  },
  grow(world, { grow, times, most }, met) {
    for (const body of whoIs(world, grow, met)) {
      const before = body.size
      body.size = noFurther(before * times, times, sizeOf(world, kindOf(bookOf(world), body.kind)) * most)
      // Its feet stay on the ground.
      if (spaces[bookOf(world).space.id].falls) body.y -= (body.size - before) * 0.45
    }
  },
  dizzy(world, { dizzy, seconds }, met) {
    for (const body of whoIs(world, dizzy, met)) body.dizzy = Math.round(amountOf(world, seconds) * rate)
  },
  forget(world, line, met) {
    for (const body of whoIs(world, line.forget, met)) {
      const { cast, x, y, size } = body
      const way = forget(world, body, amountOf(world, line.seconds), line.way)
      tell(world, 'miss', { by: cast, x, y: y - size, words: `No ${way}!` })
    }
  },
  light(world, { light, seconds }) {
    const steps = Math.round(amountOf(world, seconds) * rate)
    if (light === 'on') world.lit = steps
    else world.dim = steps
  },
  move(world, { move, to }, met) {
    for (const body of whoIs(world, move, met)) {
      const other = typeof to === 'string' ? undefined : farthestFrom(body, bodiesOf(world, to.other))
      const { x, y } = typeof to === 'string' ? placeFor(world, to, body.size) : (other ?? body)
      Object.assign(body, { x, y, vx: 0, vy: 0, homeX: x, homeY: y, carrier: 0 })
    }
  },
  show(world, { show, words }, { a, b }) {
    const { x, y, size } = b ?? a
    tell(world, show as EventType, { by: a.cast, to: b?.cast, x, y: y - 8, value: size, words })
  },
}

type Keys =
  | 'remove'
  | 'hurt'
  | 'strike'
  | 'spawn'
  | 'carry'
  | 'hand'
  | 'drop'
  | 'free'
  | 'tie'
  | 'untie'
  | 'meter'
  | 'become'
  | 'tally'
  | 'score'
  | 'push'
  | 'blow'
  | 'leap'
  | 'still'
  | 'safe'
  | 'life'
  | 'haste'
  | 'grow'
  | 'dizzy'
  | 'forget'
  | 'light'
  | 'move'
  | 'show'
const keys = Object.keys(effects) as Keys[]

export function apply(world: RulesWorld, effect: Effect, met: Met): void {
  const key = keys.find((one) => one in effect)
  if (!key) throw new Error(`No rule can do ${JSON.stringify(effect)}`)
  ;(effects[key] as (world: RulesWorld, effect: Effect, met: Met) => void)(world, effect, met)
}

/** What grows ends at the most, and what dwindles at the least. */
const noFurther = (value: number, times: number, end: number) =>
  times > 1 ? Math.min(end, value) : Math.max(end, value)

function whoIs(world: RulesWorld, who: Who, { a, b }: Met): readonly Body[] {
  if (who === 'a') return [a]
  if (who === 'b') return b ? [b] : []
  if (who === 'load') return carriedBy(world, a).slice(0, 1)
  if (who === 'others') return world.entities.filter((body) => !body.gone && !isPlayed(bookOf(world), body))
  return who === 'player' ? [playerOf(world)] : bodiesOf(world, who.all)
}

export function carriedBy(world: RulesWorld, { id }: Body): Body[] {
  return world.entities.filter(({ carrier, gone }) => carrier === id && !gone)
}

function farthestFrom(from: Body, all: readonly Body[]): Body | undefined {
  return [...all].sort((one, other) => distance(other, from) - distance(one, from))[0]
}

function letGo(world: RulesWorld, body: Body): void {
  for (const load of carriedBy(world, body)) {
    load.carrier = 0
    load.y = body.y
  }
}

/**
 * A free spot so far from somebody; where there is a ground, to the left or the right. Away from whoever came there it is further on, a
 * little to one side or the other, as far as there is room.
 */
function beside(
  world: RulesWorld,
  from: Body,
  apart: number,
  size: number,
  past?: Body,
): { x: number; y: number } {
  const { falls } = spaces[bookOf(world).space.id]
  const onward = past && angleOf(from.y - past.y, from.x - past.x)
  let spot = { x: from.x, y: from.y }
  for (let attempt = 0; attempt < 12 && apart > 0; attempt++) {
    const any = falls ? (chance(world) < 0.5 ? 0 : turn / 2) : between(world, 0, turn)
    const bend = 0.7 + attempt * 0.25
    const angle = onward === undefined || falls ? any : onward + between(world, -bend, bend)
    spot = { x: from.x + cosine(angle) * apart, y: from.y + sine(angle) * apart }
    const inside =
      spot.x > size && spot.y > size && spot.x < world.width - size && spot.y < world.height - size
    if (inside && !world.blocks.some((block) => block.solid && overlaps(block, spot, size * 0.4))) break
    if (past) spot = { x: within(spot.x, size, world.width), y: within(spot.y, size, world.height) }
  }
  return spot
}

const within = (value: number, rim: number, end: number) => Math.max(rim, Math.min(end - rim, value))

export function placeFor(world: RulesWorld, where: Where, size: number) {
  return spaces[bookOf(world).space.id].place(world, where, size)
}

function turnedBy({ x, y }: { x: number; y: number }, angle: number): { x: number; y: number } {
  if (angle === 0) return { x, y }
  return { x: x * cosine(angle) - y * sine(angle), y: x * sine(angle) + y * cosine(angle) }
}

const ways = {
  down: { x: 0, y: 1 },
  up: { x: 0, y: -1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
}

function wayOf(
  world: RulesWorld,
  toward: Exclude<Toward, 'apart' | 'around'>,
  from: Body,
  body: Body,
): { x: number; y: number } {
  if (toward === 'down' || toward === 'up' || toward === 'left' || toward === 'right') return ways[toward]
  if (toward === 'over') return { x: 0.3 - (0.6 * body.x) / world.width + between(world, -0.08, 0.08), y: -1 }
  const id = bookOf(world).space.id
  if (toward === 'facing') return headingOf(id, from)
  const aim =
    toward === 'pointer'
      ? world.pointer
      : toward === 'player'
        ? playerOf(world)
        : nearestTo(from, bodiesOf(world, toward.nearest))
  if (!aim) return headingOf(id, from)
  const gap = length(aim.x - body.x, aim.y - body.y) || 1
  return { x: (aim.x - body.x) / gap, y: (aim.y - body.y) / gap }
}
