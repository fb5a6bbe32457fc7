import { dial } from '../../../game/plan.ts'
import { rate, tell } from '../../../game/world.ts'
import { fly, middleOf, pitchTo, steepest } from '../../flying.ts'
import { angleBetween, clamp, dt, far, flat, type Vec, yawTo } from '../../space.ts'
import { courseOf, stopAt } from './course.ts'
import { type Craft, cruise, type FlightWorld } from './craft.ts'
import { floorAt } from './land.ts'

/** A step of everybody but the hero. */
export function liveOthers(world: FlightWorld, hero: Craft): void {
  const { stops } = courseOf(world.plan, world.level)
  for (const body of world.bodies) {
    const { role } = body
    const stop = body.stop >= 0 ? stops[body.stop] : undefined
    if (stop?.kind === 'ring' && role === 'goal') {
      const at = stopAt(stop, world.tick)
      Object.assign(body, { x: at.x, y: at.y - body.size / 2, z: at.z })
      body.tint = body.stop === world.next ? '#ffffff' : '#a9b3c6'
      if (body.stop === world.next) body.roll += 0.012
    } else if (stop?.kind === 'ring') {
      const at = stopAt(stop, world.tick)
      Object.assign(body, { x: at.x, y: at.y - body.size / 2, z: at.z })
      body.yaw += 0.04
    } else if (role === 'collectible' || role === 'power') float(world, body, hero)
    else if (role === 'enemy') hunt(world, body, hero)
    else if (role === 'boss') swoop(world, body, hero)
    else if (role === 'hazard') hover(world, body)
    else if (role === 'friend') {
      if (body.stop < 0) accompany(world, body, hero)
    } else if (role === 'effect') fall(world, body)
  }
}

/** Bobs where it hangs; a magnet draws it near. */
function float(world: FlightWorld, item: Craft, hero: Craft): void {
  item.yaw += 0.035
  // A load stands on its rock; all else hangs in the air.
  if (item.stop >= 0) return
  item.y = item.homeY + Math.sin(world.tick * 0.05 + item.id) * 0.25
  if (!world.powers.magnet || item.role !== 'collectible') return
  const distance = far(item, hero)
  if (distance > 18 || distance < 0.2) return
  const share = Math.min(1, (30 * dt) / distance)
  item.x += (hero.x - item.x) * share
  item.z += (hero.z - item.z) * share
  item.homeY += (hero.y - item.homeY) * share
}

function hover(world: FlightWorld, body: Craft): void {
  const slow = world.tick * 0.02 + body.id * 1.7
  body.x = body.homeX + Math.sin(slow) * 1.6
  body.y = body.homeY + Math.sin(slow * 1.3) * 1.1
  body.yaw += 0.006
  body.phase += dt
}

/** Toward a place, with the turns and slopes that it is able to. */
export function head(body: Craft, to: Vec, pace: number, nimble = 1): void {
  const from = middleOf(body)
  const turn = clamp(angleBetween(body.yaw, yawTo(from, to)) * 2.2, -1, 1)
  fly(body, { turn, climb: clamp(pitchTo(from, to) / steepest, -1, 1) || 0.001, pace, nimble })
}

const sight = ({ plan }: FlightWorld) => dial(plan, 24, 40)

/** Circles where it lives, and comes at whoever is near. It is slower than the hero, and soon gives up. */
function hunt(world: FlightWorld, foe: Craft, hero: Craft): void {
  const slow = world.powers.slow ? 0.5 : 1
  const pace = cruise(world) * dial(world.plan, 0.5, 0.78) * speedOf(world, foe) * slow
  const home = { x: foe.homeX, y: foe.homeY, z: foe.homeZ }
  const strayed = far(foe, home) > 46
  const sees =
    foe.safe === 0 && (hero.safe === 0 || world.tick < 120) && !strayed && far(foe, hero) < sight(world)
  if (sees) {
    if (foe.wait-- <= 0) {
      foe.wait = 4 * rate
      tell(world, 'warn', { by: foe.cast, to: hero.cast, ...middleOf(foe) })
    }
    head(foe, middleOf(hero), pace)
  } else {
    const angle = world.tick * 0.014 + foe.id
    const round = {
      x: home.x + Math.sin(angle) * 8,
      y: home.y + Math.sin(angle * 1.7) * 2,
      z: home.z + Math.cos(angle) * 8,
    }
    head(foe, round, pace * 0.6)
  }
  foe.y = Math.max(foe.y, floorAt(world.plan, foe.x, foe.z) + 2)
}

/** Comes from ahead again and again: a warning, a rush, and away. */
function swoop(world: FlightWorld, boss: Craft, hero: Craft): void {
  const pace = cruise(world)
  boss.wait--
  const rushes = boss.wait < 60
  if (boss.wait === 60)
    tell(world, 'warn', { by: boss.cast, to: hero.cast, ...middleOf(boss), words: 'Watch out!' })
  if (boss.wait <= -100) boss.wait = 190
  const ahead = {
    x: hero.x + Math.sin(hero.yaw) * 26 + Math.cos(hero.yaw) * 9,
    y: hero.y + 8,
    z: hero.z + Math.cos(hero.yaw) * 26 - Math.sin(hero.yaw) * 9,
  }
  if (rushes && boss.safe === 0) head(boss, middleOf(hero), pace * dial(world.plan, 0.6, 0.95), 0.7)
  else head(boss, ahead, pace * (flat(boss, ahead) > 20 ? 1.5 : 1), 1.4)
  boss.y = Math.max(boss.y, floorAt(world.plan, boss.x, boss.z) + 3)
}

/** Flies beside the hero. */
function accompany(world: FlightWorld, friend: Craft, hero: Craft): void {
  const side = friend.homeX
  const place = {
    x: hero.x + Math.cos(hero.yaw) * side - Math.sin(hero.yaw) * 1.5,
    y: hero.y + 1.4 + Math.sin(world.tick * 0.03 + friend.id) * 0.6,
    z: hero.z - Math.sin(hero.yaw) * side - Math.cos(hero.yaw) * 1.5,
  }
  const behind = far(friend, place)
  const beyond = { x: place.x + hero.vx * 0.7, y: place.y + hero.vy * 0.7, z: place.z + hero.vz * 0.7 }
  if (behind > 70) Object.assign(friend, place, { yaw: hero.yaw })
  head(friend, beyond, hero.pace * clamp(0.75 + behind * 0.06, 0.75, 1.5), 1.4)
  friend.y = Math.max(friend.y, floorAt(world.plan, friend.x, friend.z) + 1.5)
}

function fall(world: FlightWorld, body: Craft): void {
  body.vy -= 14 * dt
  body.x += body.vx * dt
  body.y = Math.max(floorAt(world.plan, body.x, body.z), body.y + body.vy * dt)
  body.z += body.vz * dt
  body.yaw += 0.08
}

export function speedOf({ plan }: FlightWorld, { cast }: Craft): number {
  return clamp(plan.cast.find(({ id }) => id === cast)?.speed ?? 1, 0.6, 1.4)
}
