import { bitOf, type Input, idle } from '@makebelieve/kit/core/input'
import type { Memory } from '@makebelieve/kit/game/bot'
import { memberOf } from '@makebelieve/kit/game/plan'
import { beat } from '@makebelieve/kit/rules/drives'
import { footholdsOf } from '@makebelieve/kit/rules/footholds'
import { edgeMargin, moveBlocks } from '@makebelieve/kit/rules/ground'
import { isFree, move } from '@makebelieve/kit/rules/moving'
import { spaces } from '@makebelieve/kit/rules/spaces'
import { space as side } from '@makebelieve/kit/rules/spaces/side'
import { length } from '@makebelieve/kit/rules/sure-math'
import {
  amountOf,
  type Body,
  bookOf,
  gapBetween,
  kindOf,
  playerOf,
  type RulesWorld,
  reachOf,
} from '@makebelieve/kit/rules/world'
import {
  type Distances,
  distanceFrom,
  distancesTo,
  type FootMap,
  footholdAt,
  footholdFor,
  keyOf,
  mapOf,
  nextFrom,
} from './footways.ts'
import type { Want } from './want.ts'

/** How the bot gets along where one runs and jumps: it thinks a second ahead with the rules of the game itself. */

/** Something one may do for the next second: where to, for how long, when to jump and for how long to hold it. */
type Idea = { way: -1 | 0 | 1; run: number; from: number; hold: number; late: number; every: number }

const forever = 999
const go = (way: Idea['way'], run = forever): Idea => ({ way, run, from: 0, hold: 0, late: 0, every: 0 })
const leap = (way: Idea['way'], hold: number, run = forever, from = 1, late = 0, every = 0): Idea => ({
  way,
  run,
  from,
  hold,
  late,
  every,
})
const waiting = go(0)
const waysOf = (ideas: (way: Idea['way']) => Idea[]) => ({ [-1]: ideas(-1), 1: ideas(1) })
/** First what brings one on; the others are thought of only where that does not. */
const ahead = waysOf((way) => [
  go(way),
  leap(way, 30),
  leap(way, 12),
  leap(way, 4),
  leap(way, 30, forever, 7),
  leap(way, 30, forever, 13),
])
const carefully = waysOf((way) => [
  go(way, 6),
  go(way, 14),
  go(way, 24),
  leap(way, 30, 34),
  leap(way, 12, 22),
  leap(way, 30, forever, 1, 12),
  leap(way, 30, forever, 1, 24),
])
const inTheAir = waysOf((way) => [
  go(way),
  go(way < 0 ? 1 : -1),
  waiting,
  go(way, 8),
  go(way, 16),
  leap(way, 30, forever, 0),
  leap(way < 0 ? 1 : -1, 30, forever, 0),
  leap(0, 30, forever, 0),
])
const up = [leap(0, 30), leap(0, 10)]
const twice = [
  leap(1, 18, forever, 1, 0, 22),
  leap(-1, 18, forever, 1, 0, 22),
  leap(0, 18, forever, 1, 0, 22),
]

/** What it has in mind: what it does since when, the way there, and which ways proved to be none. */
type Mind = {
  idea: Idea
  since: number
  thought: number
  map: FootMap | undefined
  far: Distances | undefined
  barred: Set<number>
  best: number
  bestAt: number
  whom: number
}
const minds = new WeakMap<Memory, Mind>()

function mindOf(world: RulesWorld, memory: Memory): Mind {
  const known = minds.get(memory)
  if (known && known.thought <= world.tick) return known
  const fresh: Mind = {
    idea: waiting,
    since: world.tick,
    thought: -99,
    map: undefined,
    far: undefined,
    barred: new Set(),
    best: forever * 99,
    bestAt: world.tick,
    whom: 0,
  }
  minds.set(memory, fresh)
  return fresh
}

const pondering = 8

