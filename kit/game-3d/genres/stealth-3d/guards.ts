import { dial } from '../../../game/plan.ts'
import { loseLife, rate, tell } from '../../../game/world.ts'
import { seesUpTo } from '../../blocks.ts'
import { cellAt, isOpen, middleOf, nextToward } from '../../cells.ts'
import {
  ahead,
  angleBetween,
  clamp,
  drift,
  ease,
  flat,
  heroOf,
  turnToward,
  type Vec,
  yawTo,
} from '../../space.ts'
import { walk } from '../../walking.ts'
import { sendHome } from './lay.ts'
import { compoundOf } from './level.ts'
import { memberOf, type Sneak, type StealthWorld, walkSpeed } from './world.ts'
import { blocksOf } from './yard.ts'

/** How far one of the watch sees, and half of the angle of it. */
export function sightOf({ plan, powers }: StealthWorld, guard: Sneak): { far: number; half: number } {
  const share = powers.slow ? 0.6 : 1
  const boss = guard.role === 'boss' ? 1.25 : 1
  if (guard.kind === 'nose') return { far: dial(plan, 2.4, 3.6) * share, half: Math.PI }
  if (guard.kind === 'camera') return { far: dial(plan, 6, 8.5) * share, half: 0.42 }
  return { far: dial(plan, 3, 7.2) * share * boss, half: dial(plan, 0.36, 0.6) * boss }
}

/** Looks go at the height of somebody's chest: over nothing that one can hide behind. */
const looksAt = ({ x, z }: { x: number; z: number }): Vec => ({ x, y: 0.85, z })

export const canSee = (world: StealthWorld, from: Vec, to: Vec): boolean =>
  seesUpTo(blocksOf(world.plan, world.level), looksAt(from), looksAt(to)) >= 0.97

/** How well somebody of the watch sees the hero now, from 0 to 1. */
function sees(world: StealthWorld, guard: Sneak, hero: Sneak): number {
  if (hero.safe > 0 || world.isHidden) return 0
  const { far, half } = sightOf(world, guard)
  const reach = far * (world.isCrouched ? 0.66 : 1)
  const distance = flat(guard, hero)
  if (distance > reach || !canSee(world, guard, hero)) return 0
  const isClose = distance < 1.3
  if (!isClose && Math.abs(angleBetween(guard.yaw, yawTo(guard, hero))) > half) return 0
  return clamp(1.25 - distance / reach, 0.25, 1)
}

/** The watch looks, and the alarm rises or sinks. */
export function watch(world: StealthWorld, hero: Sneak): void {
  let most = 0
  let by: Sneak | undefined
  for (const guard of world.bodies) {
    if (guard.role !== 'enemy' && guard.role !== 'boss') continue
    guard.unseen++
    const share = sees(world, guard, hero)
    if (share === 0) continue
    notice(world, guard, hero)
    if (share > most) {
      most = share
      by = guard
    }
  }
  world.isSeen = most > 0
  const before = world.alarm
  if (most > 0) world.alarm = Math.min(1, world.alarm + (most * dial(world.plan, 0.1, 0.72)) / rate)
  else world.alarm = Math.max(0, world.alarm - dial(world.plan, 0.6, 0.3) / rate)
  if (before < 0.5 && world.alarm >= 0.5 && by)
    tell(world, 'warn', { by: by.cast, to: hero.cast, x: by.x, y: by.y + by.size, z: by.z, words: '!' })
  if (world.alarm >= 1 && by) caught(world, by)
}

function notice(world: StealthWorld, guard: Sneak, hero: Sneak): void {
  if (guard.unseen > rate * 1.5)
    tell(world, 'warn', {
      by: guard.cast,
      to: hero.cast,
      x: guard.x,
      y: guard.y + guard.size,
      z: guard.z,
      words: '?',
    })
  guard.unseen = 0
  if (guard.kind === 'camera') return
  guard.mind = world.alarm > 0.45 ? 'chase' : 'check'
  guard.aimX = hero.x
  guard.aimZ = hero.z
}

/** A noise draws those who hear it. */
export function hear(world: StealthWorld, at: { x: number; z: number }, reach: number): void {
  for (const guard of world.bodies) {
    if (
      (guard.role !== 'enemy' && guard.role !== 'boss') ||
      guard.kind === 'camera' ||
      guard.mind === 'chase'
    )
      continue
    if (Math.hypot(guard.x - at.x, guard.z - at.z) > reach) continue
    if (guard.mind !== 'check')
      tell(world, 'warn', { by: guard.cast, x: guard.x, y: guard.y + guard.size, z: guard.z, words: '?' })
    Object.assign(guard, { mind: 'check', aimX: at.x, aimZ: at.z, wait: 0 })
  }
}

