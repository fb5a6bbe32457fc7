import { castIn, dial } from '../../game/plan.ts'
import { below, between, rate, tell } from '../../game/world.ts'
import { ahead, clamp, dt, flat, turnToward, yawTo } from '../space.ts'
import { throwAt } from './throwing.ts'
import {
  at,
  type Being,
  type CourseKind,
  type CourseWorld,
  gravity,
  lastStop,
  runSpeed,
  stopAt,
} from './world.ts'

const memberOfBody = ({ plan }: CourseWorld, { cast }: Being) => plan.cast.find(({ id }) => id === cast)

const isAirborne = (world: CourseWorld, foe: Being) =>
  /flies|floats/.test(memberOfBody(world, foe)?.motion ?? '')

function speedOf(world: CourseWorld, foe: Being): number {
  const { plan, tick, powers } = world
  const grows = plan.rules.faster ? Math.min(0.3, tick / (rate * 300)) : 0
  return (
    runSpeed *
    (dial(plan, 0.3, 0.56) + grows) *
    clamp(memberOfBody(world, foe)?.speed ?? 1, 0.6, 1.4) *
    (powers.slow ? 0.5 : 1)
  )
}

/** Foes keep to their island: they wander there, and come for whoever sets foot on it. */
export function moveFoe(kind: CourseKind, world: CourseWorld, foe: Being, hero: Being): void {
  const stop = stopAt(kind.courseOf(world.plan, world.level), foe.stop)
  const isHigh = isAirborne(world, foe)
  const room = Math.max(0.6, stop.radius - foe.radius - 0.15)
  const near = flat(hero, stop) < stop.radius + 1 && Math.abs(hero.y - stop.y) < 4.5 && hero.safe < 60
  if (foe.safe > 0) return
  if (foe.wait > 0) foe.wait--
  if (near && foe.health > 0 && foe.jumps === 0) {
    // It starts when it sees somebody: one has a moment to see it too.
    foe.jumps = 1
    foe.wait = 28
    tell(world, 'warn', { by: foe.cast, to: hero.cast, ...at(foe, foe.size + 0.4), words: '!' })
  } else if (!near) foe.jumps = 0
  const hunts = near && foe.wait === 0
  if (hunts) foe.yaw = turnToward(foe.yaw, yawTo(foe, hero), 0.06)
  else if (!near && foe.wait === 0) {
    foe.wait = 70 + below(world, 110)
    foe.yaw =
      flat(foe, stop) > room * 0.7 ? yawTo(foe, stop) + between(world, -0.6, 0.6) : between(world, -3.1, 3.1)
  }
  const way = ahead(foe.yaw)
  const speed = near && !hunts ? 0 : speedOf(world, foe) * (hunts ? 1 : 0.5)
  foe.vx = way.x * speed
  foe.vz = way.z * speed
  foe.x += foe.vx * dt
  foe.z += foe.vz * dt
  foe.phase += (speed * dt) / 1.3
  const out = flat(foe, stop)
  if (out > room) {
    foe.x = stop.x + ((foe.x - stop.x) / out) * room
    foe.z = stop.z + ((foe.z - stop.z) / out) * room
    if (!near) foe.wait = 0
  }
  const hops = memberOfBody(world, foe)?.motion === 'hops' ? Math.abs(Math.sin(foe.phase * 3)) * 0.4 : 0
  const start = near && !hunts ? Math.sin((foe.wait / 28) * Math.PI) * 0.5 : 0
  foe.y = stop.y + start + (isHigh ? 0.45 + Math.sin(world.tick * 0.05 + foe.id) * 0.2 : hops)
  foe.act = isHigh ? 'fly' : hunts && flat(foe, hero) < 2.2 ? 'attack' : 'go'
  if (foe.role === 'enemy') shoot(world, foe, hero)
}

function shoot(world: CourseWorld, foe: Being, hero: Being): void {
  const order = world.plan.interactions.find(({ by, does }) => by === foe.cast && does === 'shoot')
  if (!order || flat(foe, hero) > 13 || Math.abs(foe.y - hero.y) > 6) return
  const every = Math.round(dial(world.plan, 190, 110))
  if ((world.tick + foe.id * 41) % every !== 0) return
  const member = world.plan.cast.find(({ id }) => id === order.with) ?? castIn(world.plan, 'projectile')[0]
  if (member) throwAt(world, member, foe, hero)
}

