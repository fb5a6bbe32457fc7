import { dial, memberOf, type PowerUp } from '../../../game/plan.ts'
import { addScore, chance, pickOne, tell } from '../../../game/world.ts'
import { seesUpTo } from '../../blocks.ts'
import {
  addBody,
  ahead,
  angleBetween,
  clamp,
  dt,
  far,
  flat,
  heroOf,
  inRole,
  removeBody,
  type Vec,
  yawTo,
} from '../../space.ts'
import { blocksOf, siteOf } from './level.ts'
import { type ArenaWorld, type Fighter, fighter, foeShotOf, isCrate, shotOf } from './world.ts'

const shotSpeed = 36
const shotSteps = 60
const comboSteps = 170
/** From so many in a row on, shots come faster for as long as the row lasts. */
export const frenzyAt = 6

export const isFoe = ({ role }: Fighter): boolean => role === 'enemy' || role === 'boss'
export const chestOf = ({ x, y, z, size }: Fighter): Vec => ({ x, y: y + size * 0.5, z })

/** Where shots come from: beside the hero's chest. */
export function handOf(world: ArenaWorld, hero: Fighter): Vec {
  const way = ahead(world.facing)
  const s = hero.size / 1.7
  return {
    x: hero.x + way.x * 0.7 * s - way.z * 0.4 * s,
    y: hero.y + hero.size * 0.62,
    z: hero.z + way.z * 0.7 * s + way.x * 0.4 * s,
  }
}

/** The foe nearest to where the eye looks, if it can be hit: shots are drawn to it, so that aim need not be perfect. */
export function takeAim(world: ArenaWorld, hero: Fighter): void {
  const { eye } = world
  let best: Fighter | undefined
  let least = Number.POSITIVE_INFINITY
  for (const foe of world.bodies) {
    if (!isFoe(foe)) continue
    const distance = flat(eye, foe)
    if (distance < 0.5 || distance > 44) continue
    const off = Math.abs(angleBetween(world.facing, yawTo(eye, foe)))
    const wide = 0.1 + (foe.radius * 1.3) / distance
    const up = Math.atan2(foe.y + foe.size * 0.5 - eye.y, distance)
    if (off > wide || Math.abs(up - world.tilt) > 0.55) continue
    const worth = off + distance * 0.006
    if (worth >= least) continue
    least = worth
    best = foe
  }
  const hand = { x: hero.x, y: hero.y + hero.size * 0.62, z: hero.z }
  const sees = best && seesUpTo(blocksOf(world.plan, world.level), hand, chestOf(best)) > 0.93
  world.aim = best && sees ? best.id : 0
}

/** One press of the trigger. */
export function shoot(world: ArenaWorld, hero: Fighter): void {
  const { plan, powers } = world
  if (world.cool > 0) return
  if (world.ammo === 0) {
    world.cool = 24
    tell(world, 'miss', { by: hero.cast, x: hero.x, y: hero.y + 1, z: hero.z, words: 'Empty!' })
    return
  }
  if (world.ammo !== null) world.ammo--
  world.cool = powers.rapid ? 6 : world.combo >= frenzyAt ? 8 : 11
  const from = handOf(world, hero)
  const target = world.bodies.find(({ id }) => id === world.aim)
  const to = target ? ahead3(target, from) : farOff(world)
  const yaw = yawTo(from, to)
  const climb = Math.atan2(to.y - from.y, Math.max(0.1, flat(from, to)))
  const shot = shotOf(plan)
  for (const aside of powers.multi ? [-0.13, 0, 0.13] : [0]) {
    const way = ahead(yaw + aside)
    addBody(world, shot ?? (plan.content?.bolt === undefined ? 'ball' : 'bolt'), 'shot', {
      ...fighter,
      ...from,
      vx: way.x * Math.cos(climb) * shotSpeed,
      vy: Math.sin(climb) * shotSpeed,
      vz: way.z * Math.cos(climb) * shotSpeed,
      yaw: yaw + aside,
      pitch: climb,
      size: shot ? 0.55 / Math.max(0.7, shot.size * 0.8) : plan.content?.bolt === undefined ? 0.3 : 0.9,
      ...(!shot && plan.content?.bolt === undefined && { tint: '#ffe27a' }),
      radius: 0.3,
      grounded: false,
      left: shotSteps,
      way: powers.double ? 2 : 1,
    })
  }
  tell(world, 'shoot', { by: hero.cast, ...(shot && { to: shot.id }), ...from })
}

