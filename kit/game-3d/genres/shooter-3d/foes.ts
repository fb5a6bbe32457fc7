import { dial } from '../../../game/plan.ts'
import { between, chance, pickOne, rate, tell } from '../../../game/world.ts'
import { type Block, seesUpTo } from '../../blocks.ts'
import { ahead, clamp, dt, ease, flat, heroOf, turnToward, yawTo } from '../../space.ts'
import { walk } from '../../walking.ts'
import { blocksOf, radius, siteOf } from './level.ts'
import { chestOf, isFoe, spit } from './shots.ts'
import { type ArenaWorld, type Fighter, type FoeKind, runSpeed } from './world.ts'

type Nature = {
  /** Beside that of usual foes. */
  speed: number
  health: number
  size: number
  tint?: string
  /** Steps in which a blow is seen coming, and how far it reaches. */
  wind: number
  reach: number
}

export const natures: Record<FoeKind, Nature> = {
  chaser: { speed: 1, health: 2, size: 1.6, wind: 22, reach: 1.1 },
  runner: { speed: 1.45, health: 1, size: 1.25, tint: '#ffe2a0', wind: 18, reach: 0.9 },
  spitter: { speed: 0.8, health: 2, size: 1.6, tint: '#b8ffb0', wind: 36, reach: 1 },
  charger: { speed: 0.85, health: 3, size: 1.7, wind: 38, reach: 0.9 },
  brute: { speed: 0.62, health: 6, size: 2.5, tint: '#ffb8a8', wind: 44, reach: 2.3 },
  flyer: { speed: 1.05, health: 2, size: 1.4, wind: 26, reach: 1.1 },
  boss: { speed: 0.72, health: 14, size: 3.6, wind: 44, reach: 2.8 },
  target: { speed: 0.5, health: 1, size: 1.8, wind: 0, reach: 0 },
}

/** Who was hit by whom is the rules' business. */
export type Blow = (by: Fighter, to: Fighter) => void

/** How wide a blow of this one is, from its middle. */
export const reachOf = (foe: Fighter): number =>
  foe.radius + (foe.kind === '' ? 0 : natures[foe.kind].reach) + 0.45

function speedOf(world: ArenaWorld, foe: Fighter): number {
  const member = world.plan.cast.find(({ id }) => id === foe.cast)
  const faster = world.plan.rules.faster ? Math.min(0.35, world.tick / (rate * 240)) : 0
  const nature = foe.kind === '' ? 1 : natures[foe.kind].speed
  return (
    runSpeed *
    (dial(world.plan, 0.48, 1) + faster) *
    nature *
    clamp(member?.speed ?? 1, 0.6, 1.4) *
    (world.powers.slow ? 0.5 : 1)
  )
}

export function moveFoes(world: ArenaWorld, blow: Blow): void {
  const hero = heroOf(world)
  const ward = world.ward > 0 ? world.bodies.find(({ role }) => role === 'goal') : undefined
  const blocks = blocksOf(world.plan, world.level)
  for (const foe of world.bodies) {
    if (!isFoe(foe)) continue
    if (foe.flash > 0) foe.flash--
    if (foe.wait > 0) foe.wait--
    const target = ward && flat(foe, ward) < flat(foe, hero) ? ward : hero
    moveFoe(world, foe, target, blocks, blow)
    if (world.status !== 'playing') return
  }
  keepApart(world)
}

function moveFoe(
  world: ArenaWorld,
  foe: Fighter,
  target: Fighter,
  blocks: readonly Block[],
  blow: Blow,
): void {
  const nature = natures[foe.kind === '' ? 'chaser' : foe.kind]
  const distance = flat(foe, target)
  const base =
    foe.kind === 'brute' || foe.kind === 'runner' || foe.kind === 'spitter' ? nature.tint : undefined
  setTint(foe, foe.flash > 0 ? '#ff7a6a' : foe.doing === 'wind' ? '#ffd08a' : base)
  if (foe.kind === 'target') sway(world, foe)
  else if (foe.doing === 'daze') {
    go(world, foe, 0, 0, 0, blocks)
    foe.roll = Math.sin(world.tick * 0.3) * 0.15
    if (foe.wait === 0) Object.assign(foe, { doing: 'go', wait: 30, roll: 0 })
  } else if (foe.doing === 'rush') rush(world, foe, target, blocks, blow)
  else if (foe.doing === 'wind') {
    go(world, foe, 0, 0, 0, blocks)
    foe.yaw = turnToward(foe.yaw, yawTo(foe, target), 0.1)
    foe.act = 'attack'
    if (foe.wait === 0) act(world, foe, target, blow)
  } else {
    approach(world, foe, target, blocks)
    if (foe.wait === 0) intend(world, foe, target, distance, blocks)
  }
}

