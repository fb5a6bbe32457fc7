import { castIn, dial } from '../../../game/plan.ts'
import { addScore, below, between, chance, pickOne, rate, tell } from '../../../game/world.ts'
import {
  addBody,
  ahead,
  clamp,
  dt,
  ease,
  flat,
  heroOf,
  removeBody,
  turnToward,
  type Vec,
  yawTo,
} from '../../space.ts'
import { walk } from '../../walking.ts'
import { blocksOf, radius, siteOf } from './level.ts'
import { aimOf, type Dweller, dweller, isLit, lightOf, type NightWorld, nightsOf, runSpeed } from './world.ts'

export const isFoe = ({ role }: Dweller): boolean => role === 'enemy' || role === 'boss'
const middle: Vec = { x: 0, y: 0, z: 0 }
const windSteps = 26
/** How far a blow of a foe reaches, from its middle. */
export const reachOf = (foe: Dweller): number => foe.radius + 1.15

/** In the dark they come out at the edge of the place, one after the other. */
export function sendFoes(world: NightWorld): void {
  const { plan } = world
  if (!world.isDark) return
  if (world.comesIn > 0) {
    world.comesIn--
    return
  }
  const members = castIn(plan, 'enemy')
  const alive = world.bodies.filter(({ role }) => role === 'enemy')
  const crowd = Math.min(9, Math.round(dial(plan, 2.6, 6)) + world.night - 1)
  if (
    members.length === 0 ||
    alive.length >= Math.max(crowd, ...members.map(({ count = 0 }) => Math.min(9, count)))
  )
    return
  const member = members[below(world, Math.min(members.length, world.night + 1))] ?? pickOne(world, members)
  const same = alive.filter(({ cast }) => cast === member.id).length
  if (member.count !== undefined && same >= member.count) return
  if (member.count === undefined && alive.length >= crowd) return
  world.comesIn = Math.round(dial(plan, 80, 40))
  const heavy = member.size > 1.3 || (world.night > 1 && chance(world) < 0.2)
  appear(world, member.id, heavy ? 2.1 : 1.5, Math.round((heavy ? 4 : 2) * toughness(world)), 'enemy')
}

/** Where few are to be beaten, each of them takes more. */
function toughness({ plan }: NightWorld): number {
  return aimOf(plan) === 'defeats' ? clamp(Math.round(14 / (plan.rules.goalCount ?? 14)), 1, 3) : 1
}

function appear(
  world: NightWorld,
  cast: string,
  size: number,
  health: number,
  role: 'enemy' | 'boss',
): Dweller {
  const { plan } = world
  const member = plan.cast.find(({ id }) => id === cast)
  const hero = heroOf(world)
  let angle = between(world, 0, Math.PI * 2)
  if (Math.hypot(Math.sin(angle) * radius - hero.x, Math.cos(angle) * radius - hero.z) < 9) angle += Math.PI
  const at = { x: Math.sin(angle) * (radius - 0.5), z: Math.cos(angle) * (radius - 0.5) }
  const y = siteOf(plan).height(at.x, at.z)
  const own = Math.max(1, (member?.size ?? 1) * 0.7)
  const foe = addBody(world, member ?? cast, role, {
    ...dweller,
    ...at,
    y,
    yaw: yawTo({ ...at, y }, middle),
    size: size / own,
    radius: (size / own) * 0.34,
    health,
    whole: health,
    side: chance(world) < 0.5 ? -1 : 1,
    wait: Math.round(between(world, 90, 200) * dial(plan, 1.3, 0.7)),
  })
  tell(world, 'spawn', { by: cast, ...at, y: y + 1 })
  return foe
}

/** In the last night somebody larger comes. */
export function sendBoss(world: NightWorld): void {
  const { plan } = world
  const [boss] = [...castIn(plan, 'boss'), ...castIn(plan, 'enemy')]
  if (!plan.rules.boss || !boss) return
  if (aimOf(plan) === 'nights' ? world.night !== nightsOf(plan) : world.night !== 1) return
  const health = Math.round((plan.rules.bossPhases + 1) * dial(plan, 3, 5))
  const body = appear(world, boss.id, 3.2, health, 'boss')
  tell(world, 'boss', { by: boss.id, x: body.x, y: 2, z: body.z, words: boss.name })
}

export type Blow = (by: Dweller) => void