export function runAndJump(
  world: RulesWorld,
  want: Want | undefined,
  threats: readonly Body[],
  memory: Memory,
): Input {
  const { kind, tied } = playerOf(world)
  if (kindOf(bookOf(world), kind).wings) return soar(world, want)
  if (tied > 0 && want) return swing(world, want)
  if (want?.leap) return jumpFor(world, want)
  const mind = mindOf(world, memory)
  if (world.tick - mind.thought >= pondering) think(world, want, threats, mind)
  return { ...idle, held: maskOf(mind.idea, world.tick - mind.since) }
}

/** On wings: straight there, up while it is higher. */
function soar(world: RulesWorld, want: Want | undefined): Input {
  const { x, y, vy } = playerOf(world)
  const gap = (want?.x ?? x) - x
  const up = (want?.y ?? y) < y - 6 || vy > 150
  const across = gap < -8 ? bitOf('left') : gap > 8 ? bitOf('right') : 0
  return { ...idle, held: across | (up ? bitOf('up') : 0) }
}

/** Straight at it, with a jump when it is near. */
function jumpFor(world: RulesWorld, want: Want): Input {
  const gap = want.x - playerOf(world).x
  const across = bitOf(gap < 0 ? 'left' : 'right')
  return { ...idle, held: across | (Math.abs(gap) < 200 ? bitOf('up') : 0) }
}

/** On a rope: with it, or against it. */
function swing(world: RulesWorld, { x }: Want): Input {
  return { ...idle, held: bitOf(x < playerOf(world).x ? 'left' : 'right') }
}

/** The buttons of an idea at a time. A press has to be new to be one, so no idea presses in its first step. */
function maskOf({ way, run: long, from, hold, late, every }: Idea, time: number): number {
  const beat = time < from ? -1 : every > 0 ? (time - from) % every : time - from
  const jumps = beat >= 0 && beat < hold ? bitOf('up') : 0
  if (way === 0 || time < late || time >= long) return jumps
  return jumps | bitOf(way < 0 ? 'left' : 'right')
}

function think(world: RulesWorld, want: Want | undefined, threats: readonly Body[], mind: Mind): void {
  mind.thought = world.tick
  const player = playerOf(world)
  const view = viewOf(world, want, threats, mind)
  const here = view.at >= 0 ? distanceFrom(view.distances, view.at, player.x) : Number.POSITIVE_INFINITY
  if (player.grounded) lookOut(world, mind, view, here, want)
  const onwards = worth(world, view, mind.idea, world.tick - mind.since)
  // In the air one only thinks again when it would go wrong; on the ground, too, when one gets nowhere.
  const isThere = here < 4 && onwards.left < 4 && want?.how !== 'send'
  const goesOn =
    !want || !player.grounded || (!view.touch && (isThere || here - onwards.left > 110 * player.haste))
  if (!onwards.hurt && goesOn) return
  let best = mind.idea
  let since = mind.since
  let most = onwards.value + 6
  let good = onwards.value + onwards.left > 0
  const { towards } = nextFrom(view.distances, Math.max(0, view.at), player.x)
  const first = towards < 0 ? -1 : 1
  const groups = player.grounded
    ? [
        ahead[first],
        carefully[first],
        [waiting, ...up],
        ahead[first < 0 ? 1 : -1],
        carefully[first < 0 ? 1 : -1],
      ]
    : [inTheAir[first]]
  if (world.plan.rules.doubleJump) groups.push(twice)
  for (const group of groups) {
    for (const idea of group) {
      const { value, left, hurt } = worth(world, view, idea, 0)
      if (value <= most) continue
      most = value
      best = idea
      since = world.tick
      good = !hurt && (value + left > 0 || (!view.touch && here - left > 110 * player.haste))
    }
    // What brings one on is good enough.
    if (good) break
  }
  mind.idea = best
  mind.since = since
}

/** A way on which nothing came nearer for some time is none. */
function lookOut(world: RulesWorld, mind: Mind, view: View, here: number, want: Want | undefined): void {
  if (!want || mind.whom !== want.id || here < mind.best - 12) {
    mind.whom = want?.id ?? 0
    mind.best = here
    mind.bestAt = world.tick
    return
  }
  if (world.tick - mind.bestAt < 300) return
  const { to } = nextFrom(view.distances, view.at, playerOf(world).x)
  if (mind.barred.size > 12) mind.barred.clear()
  mind.barred.add(keyOf(view.at, to))
  mind.far = undefined
  mind.best = forever * 99
  mind.bestAt = world.tick
}

