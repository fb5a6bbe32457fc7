import { bitOf, type Input } from '../../core/input.ts'
import type { Bot, Memory } from '../../game/bot.ts'
import { toward } from '../bot-steering.ts'
import { flat, heroOf, inRole, nearestBody, type Vec, yawTo } from '../space.ts'
import type { Course, Stop } from './course.ts'
import { isDizzy } from './foes.ts'
import { floorAt, isFalling, swayAt } from './footing.ts'
import { counts } from './meeting.ts'
import {
  type Being,
  type CourseKind,
  type CourseWorld,
  gravity,
  jumpSpeed,
  lastStop,
  runSpeed,
  stopAt,
} from './world.ts'

/** Somebody who knows the way: gathers what lies on each stop, then goes on to the next. */
export function courseBot(kind: CourseKind): Bot<CourseWorld> {
  return {
    play(world, memory) {
      const hero = heroOf(world)
      return hero.grounded ? onFoot(kind, world, hero, memory) : inAir(kind, world, hero, memory)
    },
    progress(world) {
      const { levels } = world.plan.rules
      const course = kind.courseOf(world.plan, world.level)
      return Math.min(1, (world.level - 1 + world.here / (lastStop(course) + 1)) / levels)
    },
    /** Runs to the next edge and over it. */
    lose(world) {
      const hero = heroOf(world)
      const stop = stopAt(kind.courseOf(world.plan, world.level), world.here)
      const yaw = flat(hero, stop) < 0.3 ? stop.yaw + Math.PI / 2 : yawTo(stop, hero)
      return { held: toward(world.facing, yaw), second: 0 }
    },
  }
}

type Going = { to: Vec; stop?: Stop; number?: number }

/** What to go for: something on this stop, or the next stop on the way to wherever something is. */
function aimOf(course: Course, world: CourseWorld, hero: Being): Going {
  const { here } = world
  const last = lastStop(course)
  const [boss] = inRole(world, 'boss')
  const [goal] = inRole(world, 'goal')
  const floorSpots = world.bodies.filter(
    (body) =>
      (body.role === 'collectible' || body.role === 'power' || (body.role === 'friend' && body.health > 0)) &&
      (world.plan.cast.find(({ id }) => id === body.cast)?.points ?? 1) >= 0,
  )
  const stop = stopAt(course, here)
  const near = nearestBody(
    hero,
    floorSpots.filter(
      (body) =>
        body.stop === here &&
        flat(body, stop) < (stop.long ?? stop.radius) + 0.2 &&
        Math.abs(body.homeY - stop.y) < 0.6,
    ),
  )
  if (near) return { to: near }
  let target = last
  if (world.taken < world.needed) {
    const missing = floorSpots.filter(
      ({ cast, stop: of }) => counts(world, cast) && isOnWay(course, of, cast, floorSpots),
    )
    const [behind] = missing.map(({ stop: of }) => of).sort((one, other) => one - other)
    if (behind !== undefined && here >= behind) target = behind
  }
  if (target === here) {
    if (boss) return { to: boss }
    return { to: goal ?? stop }
  }
  const number = here + Math.sign(target - here)
  return { to: placeOf(course, world, number), stop: stopAt(course, number), number }
}

const isOnWay = (course: Course, of: number, cast: string, all: readonly Being[]) =>
  all.some((body) => body.cast === cast && body.stop === of && isReached(course, body))

const isReached = (course: Course, body: Being) => {
  const stop = stopAt(course, body.stop)
  return flat(body, stop) < (stop.long ?? stop.radius) + 0.2 && Math.abs(body.homeY - stop.y) < 0.6
}

/** Where a stop is now, or a moment later. */
function placeOf(course: Course, world: CourseWorld, number: number, later = 0): Vec {
  const stop = stopAt(course, number)
  const away = swayAt(stop, world.tick + later)
  return { x: stop.x + away.x, y: stop.y + away.y, z: stop.z + away.z }
}

/** The place on a stop to land on: its middle, or a little way in where it is large. */
function landing(stop: Stop, now: Vec, hero: Being): Vec {
  if (stop.long !== undefined) {
    const [sin, cos] = [Math.sin(stop.yaw), Math.cos(stop.yaw)]
    const along = (hero.x - now.x) * sin + (hero.z - now.z) * cos
    const kept = Math.max(-stop.long + 0.8, Math.min(stop.long - 0.8, along))
    return { x: now.x + sin * kept, y: now.y, z: now.z + cos * kept }
  }
  const distance = flat(now, hero)
  const inner = Math.max(0, stop.radius - 1.4)
  if (distance <= inner || inner === 0) return now
  return {
    x: now.x + ((hero.x - now.x) / distance) * inner,
    y: now.y,
    z: now.z + ((hero.z - now.z) / distance) * inner,
  }
}

/** How far one jumps to a floor that is so much higher; nothing where it is too high. */
function jumpReach(rise: number): number {
  const root = jumpSpeed * jumpSpeed - 2 * gravity * rise
  return root <= 0 ? 0 : ((jumpSpeed + Math.sqrt(root)) / gravity) * runSpeed * 0.86
}

