import { direction, type Input } from '../../core/input.ts'
import { memberOf } from '../../game/plan.ts'
import type { Control } from '../../game/rules.ts'
import { length } from '../sure-math.ts'
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

/** Free movement, with a little weight. */
export function roam(world: RulesWorld, player: Body, input: Input, grip: number, upright = true): void {
  const { x, y } = wishOf(world, player, input)
  const pace = walking * memberOf(world.plan, player.cast).speed * player.haste
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
