import { type GamePlan, memberOf } from '../game/plan.ts'
import { newWorld, rate, type World } from '../game/world.ts'
import { beamIn, type Light, reaches } from './beams.ts'
import { named } from './roster.ts'
import type { Amount, Kind, Rule, Rulebook } from './rulebook.ts'
import { length } from './sure-math.ts'

/** Somebody or something on the stage. Numbers only, so that worlds clone cheaply. */
export type Body = {
  id: number
  kind: string
  cast: string
  x: number
  y: number
  vx: number
  vy: number
  size: number
  /** How many times as wide as high, for a box; 1 for all that are round. */
  wide: number
  /** −1 or 1. */
  facing: number
  angle: number
  /** In steps: since it came, until it can be hurt, until it moves again, how long it goes faster. */
  age: number
  safe: number
  still: number
  hasty: number
  haste: number
  /** In steps: how long left is right and up is down for it; and which direction does not answer, 0 for none, for how long. */
  dizzy: number
  lost: number
  losing: number
  /** Steps of work that were done at it by those who stay near it, by rule. */
  work: Record<number, number>
  /** Steps until a rule may happen to it again. */
  rests: Record<number, number>
  meters: Record<string, number>
  /** Which edges of meters were crossed: a rule fires once for each. */
  crossed: Record<number, boolean>
  /** The id of whoever carries it; 0 when nobody does. */
  carrier: number
  /** The id of whoever a cord leads to from here, 0 without one; and how long it is, where it holds this body back. */
  tied: number
  rope: number
  /** As long as that it will be when it is drawn in. */
  reels: number
  homeX: number
  homeY: number
  /** Where it was a step ago, and how far it went in all. */
  wasX: number
  wasY: number
  went: number
  /** How much of that in this step. */
  strode: number
  /** Jumped off by itself in this step. */
  leapt: boolean
  /** What its drive keeps in mind. */
  way: number
  grounded: boolean
  /** Steps since it stood, how often it has jumped since, for how long a press for the next jump is remembered, and whether it makes itself small. */
  aloft: number
  jumps: number
  pressed: number
  ducks: boolean
  /** The id of the moving block on which it stands; 0 for none. */
  rides: number
  /** It holds on to a ladder; it falls up instead of down. */
  climbs: boolean
  upside: boolean
  /** Which way it hops next, where one hops: 0 for none. */
  queued: number
  gone: boolean
  /** Who plays it: 2 for the second of two, else 1, which means something only for whoever is played. */
  seat: 1 | 2
}

/** Something of the ground: walls, platforms, strips of road. */
export type Block = {
  x: number
  y: number
  width: number
  height: number
  tile: string
  solid: boolean
  /** Costs a life to step on; what hangs from above does so from below. */
  pricks?: true
  hangs?: true
  /** A ladder: one gets up and down on it. */
  climbed?: true
  /** Throws up whoever lands on it, in units per second. */
  throws?: number
  /** Goes to and fro from (x, y), once in so many steps. */
  moves?: { id: number; x: number; y: number; across: number; down: number; round: number }
  /** Carries along whoever is in it, so many units a second to the right. */
  flows?: number
  /** The member whose pictures it is made of, instead of tiles. */
  cast?: string
}

/** Where the layout has a place for something: in the air where a jump leads, on the ground, or in the air for those who fly. */
export type Place = { kind: 'arc' | 'post' | 'air'; x: number; y: number }

export type RulesWorld = World & {
  entities: Body[]
  nextId: number
  width: number
  height: number
  camera: { x: number; y: number }
  /** How far a space that scrolls by itself has come in all, and in this step. */
  gone: number
  slid: number
  /** The step in which this level began, and how hard it is: each is a little harder than the one before. */
  began: number
  challenge: number
  /** How hard it was when it began: what grows faster goes on from there. */
  laidOut: number
  /** Through whose eyes it is looked at: bots think for the second player, too. */
  seat: 1 | 2
  /** Whether the second of two has begun to play. */
  joined: boolean
  /** Where the bends of a course lie. */
  bend: number
  /** How far ahead a way is laid that goes on by itself, how often something was laid, and what was laid last. */
  laidTo: number
  laidTurn: number
  laidLast: number
  blocks: Block[]
  /** Places that the layout has for things. */
  spots: Place[]
  /** Where whoever falls comes back to: the last flag that was passed, else where it stood last. */
  flags: { x: number; y: number; reached: boolean }[]
  footing: { x: number; y: number }
  /** How many lives the ground itself took: by pits and spikes. */
  toll: number
  tallies: Record<string, number>
  /** How many points there were a step ago. */
  scored: number
  /** Rules that happen once and did. */
  done: Record<number, boolean>
  /** Who was defeated in this step. */
  fallen: Body[]
  /** Kinds and members of which there ever was one. */
  came: Record<string, boolean>
  pointer: { x: number; y: number }
  /** The buttons that were down a step ago, of the first player and of the second. */
  held: { a: boolean; b: boolean }[]
  /** Where the wind blows, and how hard; it dies down by itself. */
  wind: { x: number; y: number }
  /** In steps: how long the dark is lit up, and how long it is dark where it is not otherwise. */
  lit: number
  dim: number
  phase: Stretch
}