type View = {
  /** The world as far as it can be reached within a second, to try things out in. */
  scene: RulesWorld
  at: number
  distances: Distances
  threats: readonly Threat[]
  /** Kinds that suffer when they are met from above, and how far up one is thrown then. */
  stomped: ReadonlyMap<string, number>
  want: Want | undefined
  /** One can take hold of what is wanted, and hang on it. */
  ties: boolean
  /** What has to be touched, where it is near. */
  touch:
    | { x: number; y: number; vx: number; vy: number; reach: number; above: boolean; id: number }
    | undefined
}

/** Somebody who hurts: between which places it walks up and down, where it does, or how fast it comes for the player. */
type Threat = { body: Body; beat: { left: number; right: number } | undefined; comes: number }

const near = 480

function viewOf(world: RulesWorld, want: Want | undefined, threats: readonly Body[], mind: Mind): View {
  const player = playerOf(world)
  const map = mapOf(world)
  if (mind.map !== map) mind.barred.clear()
  mind.map = map
  const feet = player.y + player.size * 0.45
  const goal = want ?? player
  const sends = want?.how === 'send'
  const slack = sends ? 200 : (want?.within ?? 0) * 0.7
  const close = (x: number) => Math.abs(x - player.x) < near
  const { kinds } = bookOf(world)
  const solids = world.entities.filter(
    (body) => body !== player && close(body.x) && kinds.some(({ id, solid }) => solid && id === body.kind),
  )
  const scene: RulesWorld = {
    ...world,
    blocks: world.blocks
      .filter(({ x, width }) => x < player.x + near && x + width > player.x - near)
      .map((block) => (block.moves ? { ...block } : block)),
    flags: [],
    entities: solids,
    events: [],
  }
  return {
    scene,
    at: player.grounded ? footholdAt(map, player.x, feet, player.rides) : -1,
    distances: farFrom(map, footholdFor(map, goal.x, goal.y), goal.x, slack, mind),
    threats: threats.flatMap((body) => {
      const { x, y, kind } = body
      const matters = kindOf(bookOf(world), kind).fills || (close(x) && Math.abs(y - player.y) < near)
      return matters ? [{ body, beat: beatOf(world, body), comes: comesFor(world, body) }] : []
    }),
    stomped: stompedIn(world),
    want,
    ties:
      want?.holds === true &&
      bookOf(world).rules.some(({ do: effects }) => effects.some((one) => 'tie' in one)),
    touch: touchOf(world, want),
  }
}

/** Thought out anew only when the goal has moved. */
function farFrom(map: FootMap, goal: number, x: number, slack: number, mind: Mind): Distances {
  const { far } = mind
  if (far && far.map === map && far.goal === goal && Math.abs(far.x - x) < 30 && far.slack === slack) {
    far.x = x
    return far
  }
  mind.far = distancesTo(map, goal, x, slack, mind.barred)
  return mind.far
}

function touchOf(world: RulesWorld, want: Want | undefined): View['touch'] {
  const player = playerOf(world)
  if (!want || want.how === 'send' || want.within > 0) return undefined
  if (length(want.x - player.x, want.y - player.y) > 330) return undefined
  const body = world.entities.find(({ id }) => id === want.id)
  const isThere = body && length(body.x - want.x, body.y - want.y) < 20 && body !== player
  const reach = isThere ? Math.max(reachOf(player, body), Math.min(200, want.reach ?? 0)) : 30
  const { vx, vy } = isThere ? body : { vx: 0, vy: 0 }
  return { x: want.x, y: want.y, vx, vy, reach, above: want.above === true, id: want.id }
}

const stomping = new WeakMap<object, ReadonlyMap<string, number>>()

