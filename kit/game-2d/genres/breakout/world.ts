import { dial } from '../../../game/plan.ts'
import { rate } from '../../../game/world.ts'
import { type ArenaWorld, hasPower } from '../../arena/arena.ts'
import { ammoOf } from '../../arena/shooting.ts'
import type { Brick } from './bricks.ts'

export const stage = { width: 960, height: 600 }
/** Where the upper edge of the paddle is. */
export const paddleY = 512

export type BreakoutWorld = ArenaWorld & {
  bricks: Brick[]
  /** Steps until a resting ball sets off by itself. */
  launchIn: number
  /** Steps since the last brick was hit: then the ball begins to look for one. */
  idleBall: number
  /** Steps for which the paddle is smaller, after a hit. */
  shrunk: number
  foeIn: number
  shotIn: number
  /** Where the pointer was: a mouse leads the paddle only while it moves. */
  pointerX: number
  bossCame: boolean
  /** Bricks until the key falls out of one. */
  keyIn: number
}

export function halfWidth(world: BreakoutWorld): number {
  const wide = hasPower(world, 'wide') ? 1.5 : 1
  return dial(world.plan, 100, 64) * wide * (world.shrunk > 0 ? 0.62 : 1)
}

export function ballSpeed(world: BreakoutWorld): number {
  const growth = world.plan.rules.faster ? 0.02 : 0.009
  const later = Math.min(1.45, 1 + 0.06 * (world.level - 1) + (world.tick / rate) * growth)
  const { speed = 1 } = ammoOf(world.plan) ?? {}
  return (
    dial(world.plan, 305, 460) *
    Math.min(1.3, Math.max(0.8, speed)) *
    later *
    (hasPower(world, 'slow') ? 0.65 : 1)
  )
}