/** Where somebody will be when a shot gets there. */
function ahead3(foe: Fighter, from: Vec): Vec {
  const chest = chestOf(foe)
  const seconds = far(from, chest) / shotSpeed
  return { x: chest.x + foe.vx * seconds, y: chest.y, z: chest.z + foe.vz * seconds }
}

function farOff({ eye, facing, tilt }: ArenaWorld): Vec {
  const way = ahead(facing)
  const [flatly, up] = [Math.cos(tilt) * 34, Math.sin(tilt) * 34]
  return { x: eye.x + way.x * flatly, y: Math.max(0.3, eye.y + up), z: eye.z + way.z * flatly }
}

/** A foe's shot: slow enough to be stepped aside from. */
export function spit(world: ArenaWorld, foe: Fighter, yaw: number, speed: number): void {
  const { plan } = world
  const way = ahead(yaw)
  const shot = foeShotOf(plan, foe.cast)
  const from = {
    x: foe.x + way.x * (foe.radius + 0.3),
    y: Math.min(1.3, foe.y + foe.size * 0.55),
    z: foe.z + way.z * (foe.radius + 0.3),
  }
  addBody(world, shot ?? 'ball', 'shot', {
    ...fighter,
    ...from,
    vx: way.x * speed,
    vz: way.z * speed,
    yaw,
    size: shot ? 0.6 / Math.max(0.7, shot.size * 0.8) : 0.5,
    radius: 0.3,
    grounded: false,
    left: 170,
    marked: true,
    ...(!shot && { tint: '#ff6a4a' }),
    // Whose it is, for the sentence about who hit.
    health: foe.id,
  })
  tell(world, 'shoot', { by: foe.cast, ...(shot && { to: shot.id }), ...from })
}

/** All shots fly on. `hurts` is told of those that meet the hero. */
export function flyShots(world: ArenaWorld, hurts: (shot: Fighter) => void): void {
  const { plan, level } = world
  const blocks = blocksOf(plan, level)
  const { height } = siteOf(plan)
  const hero = heroOf(world)
  let gone = false
  for (const shot of world.bodies) {
    if (shot.role !== 'shot') continue
    const before = { x: shot.x, y: shot.y, z: shot.z }
    shot.x += shot.vx * dt
    shot.y += shot.vy * dt
    shot.z += shot.vz * dt
    shot.roll += 0.22
    if (shot.y < height(shot.x, shot.z) || seesUpTo(blocks, before, shot) < 1) {
      shot.left = 0
      gone = true
    } else if (shot.marked) {
      const meets =
        flat(shot, hero) < hero.radius + 0.32 && shot.y > hero.y - 0.2 && shot.y < hero.y + hero.size + 0.2
      if (meets && world.dashing === 0) {
        shot.left = 0
        gone = true
        hurts(shot)
      }
    } else if (strikeWith(world, shot)) {
      shot.left = 0
      gone = true
    }
  }
  if (gone) world.bodies = world.bodies.filter(({ role, left }) => role !== 'shot' || left !== 0)
}

function strikeWith(world: ArenaWorld, shot: Fighter): boolean {
  for (const body of world.bodies) {
    if (body.role !== 'enemy' && body.role !== 'boss' && body.role !== 'obstacle' && body.role !== 'hazard')
      continue
    if (flat(shot, body) > body.radius + 0.38) continue
    if (shot.y < body.y - 0.3 || shot.y > body.y + body.size + 0.35) continue
    if (body.role === 'obstacle') return true
    if (body.role === 'hazard') {
      if (!explodes(world, body)) continue
      explode(world, body)
      return true
    }
    if (body.safe > 0) return true
    strike(world, body, shot.way, shot)
    return true
  }
  return false
}