function stompedIn(world: RulesWorld): ReadonlyMap<string, number> {
  const book = bookOf(world)
  const known = stomping.get(book)
  if (known) return known
  const { kind, cast } = playerOf(world)
  const found = new Map<string, number>()
  for (const { when, if: conditions = [], do: effects } of book.rules) {
    if (!('touch' in when) || (when.touch[0] !== kind && when.touch[0] !== cast)) continue
    const leaps = effects.find((effect) => 'leap' in effect)
    if (conditions.some((one) => 'from' in one) && leaps && 'leap' in leaps)
      found.set(when.touch[1], leaps.speed)
  }
  stomping.set(book, found)
  return found
}

const horizon = 50

/** How good it would be to go on like this: how far it still is then, what was touched on the way, and above all whether it ends well. */
type Worth = { value: number; left: number; hurt: boolean }

function worth(world: RulesWorld, view: View, idea: Idea, time: number): Worth {
  const { scene, touch, distances, want } = view
  const body: Body = { ...playerOf(world), rests: {} }
  const kind = kindOf(bookOf(world), body.kind)
  const solids = scene.entities
  scene.tick = world.tick
  scene.before = world.before
  moveBlocks(scene)
  scene.entities = [body, ...solids]
  let value = 0
  let touched = false
  let met = 0
  const hunters: number[] = []
  let step = 1
  let landed = 0
  let flown = !body.grounded
  for (; step <= horizon + 60; step++) {
    // Who has landed can think again, if there is room to stop.
    if (body.grounded && flown && landed === 0) landed = step
    flown ||= !body.grounded
    const held = landed > 0 && step > landed + pondering ? 0 : maskOf(idea, time + step - 1)
    scene.tick++
    scene.events.length = 0
    moveBlocks(scene)
    body.wasX = body.x
    body.wasY = body.y
    if (body.still === 0) side.steer(scene, body, { held, second: 0 })
    move(scene, body, kind, side)
    scene.before = held
    if (body.safe > 0) body.safe--
    if (body.y > world.height + body.size || scene.events.some(({ type }) => type === 'hurt')) {
      value -= 2500 - step * 6
      break
    }
    if (touch && !touched && meets(touch, body, step)) {
      touched = true
      value += 420 - step * 2
      // Who takes hold of a rope does not fall.
      if (view.ties) break
    }
    const meeting = meetAll(view, body, step, met, hunters)
    value += meeting.value
    met = meeting.met
    if (value < -400) break
    if (landed > 0 ? step > landed + pondering + 8 : step >= horizon && body.grounded) break
  }
  scene.entities = solids
  const feet = body.y + body.size * 0.45
  const at = body.grounded ? footholdAt(distances.map, body.x, feet, body.rides) : -1
  const left = at >= 0 ? Math.min(90_000, distanceFrom(distances, at, body.x)) : 90_000
  if (want?.how === 'send') value += aimed(want, body)
  // Who needs longer has less of the time that comes then.
  return { value: value - left - step * 3.6, left: left + (step - horizon) * 3.6, hurt: value < -400 }
}

function meets(
  { x, y, vx, vy, reach, above }: NonNullable<View['touch']>,
  body: Body,
  step: number,
): boolean {
  const tx = x + (vx * step) / 60
  const ty = y + (vy * step) / 60
  if (above && (body.vy <= 60 || body.y > ty - 8)) return false
  return length(tx - body.x, ty - body.y) < reach - 3
}

/** Turned towards it, at its height. */
function aimed({ x, y }: Want, body: Body): number {
  return ((x - body.x) * body.facing > 0 ? 60 : 0) - Math.min(200, Math.abs(y - body.y) * 0.5)
}

