import type { PowerUp } from '../../../game/plan.ts'
import type { Body, Space } from '../../space.ts'
import { type Walker, walkerStart } from '../../walking.ts'
import { radius } from './level.ts'

export type Roamer = Walker & {
  /** Steps until a foe thinks of something else, or is itself again after a blow. */
  wait: number
  health: number
  /** Where it lives. */
  homeX: number
  homeZ: number
  /** How far the work on it is, in steps; or whether it has got what it wanted. */
  done: number
  /** As tall as it is once the work is done. */
  full: number
  /** Somebody carries it. */
  carried?: boolean
}

export type RoamWorld = Space<Roamer> & {
  /** How many are still to be collected in this level. */
  needed: number
  taken: number
  /** Steps that each power-up still lasts. */
  powers: Partial<Record<PowerUp, number>>
  /** The way the eye looks along, as the yaw of a body. */
  facing: number
  bossComes: boolean
}

export const runSpeed = 6.2
export const roamer = { ...walkerStart, wait: 0, health: 1, homeX: 0, homeZ: 0, done: 0, full: 0 }
export const powerSeconds = 9

/** Nobody leaves the land. */
export function keepInside(body: Body): void {
  const out = Math.hypot(body.x, body.z)
  if (out <= radius) return
  body.x *= radius / out
  body.z *= radius / out
}
