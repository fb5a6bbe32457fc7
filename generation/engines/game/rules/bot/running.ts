import { bitOf, type Input, idle } from '@makebelieve/kit/core/input'
import type { Memory } from '@makebelieve/kit/game/bot'
import { rate } from '@makebelieve/kit/game/world'
import { flap } from '@makebelieve/kit/rules/spaces/flap'
import { upAndDown } from '@makebelieve/kit/rules/spaces/run'
import { floorOf, keepsUp, pull } from '@makebelieve/kit/rules/spaces/space'
import { length } from '@makebelieve/kit/rules/sure-math'
import {
  type Block,
  type Body,
  bookOf,
  kindOf,
  playerOf,
  type RulesWorld,
  reachOf,
} from '@makebelieve/kit/rules/world'
import type { Want } from './want.ts'

/** Something to do in the next second: from when and how long a jump is held, and how long to duck. */
type Idea = { from: number; hold: number; duck: number }

const nothing: Idea = { from: 0, hold: 0, duck: 0 }
const ideas: Idea[] = [
  { from: 0, hold: 26, duck: 0 },
  { from: 0, hold: 10, duck: 0 },
  { from: 0, hold: 4, duck: 0 },
  { from: 0, hold: 16, duck: 0 },
  { from: 8, hold: 26, duck: 0 },
  { from: 16, hold: 26, duck: 0 },
  { from: 0, hold: 0, duck: 12 },
  { from: 0, hold: 0, duck: 36 },
  // Down quickly, and up again.
  { from: 12, hold: 22, duck: 11 },
]

const maskOf = ({ from, hold, duck }: Idea, time: number): number =>
  (time >= from && time < from + hold ? bitOf('up') : 0) | (time < duck ? bitOf('down') : 0)

/** What it has made up its mind to do, since when, and until when nothing speaks against it. */
const minds = new WeakMap<Memory, { tick: number; since: number; until: number; idea: Idea }>()
/** For so many steps it sticks to what does harm after all, and to what does none. */
const pondering = { harmed: 4, unharmed: 8 }

/** On a way that goes on by itself: thinks a second ahead what a jump or a duck would come to. */
export function runAlong(
  world: RulesWorld,
  want: Want | undefined,
  threats: readonly Body[],
  memory: Memory,
): Input {
  const mind = minds.get(memory)
  const fresh = mind && world.tick >= mind.tick && world.tick < mind.until
  const known = fresh ? mind : undefined
  if (known) return { ...idle, held: maskOf(known.idea, world.tick - known.since) }
  const view = viewOf(world, want, threats)
  const goesOn = mind && world.tick > mind.since && world.tick - mind.since < 40 ? mind : undefined
  let best = { idea: goesOn?.idea ?? nothing, since: goesOn?.since ?? world.tick }
  let most = worthOf(world, view, best.idea, world.tick - best.since) + 3
  // Unharmed, and nothing to be had: it just goes on.
  if (goesOn || most < 3 || view.wanted.length > 0)
    for (const idea of [nothing, ...ideas]) {
      const worth = worthOf(world, view, idea, 0, most)
      if (worth <= most) continue
      most = worth
      best = { idea, since: world.tick }
    }
  const until = world.tick + (most < -20 ? pondering.harmed : pondering.unharmed)
  minds.set(memory, { ...best, tick: world.tick, until })
  return { ...idle, held: maskOf(best.idea, world.tick - best.since) }
}

type Ahead = { x: number; y: number; vx: number; vy: number; size: number; id: number }
type View = {
  threats: Ahead[]
  wanted: Ahead[]
  want: Want | undefined
  pace: number
  /** The ground near enough to stand on in the next second. */
  ground: Block[]
  /** More than that is not to be had. */
  most: number
}