/** Between which places somebody walks up and down; nobody else turns round by itself. */
function beatOf(world: RulesWorld, body: Body): Threat['beat'] {
  const kind = kindOf(bookOf(world), body.kind)
  if (kind.drive.does !== 'patrol') return undefined
  const { homeX, x, y, size, grounded } = body
  const usual = { left: homeX - beat, right: homeX + beat }
  if (isFree(kind) || !grounded) return usual
  const feet = y + size * 0.45
  const ledge = footholdsOf(world).find(
    ({ left, right, y: top, block }) =>
      !block.moves && Math.abs(top - feet) < 8 && x > left - 16 && x < right + 16,
  )
  if (!ledge) return usual
  const margin = edgeMargin(body)
  return {
    left: Math.max(usual.left, ledge.left + margin),
    right: Math.min(usual.right, ledge.right - margin),
  }
}

/** How fast somebody comes for the player, wherever that goes; 0 for all others. */
function comesFor(world: RulesWorld, body: Body): number {
  const { drive, cast } = kindOf(bookOf(world), body.kind)
  if (drive.does !== 'chase' && drive.does !== 'guard' && drive.does !== 'swarm') return 0
  // Who hops over a pit thinks of nothing else meanwhile.
  if (body.jumps > 0 && !body.grounded) return 0
  return amountOf(world, drive.speed) * memberOf(world.plan, cast).speed * body.haste
}

/** Where somebody will be who is not after the player: who walks up and down turns round at both ends. */
function whereabouts({ body: { x, vx }, beat: between }: Threat, step: number): number {
  const there = x + (vx * step) / 60
  if (!between) return there
  const { left, right } = between
  if (there > right && vx > 0) return Math.max(left, 2 * right - there)
  return there < left && vx < 0 ? Math.min(right, 2 * left - there) : there
}

/** So much higher than it has to be is whoever comes down on somebody for sure. */
const sure = 4

function meetAll(
  { threats, stomped, touch, scene }: View,
  body: Body,
  step: number,
  met: number,
  hunters: number[],
): { value: number; met: number } {
  let value = 0
  let seen = met
  const book = bookOf(scene)
  for (const [index, one] of threats.entries()) {
    if (seen & (1 << (index % 30))) continue
    const { body: threat } = one
    // Who is after the player comes nearer step by step, wherever that goes.
    const was = hunters[index] ?? threat.x
    const far = one.comes / 60
    const x = one.comes > 0 ? was + Math.max(-far, Math.min(far, body.x - was)) : whereabouts(one, step)
    hunters[index] = x
    const y = threat.y + (threat.vy * step) / 60
    const gap = gapBetween(book, body, threat, body.x, body.y, x, y)
    if (gap > 5) continue
    const thrown = stomped.get(threat.kind) ?? stomped.get(threat.cast)
    if (thrown !== undefined && body.vy > 60 && body.y < y - threat.size * 0.15 - sure) {
      // Near it is not yet on it.
      if (gap > 0) continue
      seen |= 1 << (index % 30)
      body.vy = -thrown
      body.way = 0
      value += threat.id === touch?.id ? 0 : 25
    } else if (body.safe === 0) value -= gap < 1 ? 1200 - step * 8 : 60
  }
  return { value, met: seen }
}

/** Into the nearest pit or onto the nearest spikes, for whoever wants to lose. */
export function plunge(world: RulesWorld): Input | undefined {
  const { x } = playerOf(world)
  if (!spaces[bookOf(world).space.id].falls) return undefined
  // What is over a pit for the moment keeps one from falling in.
  const firm = world.blocks.filter(({ pricks }) => !pricks).sort((one, other) => one.x - other.x)
  const pits: number[] = []
  let from = 0
  for (const block of firm) {
    if (block.x > from + 60) pits.push((from + block.x) / 2)
    from = Math.max(from, block.x + block.width)
  }
  const spikes = world.blocks.flatMap((block) => (block.pricks ? [block.x + block.width / 2] : []))
  const [pit] = [...pits, ...spikes].sort((one, other) => Math.abs(one - x) - Math.abs(other - x))
  if (pit === undefined) return undefined
  // What stands in the way is jumped over.
  const jumps = Math.abs(playerOf(world).vx) < 20 && world.tick % 40 < 25
  const held = Math.abs(pit - x) < 20 ? 0 : bitOf(pit < x ? 'left' : 'right')
  return { ...idle, held: held | (jumps ? bitOf('up') : 0) }
}
