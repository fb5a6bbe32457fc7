import { dial } from '../../../game/plan.ts'
import { below, between, chance, rate, tell } from '../../../game/world.ts'
import { ahead, type Body, clamp, flat, turnToward, yawTo } from '../../space.ts'
import { walk } from '../../walking.ts'
import { blocksOf, siteOf } from './level.ts'
import { keepInside, type Roamer, type RoamWorld, runSpeed } from './world.ts'

/** How far a foe sees, and how fast it is beside the hero. */
const farther = 3
const sight = (world: RoamWorld) => dial(world.plan, 8, 15)
function foeSpeed(world: RoamWorld, foe: Body): number {
  const member = world.plan.cast.find(({ id }) => id === foe.cast)
  const faster = world.plan.rules.faster ? Math.min(0.2, world.tick / (rate * 400)) : 0
  return (
    runSpeed *
    (dial(world.plan, 0.46, 0.78) + faster) *
    clamp(member?.speed ?? 1, 0.6, 1.35) *
    (world.powers.slow ? 0.5 : 1)
  )
}

export function moveFoe(world: RoamWorld, foe: Roamer, hero: Roamer): void {
  if (foe.safe > 0) {
    foe.act = 'go'
    return
  }
  if (foe.wait > 0) foe.wait--
  const distance = flat(foe, hero)
  const isSaidTo = (deed: string) =>
    world.plan.interactions.some(({ by, does }) => by === foe.cast && does === deed)
  const guards = isSaidTo('guard')
  // Who is said to chase is after somebody from afar, and not only where one runs into it.
  const sees =
    distance < sight(world) * (isSaidTo('chase') ? farther : 1) &&
    !(guards && Math.hypot(foe.homeX - hero.x, foe.homeZ - hero.z) > 9)
  if (!sees && foe.wait === 0) {
    foe.wait = 90 + below(world, 120)
    foe.yaw =
      Math.hypot(foe.x - foe.homeX, foe.z - foe.homeZ) > 8
        ? yawTo(foe, { x: foe.homeX, y: 0, z: foe.homeZ })
        : between(world, -Math.PI, Math.PI)
  }
  if (sees) foe.yaw = turnToward(foe.yaw, yawTo(foe, hero), 0.07)
  const way = ahead(foe.yaw)
  const speed = foeSpeed(world, foe) * (sees ? 1 : 0.45)
  // Those of the air do not climb: they are where they want to be.
  const flies = /flies|floats/.test(world.plan.cast.find(({ id }) => id === foe.cast)?.motion ?? '')
  const walked = walk(foe, {
    x: way.x,
    z: way.z,
    jump: foe.grounded && sees && chance(world) < 0.02,
    held: true,
    speed,
    height: siteOf(world.plan).height,
    blocks: blocksOf(world.plan, world.level),
    jumpSpeed: 7.6,
  })
  if (walked.bumped && !sees) foe.yaw += 0.3
  keepInside(foe)
  foe.act = flies ? 'fly' : distance < 2.2 ? 'attack' : foe.act
  if (world.tick % 240 === foe.id % 240 && sees)
    tell(world, 'warn', { by: foe.cast, to: hero.cast, x: foe.x, y: foe.y, z: foe.z })
}

/** How long a boss takes aim, charges and gets its breath back, in steps. */
const bossAims = 50
const bossCharges = 95
const bossRests = 110

/** Takes aim, charges straight on, and is out of breath: that is when to jump on it. */
export function moveBoss(world: RoamWorld, boss: Roamer, hero: Roamer): void {
  boss.wait = (boss.wait + 1) % (bossAims + bossCharges + bossRests)
  if (boss.safe > 0) boss.wait = bossAims + bossCharges
  const aims = boss.wait < bossAims
  const charges = !aims && boss.wait < bossAims + bossCharges
  if (boss.wait === 1) tell(world, 'warn', { by: boss.cast, to: hero.cast, x: boss.x, y: boss.y, z: boss.z })
  if (aims) boss.yaw = turnToward(boss.yaw, yawTo(boss, hero), 0.08)
  const way = ahead(boss.yaw)
  walk(boss, {
    x: charges ? way.x : 0,
    z: charges ? way.z : 0,
    speed: foeSpeed(world, boss) * 1.55,
    height: siteOf(world.plan).height,
    blocks: [],
  })
  keepInside(boss)
  boss.tint = charges || aims ? '#ffffff' : '#9fb4d8'
  boss.act = charges ? 'attack' : 'go'
}

/** Out of breath, it hurts nobody. */
export const isSpent = ({ role, wait }: Roamer): boolean => role === 'boss' && wait >= bossAims + bossCharges

export function follow(world: RoamWorld, friend: Roamer, hero: Roamer): void {
  const far = flat(friend, hero) > 3
  if (far) friend.yaw = turnToward(friend.yaw, yawTo(friend, hero), 0.1)
  const way = ahead(friend.yaw)
  walk(friend, {
    x: far ? way.x : 0,
    z: far ? way.z : 0,
    jump: far && hero.y > friend.y + 0.8 && friend.grounded,
    held: true,
    speed: runSpeed * 0.95,
    height: siteOf(world.plan).height,
    blocks: blocksOf(world.plan, world.level),
  })
  keepInside(friend)
}
