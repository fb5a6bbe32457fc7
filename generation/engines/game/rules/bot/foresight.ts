import { bitOf } from '@makebelieve/kit/core/input'
import { memberOf } from '@makebelieve/kit/game/plan'
import { beat } from '@makebelieve/kit/rules/drives'
import { footholdsOf } from '@makebelieve/kit/rules/footholds'
import { edgeMargin } from '@makebelieve/kit/rules/ground'
import { isFree } from '@makebelieve/kit/rules/moving'
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
import type { Want } from './want.ts'

/** What the bot sees coming where one falls: what it may do next, who is where by then, and what that would come to. */

/** Something one may do for the next second: where to, for how long, when to jump and for how long to hold it. */
export type Idea = { way: -1 | 0 | 1; run: number; from: number; hold: number; late: number; every: number }

export const forever = 999
export const go = (way: Idea['way'], run = forever): Idea => ({
  way,
  run,
  from: 0,
  hold: 0,
  late: 0,
  every: 0,
})
export const leap = (way: Idea['way'], hold: number, run = forever, from = 1, late = 0, every = 0): Idea => ({
  way,
  run,
  from,
  hold,
  late,
  every,
})
/** The buttons of an idea at a time. A press has to be new to be one, so no idea presses in its first step. */
export function maskOf({ way, run: long, from, hold, late, every }: Idea, time: number): number {
  const beat = time < from ? -1 : every > 0 ? (time - from) % every : time - from
  const jumps = beat >= 0 && beat < hold ? bitOf('up') : 0
  if (way === 0 || time < late || time >= long) return jumps
  return jumps | bitOf(way < 0 ? 'left' : 'right')
}

/** Somebody who hurts: between which places it walks up and down, where it does, or how fast it comes for the player. */
export type Threat = { body: Body; beat: { left: number; right: number } | undefined; comes: number }

/** How far around the player it looks. */
export const near = 480

/** The world as far as it can be reached within a second, to try things out in. */
export function sceneOf(world: RulesWorld): RulesWorld {
  const player = playerOf(world)
  const { kinds } = bookOf(world)
  const solids = world.entities.filter(
    (body) =>
      body !== player &&
      Math.abs(body.x - player.x) < near &&
      kinds.some(({ id, solid }) => solid && id === body.kind),
  )
  return {
    ...world,
    blocks: world.blocks
      .filter(({ x, width }) => x < player.x + near && x + width > player.x - near)
      .map((block) => (block.moves ? { ...block } : block)),
    flags: [],
    entities: solids,
    events: [],
  }
}

/** Those who may get at the player within a second. */
export function threatsNear(world: RulesWorld, threats: readonly Body[]): Threat[] {
  const player = playerOf(world)
  return threats.flatMap((body) => {
    const { x, y, kind } = body
    const isClose = Math.abs(x - player.x) < near && Math.abs(y - player.y) < near
    const matters = kindOf(bookOf(world), kind).fills || isClose
    return matters ? [{ body, beat: beatOf(world, body), comes: comesFor(world, body) }] : []
  })
}

/** What has to be touched, where it is near. */
export type Touch = {
  x: number
  y: number
  vx: number
  vy: number
  reach: number
  above: boolean
  id: number
}

export function touchOf(world: RulesWorld, want: Want | undefined): Touch | undefined {
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

export function stompedIn(world: RulesWorld): ReadonlyMap<string, number> {
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

export function meets({ x, y, vx, vy, reach, above }: Touch, body: Body, step: number): boolean {
  const tx = x + (vx * step) / 60
  const ty = y + (vy * step) / 60
  if (above && (body.vy <= 60 || body.y > ty - 8)) return false
  return length(tx - body.x, ty - body.y) < reach - 3
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

export type Surroundings = {
  scene: RulesWorld
  threats: readonly Threat[]
  /** Kinds that suffer when they are met from above, and how far up one is thrown then. */
  stomped: ReadonlyMap<string, number>
  touch: Touch | undefined
}

/** So much higher than it has to be is whoever comes down on somebody for sure. */
const sure = 4

export function meetAll(
  { threats, stomped, touch, scene }: Surroundings,
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