/** What is near enough to matter, and how it moves on the stage. */
function viewOf(world: RulesWorld, want: Want | undefined, threats: readonly Body[]): View {
  const player = playerOf(world)
  // The way goes by for both of two alike, as fast as the first of them runs.
  const pace = playerOf({ ...world, seat: 1 }).way
  const isNear = ({ x }: Body) => x > player.x - 60 && x < player.x + pace * 1.3 + 60
  const onStage = (body: Body): Ahead => {
    const { x, y, vx, vy, size, id, kind } = body
    const stays = keepsUp.has(kindOf(bookOf(world), kind).drive.does)
    return { x, y, vx: vx - (stays ? 0 : pace), vy: Math.abs(vy) > 30 ? vy : 0, size, id }
  }
  const target = world.entities.find(({ id }) => id === want?.id)
  const touches = want && want.how === 'be' && want.within === 0 && target && target !== player
  const near = threats.filter(isNear).map(onStage)
  const wanted = touches
    ? world.entities.filter((body) => body.kind === target.kind && isNear(body)).map(onStage)
    : []
  const steady = (want?.how === 'send' ? 1 : 0) + (want?.under ? 12 : 0)
  return {
    threats: near,
    wanted,
    want,
    pace,
    ground: world.blocks.filter(
      ({ x, width }) => x + width > player.x - 60 && x < player.x + pace * 1.3 + 60,
    ),
    most: wanted.length * 14 + (want?.above ? near.length * 60 : 0) + (steady * horizon) / 2,
  }
}

const horizon = 64

/** What it would come to: what is taken on the way, less what it costs. What can come to no more than that `least` is not thought through. */
function worthOf(
  world: RulesWorld,
  { threats, wanted, want, pace, ground, most }: View,
  idea: Idea,
  since: number,
  least = Number.NEGATIVE_INFINITY,
): number {
  const body = { ...playerOf(world) }
  const floor = floorOf(world)
  const flies = bookOf(world).space.id === 'flap'
  const taken = new Set<number>()
  let before = body.seat === 1 ? world.before : world.beforeSecond
  let worth = idea === nothing ? 0 : -2
  for (let step = 1; step <= horizon; step++) {
    const held = maskOf(idea, since + step - 1)
    if (flies) {
      flap(body, held, before, floor, bookOf(world).space)
      body.y += body.vy / rate
    } else {
      upAndDown(body, held, before, world.plan)
      drop(ground, body, (pace * step) / rate)
    }
    before = held
    if (body.y > floor + 20) return worth - 1000 / step - 200
    if (step % 2 === 0) continue
    if (worth + most <= least) return worth
    const after = step / rate
    for (const one of threats) {
      const y = one.y + one.vy * after
      const gap = length(one.x + one.vx * after - body.x, y - body.y) - reachOf(body, one)
      if (gap > 6 || taken.has(one.id)) continue
      taken.add(one.id)
      if (want?.above && body.vy > 60 && body.y < y - one.size * 0.15) {
        worth += 60
        body.vy = -520
        body.jumps = 0
      } else worth -= (gap < 2 ? 300 : 120) * (1.3 - after)
    }
    for (const one of wanted) {
      if (taken.has(one.id) || want?.above) continue
      const y = one.y + one.vy * after
      if (length(one.x + one.vx * after - body.x, y - body.y) > reachOf(body, one) - 4) continue
      taken.add(one.id)
      worth += 14 - after * 4
    }
    // Whoever has to get under somebody is down when it comes.
    const target = want?.under && threats.find(({ id }) => id === want.id)
    if (target && Math.abs(target.x + target.vx * after - body.x) < 12 && body.grounded && body.ducks)
      worth += 12
    if (want?.how === 'send' && Math.abs(body.y - want.y) < 30) worth += 1
  }
  // Who flies keeps away from the rims.
  return flies ? worth - Math.abs(body.y - floor / 2) * 0.03 : worth
}

/** Falls as bodies do, onto what is there when the way has gone on so far. */
function drop(blocks: readonly Block[], body: Body, gone: number): void {
  const feet = body.size * 0.45
  body.vy = Math.min(900, body.vy + pull / rate)
  const before = body.y + feet
  body.y += body.vy / rate
  const stood = body.grounded
  body.grounded = false
  if (body.vy < 0) return
  for (const { x, y, width } of blocks) {
    const left = x - gone
    if (body.x < left - 8 || body.x > left + width + 8) continue
    if (before > y + 2 + (stood ? body.size * 0.1 : 0) || body.y + feet < y) continue
    body.y = y - feet
    body.vy = 0
    body.grounded = true
  }
}
