import { type CastMember, castIn, dial, theOne } from '../../../game/plan.ts'
import { below, between, chance, pickOne, shuffle, tell, win } from '../../../game/world.ts'
import { addBody, clamp, heroOf, inRole, type NewBody, yawTo } from '../../space.ts'
import { natures, phaseOf } from './foes.ts'
import { gateAngle, gateCount, outside, siteOf, spotsOf } from './level.ts'
import { type Comer, comersOf, natureOf, waveCount, wavesInLevel } from './roster.ts'
import { isFoe } from './shots.ts'
import { type ArenaWorld, aimOf, crateOf, type Fighter, fighter, isCrate, isShort } from './world.ts'

const breathSteps = 130
const middle = { x: 0, y: 0, z: 0 }

/** What stands in the arena in a level, beside what is built. */
export function furnish(world: ArenaWorld): void {
  const { plan, level } = world
  const hero = heroOf(world)
  world.bodies = [hero]
  const spots = shuffle(world, spotsOf(plan, level)).filter(
    ({ x, z }) => Math.hypot(x - hero.x, z - hero.z) > 4,
  )
  const put = (member: CastMember, role: Fighter['role'], more: Partial<NewBody>) => {
    const spot = spots.pop()
    if (!spot) return
    const y = siteOf(plan).height(spot.x, spot.z)
    addBody(world, member, role, { ...fighter, ...spot, y, yaw: between(world, 0, 6), ...more })
  }
  for (const member of castIn(plan, 'hazard'))
    for (let i = 0; i < (member.count ?? 3); i++) put(member, 'hazard', { size: 1.2, radius: 0.55 })
  for (const member of castIn(plan, 'obstacle'))
    for (let i = 0; i < Math.min(6, member.count ?? 4); i++)
      put(member, 'obstacle', { size: 1.8 / Math.max(1, member.size * 0.7), radius: 0.85 })
  for (const member of castIn(plan, 'prop').filter((one) => !isCrate(one) || !isShort(plan)))
    for (let i = 0; i < Math.min(4, member.count ?? 2); i++)
      put(member, 'prop', { size: 1.9 / Math.max(1, member.size * 0.7), radius: 0.7 })
  for (const member of castIn(plan, 'friend'))
    for (let i = 0; i < Math.min(3, member.count ?? 1); i++) put(member, 'friend', { size: 1.5, radius: 0.5 })
  const items = castIn(plan, 'collectible').filter((one) => !isCrate(one) || !isShort(plan))
  for (const member of items) {
    const many = member.count ?? (aimOf(plan) === 'things' ? (plan.rules.goalCount ?? 6) : 4)
    for (let i = 0; i < Math.min(14, many); i++) put(member, 'collectible', { size: 0.9, radius: 0.65 })
  }
  const [goal] = castIn(plan, 'goal')
  if (goal) {
    // What is guarded stands where one begins; what one gets to stands at the far end.
    const guarded = plan.content?.guards === true
    const at = guarded ? { x: 0, z: 6.5 } : { x: 0, z: -17 }
    addBody(world, goal, 'goal', {
      ...fighter,
      ...at,
      y: 0,
      size: 2.4 / Math.max(1, goal.size * 0.7),
      radius: 1.1,
    })
  }
  refill(world)
}

/** Crates and packs lie about again, as far as they were used up. */
function refill(world: ArenaWorld): void {
  const { plan } = world
  if (isShort(plan)) for (let i = inRole(world, 'key').length; i < 3; i++) layCrate(world)
  if (plan.content?.packs === true && world.lives < plan.rules.lives + 1 && !world.bodies.some(isPack))
    lay(world, 'health-pack', 'power')
  const [power] = shuffle(
    world,
    plan.rules.powerUps.filter((one) => one !== 'heart' || world.lives < plan.rules.lives),
  )
  const free = world.bodies.filter((body) => body.role === 'power' && !isPack(body)).length
  if (power && free < 2) lay(world, `power:${power}`, 'power')
}