export function moveFoes(world: NightWorld, blow: Blow): void {
  const hero = heroOf(world)
  for (const foe of [...world.bodies]) {
    if (!isFoe(foe)) continue
    if (foe.flash > 0) foe.flash--
    if (foe.wait > 0) foe.wait--
    if (!world.isDark && foe.role !== 'boss') foe.doing = 'flee'
    moveFoe(world, foe, hero, blow)
    if (world.status !== 'playing') return
  }
  keepApart(world)
}

function speedOf(world: NightWorld, foe: Dweller): number {
  const member = world.plan.cast.find(({ id }) => id === foe.cast)
  const faster = world.plan.rules.faster ? Math.min(0.3, world.tick / (rate * 300)) : 0
  const slow = (foe.size > 2 ? 0.8 : 1) * (world.powers.slow ? 0.5 : 1)
  return (
    runSpeed *
    (dial(world.plan, 0.5, 0.8) + faster) *
    clamp(member?.speed ?? 1, 0.65, 1.35) *
    slow *
    (foe.doing === 'rush' ? 1.15 : foe.doing === 'flee' ? 1.3 : 0.85)
  )
}

function moveFoe(world: NightWorld, foe: Dweller, hero: Dweller, blow: Blow): void {
  const distance = flat(foe, hero)
  if (foe.flash > 0) foe.tint = '#ff7a6a'
  else if (foe.doing === 'dare' || foe.doing === 'wind') foe.tint = '#ffb08a'
  else delete foe.tint
  switch (foe.doing) {
    case 'prowl':
      prowl(world, foe, hero, distance)
      return
    case 'dare':
      go(world, foe, foe.yaw, 0)
      foe.yaw = turnToward(foe.yaw, yawTo(foe, foe.marked ? middle : hero), 0.12)
      if (foe.wait === 0) Object.assign(foe, { doing: 'rush', wait: 230 })
      return
    case 'rush':
      rush(world, foe, hero, distance)
      return
    case 'wind':
      go(world, foe, foe.yaw, 0)
      foe.act = 'attack'
      if (foe.wait > 0) return
      strikeOut(world, foe, hero, blow)
      return
    case 'flee':
      go(world, foe, yawTo(middle, foe), speedOf(world, foe))
      if (Math.hypot(foe.x, foe.z) > radius - 1 && !world.isDark && foe.role !== 'boss')
        removeBody(world, foe)
      else if (foe.wait === 0 && world.isDark) Object.assign(foe, { doing: 'prowl', wait: courage(world) })
  }
}

/** Steps until it dares: the longer the night, the bolder. */
const courage = (world: NightWorld) => Math.round(between(world, 110, 260) * dial(world.plan, 1.3, 0.65))

/** Around the light, just where it ends; whoever leaves it is hunted. */
function prowl(world: NightWorld, foe: Dweller, hero: Dweller, distance: number): void {
  const isHunting = !isLit(world, hero) && distance < dial(world.plan, 10, 15)
  const out = Math.hypot(foe.x, foe.z)
  const edge = lightOf(world) + 2.2
  let yaw = yawTo(foe, isHunting ? hero : middle)
  if (!isHunting) {
    // Aside along the edge, a little out where it is too near.
    const near = clamp((edge - out) / 2, -1, 1)
    if (out < edge + 4) yaw += foe.side * (Math.PI / 2 + near * 0.9)
  }
  const next = ahead(yaw)
  const there = { x: foe.x + next.x * 1.2, y: 0, z: foe.z + next.z * 1.2 }
  const isBarred = isLit(world, there) && !isLit(world, foe)
  if (isBarred) foe.side = -foe.side
  go(world, foe, isBarred ? yaw + Math.PI : yaw, speedOf(world, foe))
  if (isHunting && distance < reachOf(foe))
    Object.assign(foe, { doing: 'wind', wait: windSteps, marked: false })
  else if (
    foe.wait === 0 &&
    (foe.role === 'boss' || world.bodies.filter(isDaring).length < 1 + world.night)
  ) {
    Object.assign(foe, { doing: 'dare', wait: 45, marked: chance(world) < 0.3 && world.fire > 0 })
    tell(world, 'warn', { by: foe.cast, to: hero.cast, x: foe.x, y: foe.y + foe.size, z: foe.z })
  }
}

const isDaring = ({ role, doing }: Dweller) => role === 'enemy' && (doing === 'rush' || doing === 'dare')

function rush(world: NightWorld, foe: Dweller, hero: Dweller, distance: number): void {
  // Whoever stands in the way is the nearer aim.
  if (foe.marked && distance < 3) foe.marked = false
  const target = foe.marked ? middle : hero
  const near = foe.marked ? Math.hypot(foe.x, foe.z) < foe.radius + 1.9 : distance < reachOf(foe) * 0.85
  go(world, foe, yawTo(foe, target), near ? 0 : speedOf(world, foe))
  if (near) Object.assign(foe, { doing: 'wind', wait: windSteps })
  else if (foe.wait === 0) Object.assign(foe, { doing: 'flee', wait: 90 })
}