function setTint(foe: Fighter, tint: string | undefined): void {
  if (tint) foe.tint = tint
  else delete foe.tint
}

/** Targets move from side to side. */
function sway(world: ArenaWorld, foe: Fighter): void {
  foe.way += 0.02
  foe.vx = Math.cos(foe.way) * 1.6
  foe.vz = 0
  foe.x += foe.vx * dt
  foe.yaw = yawTo(foe, heroOf(world))
}

const shoots = ({ kind }: Fighter) => kind === 'spitter'
/** How near somebody wants to come. */
const keeps = (foe: Fighter) => (shoots(foe) ? 9 : foe.radius + 0.7)

function approach(world: ArenaWorld, foe: Fighter, target: Fighter, blocks: readonly Block[]): void {
  const distance = flat(foe, target)
  const isInside = Math.hypot(foe.x, foe.z) < radius
  const toward = isInside ? yawTo(foe, target) : yawTo(foe, { x: 0, y: 0, z: 0 })
  if (foe.detour > 0) foe.detour--
  // Those who shoot keep off and go around; the others come from all sides.
  const weave = shoots(foe) && distance < 12 ? 1.35 : distance > 5 ? 0.28 : 0
  const back = shoots(foe) && distance < 6 ? Math.PI * 0.6 : 0
  const yaw = toward + foe.side * (foe.detour > 0 ? 1.25 : isInside ? weave + back : 0)
  const stops = !shoots(foe) && isInside && distance < keeps(foe) + target.radius
  const way = ahead(yaw)
  const bumped = go(world, foe, way.x, way.z, stops ? 0 : speedOf(world, foe), blocks)
  if (bumped && foe.detour === 0) {
    foe.detour = 34
    if (chance(world) < 0.3) foe.side = -foe.side
  }
  if (shoots(foe) || stops) foe.yaw = turnToward(foe.yaw, yawTo(foe, target), 0.2)
}

/** A step over ground and blocks, or through the air. Says whether something was in the way. */
function go(
  world: ArenaWorld,
  foe: Fighter,
  x: number,
  z: number,
  speed: number,
  blocks: readonly Block[],
): boolean {
  const { height } = siteOf(world.plan)
  let bumped = false
  if (foe.kind === 'flyer') {
    foe.vx = ease(foe.vx, x * speed, 0.08)
    foe.vz = ease(foe.vz, z * speed, 0.08)
    foe.x += foe.vx * dt
    foe.z += foe.vz * dt
    foe.phase += dt * 4
    const near = flat(foe, heroOf(world)) < 3.5
    foe.y = ease(foe.y, (near ? 0.7 : 2.2) + Math.sin(world.tick * 0.06 + foe.id) * 0.25, 0.06)
    if (Math.hypot(x, z) > 0.1) foe.yaw = turnToward(foe.yaw, Math.atan2(x, z), 0.15)
    foe.roll = ease(foe.roll, 0, 0.1)
    foe.act = 'fly'
  } else
    bumped = walk(foe, {
      x,
      z,
      speed,
      height,
      blocks,
      held: true,
      grip: foe.doing === 'rush' ? 0.5 : 0.16,
    }).bumped
  const out = Math.hypot(foe.x, foe.z)
  // Once inside, they stay inside.
  if (out > radius - 0.3 && out < radius + 0.4 && foe.doing === 'rush') {
    foe.x *= (radius - 0.3) / out
    foe.z *= (radius - 0.3) / out
    bumped = true
  }
  return bumped
}

