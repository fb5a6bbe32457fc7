import { castIn, type GamePlan } from '../../../game/plan.ts'
import { tell } from '../../../game/world.ts'
import type { Block } from '../../blocks.ts'
import { middleOf, noseOf } from '../../flying.ts'
import { addBody, dt, far, removeBody, type Vec } from '../../space.ts'
import { blocksOf } from './arena.ts'
import { type Fighter, type FightWorld, fighterStart, shotSpeed } from './craft.ts'

/** Guns follow whoever is so near to their line, in radians, and within so many metres. */
const helps = 0.2
export const range = 88

/** Where somebody will be when a shot gets there. */
export function leadOf(from: Vec, target: Fighter, speed: number): Vec {
  const at = middleOf(target)
  const seconds = far(from, at) / speed
  return { x: at.x + target.vx * seconds, y: at.y + target.vy * seconds, z: at.z + target.vz * seconds }
}

/** How far off the nose a place lies, in radians. */
export function offNose(hero: Fighter, at: Vec): number {
  const from = middleOf(hero)
  const nose = noseOf({ yaw: hero.yaw, pitch: hero.slope })
  const distance = Math.max(0.1, far(from, at))
  const along = ((at.x - from.x) * nose.x + (at.y - from.y) * nose.y + (at.z - from.z) * nose.z) / distance
  return Math.acos(Math.max(-1, Math.min(1, along)))
}

export const isFoe = ({ role }: Fighter): boolean => role === 'enemy' || role === 'boss'

/** Whom the guns are on: the one nearest to the nose. */
export function pickTarget(world: FightWorld, hero: Fighter): Fighter | undefined {
  let best: Fighter | undefined
  let least = 0.75
  for (const body of world.bodies) {
    if (!isFoe(body) || far(body, hero) > range * 1.3) continue
    const off = offNose(hero, middleOf(body)) + far(body, hero) * 0.002
    if (off >= least) continue
    least = off
    best = body
  }
  world.target = best?.id ?? 0
  return best
}

const ammoOf = (plan: GamePlan) => castIn(plan, 'projectile')[0]

/** A volley along the nose, or at whom the guns are on when it is near enough to it. */
export function shootAhead(world: FightWorld, hero: Fighter): void {
  const target = world.bodies.find(({ id }) => id === world.target)
  const from = middleOf(hero)
  let way = noseOf({ yaw: hero.yaw, pitch: hero.slope })
  if (target) {
    const lead = leadOf(from, target, shotSpeed)
    const distance = Math.max(0.1, far(from, lead))
    if (distance < range && offNose(hero, lead) < helps)
      way = {
        x: (lead.x - from.x) / distance,
        y: (lead.y - from.y) / distance,
        z: (lead.z - from.z) / distance,
      }
  }
  const sides = world.powers.multi ? [-1.3, 0, 1.3] : [world.tick % 2 === 0 ? -0.8 : 0.8]
  for (const side of sides) {
    const spread = world.powers.multi ? side * 0.035 : 0
    launch(
      world,
      hero,
      {
        x: way.x + Math.cos(hero.yaw) * spread,
        y: way.y,
        z: way.z - Math.sin(hero.yaw) * spread,
      },
      shotSpeed,
      side,
    )
  }
  tell(world, 'shoot', { by: hero.cast, ...from })
}

/** One shot, from so far to the left of somebody's middle. */
export function launch(world: FightWorld, by: Fighter, way: Vec, speed: number, side = 0): void {
  const isHero = by.role === 'player'
  const ammo = isHero ? ammoOf(world.plan) : undefined
  const from = middleOf(by)
  addBody(world, ammo?.id ?? 'bolt', 'shot', {
    ...fighterStart,
    x: from.x + way.x * by.radius + Math.cos(by.yaw) * side,
    y: from.y + way.y * by.radius - 0.4,
    z: from.z + way.z * by.radius - Math.sin(by.yaw) * side,
    vx: way.x * speed,
    vy: way.y * speed,
    vz: way.z * speed,
    yaw: Math.atan2(way.x, way.z),
    pitch: Math.asin(Math.max(-1, Math.min(1, way.y))),
    size: 0.8,
    radius: isHero ? 0.9 : 0.55,
    left: isHero ? 66 : 110,
    from: by.cast,
    mood: isHero ? 'chase' : 'flee',
    ...(ammo ? {} : { hidden: true }),
  })
}

/** Shots of the hero carry this mood, those of others another: they hurt nobody of their own. */
export const isHeros = ({ mood }: Fighter): boolean => mood === 'chase'

export function moveShots(world: FightWorld): void {
  const blocks = blocksOf(world.plan, world.level)
  for (const shot of world.bodies.filter(({ role }) => role === 'shot')) {
    shot.x += shot.vx * dt
    shot.y += shot.vy * dt
    shot.z += shot.vz * dt
    if (world.tick % 2 === 0 && isWithin(blocks, shot)) removeBody(world, shot)
  }
}

/** Whether a place is inside of something built. */
function isWithin(blocks: readonly Block[], { x, y, z }: Vec): boolean {
  return blocks.some(
    ({ form, airy, ...block }) =>
      (form === 'round' || form === 'box') &&
      !airy &&
      y > block.y &&
      y < block.y + block.height &&
      Math.hypot(x - block.x, z - block.z) < Math.min(block.width, block.depth) / 2,
  )
}