const isPack = ({ cast }: Fighter) => cast === 'health-pack'

/** Ammunition is a key to going on: it has that role of its own, so that nothing else takes it for loot. */
export function layCrate(world: ArenaWorld): void {
  lay(world, crateOf(world.plan) ?? 'ammo', 'key')
}

function lay(world: ArenaWorld, what: CastMember | string, role: Fighter['role']): void {
  const hero = heroOf(world)
  const free = spotsOf(world.plan, world.level).filter(
    ({ x, z }) =>
      Math.hypot(x - hero.x, z - hero.z) > 5 &&
      !world.bodies.some((body) => !isFoe(body) && Math.hypot(body.x - x, body.z - z) < 2),
  )
  if (free.length === 0) return
  const spot = pickOne(world, free)
  const y = siteOf(world.plan).height(spot.x, spot.z)
  addBody(world, what, role, { ...fighter, ...spot, y, size: 0.95, radius: 0.7 })
}

/** Whether there is always another wave. */
const isEndless = (world: ArenaWorld) => {
  const aim = aimOf(world.plan)
  return aim === 'points' || aim === 'time' || aim === 'things'
}

/** Waves come one after the other, with a breath between. */
export function runWaves(world: ArenaWorld): void {
  if (world.isOpen) return
  if (world.breath > 0) {
    world.breath--
    if (world.breath === 0) nextWave(world)
    return
  }
  const { plan } = world
  const comers = comersOf(plan, world.wave)
  const alive = world.bodies.reduce((sum, body) => sum + Number(isFoe(body)), 0)
  if (world.come < comers.length) {
    if (world.comesIn > 0) world.comesIn--
    else if (alive < dial(plan, 5, 12) || isCounted(world, comers[world.come])) {
      const comer = comers[world.come++]
      if (comer) enter(world, comer)
      world.comesIn = Math.round(dial(plan, 46, 14))
    }
    return
  }
  // Who holds out need not wait for the last one to be found.
  if (alive === 0 || (isEndless(world) && alive < 2)) endWave(world)
}

const isCounted = ({ plan }: ArenaWorld, comer: Comer | undefined) =>
  plan.cast.some(({ id, count }) => id === comer?.cast && count !== undefined)

function endWave(world: ArenaWorld): void {
  const { plan } = world
  if (world.wave >= waveCount(plan) && !isEndless(world)) {
    finish(world)
    return
  }
  if (world.wave % wavesInLevel(plan) === 0 && world.level < plan.rules.levels) nextLevel(world)
  world.breath = breathSteps
  refill(world)
}

function nextLevel(world: ArenaWorld): void {
  const hero = heroOf(world)
  world.level++
  world.pause = 40
  Object.assign(hero, { x: 0, y: 0, z: 10, vx: 0, vy: 0, vz: 0, safe: 60 })
  world.facing = Math.PI
  furnish(world)
  tell(world, 'level', { by: hero.cast, x: hero.x, y: hero.y + 1, z: hero.z, value: world.level })
}

/** Everybody is gone. Where there is a place to get to, the way is free now. */
function finish(world: ArenaWorld): void {
  const { plan } = world
  const [goal] = inRole(world, 'goal')
  if (goal && plan.content?.guards !== true) {
    world.isOpen = true
    tell(world, 'unlock', { by: theOne(plan, 'player').id, to: goal.cast, x: goal.x, y: 2, z: goal.z })
    return
  }
  const [foe] = castIn(plan, 'enemy')
  const guarded = goal
    ? `The ${goal.cast ? (castIn(plan, 'goal')[0]?.name ?? 'place') : ''} is safe.`
    : undefined
  win(world, guarded ?? (foe ? `The last of the ${foe.plural} is gone.` : 'You hit them all.'))
}

function nextWave(world: ArenaWorld): void {
  const { plan } = world
  world.wave++
  world.come = 0
  world.comesIn = 0
  const hero = heroOf(world)
  tell(world, 'wave', { x: hero.x, y: hero.y + 2, z: hero.z, value: world.wave })
  if (plan.rules.boss && world.wave === waveCount(plan)) bossComes(world)
}

