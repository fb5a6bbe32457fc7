import { dial } from '../../../game/plan.ts'
import { between, chance, tell } from '../../../game/world.ts'
import { fly, middleOf, noseOf, pitchTo, steepest } from '../../flying.ts'
import { angleBetween, clamp, dt, far, type Vec, yawTo } from '../../space.ts'
import { floorOf } from './arena.ts'
import { type Fighter, type FightWorld, foePace, foeShotSpeed, halfHeight, radius } from './craft.ts'
import { launch, leadOf, offNose } from './shots.ts'
import { bossHealth } from './waves.ts'

/** A step of everybody but the hero and the shots. */
export function liveOthers(world: FightWorld, hero: Fighter): void {
  for (const body of [...world.bodies]) {
    const { role } = body
    if (role === 'enemy') fight(world, body, hero)
    else if (role === 'boss') loom(world, body, hero)
    else if (role === 'friend') accompany(world, body, hero)
    else if (role === 'hazard' || role === 'obstacle') tumble(body)
    else if (role === 'collectible' || role === 'power') comeNear(world, body, hero)
  }
}

/** Toward a place, with the turns and slopes that it is able to, and around rocks. */
function head(world: FightWorld, body: Fighter, to: Vec, pace: number, nimble = 1): void {
  const from = middleOf(body)
  let turn = clamp(angleBetween(body.yaw, yawTo(from, to)) * 2.2, -1, 1)
  let climb = clamp(pitchTo(from, to) / steepest, -1, 1) || 0.001
  const nose = noseOf({ yaw: body.yaw, pitch: body.slope })
  for (const rock of world.bodies) {
    if (rock.role !== 'hazard' && rock.role !== 'obstacle') continue
    const [dx, dy, dz] = [rock.x - from.x, rock.y + rock.size / 2 - from.y, rock.z - from.z]
    const along = dx * nose.x + dy * nose.y + dz * nose.z
    if (along < 0 || along > 18) continue
    const aside = Math.hypot(dx - nose.x * along, dy - nose.y * along, dz - nose.z * along)
    if (aside > rock.radius + body.radius + 1.5) continue
    climb = dy - nose.y * along > 0 ? -1 : 1
    turn = clamp(turn + (angleBetween(body.yaw, Math.atan2(dx, dz)) > 0 ? -1 : 1), -1, 1)
  }
  fly(body, { turn, climb, pace, nimble })
  body.y = clamp(body.y, Math.max(-halfHeight, floorOf(world.plan) + 4), halfHeight)
}

function fight(world: FightWorld, foe: Fighter, hero: Fighter): void {
  const distance = far(foe, hero)
  const pace = foePace(world, foe)
  if (foe.wait-- <= 0) think(world, foe, hero, distance)
  if (foe.mood === 'chase') {
    // Close behind it keeps its distance; nobody wants to be rammed.
    head(world, foe, middleOf(hero), distance < 13 ? pace * 0.6 : pace)
  } else if (foe.mood === 'flee') {
    const weave = Math.sin(world.tick * 0.045 + foe.id) * 24
    const away = {
      x: foe.x * 2 - hero.x + Math.cos(hero.yaw) * weave,
      y: foe.y + Math.cos(world.tick * 0.05 + foe.id) * 12,
      z: foe.z * 2 - hero.z - Math.sin(hero.yaw) * weave,
    }
    head(world, foe, within(away), pace)
  } else {
    const angle = world.tick * 0.011 + foe.id * 1.9
    const round = {
      x: hero.x + Math.sin(angle) * 34,
      y: hero.y + Math.sin(angle * 1.6) * 9,
      z: hero.z + Math.cos(angle) * 34,
    }
    head(world, foe, within(round), pace)
  }
  shootAt(world, foe, hero, distance)
}

/** What to do next: whoever has the hero at its tail gets away, whoever is free attacks. */
function think(world: FightWorld, foe: Fighter, hero: Fighter, distance: number): void {
  const isHunted = distance < 34 && offNose(hero, middleOf(foe)) < 0.35
  const flees = world.plan.interactions.some(({ by, does }) => by === foe.cast && does === 'flee')
  if (isHunted || flees) {
    foe.mood = 'flee'
    foe.wait = Math.round(between(world, 70, 130))
  } else {
    foe.mood = chance(world) < dial(world.plan, 0.5, 0.78) ? 'chase' : 'circle'
    foe.wait = Math.round(between(world, 140, 260))
  }
}

