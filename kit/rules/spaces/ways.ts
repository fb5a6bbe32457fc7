import { direction, type Input } from '../../core/input.ts'
import { memberOf } from '../../game/plan.ts'
import type { Control } from '../../game/rules.ts'
import { angleOf, cosine, length, sine, turn, wrapped } from '../sure-math.ts'
import { type Body, bookOf, kindOf, type RulesWorld } from '../world.ts'
import type { Spot } from './space.ts'

/** What most spaces share of how players move. */
export const walking = 235

export const walk: Control[] = (['left', 'right', 'up', 'down'] as const).map((input) => ({
  input,
  says: 'Move',
}))
export const sideways: Control[] = walk.slice(0, 2)
export const pointed: Control = { input: 'pointer', says: 'Move' }

/** How something on wheels is steered. */
export const wheeled: Control[] = [
  { input: 'left', says: 'Turn' },
  { input: 'right', says: 'Turn' },
  { input: 'up', says: 'Speed up' },
  { input: 'down', says: 'Brake' },
  { input: 'pointer', says: 'Steer' },
]

/** What somebody at the helm does: how far it is turned to the right, and how much gas it is given, or brake; both from −1 to 1. */
export type Helm = { turns: number; gas: number }

/** By buttons, else towards a pointer that is down. */
export function helmOf(world: RulesWorld, player: Body, input: Input): Helm {
  const keys = direction(input.held)
  if (keys.x !== 0 || keys.y !== 0) return { turns: keys.x, gas: -keys.y }
  const aim = wishOf(world, player, input)
  if (aim.x === 0 && aim.y === 0) return { turns: 0, gas: 0 }
  const off = wrapped(angleOf(aim.y, aim.x) - player.way)
  return { turns: Math.max(-1, Math.min(1, off * 4)), gas: Math.abs(off) > 1.6 ? 0.45 : 1 }
}

/** It is shown as it points, and never upside down. */
export function layAlong(body: Body): void {
  const across = cosine(body.way)
  if (Math.abs(across) > 0.05) body.facing = across < 0 ? -1 : 1
  body.angle = body.facing < 0 ? wrapped(body.way - turn / 2) : body.way
}

/** It turns only while it rolls, goes where it points, and takes a moment to be fast, or to stop. */
function rollOn(world: RulesWorld, player: Body, input: Input): void {
  const { turns, gas } = helmOf(world, player, input)
  const pace = player.vx * cosine(player.way) + player.vy * sine(player.way)
  player.way = wrapped(player.way + turns * 0.06 * Math.max(-1, Math.min(1, pace / 110)))
  const most = walking * 1.6 * memberOf(world.plan, player.cast).speed * player.haste
  const wanted = gas > 0 ? most * gas : gas < 0 ? -most * 0.35 : 0
  const next = pace + (wanted - pace) * (gas < 0 && pace > 0 ? 0.06 : gas === 0 ? 0.012 : 0.022)
  player.vx += (cosine(player.way) * next - player.vx) * 0.3
  player.vy += (sine(player.way) * next - player.vy) * 0.3
  layAlong(player)
}

/** Free movement, with a little weight; what has wheels is steered instead. */
export function roam(
  world: RulesWorld,
  player: Body,
  input: Input,
  grip: number,
  upright = true,
  quick = walking,
): void {
  if (upright && kindOf(bookOf(world), player.kind).wheels) {
    rollOn(world, player, input)
    return
  }
  const { x, y } = wishOf(world, player, input)
  const pace = quick * memberOf(world.plan, player.cast).speed * player.haste
  const answer = kindOf(bookOf(world), player.kind).grip ?? grip
  player.vx += (x * pace - player.vx) * answer
  player.vy += ((upright ? y : 0) * pace - player.vy) * answer
  if (x !== 0) player.facing = x < 0 ? -1 : 1
}

/** Where the player wants to go: by buttons, else towards a pointer that is down. Never longer than 1. */
export function wishOf(world: RulesWorld, player: Body, { held, pointer }: Input): Spot {
  const keys = direction(held)
  if (keys.x !== 0 || keys.y !== 0) {
    const long = length(keys.x, keys.y)
    return { x: keys.x / long, y: keys.y / long }
  }
  if (!pointer?.down) return { x: 0, y: 0 }
  const dx = pointer.x + world.camera.x - player.x
  const dy = pointer.y + world.camera.y - player.y
  const gap = length(dx, dy)
  return gap < 12 ? { x: 0, y: 0 } : { x: dx / gap, y: dy / gap }
}
