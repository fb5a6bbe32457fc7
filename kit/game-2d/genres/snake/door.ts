import { addScore, tell } from '../../../game/world.ts'
import { findKey, isLocked, newLock, openLock, showKey } from '../../lock.ts'
import { middleOf } from '../../table/board.ts'
import type { Snake } from './body.ts'
import { addFood } from './food.ts'
import { board, farBetween, freeCells } from './level.ts'
import { add, isFree, type Piece, type SnakeWorld } from './world.ts'

/** How many bites belong to the levels before this one. */
const before = ({ aim, level, plan }: SnakeWorld) => Math.round((aim * (level - 1)) / plan.rules.levels)

/** The last bite of a level is behind a door: until that is open, nothing more is served. */
export function isLastLocked(world: SnakeWorld): boolean {
  return isLocked(world.lock) && world.done >= world.levelAim - 1
}

export function placeDoor(world: SnakeWorld): void {
  world.lock = newLock(world.plan)
  if (!world.lock) return
  if (world.level === 1) world.locked = true
  addFar(world, world.lock.door, 'door')
}

/** Half of a level brings the key; and before the last bite the table is cleared. */
export function minDoor(world: SnakeWorld): void {
  const { lock, levelAim } = world
  if (!isLocked(lock)) return
  const half = before(world) + Math.floor((levelAim - before(world)) / 2)
  if (lock.state === 'hidden' && world.done >= half) {
    const key = addFar(world, lock.key, 'key')
    if (key) showKey(world, lock, middleOf(board, key.cell))
  }
  if (isLastLocked(world))
    for (const piece of world.entities) if (piece.role === 'food' || piece.role === 'bonus') piece.health = 0
}

/** A snake comes to the key or the door. Without the key the door is nothing to fear, and nothing to open. */
export function arriveAtLock(world: SnakeWorld, snake: Snake, piece: Piece): void {
  const { lock } = world
  const at = middleOf(board, piece.cell)
  if (!lock) return
  if (piece.role === 'key') {
    piece.health = 0
    findKey(world, lock, at, snake.cast)
    return
  }
  const last = isLastLocked(world)
  if (!openLock(world, lock, at, snake.cast)) {
    tell(world, 'block', { to: piece.cast, ...at, words: 'Locked!' })
    return
  }
  piece.health = 0
  world.locked = false
  addScore(world, 0)
  if (last && world.status === 'playing') addFood(world)
}

function addFar(world: SnakeWorld, cast: string, role: 'key' | 'door'): Piece | undefined {
  const heads = world.snakes.map(({ body }) => body[0] ?? 0)
  const free = freeCells(world, (cell) => isFree(world, cell))
  const cell = free.find((one) => heads.every((head) => farBetween(one, head) > 5)) ?? free[0]
  return cell === undefined ? undefined : add(world, cast, role, cell)
}
