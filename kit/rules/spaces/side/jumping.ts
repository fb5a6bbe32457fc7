import { direction, holds, type Input } from '../../../core/input.ts'
import { memberOf } from '../../../game/plan.ts'
import { rate, tell } from '../../../game/world.ts'
import { groundAt } from '../../ground.ts'
import { climbs } from '../../ladders.ts'
import { canLeap, leap } from '../../leaping.ts'
import { isTaken, type Rulebook } from '../../rulebook.ts'
import { turn } from '../../sure-math.ts'
import { type Body, bookOf, kindOf, type RulesWorld } from '../../world.ts'
import { leapOf, pull } from '../space.ts'
import { walking, wishOf } from '../ways.ts'

export const jumping = 735
/** Steps after the edge in which a jump still counts as from the ground, and for which a press is remembered. */
const grace = 6
const patience = 7

/** Runs and jumps; whoever lets go early jumps lower. */
export function runAndJump(world: RulesWorld, player: Body, input: Input): void {
  const jumpsBy = jumpButtons(bookOf(world))
  const held = player.seat === 2 ? world.beforeSecond : world.before
  const wants = jumpsBy.some((button) => holds(input.held, button))
  const presses = wants && !jumpsBy.some((button) => holds(held, button))
  if (climbs(world, player, input.held, presses && holds(input.held, 'a'))) return
  // Whoever jumps while running is no slower for it.
  const x = direction(input.held).x || wishOf(world, player, input).x
  const { grip: own, wings, fins, flips } = kindOf(bookOf(world), player.kind)
  const grip = own ?? (player.grounded ? 0.2 : fins ? 0.07 : 0.13)
  if (player.tied > 0) player.vx += x * paceOf(world, player) * 0.03
  else player.vx += (x * paceOf(world, player) * (fins ? 0.8 : 1) - player.vx) * grip
  if (x !== 0) player.facing = x < 0 ? -1 : 1
  if (fins || (wings && !player.grounded)) {
    beat(world, player, wants, fins ? strokes : flaps)
    return
  }
  if (!flips && holds(input.held, 'down')) goDown(world, player)
  if (player.grounded) {
    player.aloft = 0
    player.jumps = 0
  } else player.aloft++
  player.pressed = presses ? patience : Math.max(0, player.pressed - 1)
  if (player.pressed > 0 && flips) turnAbout(world, player)
  else if (player.pressed > 0) jump(world, player)
  if (flips) player.angle += ((player.upside ? turn / 2 : 0) - player.angle) * 0.25
  if (!wants && player.vy < -260 && player.way === 1) player.vy = -260
  // Only what was jumped ends early; whoever was thrown up flies on.
  if (player.grounded || player.vy >= 0) player.way = 0
}

/** Through what is open from below, and faster in the air. */
function goDown(world: RulesWorld, player: Body): void {
  if (!player.grounded) {
    player.vy += (pull * 0.5) / rate
    return
  }
  const under = groundAt(world, player.x, player.y + player.size * 0.45 - 4, 8)
  if (!under || under.solid || under.throws || under.climbed) return
  player.y += deep
  player.rides = 0
  player.grounded = false
}
/** So far below its surface nothing carries any more, not even what moves. */
const deep = 14

/** From where one stands, what is above becomes what is below. */
function turnAbout(world: RulesWorld, player: Body): void {
  if (player.aloft > grace) return
  player.upside = !player.upside
  player.vy = player.upside ? -160 : 160
  player.aloft = grace + 1
  player.pressed = 0
  player.rides = 0
  player.grounded = false
  tell(world, 'jump', { by: player.cast, x: player.x, y: player.y })
}

/** From the ground, from just beyond its edge, or a second time in the air where the plan allows it. */
function jump(world: RulesWorld, player: Body): void {
  const fromGround = player.jumps === 0 && player.aloft <= grace
  const most = world.plan.rules.doubleJump ? 2 : 1
  if ((!fromGround && Math.max(1, player.jumps) >= most) || !canLeap(world, player)) return
  player.vy = -leapOf(world.plan, jumping) * (fromGround ? 1 : 0.9)
  player.jumps = fromGround ? 1 : 2
  player.way = 1
  player.pressed = 0
  player.rides = 0
  player.grounded = false
  leap(world, player)
}

/** How far up a beat lifts, how many steps there are to the next, and how fast one comes down meanwhile. */
type Beats = { lift: number; rest: number; sinks: number }
const flaps: Beats = { lift: 430, rest: 13, sinks: 240 }
const strokes: Beats = { lift: 320, rest: 17, sinks: 190 }

/** On wings or fins: each beat lifts a little, and without one comes down slowly. */
function beat(world: RulesWorld, player: Body, wants: boolean, { lift, rest, sinks }: Beats): void {
  player.way = wants ? Math.max(0, player.way - 1) : 0
  if (wants && player.way === 0 && canLeap(world, player)) {
    player.vy = -lift
    player.way = rest
    leap(world, player)
  }
  player.vy = Math.min(player.vy, sinks)
}

/** Nobody is so slow that a pit would be too wide. */
export function paceOf(world: RulesWorld, player: Body): number {
  const { speed } = memberOf(world.plan, player.cast)
  return walking * 1.1 * Math.max(0.9, speed) * player.haste
}

/** The first button jumps, too, where no rule wants it. */
function jumpButtons(book: Rulebook): readonly ('up' | 'a')[] {
  const known = buttons.get(book) ?? (isTaken(book, 'a') ? ['up'] : ['up', 'a'])
  buttons.set(book, known)
  return known
}
const buttons = new WeakMap<Rulebook, readonly ('up' | 'a')[]>()
