import { theOne } from '../../../game/plan.ts'
import { pickOne } from '../../../game/world.ts'
import { findKey, isLocked, newLock, openLock, showKey } from '../../lock.ts'
import { beside, middleOf, ways } from '../../table/board.ts'
import { walkTo } from './level.ts'
import { boardOf, isFree, isSolved, type Pusher, pushersIn, type SokobanWorld } from './world.ts'

/**
 * A room with a lock has a door in its wall. When the first box is in place, a key lies about; the room is done when
 * the door is open and everything is in place, in either order.
 */
export function placeLock(world: SokobanWorld): void {
  world.lock = newLock(world.plan)
  world.keyAt = -1
  world.doorAt = -1
  if (!world.lock) return
  const walls = doorsOf(world)
  if (walls.length > 0) world.doorAt = pickOne(world, walls)
  // A room without a wall to put it in has none; there are no such rooms, but nobody shall be stuck in one.
  else world.lock = null
}

/** Walls beside floor that can be walked to at the end, and at the start if possible. The upper ones are seen best. */
function doorsOf(world: SokobanWorld): number[] {
  const { room, solution, pads, player } = world
  const last = solution.reduce((cell, way) => beside(room, cell, way) ?? cell, player.cell)
  const done = new Set(pads)
  const atStart = (cell: number) => walkTo(room, player.cell, cell, (at) => isFree(world, at)) !== undefined
  const atEnd = (cell: number) => walkTo(room, last, cell, (at) => !done.has(at)) !== undefined
  const floor = room.walls.map((wall, cell) => !wall && atEnd(cell))
  const both = floor.map((end, cell) => end && atStart(cell))
  const near = both.includes(true) ? both : floor
  const beneath = (cell: number) => near[beside(room, cell, 'down') ?? -1]
  const walls = room.walls.flatMap((wall, cell) =>
    wall && ways.some((way) => near[beside(room, cell, way) ?? -1]) ? [cell] : [],
  )
  const upper = walls.filter(beneath)
  return upper.length > 0 ? upper : walls
}

/** The first box is in place: the key comes to light where somebody can walk to. */
export function keyAppears(world: SokobanWorld): void {
  const { lock, room, pads, began, player } = world
  if (lock?.state !== 'hidden') return
  const taken = new Set([...pads, ...began, player.cell, ...world.gifts.map(({ cell }) => cell)])
  const steps = room.walls.map((wall, cell) =>
    wall || taken.has(cell) ? 0 : (walkTo(room, player.cell, cell, (at) => isFree(world, at))?.length ?? 0),
  )
  const farthest = Math.max(...steps)
  const cells = steps.flatMap((count, cell) => (count > 0 && count >= farthest * 0.6 ? [cell] : []))
  // With no floor left to lay it on, whoever placed the box has it.
  if (cells.length === 0) {
    findKey(world, lock, middleOf(boardOf(world), player.cell), theOne(world.plan, 'player').id)
    return
  }
  world.keyAt = pickOne(world, cells)
  showKey(world, lock, middleOf(boardOf(world), world.keyAt))
}

export function takeKey(world: SokobanWorld, pusher: Pusher): void {
  const { lock, keyAt } = world
  if (lock?.state !== 'waiting' || pusher.cell !== keyAt) return
  findKey(world, lock, middleOf(boardOf(world), keyAt), theOne(world.plan, 'player').id)
  world.keyAt = -1
  world.keyHolder = pusher.player
}

/** Whoever has the key and walks against the door opens it. */
export function tryDoor(world: SokobanWorld, cell: number): boolean {
  const { lock, doorAt, plan } = world
  if (!lock || cell !== doorAt) return false
  return openLock(world, lock, middleOf(boardOf(world), cell), theOne(plan, 'player').id)
}

/** Everything is in place, and the boxes themselves bar the way to the key or the door: then it opens from afar. */
export function openFromAfar(world: SokobanWorld): void {
  const { lock, room, doorAt, keyAt, plan } = world
  if (!isLocked(lock) || !isSolved(world)) return
  const by = theOne(plan, 'player').id
  const barred = (cell: number | undefined) =>
    cell === undefined ||
    pushersIn(world).every((one) => !walkTo(room, one.cell, cell, (at) => isFree(world, at)))
  if (lock.state === 'waiting' && barred(keyAt)) {
    findKey(world, lock, middleOf(boardOf(world), keyAt), by)
    world.keyAt = -1
  }
  const doorsteps = ways.map((way) => beside(room, doorAt, way)).filter((cell) => !room.walls[cell ?? -1])
  if (lock.state === 'carried' && doorsteps.every(barred))
    openLock(world, lock, middleOf(boardOf(world), doorAt), by)
}

export const isDone = (world: SokobanWorld) => isSolved(world) && !isLocked(world.lock)
