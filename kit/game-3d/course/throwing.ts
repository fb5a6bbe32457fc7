import { type CastMember, castIn } from '../../game/plan.ts'
import { tell } from '../../game/world.ts'
import { addBody, ahead, drift, far, inRole, nearestBody, removeBody, yawTo } from '../space.ts'
import { at, type Being, being, type CourseWorld } from './world.ts'

/** What flies belongs to whoever threw it: shots of foes wait at -1. */
const byFoes = -1

/** The hero throws ahead; whoever is about there is aimed at. */
export function throwSomething(world: CourseWorld, hero: Being): void {
  const [member] = castIn(world.plan, 'projectile')
  if (!member || world.bodies.filter(({ role, health }) => role === 'shot' && health !== byFoes).length > 3)
    return
  const way = ahead(hero.yaw)
  const near = nearestBody(
    hero,
    world.bodies.filter(
      (body) =>
        (body.role === 'enemy' || body.role === 'boss') &&
        far(body, hero) < 12 &&
        (body.x - hero.x) * way.x + (body.z - hero.z) * way.z > 0,
    ),
  )
  const yaw = near ? yawTo(hero, near) : hero.yaw
  launch(world, member, hero, yaw, near ? near.y + near.size * 0.4 - hero.y - 0.8 : 0, 15, 1)
  hero.act = 'attack'
}

/** A foe throws at the hero. */
export function throwAt(world: CourseWorld, member: CastMember, foe: Being, hero: Being): void {
  launch(world, member, foe, yawTo(foe, hero), hero.y + 0.7 - foe.y - 0.9, 7, byFoes)
}

function launch(
  world: CourseWorld,
  member: CastMember,
  from: Being,
  yaw: number,
  rise: number,
  speed: number,
  health: number,
): void {
  const way = ahead(yaw)
  addBody(world, member, 'shot', {
    ...being,
    x: from.x + way.x * 0.8,
    y: from.y + 0.8,
    z: from.z + way.z * 0.8,
    vx: way.x * speed,
    vz: way.z * speed,
    vy: rise * 1.3,
    yaw,
    size: 0.6,
    radius: 0.35,
    health,
    left: 110,
    act: 'fly',
  })
  tell(world, 'shoot', { by: from.cast, ...at(from, 0.9) })
}

/** Moves what was thrown; says whom it met. */
export function moveShots(
  world: CourseWorld,
  hero: Being,
  strikes: (shot: Being, whom: Being) => void,
): void {
  for (const shot of inRole(world, 'shot')) {
    drift(shot)
    shot.pitch += 0.2
    const targets =
      shot.health === byFoes ? [hero] : world.bodies.filter(({ role }) => role === 'enemy' || role === 'boss')
    const met = targets.find((one) => far(at(one, one.size * 0.4), shot) < one.radius + shot.radius + 0.25)
    if (!met) continue
    removeBody(world, shot)
    strikes(shot, met)
  }
}