/** Places beyond the fight come back into it. */
function within({ x, y, z }: Vec): Vec {
  const out = Math.hypot(x, z)
  const share = out > radius - 12 ? (radius - 12) / out : 1
  return { x: x * share, y: clamp(y, -halfHeight, halfHeight), z: z * share }
}

/** A warning glow, then a shot; not at those who just began. */
function shootAt(world: FightWorld, foe: Fighter, hero: Fighter, distance: number): void {
  if (foe.reload > 0) foe.reload--
  const sees = distance < 58 && distance > 6 && offNose(foe, middleOf(hero)) < 0.5 && hero.safe === 0
  if (foe.reload > 0 || !sees) {
    if (foe.reload < 26 && !sees) foe.reload = 26
    return
  }
  foe.reload = Math.round(dial(world.plan, 150, 85) * between(world, 0.8, 1.3))
  aimAndLaunch(world, foe, hero, dial(world.plan, 2.6, 1.2))
  tell(world, 'shoot', { by: foe.cast, to: hero.cast, ...middleOf(foe) })
}

/** Straight at where the hero will be, give or take some metres. */
function aimAndLaunch(world: FightWorld, foe: Fighter, hero: Fighter, error: number, aside = 0): void {
  const from = middleOf(foe)
  const lead = leadOf(from, hero, foeShotSpeed)
  lead.x += between(world, -error, error) + Math.cos(foe.yaw) * aside
  lead.y += between(world, -error, error)
  lead.z += between(world, -error, error) - Math.sin(foe.yaw) * aside
  const distance = Math.max(0.1, far(from, lead))
  const way = {
    x: (lead.x - from.x) / distance,
    y: (lead.y - from.y) / distance,
    z: (lead.z - from.z) / distance,
  }
  launch(world, foe, way, foeShotSpeed)
}

/** The boss comes about slowly, and fires fans; each phase is quicker and wider than the one before. */
function loom(world: FightWorld, boss: Fighter, hero: Fighter): void {
  const lost = 1 - boss.health / bossHealth(world)
  const distance = far(boss, hero)
  const pace = foePace(world, boss) * (0.75 + lost * 0.45)
  const angle = world.tick * 0.006
  const round = { x: hero.x + Math.sin(angle) * 40, y: hero.y + 4, z: hero.z + Math.cos(angle) * 40 }
  head(world, boss, within(distance < 26 ? { ...round, y: hero.y + 16 } : round), pace, 0.6 + lost * 0.4)
  boss.tint = lost > 0.6 ? '#ff9a8a' : lost > 0.3 ? '#ffd0b0' : '#ffffff'
  if (boss.reload-- > 0 || hero.safe > 0) return
  if (distance > 85) {
    boss.reload = 30
    return
  }
  boss.reload = Math.round(dial(world.plan, 130, 80) * (1 - lost * 0.4))
  const fan = lost > 0.45 ? [-11, -5, 0, 5, 11] : [-7, 0, 7]
  for (const aside of fan) aimAndLaunch(world, boss, hero, 1, aside)
  tell(world, 'shoot', { by: boss.cast, to: hero.cast, ...middleOf(boss) })
}

/** Flies beside the hero. */
function accompany(world: FightWorld, friend: Fighter, hero: Fighter): void {
  const side = friend.spin
  const place = {
    x: hero.x + Math.cos(hero.yaw) * side + hero.vx * 0.6,
    y: hero.y + 1.2 + hero.vy * 0.6,
    z: hero.z - Math.sin(hero.yaw) * side + hero.vz * 0.6,
  }
  head(world, friend, place, hero.pace * clamp(0.7 + far(friend, place) * 0.03, 0.7, 1.6), 1.4)
}

function tumble(rock: Fighter): void {
  rock.x += rock.vx * dt
  rock.z += rock.vz * dt
  rock.yaw += rock.spin
  rock.pitch += rock.spin * 0.7
  if (Math.hypot(rock.x, rock.z) > radius) {
    rock.vx = -rock.x * 0.01
    rock.vz = -rock.z * 0.01
  }
}

/** What is left behind comes to whoever flies by. */
function comeNear(world: FightWorld, item: Fighter, hero: Fighter): void {
  item.yaw += 0.04
  const distance = far(item, hero)
  const reach = item.role === 'power' ? 22 : world.powers.magnet ? 34 : 8
  if (distance > reach || distance < 0.1) return
  const share = Math.min(1, (26 * dt) / distance)
  item.x += (hero.x - item.x) * share
  item.y += (hero.y - item.y) * share
  item.z += (hero.z - item.z) * share
}
