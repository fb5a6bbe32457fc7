import { type Button, bitOf, type Input, idle } from '@makebelieve/kit/core/input'
import type { Memory } from '@makebelieve/kit/game/bot'
import { reaches } from '@makebelieve/kit/rules/beams'
import { isAhead } from '@makebelieve/kit/rules/rules'
import type { Space, Spot } from '@makebelieve/kit/rules/spaces/space'
import { length } from '@makebelieve/kit/rules/sure-math'
import {
  type Block,
  type Body,
  bookOf,
  distance,
  gapBetween,
  kindOf,
  playerOf,
  type RulesWorld,
} from '@makebelieve/kit/rules/world'
import { lightsToShun, watchersOf } from './dangers.ts'
import type { Want } from './want.ts'

/** Buttons that are held, as an input. */
export const input = (...held: (Button | false | undefined)[]): Input => ({
  ...idle,
  held: held.reduce<number>((mask, button) => (button ? mask | bitOf(button) : mask), 0),
})

/** Where one waits for what comes from ahead; else in the middle. */
export function homeOf({ width, height }: RulesWorld, heading: Spot | undefined): Spot {
  if (!heading) return { x: width / 2, y: height / 2 }
  return { x: width / 2 - heading.x * (width / 2 - 130), y: height / 2 - heading.y * (height / 2 - 80) }
}

/** Every direction, as long as one step; and none. */
const ways: readonly Spot[] = [0, 1, -1].flatMap((x) =>
  [0, 1, -1].map((y) => {
    const long = length(x, y) || 1
    return { x: x / long, y: y / long }
  }),
)

/** Of all directions the one that comes nearest to what is wanted without coming near to what hurts. */
export function roam(
  world: RulesWorld,
  want: Want | undefined,
  threats: readonly Body[],
  space: Space,
  across: boolean,
  memory: Memory,
): Input {
  const last = lately.get(memory)
  const since = world.tick - (last?.tick ?? world.tick)
  // What comes from ahead is seen from afar: there it is thought about less often.
  const isFacing = space.heading !== undefined && !space.slides
  const isMindful = isFacing ? since > 2 || last?.want?.id !== want?.id : since > 1 || last?.want !== want
  if (last && since > 0 && !isMindful) return last.input
  const player = playerOf(world)
  const pace = (space.pace ?? 235) * player.haste
  const watchers = watchersOf(world)
  const lights = lightsToShun(world)
  const goal = want ?? homeOf(world, space.slides ? undefined : space.heading)
  const stride = across ? Math.abs(goal.x - player.x) : distance(goal, player)
  // What cannot get here within what is looked ahead is no matter.
  const close = threats.filter(
    (threat) =>
      distance(threat, player) <
        90 +
          (threat.size + player.size) * 0.42 +
          0.55 * (pace + length(threat.vx, threat.vy) + (space.slides ? 320 : 0)) ||
      kindOf(bookOf(world), threat.kind).fills,
  )
  const dangerAt = dangers(world, player, close, space, want)
  // One is got round; among several one has to think of where one goes on from there.
  const surrounded = close.length > 1 && !across && !space.slides && !isFacing
  let best = ways[0]
  let least = Number.POSITIVE_INFINITY
  for (const way of ways) {
    if (across && way.y !== 0) continue
    let cost = 0
    for (const after of surrounded ? soon : soonAndLater) {
      const spot = gone(player, way, pace * after)
      const short = want && (across ? Math.abs(want.x - player.x) : distance(want, player)) < pace * after
      cost += dangerAt(spot, after)
      for (const { body, within, narrow } of watchers) {
        if (body.id === want?.id) continue
        const eye = { ...body, x: body.x + body.vx * after, y: body.y + body.vy * after }
        if (distance(eye, spot) < within + 30 && isAhead(eye, spot, (narrow ?? 0.35) - 0.12)) cost += 400
      }
      for (const { body, light } of lights) {
        const at = { ...light, x: light.x + body.vx * after, y: light.y + body.vy * after }
        if (reaches({ ...at, within: at.within + 30 }, { ...spot, size: player.size + 130 })) cost += 400
      }
      // Whoever is nearly there stops in time.
      if (short) continue
      if (isBlocked(world, spot, player)) cost += 500
      if (isAtRim(world, spot)) cost += 60
    }
    // Nobody goes further than what they go for.
    const there = gone(player, way, Math.min(pace * 0.3, stride))
    const ahead = space.slides && want && want.y > player.y + 30
    const gap = across ? Math.abs(goal.x - there.x) : distance(goal, there)
    const arrived = want && want.how === 'be' && gap < want.within
    cost += arrived ? 0 : gap * (want ? 1 : 0.15) * (ahead ? 0.6 : 1)
    if (surrounded && cost < least) cost += goingOn(world, player, there, pace, dangerAt)
    if (cost >= least) continue
    least = cost
    best = way
  }
  const { x = 0, y = 0 } = best ?? {}
  // Downhill on a clear course one lets it run.
  const letsRun = space.slides === 'up' && bookOf(world).space.course === true && close.length === 0
  const chosen = input(x < 0 && 'left', x > 0 && 'right', y < 0 && 'up', (y > 0 || letsRun) && 'down')
  lately.set(memory, { tick: world.tick, want, input: chosen })
  return chosen
}