function onFoot(kind: CourseKind, world: CourseWorld, hero: Being, memory: Memory): Input {
  const course = kind.courseOf(world.plan, world.level)
  const aim = aimOf(course, world, hero)
  const mine = stopAt(course, world.here)
  memory.aim = aim.number ?? -1
  const press = (held: number, jumps: boolean): Input => ({
    held: jumps && (world.before & bitOf('a')) === 0 ? held | bitOf('a') : held,
    second: 0,
  })
  const danger = dangerNear(world, hero)
  const foe = foeNear(course, world, hero)
  memory.foe = 0
  if (foe && (aim.number === undefined || flat(foe, hero) < 3.4)) {
    // Better to jump on it than to be run into.
    const close = flat(foe, hero) < 2.9
    if (close) memory.foe = foe.id
    return press(toward(world.facing, safeYaw(kind, world, hero, yawTo(hero, foe), mine)), close)
  }
  if (aim.stop === undefined || aim.number === undefined) {
    const [boss] = inRole(world, 'boss')
    if (boss && aim.to === boss) return fightBoss(world, hero, boss, mine, press)
    const yaw = around(world, hero, yawTo(hero, aim.to), danger)
    const far = flat(hero, aim.to) > 0.25
    return press(
      far ? toward(world.facing, safeYaw(kind, world, hero, yaw, mine)) : 0,
      danger.jump || shockNear(world, hero),
    )
  }
  const target = landing(aim.stop, aim.to, hero)
  const boards = world.bodies.find((body) => body.stop === aim.number && body.does === 'crumble')
  const later = placeOf(course, world, aim.number, 24)
  const gap = flat(hero, later) - Math.max(0.5, (aim.stop.long ?? aim.stop.radius) - 0.35)
  const rise = later.y - hero.y
  const isThere = !(boards && (boards.hidden || isFalling(boards)))
  const reachable =
    (world.here < aim.number && mine.form === 'pad') ||
    (gap < jumpReach(rise) * 0.97 && rise < 1.75 && isThere)
  let yaw = around(world, hero, yawTo(hero, target), danger)
  const way = { x: Math.sin(yaw), z: Math.cos(yaw) }
  const next = floorAt(kind, world, hero.x + way.x * 0.55, hero.y, hero.z + way.z * 0.55)
  const holds = next > hero.y - 0.7
  const isSteep = rise > 0.4 && gap < 1.9 && gap < jumpReach(rise)
  if (!holds || isSteep) {
    if (reachable) return press(toward(world.facing, yaw), true)
    // Waits a step from the edge until what moves is near.
    const back = flat(hero, placeOf(course, world, world.here)) > mine.radius - 0.7 && mine.long === undefined
    yaw = yawTo(hero, placeOf(course, world, world.here))
    return press(
      back || mine.sway
        ? flat(hero, placeOf(course, world, world.here)) > 0.3
          ? toward(world.facing, yaw)
          : 0
        : 0,
      danger.jump,
    )
  }
  if (mine.sway && !reachable) {
    const middle = placeOf(course, world, world.here)
    return press(flat(hero, middle) > 0.35 ? toward(world.facing, yawTo(hero, middle)) : 0, danger.jump)
  }
  return press(toward(world.facing, yaw), danger.jump)
}

/** Whoever hunts on the same stop; not one that cannot be hurt just now. */
function foeNear(course: Course, world: CourseWorld, hero: Being): Being | undefined {
  const stop = stopAt(course, world.here)
  if (stop.form !== 'island') return undefined
  return nearestBody(
    hero,
    inRole(world, 'enemy').filter((foe) => foe.safe === 0 && foe.stop === world.here && flat(foe, hero) < 5),
  )
}

/** Never over the edge: whoever is pushed toward it turns to the middle instead. */
function safeYaw(kind: CourseKind, world: CourseWorld, hero: Being, yaw: number, mine: Stop): number {
  const next = floorAt(kind, world, hero.x + Math.sin(yaw) * 0.7, hero.y, hero.z + Math.cos(yaw) * 0.7)
  return next > hero.y - 0.8 ? yaw : yawTo(hero, mine)
}

type Danger = { x: number; z: number; jump: boolean }

/** Who is near, as a push away from them, and whether to jump now. */
function dangerNear(world: CourseWorld, hero: Being): Danger {
  const danger: Danger = { x: 0, z: 0, jump: false }
  for (const foe of world.bodies) {
    if ((foe.role !== 'enemy' && foe.role !== 'hazard' && foe.role !== 'shot') || foe.hidden) continue
    if (foe.role === 'shot' && foe.health > 0) continue
    const distance = flat(foe, hero)
    if (Math.abs(foe.y - hero.y) > (foe.does === 'faller' ? 7 : 2.2) || distance < 0.01) continue
    const near = foe.role === 'enemy' || foe.does === 'roller' ? 3.2 : foe.does === 'still' ? 1.7 : 2.3
    if (distance > near) continue
    if (foe.role === 'enemy' || foe.does === 'roller' || foe.role === 'shot') {
      if (distance < (foe.does === 'roller' ? 2.7 : 2.1)) danger.jump = true
      continue
    }
    const push = (near - distance) / near
    danger.x += ((hero.x - foe.x) / distance) * push
    danger.z += ((hero.z - foe.z) / distance) * push
    if (distance < 1.3) danger.jump = true
  }
  return danger
}

