import { castIn, type GamePlan, memberOf } from '../game/plan.ts'
import type { HudItem } from '../game/rules.ts'
import { tell, type World } from '../game/world.ts'
import type { Painter } from './view/painter.ts'

/**
 * What stands between the players and the end of a level, in any genre: a lock, and a key that has to be fetched or
 * earned first. Each level has a new one. Worlds of plans without keys have null in its place.
 */
export type Lock = {
  /** Ids of cast members. */
  key: string
  door: string
  /** The key is not there yet, can be fetched, is carried; the lock is open. */
  state: 'hidden' | 'waiting' | 'carried' | 'open'
}

type Spot = { x: number; y: number }

/** The lock of a new level; null where the plan has none. */
export function newLock(plan: GamePlan): Lock | null {
  const [key] = castIn(plan, 'key')
  const [door] = castIn(plan, 'door')
  return plan.rules.keys && key && door ? { key: key.id, door: door.id, state: 'hidden' } : null
}

/** Whether the level cannot be finished yet. */
export function isLocked(lock: Lock | null): lock is Lock {
  return lock !== null && lock.state !== 'open'
}

/** Whether the key still has to be found: it is hidden, or lies about. */
export function isKeyMissing(lock: Lock | null): lock is Lock {
  return lock?.state === 'hidden' || lock?.state === 'waiting'
}

/** The key comes to light: from now on it can be fetched. */
export function showKey(world: World, lock: Lock, { x, y }: Spot): void {
  if (lock.state !== 'hidden') return
  lock.state = 'waiting'
  tell(world, 'spawn', { to: lock.key, x, y, words: `The ${memberOf(world.plan, lock.key).name}!` })
}

/** Somebody has the key. Keys that are earned at once need not have been shown. */
export function findKey(world: World, lock: Lock, { x, y }: Spot, by?: string): void {
  if (!isKeyMissing(lock)) return
  lock.state = 'carried'
  tell(world, 'key', { by, to: lock.key, x, y, words: 'Key!' })
}

/** Opens the lock for whoever has the key. Returns whether it went open just now. */
export function openLock(world: World, lock: Lock, { x, y }: Spot, by?: string): boolean {
  if (lock.state !== 'carried') return false
  lock.state = 'open'
  tell(world, 'unlock', { by, to: lock.door, x, y, words: 'Open!' })
  return true
}

/** For the title screen: 'The gate is locked: find the key.' Nothing where there is no lock. */
export function lockHowTo(plan: GamePlan, how = 'find'): string[] {
  const lock = newLock(plan)
  if (!lock) return []
  return [`The ${memberOf(plan, lock.door).name} is locked: ${how} the ${memberOf(plan, lock.key).name}.`]
}

/** For the goal in one sentence: ', unlock the gate with the key', or nothing. */
export function lockGoal(plan: GamePlan): string {
  const lock = newLock(plan)
  if (!lock) return ''
  return `, unlock the ${memberOf(plan, lock.door).name} with the ${memberOf(plan, lock.key).name}`
}

/** For the figures at the top: whether the key is missing. */
export function lockHud(plan: GamePlan, lock: Lock | null): HudItem[] {
  if (!lock) return []
  const value = { hidden: 'not yet', waiting: 'get it!', carried: 'yes', open: 'open' }[lock.state]
  return [{ says: memberOf(plan, lock.key).name, value, picture: lock.key }]
}

/** A key that can be fetched shines, so that nobody takes it for decoration. */
export function drawKey(painter: Painter, { key }: Pick<Lock, 'key'>, { x, y }: Spot, size = 46): void {
  const { ctx, seconds } = painter
  ctx.save()
  ctx.globalAlpha *= 0.22 + 0.08 * Math.sin(seconds * 4)
  ctx.fillStyle = '#ffd447'
  ctx.beginPath()
  ctx.arc(x, y, size * 0.8, 0, Math.PI * 2)
  ctx.fill()
  ctx.restore()
  painter.sprite(key, x, y + 3 * Math.sin(seconds * 3), size, {
    glow: '#ffd447',
    angle: 0.12 * Math.sin(seconds * 2.2),
  })
}

/** The door with a padlock, as long as it is locked; an open one fades. */
export function drawDoor(
  painter: Painter,
  lock: Pick<Lock, 'door' | 'state'>,
  { x, y }: Spot,
  size: number,
): void {
  const locked = lock.state !== 'open'
  painter.sprite(lock.door, x, y, size, locked ? {} : { alpha: 0.45 })
  if (locked) drawPadlock(painter, { x, y: y + size * 0.08 }, Math.max(18, size * 0.3))
}

/** A padlock around a spot, for what is locked and has a picture of its own. */
export function drawPadlock({ ctx }: Painter, { x, y }: Spot, size: number): void {
  ctx.save()
  ctx.lineJoin = 'round'
  ctx.lineWidth = size * 0.16
  ctx.strokeStyle = '#1d1b2e'
  ctx.beginPath()
  ctx.arc(x, y - size * 0.1, size * 0.27, Math.PI, 0)
  ctx.stroke()
  ctx.lineWidth = size * 0.09
  ctx.fillStyle = '#f5b700'
  ctx.beginPath()
  ctx.roundRect(x - size * 0.4, y - size * 0.1, size * 0.8, size * 0.6, size * 0.12)
  ctx.fill()
  ctx.stroke()
  ctx.fillStyle = '#1d1b2e'
  ctx.beginPath()
  ctx.arc(x, y + size * 0.16, size * 0.1, 0, Math.PI * 2)
  ctx.fill()
  ctx.fillRect(x - size * 0.04, y + size * 0.16, size * 0.08, size * 0.2)
  ctx.restore()
}

/** The key over the head of whoever carries it. */
export function drawCarried(painter: Painter, lock: Lock | null, { x, y }: Spot, size = 30): void {
  if (lock?.state === 'carried') painter.sprite(lock.key, x, y, size, { alive: 1 })
}