const crouch = 40
const leapSteps = 52
const dizzy = 105

/**
 * A boss leaps at where the hero stands, after a crouch that shows where to. Its landing sends out a ring to jump over, and
 * leaves it dizzy: that is the time to jump on it. `wait` counts through one leap; `health` is its phases.
 */
export function moveBoss(kind: CourseKind, world: CourseWorld, boss: Being, hero: Being): void {
  const stop = stopAt(kind.courseOf(world.plan, world.level), boss.stop)
  const near = flat(hero, stop) < stop.radius + 1 && hero.y > stop.y - 1
  const whole = crouch + leapSteps + Math.round(dizzy * dial(world.plan, 1.25, 0.85))
  if (boss.wait <= 0) {
    boss.yaw = turnToward(boss.yaw, yawTo(boss, hero), 0.05)
    if (!near) return
    boss.wait = whole
    const room = stop.radius - boss.radius
    const out = Math.max(1, flat(hero, stop) / room)
    boss.homeX = stop.x + (hero.x - stop.x) / out
    boss.homeZ = stop.z + (hero.z - stop.z) / out
    tell(world, 'warn', { by: boss.cast, to: hero.cast, ...at(boss, boss.size + 0.4), words: '!' })
  }
  boss.wait--
  const spent = whole - boss.wait
  if (spent < crouch) {
    boss.yaw = turnToward(boss.yaw, yawTo(boss, { x: boss.homeX, y: 0, z: boss.homeZ }), 0.15)
    boss.pitch = Math.sin((spent / crouch) * Math.PI) * 0.2
    boss.act = 'attack'
  } else if (spent < crouch + leapSteps) {
    const share = 1 / (crouch + leapSteps - spent)
    boss.x += (boss.homeX - boss.x) * share
    boss.z += (boss.homeZ - boss.z) * share
    const part = (spent - crouch) / leapSteps
    boss.y = stop.y + Math.sin(part * Math.PI) * 4.2
    boss.pitch = 0
    boss.act = 'jump'
  } else {
    if (spent === crouch + leapSteps) {
      boss.y = stop.y
      world.shock = 0.5
      world.shockX = boss.x
      world.shockZ = boss.z
      tell(world, 'land', { by: boss.cast, ...at(boss, 0.2) })
      tell(world, 'break', { by: boss.cast, ...at(boss, 0.2) })
    }
    boss.roll = Math.sin(spent * 0.16) * 0.14
    boss.act = 'go'
  }
  if (boss.wait === 0) boss.roll = 0
}

/** Whether a boss cannot do any harm just now. */
export const isDizzy = ({ plan }: CourseWorld, { wait }: Being): boolean =>
  wait > 0 && wait < Math.round(dizzy * dial(plan, 1.25, 0.85))

/** The ring of a landing: it runs outward over the floor, and hurts who does not jump. */
export function moveShock(world: CourseWorld, hero: Being, floor: number, strikes: () => void): void {
  if (world.shock <= 0) return
  world.shock += dial(world.plan, 4.5, 6.5) * dt
  const distance = Math.hypot(hero.x - world.shockX, hero.z - world.shockZ)
  if (Math.abs(distance - world.shock) < 0.35 && hero.y < floor + 0.45) strikes()
  if (world.shock > 10) world.shock = 0
}

/** Dangers without a will: they lie there, sweep to and fro, fall from above, or roll down the way. */
export function moveHazard(kind: CourseKind, world: CourseWorld, hazard: Being, hero: Being): void {
  const course = kind.courseOf(world.plan, world.level)
  const slow = world.powers.slow ? 0.5 : 1
  const quick = (1 + (world.plan.rules.faster ? Math.min(0.5, world.tick / (rate * 200)) : 0)) * slow
  if (hazard.does === 'sweeper') {
    const stop = stopAt(course, hazard.stop)
    hazard.phase += 0.02 * quick
    const swing = Math.sin(hazard.phase) * Math.max(1.6, stop.radius * 0.75)
    const way = ahead(stop.yaw)
    hazard.vx = way.z * Math.cos(hazard.phase)
    hazard.vz = -way.x * Math.cos(hazard.phase)
    hazard.x = hazard.homeX + way.z * swing
    hazard.z = hazard.homeZ - way.x * swing
    hazard.yaw = Math.atan2(hazard.vx, hazard.vz)
  } else if (hazard.does === 'faller') fallDown(course, world, hazard, hero)
  else if (hazard.does === 'roller') rollDown(course, world, hazard, hero, quick)
}