/** Where the game is in its phases. */
export type Stretch = {
  /** Empty where there are none. */
  id: string
  /** The one before. */
  was: string
  /** In steps. */
  since: number
  /** How often each has come. */
  rounds: Record<string, number>
  /** How many of each kind have come in this one. */
  came: Record<string, number>
  /** How many times as long as usual it lasts, where nobody shall count along. */
  stretched?: number
}

export const noPhase = (): Stretch => ({ id: '', was: '', since: 0, rounds: {}, came: {} })

export function bookOf({ plan }: { plan: GamePlan }): Rulebook {
  if (!plan.book) throw new Error('This plan has no rulebook')
  return plan.book
}

/** What is asked of a rulebook in every step, found out once: a proof takes tens of thousands of them. */
type Index = {
  kinds: Map<string, Kind>
  played: Kind[]
  /** The one kind that is played, where nobody looks like it who is not. */
  alone: string | undefined
  solid: Kind[]
  shoved: Kind[]
  fills: Set<string>
  /** Who was defeated is known when all the other rules have happened. */
  rules: [index: number, rule: Rule][]
}

const indexes = new WeakMap<Rulebook, Index>()

/** The one that was asked for last: as a rule it is asked for again. */
let latest: { book: Rulebook; index: Index } | undefined

export function indexOf(book: Rulebook): Index {
  if (latest?.book === book) return latest.index
  const index = indexes.get(book) ?? madeFor(book)
  latest = { book, index }
  return index
}

function madeFor(book: Rulebook): Index {
  const last = (rule: Rule) => Number('defeated' in rule.when)
  const played = book.kinds.filter(({ drive }) => drive.does === 'player')
  const [first, second] = played
  const hasDoubles = book.kinds.some((kind) => kind !== first && kind.cast === first?.id)
  const made: Index = {
    kinds: new Map(book.kinds.map((kind) => [kind.id, kind])),
    played,
    alone: second || hasDoubles ? undefined : first?.id,
    solid: book.kinds.filter(({ solid }) => solid),
    shoved: book.kinds.filter(({ shoved }) => shoved),
    fills: new Set(book.kinds.flatMap(({ id, fills }) => (fills ? [id] : []))),
    rules: [...book.rules.entries()].sort(([, one], [, other]) => last(one) - last(other)),
  }
  indexes.set(book, made)
  return made
}

export function kindOf(book: Rulebook, id: string): Kind {
  const kind = indexOf(book).kinds.get(id) ?? book.kinds.find(({ cast }) => cast === id)
  if (!kind) throw new Error(`There is no kind ${id} in this rulebook`)
  return kind
}

export function amountOf({ challenge }: Pick<GamePlan, 'challenge'>, amount: Amount): number {
  return typeof amount === 'number' ? amount : amount[0] + (amount[1] - amount[0]) * challenge
}

/** How many: by how hard it was laid out. What grows faster meanwhile does not ask for more than there is. */
export function countOf({ laidOut }: Pick<RulesWorld, 'laidOut'>, amount: Amount): number {
  return Math.round(amountOf({ challenge: laidOut }, amount))
}

export function emptyWorld(plan: GamePlan, seed: number, width: number, height: number): RulesWorld {
  return {
    ...newWorld(plan, seed),
    entities: [],
    nextId: 1,
    width,
    height,
    camera: { x: 0, y: 0 },
    gone: 0,
    slid: 0,
    began: 0,
    challenge: plan.challenge,
    laidOut: plan.challenge,
    seat: 1,
    joined: false,
    bend: (Math.abs(seed) % 97) * 0.31,
    laidTo: 0,
    laidTurn: 0,
    laidLast: -1,
    blocks: [],
    spots: [],
    flags: [],
    footing: { x: 90, y: 0 },
    toll: 0,
    tallies: stocked(plan),
    scored: 0,
    done: {},
    fallen: [],
    came: {},
    pointer: { x: width / 2, y: height / 2 },
    held: [
      { a: false, b: false },
      { a: false, b: false },
    ],
    wind: { x: 0, y: 0 },
    lit: 0,
    dim: 0,
    phase: noPhase(),
  }
}