/** What was chosen a step ago: nobody reacts within a sixtieth of a second. */
const lately = new WeakMap<Memory, { tick: number; want: Want | undefined; input: Input }>()

/** So many seconds ahead one looks. */
const soonAndLater = [0.12, 0.3, 0.55] as const
const soon = [0.12, 0.3] as const
const later = [0.6, 0.95] as const

/** How dangerous it is to go on from somewhere, in the best direction: into a corner none is good. */
function goingOn(
  world: RulesWorld,
  player: Body,
  from: Spot,
  pace: number,
  dangerAt: (spot: Spot, after: number) => number,
): number {
  let least = Number.POSITIVE_INFINITY
  for (const way of ways) {
    let cost = 0
    for (const after of later) {
      const spot = gone(from, way, pace * (after - 0.3))
      if (isBlocked(world, spot, player) || isAtRim(world, spot)) cost += 300
      else cost += dangerAt(spot, after)
    }
    if (cost < least) least = cost
    if (least === 0) return least
  }
  return least
}

const gone = ({ x, y }: Spot, way: Spot, far: number): Spot => ({ x: x + way.x * far, y: y + way.y * far })

const dot = 24

/** How near to what hurts a place is after a while, as far as one can tell by how they go now. */
function dangers(
  world: RulesWorld,
  player: Body,
  close: readonly Body[],
  space: Space,
  want: Want | undefined,
): (spot: Spot, after: number) => number {
  const book = bookOf(world)
  const slide = space.slides ? (world.slid || 4) * 60 : 0
  const struck = want?.press && close.find(({ id }) => id === want.id)
  // Whom one strikes one may come nearer; from close by, so may one come to those of its kind and right beside it.
  const isStruck = (threat: Body) =>
    struck &&
    (threat === struck ||
      (want?.how === 'be' &&
        (threat.kind === struck.kind || distance(threat, struck) < (threat.size + struck.size) * 0.5)))
  // Who is only a dot slips through narrow gaps.
  const usual = player.size < dot ? 24 : 70
  const margins = close.map((threat) => (isStruck(threat) ? 20 : usual))
  return ({ x, y }, after) => {
    let cost = 0
    for (const [at, threat] of close.entries()) {
      const tx = threat.x + threat.vx * after
      const ty = threat.y + (threat.vy - slide) * after
      const gap = gapBetween(book, player, threat, x, y, tx, ty)
      const margin = margins[at] ?? usual
      cost += gap < 0 ? 900 : gap < margin ? (margin - gap) * 4 : 0
    }
    return cost
  }
}

const isAtRim = ({ width, height }: RulesWorld, { x, y }: Spot) =>
  x < 20 || y < 20 || x > width - 20 || y > height - 20

const isBlocked = ({ blocks }: RulesWorld, { x, y }: Spot, { size }: Body) =>
  blocks.some((block) => block.solid && inside(block, x, y, size * 0.36))

const inside = ({ x, y, width, height }: Block, px: number, py: number, reach: number) =>
  px > x - reach && px < x + width + reach && py > y - reach && py < y + height + reach