function strikeOut(world: NightWorld, foe: Dweller, hero: Dweller, blow: Blow): void {
  Object.assign(foe, { doing: isLit(world, foe) ? 'flee' : 'prowl', wait: isLit(world, foe) ? 70 : 50 })
  if (foe.marked) {
    foe.marked = false
    world.fire = Math.max(0, world.fire - 0.12)
    const to = castIn(world.plan, 'goal')[0]?.id
    tell(world, 'hurt', { by: foe.cast, ...(to && { to }), x: 0, y: 1, z: 0, words: 'The fire!' })
    return
  }
  if (flat(foe, hero) < reachOf(foe) + hero.radius) blow(foe)
}

function go(world: NightWorld, foe: Dweller, yaw: number, speed: number): void {
  const { height } = siteOf(world.plan)
  const motion = world.plan.cast.find(({ id }) => id === foe.cast)?.motion ?? 'walks'
  const way = ahead(yaw)
  if (/flies|floats/.test(motion)) {
    foe.vx = ease(foe.vx, way.x * speed, 0.1)
    foe.vz = ease(foe.vz, way.z * speed, 0.1)
    foe.x += foe.vx * dt
    foe.z += foe.vz * dt
    foe.phase += dt * 4
    foe.y = ease(foe.y, height(foe.x, foe.z) + 0.7 + Math.sin(world.tick * 0.06 + foe.id) * 0.2, 0.1)
    if (speed > 0) foe.yaw = turnToward(foe.yaw, yaw, 0.15)
    foe.act = 'fly'
  } else {
    const moves = speed > 0 ? way : { x: 0, z: 0 }
    const { bumped } = walk(foe, {
      ...moves,
      speed,
      height,
      blocks: blocksOf(world.plan),
      held: true,
      grip: 0.18,
    })
    if (bumped) foe.side = chance(world) < 0.1 ? -foe.side : foe.side
  }
  const out = Math.hypot(foe.x, foe.z)
  if (out <= radius) return
  foe.x *= radius / out
  foe.z *= radius / out
}

/** A blow against a foe. Those who live run back into the dark. */
export function strike(world: NightWorld, foe: Dweller, by: string, from: Vec): void {
  foe.health--
  foe.flash = 8
  const away = ahead(yawTo(from, foe))
  const push = foe.role === 'boss' ? 3 : foe.size > 2 ? 6 : 11
  foe.vx += away.x * push
  foe.vz += away.z * push
  const at = { x: foe.x, y: foe.y + foe.size * 0.6, z: foe.z }
  if (foe.health > 0) {
    tell(world, 'hit', { by, to: foe.cast, ...at })
    if (foe.role !== 'boss') Object.assign(foe, { doing: 'flee', wait: 55 })
    else bossTurns(world, foe)
    return
  }
  removeBody(world, foe)
  world.defeated++
  const points = foe.role === 'boss' ? 150 : foe.size > 2 ? 30 : 15
  tell(world, 'defeat', { by, to: foe.cast, ...at, value: points, words: `+${points}` })
  addScore(world, points)
}

/** After each part of its strength a boss goes back into the dark, and comes again. */
function bossTurns(world: NightWorld, boss: Dweller): void {
  const { bossPhases } = world.plan.rules
  const part = (health: number) => Math.floor((1 - health / boss.whole) * bossPhases)
  if (part(boss.health) <= part(boss.health + 1)) return
  boss.safe = 40
  Object.assign(boss, { doing: 'flee', wait: 80 })
  tell(world, 'phase', {
    by: boss.cast,
    to: boss.cast,
    x: boss.x,
    y: boss.y + 2,
    z: boss.z,
    value: 1 + part(boss.health),
  })
}

function keepApart(world: NightWorld): void {
  const foes = world.bodies.filter(isFoe)
  for (const [i, one] of foes.entries())
    for (const other of foes.slice(i + 1)) {
      const least = (one.radius + other.radius) * 1.2
      const distance = flat(one, other)
      if (distance >= least || distance < 1e-6) continue
      const share = ((least - distance) / distance) * 0.25
      const [dx, dz] = [(other.x - one.x) * share, (other.z - one.z) * share]
      one.x -= dx
      one.z -= dz
      other.x += dx
      other.z += dz
    }
}
