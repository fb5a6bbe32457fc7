import { type CastMember, castIn, dial } from '../../../game/plan.ts'
import { below, between, chance, pickOne, tell } from '../../../game/world.ts'
import { addBody, clamp, ease, heroOf, turned } from '../../space.ts'
import { siteOf } from './land.ts'
import { landOf, pace, placeOf, rides } from './way.ts'
import { blank, type Pattern, type RailWorld, type Rider, settle, settleOnFloor } from './world.ts'

/** Where foes hold their place, in metres before the hero. */
const holdAt = 25

/** Those who walk, roll or drive stand on the floor, unless there is none. */
export const isGrounded = (world: RailWorld, { motion }: Pick<CastMember, 'motion'>): boolean =>
  landOf(world.plan) !== 'void' && landOf(world.plan) !== 'water' && !/flies|floats|swims/.test(motion)

const patterns: readonly Pattern[] = ['vee', 'snake', 'cross', 'dive']

/** A group of foes comes, in a pattern of its own. */
export function bringGroup(world: RailWorld): void {
  const { plan } = world
  const foes = castIn(plan, 'enemy')
  if (foes.length === 0) return
  const hero = heroOf(world)
  const member = pickOne(world, foes)
  const alive = world.bodies.filter(({ cast, role }) => role === 'enemy' && cast === member.id).length
  const most = member.count !== undefined ? Math.max(0, member.count - alive) : 9
  const walks = isGrounded(world, member) && (rides(plan) || chance(world) < 0.75)
  const pattern = walks ? 'stand' : pickOne(world, patterns)
  const count = Math.min(
    most,
    Math.round(dial(plan, 3, 5.2)) + (world.level > 1 && pattern !== 'dive' ? 1 : 0),
  )
  const side = chance(world) < 0.5 ? -1 : 1
  const high = between(world, rides(plan) ? 0.5 : -2.2, 2.8)
  for (let place = 0; place < count; place++) {
    const body = addBody(world, member, 'enemy', {
      ...blank,
      x: hero.x,
      y: hero.y,
      z: hero.z,
      s: hero.s + 78,
      pattern,
      place,
      side: walks && place % 2 === 1 ? -side : side,
      high,
      // They do not all shoot at once, nor as soon as they are there.
      reload: 100 + place * 45 + below(world, 70),
      size: (3 * clamp(member.size, 0.8, 1.5)) / member.size,
      act: walks ? 'go' : 'fly',
      grounded: walks,
    })
    body.radius = body.size * 0.5
    if (walks) {
      body.s = hero.s + 62 + place * 7
      body.u = body.side * between(world, 3.6, 8)
    }
    moveFoe(world, body)
  }
  tell(world, 'spawn', { by: member.id, x: hero.x, y: hero.y, z: hero.z })
}

export function bringBoss(world: RailWorld): void {
  const hero = heroOf(world)
  const [chief] = castIn(world.plan, 'boss')
  if (!chief) return
  const body = addBody(world, chief, 'boss', {
    ...blank,
    x: hero.x,
    y: hero.y,
    z: hero.z,
    s: hero.s + 80,
    pattern: 'boss',
    high: rides(world.plan) ? 3 : 0.5,
    reload: 120,
    size: 7 / chief.size,
    health: bossHealth(world),
    act: 'fly',
  })
  body.radius = 2.6
  moveFoe(world, body)
  tell(world, 'boss', { by: chief.id, x: body.x, y: body.y + 3, z: body.z, words: chief.name })
}

export const bossHealth = ({ plan }: RailWorld): number =>
  Math.round(dial(plan, 9, 15)) * plan.rules.bossPhases

/** From the first (1) to the last phase. */
export function phaseOf(world: RailWorld, boss: Rider): number {
  const { bossPhases } = world.plan.rules
  return clamp(bossPhases - Math.ceil((boss.health / bossHealth(world)) * bossPhases) + 1, 1, bossPhases)
}

/** Where the boss can be hurt most: it wanders over its body. */
export const weakSpot = (boss: Rider): { u: number; v: number } => ({
  u: Math.sin(boss.beat * 0.017) * boss.size * 0.28,
  v: Math.cos(boss.beat * 0.023) * boss.size * 0.18,
})

/** One step of a foe's pattern. Says whether it is gone. */
export function moveFoe(world: RailWorld, foe: Rider): boolean {
  const hero = heroOf(world)
  foe.beat += world.powers.slow ? 0.5 : 1
  const [u, v] = [foe.u, foe.v]
  const t = foe.beat
  const before = foe.s - hero.s
  if (foe.pattern === 'stand') standBy(world, foe, hero)
  else fly(world, foe, t, before)
  if (foe.pattern !== 'stand') {
    foe.s = hero.s + flightDistance(world, foe, t)
    settle(world, foe)
  }
  // Everybody looks at the hero, and leans into its way.
  const at = placeOf(world.plan, foe)
  foe.yaw = turned(at.yaw) + clamp((foe.u - u) * 2.5, -0.7, 0.7)
  foe.roll = ease(foe.roll, clamp((foe.u - u) * -5, -0.7, 0.7), 0.12)
  foe.pitch = foe.grounded ? 0 : clamp((foe.v - v) * 3, -0.4, 0.4)
  foe.vx = foe.pattern === 'stand' ? 0 : 4
  foe.phase += 0.05
  return foe.s < hero.s - 7
}

