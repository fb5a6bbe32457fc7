import { type Input, idle } from '@makebelieve/kit/core/input'
import type { Memory } from '@makebelieve/kit/game/bot'
import { moveBlocks } from '@makebelieve/kit/rules/ground'
import { move } from '@makebelieve/kit/rules/moving'
import { space as side } from '@makebelieve/kit/rules/spaces/side'
import { isLost } from '@makebelieve/kit/rules/step'
import { type Body, bookOf, kindOf, playerOf, type RulesWorld } from '@makebelieve/kit/rules/world'
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
import { type Field, fieldTo, leftFrom } from './open-ways.ts'
import type { Want } from './want.ts'

/** How the bot gets along where no ground holds it: it swims, flies between walls, or turns over instead of jumping. */

export function isAdrift(world: RulesWorld): boolean {
  const { fins, flips, wings } = kindOf(bookOf(world), playerOf(world).kind)
  return fins === true || flips === true || (wings === true && bookOf(world).space.rough === true)
}

const ways = [-1, 0, 1] as const
const ofWays = (ideas: (way: Idea['way']) => Idea[]) =>
  new Map<number, readonly Idea[]>(ways.map((way) => [way, ideas(way)]))
/** Strokes and wing beats follow each other as long as the button is down. */
const stroking = ofWays((way) => [
  go(way),
  leap(way, forever, forever, 0),
  leap(way, 18, forever, 0),
  leap(way, forever, forever, 12),
  leap(way, forever, forever, 26),
])
const turning = ofWays((way) => [
  go(way),
  leap(way, 4),
  leap(way, 4, forever, 7),
  leap(way, 4, forever, 13),
  leap(way, 4, forever, 21),
  go(way, 10),
  leap(way, 4, forever, 1, 0, 44),
])

type Mind = { idea: Idea; since: number; thought: number; field: Field | undefined }
const minds = new WeakMap<Memory, Mind>()
const pondering = 6
const horizon = 54

export function adrift(
  world: RulesWorld,
  want: Want | undefined,
  threats: readonly Body[],
  memory: Memory,
): Input {
  const known = minds.get(memory)
  const mind: Mind =
    known && known.thought <= world.tick
      ? known
      : { idea: go(0), since: world.tick, thought: -99, field: undefined }
  minds.set(memory, mind)
  if (world.tick - mind.thought >= pondering) think(world, want, threats, mind)
  return { ...idle, held: maskOf(mind.idea, world.tick - mind.since) }
}

type View = Surroundings & { field: Field; flips: boolean }

function think(world: RulesWorld, want: Want | undefined, threats: readonly Body[], mind: Mind): void {
  mind.thought = world.tick
  const player = playerOf(world)
  const { x, y } = player
  const flips = kindOf(bookOf(world), player.kind).flips === true
  // Up and down one falls by itself.
  mind.field = fieldTo(world, want ?? player, flips ? 0.15 : 0.8, mind.field)
  const { field } = mind
  const view: View = {
    scene: sceneOf(world),
    threats: threatsNear(world, threats),
    stomped: stompedIn(world),
    touch: touchOf(world, want),
    field,
    flips,
  }
  const here = leftFrom(field, x, y)
  const onwards = worth(world, view, mind.idea, world.tick - mind.since)
  if (!onwards.hurt && !view.touch && here - onwards.left > 90) return
  let best = mind.idea
  let since = mind.since
  let most = onwards.value + 4
  const first = leftFrom(field, x + 40, y) < leftFrom(field, x - 40, y) ? 1 : -1
  for (const way of [first, 0, -first]) {
    let good = false
    for (const idea of (flips ? turning : stroking).get(way) ?? []) {
      const { value, left, hurt } = worth(world, view, idea, 0)
      if (value <= most) continue
      most = value
      best = idea
      since = world.tick
      good = !hurt && (value + left > 0 || here - left > 90)
    }
    if (good) break
  }
  mind.idea = best
  mind.since = since
}

/** How good it would be to go on like this: how far it still is then, what was touched on the way, and above all whether it ends well. */
function worth(
  world: RulesWorld,
  view: View,
  idea: Idea,
  time: number,
): { value: number; left: number; hurt: boolean } {
  const { scene, touch, field, flips } = view
  const body: Body = { ...playerOf(world), rests: {} }
  const kind = kindOf(bookOf(world), body.kind)
  const solids = scene.entities
  scene.tick = world.tick
  scene.before = world.before
  // What is spent in thought is not spent.
  if (kind.pays) scene.tallies = { ...world.tallies }
  scene.entities = [body, ...solids]
  let value = 0
  let touched = false
  let met = 0
  const hunters: number[] = []
  for (let step = 1; step <= horizon + 50; step++) {
    const held = maskOf(idea, time + step - 1)
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
    }
    const meeting = meetAll(view, body, step, met, hunters)
    value += meeting.value
    met = meeting.met
    // Whoever falls either way has to land well.
    if (value < -400 || (step >= horizon && (!flips || body.grounded))) break
  }
  scene.entities = solids
  const left = leftFrom(field, body.x, body.y)
  return { value: value - left, left, hurt: value < -400 }
}