/** What one has to spend from the start. */
export const stocked = ({ book }: GamePlan): Record<string, number> =>
  Object.fromEntries((book?.stocks ?? []).map(({ tally, from }) => [tally, from]))

/** How large one of a kind is at first: as large as its member is among others. */
export function sizeOf({ plan }: { plan: GamePlan }, { size = 56, wide, cast }: Kind): number {
  const usual = wide !== undefined ? size : size * Math.min(1.7, memberOf(plan, cast).size)
  // Everybody fits into a corridor, and into a tunnel.
  return plan.book?.space.maze || plan.book?.space.id === 'earth' ? Math.min(54, usual * 0.6) : usual
}

export function add(world: RulesWorld, kind: Kind, left: number, top: number): Body {
  const [x, y] = kind.fills ? [world.width / 2, world.height + 20] : [left, top]
  const body: Body = {
    id: world.nextId++,
    kind: kind.id,
    cast: kind.cast,
    x,
    y,
    vx: 0,
    vy: 0,
    size: sizeOf(world, kind),
    wide: amountOf(world, kind.wide ?? 1),
    facing: 1,
    angle: 0,
    age: 0,
    safe: 0,
    still: 0,
    hasty: 0,
    haste: 1,
    dizzy: 0,
    lost: 0,
    losing: 0,
    work: {},
    rests: {},
    meters: {},
    crossed: {},
    carrier: 0,
    tied: 0,
    rope: 0,
    reels: 0,
    homeX: x,
    homeY: y,
    wasX: x,
    wasY: y,
    went: 0,
    strode: 0,
    leapt: false,
    way: 0,
    grounded: false,
    aloft: 0,
    jumps: 0,
    pressed: 0,
    ducks: false,
    rides: 0,
    climbs: false,
    upside: false,
    queued: 0,
    gone: false,
    seat: 1,
  }
  fillMeters(world, body, kind)
  world.entities.push(body)
  world.came[kind.id] = true
  world.came[kind.cast] = true
  return body
}

export function fillMeters(world: RulesWorld, body: Body, kind: Kind): void {
  const before = body.meters
  body.meters = {}
  for (const { name, from } of kind.meters ?? []) body.meters[name] = before[name] ?? amountOf(world, from)
}

const isGone = ({ gone }: Body) => gone

/** Of a kind, or of a member of the cast in any of its states. */
export function bodiesOf({ entities }: RulesWorld, kind: string): readonly Body[] {
  const all = named(entities, kind)
  return all.some(isGone) ? all.filter((body) => !body.gone) : all
}

export function playerOf(world: RulesWorld): Body {
  const players = playersOf(world)
  const found = players.find(({ seat }) => seat === world.seat) ?? players[0]
  if (!found) throw new Error('The player is not there')
  return found
}

/** Everybody who is played: two where two play. */
export function playersOf(world: RulesWorld): readonly Body[] {
  const book = bookOf(world)
  const {
    alone,
    played: [first, second],
  } = indexOf(book)
  if (alone !== undefined) return bodiesOf(world, alone)
  const candidates = first && !second ? bodiesOf(world, first.id) : world.entities
  return candidates.every((body) => isPlayed(book, body))
    ? candidates
    : candidates.filter((body) => isPlayed(book, body))
}

export function isPlayed(book: Rulebook, { gone, kind }: Body): boolean {
  return !gone && kindOf(book, kind).drive.does === 'player'
}

/** What is hidden is seen only by those who come near, and in the dark only what is lit. */
export function isInSight(world: RulesWorld, body: Body): boolean {
  const { hidden, drive, fills } = kindOf(bookOf(world), body.kind)
  if (hidden !== undefined && distance(body, playerOf(world)) > hidden) return false
  if (!isDark(world) || fills || drive.does === 'player') return true
  return lightsIn(world).some((light) => reaches(light, body))
}

/** Whether somebody is in the beam of one of a kind; without a kind, of anybody. */
export const isLit = (world: RulesWorld, body: Body, by?: string): boolean =>
  (by === undefined ? world.entities : bodiesOf(world, by)).some((one) => {
    const beam = one === body || one.gone ? undefined : beamOf(world, one)
    return beam !== undefined && reaches(beam, body)
  })