/** Waits above, shows where it will strike for a moment, and falls there. */
function fallDown(
  course: ReturnType<CourseKind['courseOf']>,
  world: CourseWorld,
  hazard: Being,
  hero: Being,
): void {
  if (hazard.wait > 0) {
    hazard.wait--
    hazard.hidden = true
    if (hazard.wait > 0) return
    // Near to where the hero will be: ahead of it, on what can be stood on.
    const next = stopAt(course, Math.min(lastStop(course), world.here + below(world, 3)))
    const aside = next.radius * 0.6
    Object.assign(hazard, {
      x: next.x + between(world, -aside, aside),
      z: next.z + between(world, -aside, aside),
      homeY: next.y,
      y: next.y + 16,
      vy: 0,
    })
    delete hazard.hidden
    tell(world, 'warn', { by: hazard.cast, to: hero.cast, x: hazard.x, y: next.y + 0.3, z: hazard.z })
    return
  }
  hazard.vy = Math.max(-11, hazard.vy - gravity * 0.35 * dt)
  hazard.y += hazard.vy * dt
  hazard.roll += 0.08
  if (hazard.y > hazard.homeY) return
  tell(world, 'break', { to: hazard.cast, x: hazard.x, y: hazard.homeY + 0.2, z: hazard.z })
  hazard.wait = Math.round(dial(world.plan, 150, 70)) + below(world, 60)
  hazard.hidden = true
}

/** Comes down the way from stop to stop, bounding over the gaps, from above the hero to below it; then again. */
function rollDown(
  course: ReturnType<CourseKind['courseOf']>,
  world: CourseWorld,
  hazard: Being,
  hero: Being,
  quick: number,
): void {
  if (hazard.wait > 0) {
    hazard.wait--
    hazard.hidden = true
    if (hazard.wait > 0) return
    const from = Math.min(lastStop(course) - 1, world.here + 6)
    if (from <= world.here + 1) {
      hazard.wait = 60
      return
    }
    const stop = stopAt(course, from)
    Object.assign(hazard, {
      stop: from,
      x: stop.x,
      y: stop.y,
      z: stop.z,
      phase: 0,
      homeX: stop.x,
      homeY: stop.y,
      homeZ: stop.z,
    })
    delete hazard.hidden
    tell(world, 'warn', { by: hazard.cast, to: hero.cast, ...at(hazard) })
  }
  const goal = stopAt(course, hazard.stop - 1)
  const from = { x: hazard.homeX, y: hazard.homeY, z: hazard.homeZ }
  const long = Math.max(1, flat(from, goal))
  hazard.phase += (dial(world.plan, 2.4, 4) * quick * dt) / long
  const part = Math.min(1, hazard.phase)
  const hop = Math.sin(part * Math.PI) * Math.min(0.7, 0.15 + long * 0.08)
  hazard.x = from.x + (goal.x - from.x) * part
  hazard.z = from.z + (goal.z - from.z) * part
  hazard.y = from.y + (goal.y - from.y) * part + hop
  hazard.yaw = yawTo(from, goal)
  hazard.pitch -= 0.12
  hazard.vx = Math.sin(hazard.yaw)
  hazard.vz = Math.cos(hazard.yaw)
  if (part < 1) return
  hazard.stop--
  Object.assign(hazard, { phase: 0, homeX: goal.x, homeY: goal.y, homeZ: goal.z })
  tell(world, 'bounce', { by: hazard.cast, ...at(hazard, 0.2) })
  if (hazard.stop > 0 && hazard.stop > world.here - 2) return
  hazard.wait = Math.round(dial(world.plan, 420, 220)) + below(world, 120)
  hazard.hidden = true
}
