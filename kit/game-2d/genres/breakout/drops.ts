import { castIn } from '../../../game/plan.ts'
import { pickOne } from '../../../game/world.ts'
import { add, place } from '../../arena/arena.ts'
import { bringKey, isShut } from '../../arena/locks.ts'
import type { BreakoutWorld } from './world.ts'

/** With every broken brick the key comes nearer; whoever misses it gets it from the next one. */
export function keyFalls(world: BreakoutWorld, x: number, y: number): boolean {
  if (!isShut(world) || --world.keyIn > 0) return false
  return bringKey(world, { x, y, behaviour: 'fly', vy: 140 }) !== undefined
}

/** Something good falls down: a prize of the cast or a power-up. */
export function dropFrom(world: BreakoutWorld, x: number, y: number, prize = false): void {
  const prizes = castIn(world.plan, 'collectible')
  const { powerUps } = world.plan.rules
  const motion = { behaviour: 'fly', vy: 150 }
  if (prizes.length > 0 && (prize || powerUps.length === 0)) {
    const member = pickOne(world, prizes)
    place(world, member, { x, y, size: 46 * Math.min(1.4, Math.max(0.8, member.size)), ...motion })
  } else if (powerUps.length > 0) {
    const power = pickOne(world, powerUps)
    add(world, `power:${power}`, { role: 'power-up', x, y, size: 42, ...motion })
  }
}
