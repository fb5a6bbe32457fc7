import type { Input } from '../../core/input.ts'
import { type GamePlan, theOne } from '../../game/plan.ts'
import { addBody, age, dt, ease, far, heroOf, newSpace, turnToward, yawTo } from '../space.ts'
import { moveBoss, moveFoe, moveHazard, moveShock } from './foes.ts'
import { moveFloors } from './footing.ts'
import { findPlace, look, moveHero, rise } from './hero.ts'
import { agePowers, layLevel } from './lay.ts'
import { hurt, meet, strike } from './meeting.ts'
import { moveShots } from './throwing.ts'
import { type Being, being, type CourseKind, type CourseWorld, newCourseParts, stopAt } from './world.ts'

export function createCourse(kind: CourseKind, plan: GamePlan, seed: number): CourseWorld {
  const world: CourseWorld = { ...newSpace<Being>(plan, seed), ...newCourseParts, powers: {}, trail: [] }
  const start = stopAt(kind.courseOf(plan, 1), 0)
  const hero = addBody(world, theOne(plan, 'player'), 'player', {
    ...being,
    x: start.x,
    y: start.y,
    z: start.z,
    yaw: start.yaw,
    size: 1.5,
    radius: 0.42,
  })
  layLevel(kind, world)
  world.facing = kind.wayOf(world, hero)
  world.gaze = hero.y
  look(kind, world, hero, true)
  return world
}

export function stepCourse(kind: CourseKind, world: CourseWorld, input: Input): void {
  age(world)
  agePowers(world)
  const hero = heroOf(world)
  moveFloors(kind, world, hero)
  moveHero(kind, world, hero, input)
  let friends = 0
  for (const body of world.bodies) {
    if (body.role === 'enemy') moveFoe(kind, world, body, hero)
    else if (body.role === 'boss') moveBoss(kind, world, body, hero)
    else if (body.role === 'hazard') moveHazard(kind, world, body, hero)
    else if (body.role === 'collectible' || body.role === 'power') float(world, body, hero)
    else if (body.role === 'friend') comeAlong(world, body, hero, friends++)
    else if (body.role === 'goal') {
      body.wait = Math.max(0, body.wait - 1)
      if (body.cast === 'finish') {
        body.yaw += 0.03
        body.y = body.homeY + 0.35 + Math.sin(world.tick * 0.05) * 0.12
      }
    } else if (body.does === 'flag' && body.wait > 0) {
      body.wait--
      body.yaw += 0.21
    }
  }
  moveShots(world, hero, (shot, whom) => {
    if (whom === hero) hurt(world, hero, shot)
    else strike(world, hero, whom, 20)
  })
  moveShock(world, hero, stopAt(kind.courseOf(world.plan, world.level), world.here).y, () =>
    hurt(
      world,
      hero,
      world.bodies.find(({ role }) => role === 'boss'),
      { x: world.shockX, y: 0, z: world.shockZ },
    ),
  )
  if (world.status === 'playing') meet(kind, world, hero)
  if (world.status !== 'playing') return
  rise(kind, world, hero)
  findPlace(kind, world, hero)
  if (world.status === 'playing') look(kind, world, hero)
}

/** Treasures turn and bob; a magnet draws them near. */
function float(world: CourseWorld, item: Being, hero: Being): void {
  item.yaw += 0.035
  item.y = item.homeY + 0.22 + Math.sin(world.tick * 0.06 + item.id) * 0.12
  if (!world.powers.magnet || item.role !== 'collectible') return
  const distance = far(item, hero)
  if (distance > 7 || distance < 0.1) return
  const share = (9 * dt) / distance
  item.x += (hero.x - item.x) * share
  item.z += (hero.z - item.z) * share
  item.homeY += (hero.y - item.homeY) * share
}

/** Friends who were found follow the very way that the hero took. */
function comeAlong(world: CourseWorld, friend: Being, hero: Being, number: number): void {
  if (friend.health > 0) {
    friend.yaw = turnToward(friend.yaw, yawTo(friend, hero), 0.05)
    friend.act = 'cheer'
    return
  }
  const spot = world.trail[Math.max(0, world.trail.length - 7 - number * 6)]
  if (!spot) return
  const before = { x: friend.x, z: friend.z }
  const isFar = far(friend, spot) > 8
  const share = isFar ? 1 : 0.14
  friend.x = ease(friend.x, spot.x, share)
  friend.y = ease(friend.y, spot.y, share)
  friend.z = ease(friend.z, spot.z, share)
  friend.vx = isFar ? 0 : (friend.x - before.x) / dt
  friend.vz = isFar ? 0 : (friend.z - before.z) / dt
  const speed = Math.hypot(friend.vx, friend.vz)
  friend.phase += (speed * dt) / 1.3
  if (speed > 0.5) friend.yaw = turnToward(friend.yaw, Math.atan2(friend.vx, friend.vz), 0.2)
  friend.act = 'go'
}