/** Whether to strike, spit or charge now. */
function intend(
  world: ArenaWorld,
  foe: Fighter,
  target: Fighter,
  distance: number,
  blocks: readonly Block[],
): void {
  if (Math.hypot(foe.x, foe.z) > radius) return
  const near = distance < reachOf(foe) * 0.82 + target.radius
  const sees = () => seesUpTo(blocks, chestOf(foe), chestOf(target)) > 0.95
  const plans = near || shoots(foe) || ((foe.kind === 'charger' || foe.kind === 'boss') && distance < 15)
  if (!plans) return
  if (!near && !sees()) {
    foe.wait = 20
    return
  }
  foe.doing = 'wind'
  foe.wait = Math.round(natures[foe.kind === '' ? 'chaser' : foe.kind].wind * dial(world.plan, 1.2, 0.55))
  // What it is going to do: 0 strikes, 1 spits, 2 charges, 3 spits all around.
  foe.way = near ? 0 : shoots(foe) ? 1 : 2
  if (foe.kind === 'boss') {
    const phase = phaseOf(world, foe)
    foe.way =
      near && chance(world) < 0.5
        ? 0
        : pickOne(world, phase >= 3 ? [1, 2, 3] : phase === 2 ? [1, 2] : [1, 1, 2])
  }
  if (foe.kind === 'boss' || foe.way === 2)
    tell(world, 'warn', { by: foe.cast, to: target.cast, x: foe.x, y: foe.y + foe.size, z: foe.z })
}

export function phaseOf({ plan }: ArenaWorld, boss: Fighter): number {
  const { bossPhases } = plan.rules
  return clamp(1 + Math.floor((1 - boss.health / boss.whole) * bossPhases), 1, bossPhases)
}

function act(world: ArenaWorld, foe: Fighter, target: Fighter, blow: Blow): void {
  const pace = dial(world.plan, 1.3, 0.55)
  const speed = dial(world.plan, 8, 15)
  const yaw = yawTo(foe, target)
  foe.doing = 'go'
  foe.wait = Math.round(between(world, 40, 60) * pace)
  if (foe.way === 0) {
    if (flat(foe, target) < reachOf(foe) + target.radius) blow(foe, target)
    if (foe.kind === 'brute' || foe.kind === 'boss')
      tell(world, 'land', { by: foe.cast, x: foe.x, y: 0.3, z: foe.z })
  } else if (foe.way === 1) {
    const fan = foe.kind === 'boss' ? [-0.5, -0.25, 0, 0.25, 0.5] : [0]
    for (const aside of fan) spit(world, foe, yaw + aside, speed)
    foe.wait = Math.round(between(world, 90, 150) * pace)
  } else if (foe.way === 2)
    Object.assign(foe, { doing: 'rush', wait: foe.kind === 'boss' ? 60 : 48, way: yaw })
  else for (let i = 0; i < 14; i++) spit(world, foe, yaw + (i / 14) * Math.PI * 2, speed * 0.8)
}

/** Straight ahead until something is in the way; then it needs a moment. */
function rush(world: ArenaWorld, foe: Fighter, target: Fighter, blocks: readonly Block[], blow: Blow): void {
  const way = ahead(foe.way)
  const bumped = go(world, foe, way.x, way.z, dial(world.plan, 9, 12.5), blocks)
  foe.act = 'attack'
  const met = flat(foe, target) < foe.radius + target.radius + 0.35
  if (met) blow(foe, target)
  if (!met && !bumped && foe.wait > 0) return
  foe.doing = 'daze'
  foe.wait = met || !bumped ? 45 : 80
}

/** Nobody stands inside of somebody else. */
function keepApart(world: ArenaWorld): void {
  const { bodies } = world
  for (let i = 0; i < bodies.length; i++) {
    const one = bodies[i]
    if (!one || !isFoe(one)) continue
    for (let j = i + 1; j < bodies.length; j++) {
      const other = bodies[j]
      if (!other || !isFoe(other)) continue
      const least = (one.radius + other.radius) * 1.15
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
}