/** The light that somebody sends in one direction. */
export function beamOf(world: RulesWorld, body: Body): Light | undefined {
  const { beam, drive } = kindOf(bookOf(world), body.kind)
  if (!beam) return undefined
  const many = beam.brighter === undefined ? 0 : (world.tallies[beam.brighter] ?? 0)
  const turns = beam.turns === undefined ? undefined : amountOf(world, beam.turns) / rate
  return beamIn(body, {
    within: amountOf(world, beam.within) * (1 + many * 0.2),
    half: beam.half * (1 + many * 0.12),
    ...(drive.does === 'player' && { angle: body.way }),
    ...(turns !== undefined && { angle: body.id * 2.4 + body.age * turns }),
  })
}

/** Where only what is lit can be seen: always, but for a flash of light, or for as long as the lights are out. */
export const isDark = (world: Pick<RulesWorld, 'plan' | 'lit' | 'dim' | 'phase'>): boolean =>
  world.lit === 0 && (world.dim > 0 || (bookOf(world).space.dark === true && !isDay(world)))

/** Where nights and days take turns, whoever aims a light needs none by day. */
const isDay = ({ plan, phase: { id } }: Pick<RulesWorld, 'plan' | 'phase'>): boolean => {
  const { phases, kinds } = bookOf({ plan })
  return phases?.find((phase) => phase.id === id)?.light === 1 && kinds.some(({ beam }) => beam)
}

/** As far as whoever is played sees when the lights go out. */
const armsLength = 105

/** Whatever lights up the dark, and how far. */
export function lightsIn(world: RulesWorld): Light[] {
  return world.entities.flatMap((body) => {
    const { kind, x, y, meters, gone } = body
    const { shines: own, drive } = kindOf(bookOf(world), kind)
    const shines = own ?? (world.dim > 0 && drive.does === 'player' ? { within: armsLength } : undefined)
    const beam = gone ? undefined : beamOf(world, body)
    const beams = beam ? [beam] : []
    if (!shines || gone) return beams
    const left = shines.meter === undefined ? 1 : 0.25 + 0.75 * (meters[shines.meter] ?? 1)
    return [{ x, y, within: shines.within * left }, ...beams]
  })
}

export function distance(one: { x: number; y: number }, other: { x: number; y: number }): number {
  return length(one.x - other.x, one.y - other.y)
}

export function nearestTo<T extends { x: number; y: number }>(
  from: { x: number; y: number },
  all: readonly T[],
): T | undefined {
  let best: T | undefined
  let least = Number.POSITIVE_INFINITY
  for (const one of all) {
    const gap = distance(from, one)
    if (gap < least) {
      least = gap
      best = one
    }
  }
  return best
}

/**
 * How far two are from touching each other, at these or other places; less than nothing where they do. What fills the ground is
 * touched by its surface.
 */
export function gapBetween(
  book: Rulebook,
  one: Body,
  other: Body,
  x = one.x,
  y = one.y,
  otherX = other.x,
  otherY = other.y,
): number {
  const { fills: filling } = indexOf(book)
  if (filling.has(other.kind)) return otherY - y - one.size * 0.3
  if (filling.has(one.kind)) return y - otherY - other.size * 0.3
  if (one.wide === 1 && other.wide === 1) return length(x - otherX, y - otherY) - reachOf(one, other)
  // Boxes meet by their sides.
  const a = halvesOf(one)
  const b = halvesOf(other)
  return Math.max(Math.abs(x - otherX) - a.x - b.x, Math.abs(y - otherY) - a.y - b.y)
}

/** Whether two touch each other. Most are far from that, which is seen at once. */
export function isTouching(book: Rulebook, one: Body, other: Body, fills: ReadonlySet<string>): boolean {
  const far = one.size * one.wide + other.size * other.wide
  if (fills.size === 0 && (Math.abs(one.x - other.x) > far || Math.abs(one.y - other.y) > far)) return false
  return gapBetween(book, one, other) < 0
}

/** Bodies meet when their middles are nearer than this. */
export function reachOf(one: { size: number }, other: { size: number }): number {
  return (one.size + other.size) * 0.42
}

/** Half of how wide and how high something is where it is met. */
export function halvesOf({ size, wide }: Pick<Body, 'size' | 'wide'>): { x: number; y: number } {
  return wide === 1 ? { x: size * 0.42, y: size * 0.42 } : { x: (size * wide) / 2, y: size / 2 }
}
