import { memberOf } from '../../game/plan.ts'
import { tell } from '../../game/world.ts'
import { type Lock, newLock } from '../lock.ts'
import { type ArenaWorld, type Entity, inRole, place, playersOf } from './arena.ts'
import { openDoor } from './meetings.ts'

/** The lock of an arena, as it stands on the stage: no door is an open one. Null where the plan has none. */
export function lockIn(world: ArenaWorld): Lock | null {
  const lock = newLock(world.plan)
  if (!lock) return null
  if (inRole(world, 'door').length === 0) lock.state = 'open'
  else if (world.keys > 0) lock.state = 'carried'
  else if (inRole(world, 'key').length > 0) lock.state = 'waiting'
  return lock
}

/** Whether a door is still in the way. */
export function isShut(world: ArenaWorld): boolean {
  return world.plan.rules.keys && inRole(world, 'door').length > 0
}

/** Locks a level: the door of the level before is gone, and so is its key. */
export function shutDoor(world: ArenaWorld, at: { x: number; y: number; size: number }): void {
  const lock = newLock(world.plan)
  if (!lock) return
  world.keys = 0
  for (const old of [...inRole(world, 'door'), ...inRole(world, 'key')]) old.gone = true
  // Points have to wait for the first of the doors only: else they would come and go with every level.
  if (world.level === 1) world.locked = true
  place(world, lock.door, at)
}

/** The key comes, unless it is there, or was had already. What was missed comes again with the next call. */
export function bringKey(world: ArenaWorld, at: Parameters<typeof place>[2]): Entity | undefined {
  const lock = lockIn(world)
  if (lock?.state !== 'hidden') return undefined
  tell(world, 'spawn', { to: lock.key, x: at.x, y: at.y })
  const { size } = memberOf(world.plan, lock.key)
  return place(world, lock.key, { size: 48 * Math.min(1.3, Math.max(0.8, size)), ...at })
}

/** Opens a door that nobody can touch, as soon as whoever has the key is straight before it. */
export function openAhead(world: ArenaWorld, reach: number): void {
  if (world.keys === 0) return
  for (const door of inRole(world, 'door')) {
    const player = playersOf(world).find(({ x }) => Math.abs(x - door.x) < reach)
    if (player) openDoor(world, door, player)
  }
}
