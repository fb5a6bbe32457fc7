import { bitOf, type Input, idle } from '@makebelieve/kit/core/input'
import type { Memory } from '@makebelieve/kit/game/bot'
import { moveBlocks } from '@makebelieve/kit/rules/ground'
import { move } from '@makebelieve/kit/rules/moving'
import type { Kind } from '@makebelieve/kit/rules/rulebook'
import { spaces } from '@makebelieve/kit/rules/spaces'
import { space as side } from '@makebelieve/kit/rules/spaces/side'
import { isLost } from '@makebelieve/kit/rules/step'
import { type Body, bookOf, kindOf, playerOf, type RulesWorld } from '@makebelieve/kit/rules/world'
import { adrift, isAdrift } from './adrift.ts'
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
import {
  forever,
  go,
  type Idea,
  leap,
  maskOf,
  meetAll,
  meets,
  type Surroundings,
  sceneOf,
  stompedIn,
  threatsNear,
  touchOf,
} from './foresight.ts'
import type { Want } from './want.ts'

/** How the bot gets along where one runs and jumps: it thinks a second ahead with the rules of the game itself. */

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
  /** What leads on along the ladder it is on. */
  rungs: number
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
    rungs: bitOf('up'),
  }
  minds.set(memory, fresh)
  return fresh
}

const pondering = 8

/** What jumps are worth that cost something: the fewer are left, the more. */
function dearness(world: RulesWorld, scene: RulesWorld, { tally, each }: NonNullable<Kind['pays']>): number {
  const had = world.tallies[tally] ?? 0
  const jumps = (had - (scene.tallies[tally] ?? 0)) / each
  return jumps * (had > each * 6 ? 25 : 90)
}

export function runAndJump(
  world: RulesWorld,
  want: Want | undefined,
  threats: readonly Body[],
  memory: Memory,
): Input {
  const { kind, tied } = playerOf(world)
  if (isAdrift(world)) return adrift(world, want, threats, memory)
  if (kindOf(bookOf(world), kind).wings) return soar(world, want)
  if (tied > 0 && want) return swing(world, want)
  if (want?.leap) return jumpFor(world, want)
  const mind = mindOf(world, memory)
  const held = handOverHand(world, mind)
  if (held !== undefined) return { ...idle, held }
  if (world.tick - mind.thought >= pondering) think(world, want, threats, mind)
  return { ...idle, held: maskOf(mind.idea, world.tick - mind.since) }
}

/** At a ladder that leads on: to its middle, and up or down to its end. */
function handOverHand(world: RulesWorld, mind: Mind): number | undefined {
  const { x, y, size, vx, rides, grounded, climbs } = playerOf(world)
  if (climbs) return mind.rungs
  const { far } = mind
  if (!far?.map.hasLadders || !grounded) return undefined
  const at = footholdAt(far.map, x, y + size * 0.45, rides)
  const { way } = at < 0 ? {} : nextFrom(far, at, x)
  if (!way?.climbs) return undefined
  const off = way.lands - x
  if (Math.abs(off) > 70) return undefined
  mind.rungs = bitOf(way.climbs < 0 ? 'up' : 'down')
  if (Math.abs(off) > 9) return bitOf(off < 0 ? 'left' : 'right')
  return Math.abs(vx) > 60 ? 0 : mind.rungs
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

type View = Surroundings & {
  at: number
  distances: Distances
  want: Want | undefined
  /** One can take hold of what is wanted, and hang on it. */
  ties: boolean
}

function viewOf(world: RulesWorld, want: Want | undefined, threats: readonly Body[], mind: Mind): View {
  const player = playerOf(world)
  const map = mapOf(world)
  if (mind.map !== map) mind.barred.clear()
  mind.map = map
  const feet = player.y + player.size * 0.45
  const goal = want ?? player
  const sends = want?.how === 'send'
  const slack = sends ? 200 : (want?.within ?? 0) * 0.7
  const scene = sceneOf(world)
  return {
    scene,
    at: player.grounded ? footholdAt(map, player.x, feet, player.rides) : -1,
    distances: farFrom(map, footholdFor(map, goal.x, goal.y), goal.x, slack, mind),
    threats: threatsNear(world, threats),
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
  // What is spent in thought is not spent.
  if (kind.pays) scene.tallies = { ...world.tallies }
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
    if (isLost(world, body) || scene.events.some(({ type }) => type === 'hurt')) {
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
  if (kind.pays) value -= dearness(world, scene, kind.pays)
  // Who needs longer has less of the time that comes then.
  return { value: value - left - step * 3.6, left: left + (step - horizon) * 3.6, hurt: value < -400 }
}

/** Turned towards it, at its height. */
function aimed({ x, y }: Want, body: Body): number {
  return ((x - body.x) * body.facing > 0 ? 60 : 0) - Math.min(200, Math.abs(y - body.y) * 0.5)
}

/** Into the nearest pit or onto the nearest spikes, for whoever wants to lose. */
export function plunge(world: RulesWorld, memory: Memory): Input | undefined {
  const { x } = playerOf(world)
  if (!spaces[bookOf(world).space.id].falls) return undefined
  // What is over a pit for the moment keeps one from falling in.
  const firm = world.blocks
    .filter(({ pricks, y }) => !pricks && y > -100)
    .sort((one, other) => one.x - other.x)
  const pits: number[] = []
  let from = 0
  for (const block of firm) {
    if (block.x > from + 60) pits.push((from + block.x) / 2)
    from = Math.max(from, block.x + block.width)
  }
  const spikes = world.blocks.flatMap(({ pricks, hangs, x: left, width }) =>
    pricks && !hangs ? [left + width / 2] : [],
  )
  const [pit] = [...pits, ...spikes].sort((one, other) => Math.abs(one - x) - Math.abs(other - x))
  if (pit === undefined) return undefined
  // Whoever does not fall by itself goes above it, and lets itself down.
  if (isAdrift(world)) {
    if (Math.abs(pit - x) < 24) return idle
    const above: Want = { x: pit, y: world.height - 160, within: 0, id: 0, how: 'be', steps: 0 }
    return adrift(world, above, [], memory)
  }
  // What stands in the way is jumped over.
  const jumps = Math.abs(playerOf(world).vx) < 20 && world.tick % 40 < 25
  const held = Math.abs(pit - x) < 20 ? 0 : bitOf(pit < x ? 'left' : 'right')
  return { ...idle, held: held | (jumps ? bitOf('up') : 0) }
}