/** How far before the hero somebody in the air is, by the time since it came. */
function flightDistance(world: RailWorld, { pattern, place }: Rider, t: number): number {
  const late = place * 16
  const hurry = dial(world.plan, 0.85, 1.15)
  switch (pattern) {
    case 'snake':
      return 74 + late * 0.45 - t * 0.235 * hurry
    case 'dive':
      return 74 + place * 9 - t * 0.3 * hurry
    case 'cross':
      return 30 + place * 2
    case 'boss':
      return t < 100 ? 80 - (80 - holdAt - 2) * smooth(t / 100) : holdAt + 2 + Math.sin(t * 0.012) * 4
    default: {
      // Comes, holds its place for a while, and breaks away past the hero.
      const leave = 330 + late
      if (t < 90) return 78 - (78 - holdAt) * smooth(t / 90)
      return t < leave ? holdAt : holdAt - (t - leave) * 0.34
    }
  }
}

const smooth = (share: number): number => share * share * (3 - 2 * share)

function fly(world: RailWorld, foe: Rider, t: number, before: number): void {
  const { side, place, high } = foe
  const low = rides(world.plan) ? 0.2 : -4.2
  switch (foe.pattern) {
    case 'snake': {
      const late = t - place * 13
      foe.u = Math.sin(late * 0.032) * 6 * side
      foe.v = high * 0.5 + Math.cos(late * 0.041) * 2.2
      break
    }
    case 'dive':
      foe.u = ease(
        foe.u === 0 ? side * (9 + place) : foe.u,
        before > 26 ? side * (7 - place * 3) : foe.u,
        0.02,
      )
      foe.v = ease(foe.v === 0 ? 9 : foe.v, before > 26 ? 5.5 : high * 0.6, 0.03)
      break
    case 'cross': {
      const way = (t - place * 22) / 210
      foe.u = side * (-17 + 34 * way)
      foe.v = high + Math.sin(way * 9) * 1.2
      if (way > 1) foe.s = -1e6
      break
    }
    case 'boss': {
      const phase = phaseOf(world, foe)
      foe.u = Math.sin(t * 0.011 * (1 + phase * 0.25)) * 6
      foe.v = high + 1 + Math.sin(t * 0.019 * (1 + phase * 0.2)) * 2.2
      break
    }
    default: {
      const arm = place - 1.5
      const leaves = t > 330 + place * 16
      const wanted = leaves ? (foe.u >= 0 ? 9 : -9) : arm * 2.9 + Math.sin(t * 0.021) * 3 * side
      foe.u = ease(foe.u, wanted, leaves ? 0.03 : 0.08)
      foe.v = ease(foe.v, high + Math.abs(arm) * 0.9 + Math.sin(t * 0.034 + place) * 0.7, 0.08)
    }
  }
  foe.v = Math.max(low, foe.v)
  if (foe.pattern === 'cross' && foe.s === -1e6) foe.beat = 1e5
}

function standBy(world: RailWorld, foe: Rider, hero: Rider): void {
  // They step into the way as one comes near.
  if (foe.s - hero.s < 30) foe.u = ease(foe.u, foe.u * 0.6, 0.006)
  const at = placeOf(world.plan, foe)
  const floor = siteOf(world.plan).height(at.x, at.z)
  foe.v += floor + foe.size * 0.5 - at.y
  settleOnFloor(world, foe, floor)
  foe.act = foe.reload < 20 ? 'attack' : 'go'
}

/** Shoots at where the hero is; slowly enough that it can be seen coming. */
export function shootBack(world: RailWorld, foe: Rider): void {
  const { plan } = world
  const hero = heroOf(world)
  const before = foe.s - hero.s
  if (--foe.reload > 0 || before < 11 || before > 52) return
  const isBoss = foe.role === 'boss'
  const faster = plan.rules.faster ? 1 + Math.min(0.6, world.tick / 6000) : 1
  foe.reload = Math.round(
    (between(world, dial(plan, 190, 70), dial(plan, 280, 120)) / faster) * (isBoss ? 0.5 : 1),
  )
  const spread = isBoss
    ? Array.from(
        { length: phaseOf(world, foe) * 2 - 1 },
        (_, i, all = phaseOf(world, foe) * 2 - 1) => (i - (all - 1) / 2) * 2.6,
      )
    : [0]
  const speed = dial(plan, 11, 20)
  const time = before / (speed + pace(plan))
  const off = dial(plan, 1.1, 0.2)
  for (const aside of spread)
    addShot(world, {
      s: foe.s - 1,
      u: foe.u,
      v: foe.v,
      ds: -speed,
      du: (hero.u + aside + between(world, -off, off) - foe.u) / time,
      dv: (hero.v + between(world, -off, off) - foe.v) / time,
      mine: false,
      cast: enemyAmmo(world, foe.cast),
    })
  tell(world, 'shoot', { by: foe.cast, to: hero.cast, x: foe.x, y: foe.y + foe.size / 2, z: foe.z })
}

/** What a foe shoots with, where the prompt says so. */
function enemyAmmo({ plan }: RailWorld, by: string): string {
  return plan.interactions.find((one) => one.by === by && one.does === 'shoot')?.with ?? 'bolt'
}

export type Shot = {
  s: number
  u: number
  v: number
  ds: number
  du: number
  dv: number
  mine: boolean
  cast: string
}

/** A shot is light unless the prompt names what is shot. */
export function addShot(world: RailWorld, { cast, ...shot }: Shot): void {
  const isShape = world.plan.cast.some(({ id }) => id === cast)
  const body = addBody(world, cast, 'shot', {
    ...blank,
    ...shot,
    x: 0,
    y: 0,
    z: 0,
    size: isShape ? 0.9 : 0.5,
    radius: 0.4,
    left: 150,
    hidden: !isShape,
  })
  settle(world, body)
}