function enter(world: ArenaWorld, { cast, kind }: Comer): void {
  const { plan } = world
  const member = plan.cast.find(({ id }) => id === cast)
  const nature = natures[kind]
  if (kind === 'target') {
    const spot = pickOne(world, spotsOf(plan, world.level))
    addBody(world, cast, 'enemy', {
      ...fighter,
      ...spot,
      y: 0.2,
      kind,
      size: 1.7,
      radius: 0.8,
      way: between(world, 0, 6),
    })
    return
  }
  const angle = gateAngle(farGate(world))
  const at = { x: Math.sin(angle) * outside, y: 0, z: Math.cos(angle) * outside }
  const own = member?.size ?? 1
  const health = Math.max(1, Math.round(nature.health * toughness(world) * clamp(own, 1, 1.6)))
  const size = nature.size / Math.max(1, own * 0.7)
  const foe = addBody(world, member ?? cast, 'enemy', {
    ...fighter,
    ...at,
    kind,
    yaw: yawTo(at, middle),
    size,
    radius: size * 0.32,
    health,
    whole: health,
    wait: 30,
    side: chance(world) < 0.5 ? -1 : 1,
  })
  tell(world, 'spawn', { by: foe.cast, ...at, y: 1 })
}

/** Where few are to be beaten, each of them takes more. */
function toughness({ plan }: ArenaWorld): number {
  const { goalCount = 26 } = plan.rules
  return aimOf(plan) === 'defeats' ? clamp(Math.round(24 / goalCount), 1, 4) : 1
}

/** Foes come out of any gate but the nearest one. */
function farGate(world: ArenaWorld): number {
  const hero = heroOf(world)
  for (let tries = 0; tries < 3; tries++) {
    const gate = below(world, gateCount)
    const angle = gateAngle(gate)
    if (Math.hypot(Math.sin(angle) * outside - hero.x, Math.cos(angle) * outside - hero.z) > 14) return gate
  }
  return Math.round(((yawTo(hero, middle) / (Math.PI * 2)) * gateCount + gateCount - 0.5) % gateCount)
}

function bossComes(world: ArenaWorld): void {
  const { plan } = world
  const [boss] = [...castIn(plan, 'boss'), ...castIn(plan, 'enemy')]
  if (!boss) return
  const angle = gateAngle(farGate(world))
  const at = { x: Math.sin(angle) * outside, y: 0, z: Math.cos(angle) * outside }
  const health = Math.round(natures.boss.health * (plan.rules.bossPhases + 1) * dial(plan, 0.6, 1.1))
  const size = natures.boss.size / Math.max(1, boss.size * 0.75)
  addBody(world, boss, 'boss', {
    ...fighter,
    ...at,
    kind: 'boss',
    yaw: yawTo(at, middle),
    size,
    radius: size * 0.36,
    health,
    whole: health,
    wait: 90,
  })
  tell(world, 'boss', { by: boss.id, ...at, y: 2, words: boss.name })
}

/** A boss that has lost enough changes its ways, and calls for help. */
export function watchBoss(world: ArenaWorld, before: number): void {
  const boss = world.bodies.find(({ role }) => role === 'boss')
  if (!boss || phaseOf(world, boss) <= before) return
  const phase = phaseOf(world, boss)
  boss.safe = 50
  boss.doing = 'go'
  boss.wait = 60
  tell(world, 'phase', { by: boss.cast, to: boss.cast, x: boss.x, y: boss.y + 2, z: boss.z, value: phase })
  const [helper] = castIn(world.plan, 'enemy')
  // A number of foes that was asked for is kept to.
  if (!helper || helper.count !== undefined || aimOf(world.plan) === 'defeats') return
  for (let i = 0; i < 2; i++)
    enter(world, { cast: helper.id, kind: i === 0 ? natureOf(world.plan, helper) : 'runner' })
}