/** A life less, and all is calm again; what was stolen is kept. */
export function caught(world: StealthWorld, by: Sneak): void {
  const { plan } = world
  const hero = heroOf(world)
  if (hero.safe > 0) return
  const at = { x: hero.x, y: hero.y + 1.2, z: hero.z }
  world.alarm = 0
  if (world.powers.shield) {
    delete world.powers.shield
    hero.safe = 2.5 * rate
    tell(world, 'block', { by: hero.cast, to: by.cast, ...at })
    return
  }
  tell(world, 'hurt', { by: by.cast, to: hero.cast, ...at, words: 'Caught!' })
  for (const { by: guard, does, to } of plan.interactions)
    if (guard === by.cast && does === 'guard' && to) tell(world, 'block', { by: guard, to, ...at })
  hero.safe = 2.5 * rate
  sendHome(world)
  for (const guard of world.bodies)
    if (guard.role === 'enemy' || guard.role === 'boss')
      Object.assign(guard, { mind: 'beat', unseen: 999, strays: true })
  loseLife(world, `The ${memberOf(plan, by.cast)?.name ?? 'guard'} caught you.`)
}

export function moveGuard(world: StealthWorld, guard: Sneak): void {
  if (guard.kind === 'camera') {
    const turn = Math.sin(world.tick * dial(world.plan, 0.014, 0.022) + guard.id * 2.1) * 0.85
    const wanted = guard.unseen < 40 ? yawTo(guard, heroOf(world)) : guard.home + turn
    guard.yaw = turnToward(guard.yaw, wanted, 0.03)
    return
  }
  if (guard.mind === 'look') {
    lookAround(world, guard)
    return
  }
  const aim = aimOf(world, guard)
  const share = {
    beat: dial(world.plan, 0.34, 0.5),
    check: dial(world.plan, 0.3, 0.66),
    chase: dial(world.plan, 0.42, 0.95),
    look: 0,
  }[guard.mind]
  const own = clamp(memberOf(world.plan, guard.cast)?.speed ?? 1, 0.7, 1.3)
  const faster = world.plan.rules.faster ? Math.min(0.15, world.tick / (rate * 400)) : 0
  const rests = guard.wait > 0
  if (rests) guard.wait--
  const wanted = yawTo(guard, aim)
  // It turns first and walks then: nobody is seen by a head that leaps round.
  guard.yaw = turnToward(guard.yaw, rests ? guard.yaw + Math.sin(world.tick * 0.04) * 0.02 : wanted, 0.055)
  const goes = !rests && Math.abs(angleBetween(guard.yaw, wanted)) < 0.7
  const way = ahead(guard.yaw)
  const speed = goes ? walkSpeed * (share + faster) * own * (world.powers.slow ? 0.6 : 1) : 0
  // A beat leads through the middles of rooms and openings, where nothing is in the way.
  if (guard.mind === 'beat' && !guard.strays) stroll(guard, way, speed)
  else stride(world, guard, way, speed)
  if (/flies|floats/.test(memberOf(world.plan, guard.cast)?.motion ?? ''))
    guard.y = 0.5 + Math.sin(world.tick * 0.05) * 0.12
  if (world.tick % 32 === guard.id % 32 && goes && flat(guard, heroOf(world)) < 9)
    tell(world, 'step', { by: guard.cast, x: guard.x, y: guard.y, z: guard.z })
}

function stroll(guard: Sneak, way: { x: number; z: number }, speed: number): void {
  guard.vx = ease(guard.vx, way.x * speed, 0.14)
  guard.vz = ease(guard.vz, way.z * speed, 0.14)
  drift(guard)
  guard.act = 'go'
}

function stride(world: StealthWorld, guard: Sneak, way: { x: number; z: number }, speed: number): void {
  const { yaw } = guard
  const goes = speed > 0 ? 1 : 0
  walk(guard, {
    x: way.x * goes,
    z: way.z * goes,
    speed,
    height: () => 0,
    blocks: blocksOf(world.plan, world.level),
    grip: 0.14,
  })
  guard.yaw = yaw
}

/** Where it goes now: along its beat, or to what it saw or heard, through the openings between. */
function aimOf(world: StealthWorld, guard: Sneak): Vec {
  const compound = compoundOf(world.plan, world.level)
  const cell = cellAt(compound, guard)
  if (guard.mind === 'beat') {
    const goal = guard.beat[guard.next % Math.max(1, guard.beat.length)] ?? cell
    const middle = middleOf(compound, goal)
    if (flat(guard, middle) < 0.7) {
      guard.strays = false
      guard.next = (guard.next + 1) % Math.max(1, guard.beat.length)
      if (guard.next % 2 === 0) guard.wait = 50
    }
    return cell === goal ? middle : middleOf(compound, nextToward(compound, cell, goal))
  }
  const target = { x: guard.aimX, y: 0, z: guard.aimZ }
  const goal = cellAt(compound, target)
  if (Math.hypot(target.x - guard.x, target.z - guard.z) < 1 || guard.wait-- < -6 * rate) {
    guard.mind = 'look'
    guard.wait = Math.round(2.2 * rate)
  }
  if (guard.mind === 'chase' && guard.unseen > 1.5 * rate) guard.mind = 'check'
  return cell === goal || isOpen(compound, cell, goal)
    ? target
    : middleOf(compound, nextToward(compound, cell, goal))
}

function lookAround(world: StealthWorld, guard: Sneak): void {
  guard.yaw += Math.sin(guard.wait * 0.07) * 0.035
  walk(guard, { x: 0, z: 0, speed: 0, height: () => 0, blocks: blocksOf(world.plan, world.level) })
  if (--guard.wait <= 0) {
    Object.assign(guard, { mind: 'beat', wait: 0, strays: true })
  }
}