const explosive = /barrel|bomb|\bmine\b|tnt|dynamite|\bgas\b|rocket|firework|powder/i
export const explodes = ({ plan }: ArenaWorld, { cast }: Fighter): boolean =>
  explosive.test(plan.cast.find(({ id }) => id === cast)?.name ?? '')

/** Takes all who are near with it. */
function explode(world: ArenaWorld, barrel: Fighter): void {
  removeBody(world, barrel)
  tell(world, 'break', {
    by: heroOf(world).cast,
    to: barrel.cast,
    x: barrel.x,
    y: 0.8,
    z: barrel.z,
    words: 'Boom!',
  })
  for (const foe of [...world.bodies])
    if (isFoe(foe) && flat(foe, barrel) < 4.5) strike(world, foe, 4, barrel)
}

const worth: Record<Fighter['kind'], number> = {
  '': 10,
  chaser: 10,
  runner: 10,
  spitter: 20,
  charger: 20,
  flyer: 15,
  brute: 40,
  boss: 200,
  target: 10,
}

/** A blow against a foe: pushed back, and gone into specks with the last one. */
export function strike(world: ArenaWorld, foe: Fighter, blow: number, from: Vec): void {
  const hero = heroOf(world)
  foe.health -= blow
  foe.flash = 7
  const away = ahead(yawTo(from, foe))
  const push = foe.role === 'boss' ? 0.6 : foe.kind === 'brute' ? 1.6 : 5
  foe.vx += away.x * push
  foe.vz += away.z * push
  const at = { x: foe.x, y: foe.y + foe.size * 0.6, z: foe.z }
  if (foe.health > 0) {
    tell(world, 'hit', { by: hero.cast, to: foe.cast, ...at })
    return
  }
  removeBody(world, foe)
  world.defeated++
  world.combo++
  world.comboLeft = comboSteps
  const times = clamp(1 + Math.floor(world.combo / 2), 1, 5)
  const member = world.plan.cast.find(({ id }) => id === foe.cast)
  const points = Math.max(1, Math.abs(member?.points ?? worth[foe.kind])) * times
  const row = world.combo === frenzyAt ? ' Frenzy!' : times > 1 ? ` x${times}` : ''
  tell(world, 'defeat', { by: hero.cast, to: foe.cast, ...at, value: points, words: `+${points}${row}` })
  addScore(world, points)
  leaveBehind(world, foe)
}

/** Now and then something useful is left behind. */
function leaveBehind(world: ArenaWorld, foe: Fighter): void {
  const { plan } = world
  const at = { x: foe.x, y: Math.max(0, siteOf(plan).height(foe.x, foe.z)), z: foe.z }
  const loot = plan.cast.filter(
    (one) => one.role === 'collectible' && !isCrate(one) && (one.points ?? 1) >= 0,
  )
  const luck = chance(world)
  const powers = plan.rules.powerUps.filter((power) => power !== 'heart' || world.lives < plan.rules.lives)
  if (luck < dial(plan, 0.24, 0.07) && powers.length > 0 && inRole(world, 'power').length < 4)
    addBody(world, `power:${pickOne<PowerUp>(world, powers)}`, 'power', {
      ...fighter,
      ...at,
      size: 0.9,
      radius: 0.7,
      left: 60 * 14,
    })
  else if (luck > 0.45 && loot.length > 0 && plan.content?.aim !== 'things')
    addBody(world, memberOf(plan, pickOne(world, loot).id), 'collectible', {
      ...fighter,
      ...at,
      size: 0.8,
      radius: 0.6,
      left: 60 * 16,
    })
}