/** A way around what is dangerous. */
function around(_world: CourseWorld, _hero: Being, yaw: number, { x, z }: Danger): number {
  if (x === 0 && z === 0) return yaw
  const [dx, dz] = [Math.sin(yaw) + x * 1.8 - z * 0.9, Math.cos(yaw) + z * 1.8 + x * 0.9]
  return Math.atan2(dx, dz)
}

function shockNear(world: CourseWorld, hero: Being): boolean {
  if (world.shock <= 0) return false
  const away = Math.hypot(hero.x - world.shockX, hero.z - world.shockZ) - world.shock
  return away > 0 && away < 1.5
}

/** Keeps away while it leaps, jumps over the ring, and onto it while it is dizzy. */
function fightBoss(
  world: CourseWorld,
  hero: Being,
  boss: Being,
  mine: Stop,
  press: (held: number, jumps: boolean) => Input,
): Input {
  const distance = flat(hero, boss)
  if (shockNear(world, hero)) return press(0, true)
  if (isDizzy(world, boss) && boss.safe === 0) {
    return press(toward(world.facing, yawTo(hero, boss)), distance < boss.radius + 2.6)
  }
  // In a circle around the middle, away from it.
  const away = yawTo(boss, hero)
  const inward = flat(hero, mine) > mine.radius * 0.62 ? yawTo(hero, mine) : away
  const turn = flat(hero, mine) > mine.radius * 0.62 ? 0.9 : 0.5
  return press(distance < 6.5 ? toward(world.facing, inward + turn) : 0, distance < boss.radius + 1.2)
}

function inAir(kind: CourseKind, world: CourseWorld, hero: Being, memory: Memory): Input {
  const course = kind.courseOf(world.plan, world.level)
  // A pad throws before anybody has thought of what comes next.
  if (stopAt(course, world.here).form === 'pad') memory.aim = aimOf(course, world, hero).number ?? -1
  const number = (memory.aim as number | undefined) ?? -1
  const prey = memory.foe ? world.bodies.find(({ id }) => id === memory.foe) : undefined
  if (prey)
    return {
      held: comeDown(world, hero, prey, prey.y + prey.size * 0.7) | (hero.vy > 0 ? bitOf('a') : 0),
      second: 0,
    }
  const rises = hero.vy > 0 ? bitOf('a') : 0
  if (number < 0) {
    const [boss] = inRole(world, 'boss')
    const mine = stopAt(course, world.here)
    if (boss && isDizzy(world, boss) && boss.safe === 0)
      return { held: rises | comeDown(world, hero, boss, boss.y + boss.size * 0.6), second: 0 }
    const aim = flat(hero, mine) > mine.radius * 0.5 ? mine : undefined
    return { held: rises | (aim ? toward(world.facing, yawTo(hero, aim)) : 0), second: 0 }
  }
  const stop = stopAt(course, number)
  const left = fallTime(hero, placeOf(course, world, number).y)
  const now = placeOf(course, world, number, Math.round(left * 60))
  const target = landing(stop, now, hero)
  const [dx, dz] = [target.x - hero.x, target.z - hero.z]
  const distance = Math.hypot(dx, dz)
  // Faster or slower, so that it comes down there and nowhere else.
  const [wx, wz] = [dx / Math.max(0.08, left) - hero.vx * 0.75, dz / Math.max(0.08, left) - hero.vz * 0.75]
  const steers = Math.hypot(wx, wz) > 0.7 ? toward(world.facing, Math.atan2(wx, wz)) : 0
  const short = distance > Math.max(1, stop.radius) + left * runSpeed * 0.9 && hero.vy < 0
  const again = short && hero.jumps > 0 && (world.before & bitOf('a')) === 0 ? bitOf('a') : 0
  const dashes = short && !again && world.dash === 0 && hero.y > now.y - 0.2 ? bitOf('b') : 0
  const held = short && !again ? toward(world.facing, yawTo(hero, target)) : steers
  return { held: held | rises | again | dashes, second: 0 }
}

/** Steers so that the hero comes down on somebody. */
function comeDown(world: CourseWorld, hero: Being, on: Being, top: number): number {
  const left = fallTime(hero, top)
  const [wx, wz] = [
    (on.x + on.vx * left * 0.5 - hero.x) / Math.max(0.08, left) - hero.vx * 0.75,
    (on.z + on.vz * left * 0.5 - hero.z) / Math.max(0.08, left) - hero.vz * 0.75,
  ]
  return Math.hypot(wx, wz) > 0.5 ? toward(world.facing, Math.atan2(wx, wz)) : 0
}

/** Seconds until somebody in the air comes down to a height. */
function fallTime({ y, vy }: Being, floor: number): number {
  const root = vy * vy + 2 * gravity * (y - floor)
  return root <= 0 ? 0.15 : Math.max(0.05, (vy + Math.sqrt(root)) / gravity)
}
