import { holds, type Input } from '../../../core/input.ts'
import { castIn, dial, type PowerUp, theOne } from '../../../game/plan.ts'
import {
  addScore,
  below,
  between,
  chance,
  loseLife,
  pressed,
  rate,
  shuffle,
  tell,
  win,
} from '../../../game/world.ts'
import { floorUnder } from '../../blocks.ts'
import { looking } from '../../looking.ts'
import { chase } from '../../rigs.ts'
import {
  addBody,
  age,
  ahead,
  angleBetween,
  type Body,
  clamp,
  dt,
  flat,
  heroOf,
  inRole,
  nearestBody,
  removeBody,
  type Space,
  touches,
  turnToward,
  yawTo,
} from '../../space.ts'
import { type Walker, walk, walkerStart } from '../../walking.ts'
import { blocksOf, perchesOf, radius, siteOf } from './level.ts'

export type Roamer = Walker & {
  /** Steps until a foe thinks of something else, or is itself again after a blow. */
  wait: number
  health: number
  /** Where it lives. */
  homeX: number
  homeZ: number
}

export type RoamWorld = Space<Roamer> & {
  /** How many are still to be collected in this level. */
  needed: number
  taken: number
  /** Steps that each power-up still lasts. */
  powers: Partial<Record<PowerUp, number>>
  /** The way the eye looks along, as the yaw of a body. */
  facing: number
  bossComes: boolean
}

export const runSpeed = 6.2
const roamer = { ...walkerStart, wait: 0, health: 1, homeX: 0, homeZ: 0 }
const powerSeconds = 9

export function begin(world: RoamWorld): RoamWorld {
  const { plan } = world
  addBody(world, theOne(plan, 'player'), 'player', {
    ...roamer,
    x: 0,
    y: siteOf(plan).height(0, 0),
    z: 4,
    yaw: Math.PI,
    size: 1.7,
    radius: 0.45,
  })
  layLevel(world)
  chase(world, heroOf(world), rigOf(world), true)
  return world
}

/** How many there are to collect in each level. */
function amountOf({ plan }: RoamWorld): number {
  const { goalCount, levels } = plan.rules
  return Math.max(1, goalCount === undefined ? 7 : Math.ceil(goalCount / levels))
}

function layLevel(world: RoamWorld): void {
  const { plan, level } = world
  const { height } = siteOf(plan)
  const hero = heroOf(world)
  world.bodies = [hero]
  world.taken = 0
  const ground = (x: number, z: number) => ({
    x,
    y: floorUnder(blocksOf(plan, level), height(x, z), { x, y: 50, z }, 0.1),
    z,
  })
  const anywhere = (least = 6) => {
    const angle = between(world, 0, Math.PI * 2)
    const out = between(world, least, radius - 2.5)
    return ground(Math.sin(angle) * out, Math.cos(angle) * out)
  }

  const items = castIn(plan, 'collectible').filter(({ points = 1 }) => points >= 0)
  const costly = castIn(plan, 'collectible').filter(({ points = 1 }) => points < 0)
  const perches = shuffle(world, perchesOf(plan, level))
  const amount = amountOf(world)
  const spare = Math.ceil(amount * 0.25)
  for (let i = 0; i < amount + spare; i++) {
    const member = items[i % items.length] ?? theOne(plan, 'collectible')
    const at = i % 2 === 0 && perches.length > 0 ? (perches.pop() ?? anywhere()) : anywhere()
    addBody(world, member, 'collectible', { ...roamer, ...at, size: 0.95, radius: 0.65 })
  }
  for (const member of costly)
    for (let i = 0; i < 3; i++)
      addBody(world, member, 'collectible', { ...roamer, ...anywhere(), size: 0.95, radius: 0.6 })
  world.needed = amount

  const foes = castIn(plan, 'enemy')
  const crowd = foes.length === 0 ? 0 : Math.round(dial(plan, 2, 5)) + level - 1
  for (let i = 0; i < crowd; i++) {
    const member = foes[i % foes.length]
    if (!member) continue
    if (
      member.count !== undefined &&
      inRole(world, 'enemy').filter(({ cast }) => cast === member.id).length >= member.count
    )
      continue
    const at = anywhere(13)
    addBody(world, member, 'enemy', {
      ...roamer,
      ...at,
      homeX: at.x,
      homeZ: at.z,
      size: 1.5,
      radius: 0.55,
      wait: below(world, 120),
    })
  }
  for (const member of castIn(plan, 'hazard'))
    for (let i = 0; i < 3 + level; i++)
      addBody(world, member, 'hazard', { ...roamer, ...anywhere(8), size: 1.1, radius: 0.55 })
  for (const member of castIn(plan, 'obstacle'))
    for (let i = 0; i < 5; i++)
      addBody(world, member, 'obstacle', {
        ...roamer,
        ...anywhere(7),
        yaw: between(world, 0, 6),
        size: 1.7,
        radius: 0.8,
      })
  for (const member of castIn(plan, 'prop'))
    for (let i = 0; i < Math.min(4, member.count ?? 2); i++)
      addBody(world, member, 'prop', {
        ...roamer,
        ...anywhere(9),
        yaw: between(world, 0, 6),
        size: 2,
        radius: 0.8,
      })
  for (const member of castIn(plan, 'friend'))
    addBody(world, member, 'friend', { ...roamer, ...anywhere(5), size: 1.5, radius: 0.5 })
  for (const power of plan.rules.powerUps.slice(0, 3))
    addBody(world, `power:${power}`, 'power', { ...roamer, ...anywhere(9), size: 0.9, radius: 0.7 })
  const [goal] = castIn(plan, 'goal')
  if (goal) {
    const at = ground(0, -radius + 4)
    addBody(world, goal, 'goal', { ...roamer, ...at, size: 2.6, radius: 1.4 })
  }
  world.bossComes = plan.rules.boss && level === plan.rules.levels
  if (world.bossComes) {
    const [boss] = [...castIn(plan, 'boss'), ...foes]
    if (boss) {
      const at = ground(0, -radius * 0.55)
      addBody(world, boss, 'boss', {
        ...roamer,
        ...at,
        homeX: at.x,
        homeZ: at.z,
        size: 3 / Math.max(1, boss.size * 0.7),
        radius: 1.1,
        health: plan.rules.bossPhases + 1,
      })
      tell(world, 'boss', { by: boss.id, ...at, words: boss.name })
    }
  }
  // Nobody begins inside of something.
  for (const body of world.bodies)
    if (body !== hero && body.role !== 'collectible' && flat(body, hero) < 4) body.z -= 7
}

export function step(world: RoamWorld, input: Input): void {
  age(world)
  const hero = heroOf(world)
  moveHero(world, hero, input)
  for (const body of world.bodies) {
    if (body.role === 'enemy') moveFoe(world, body, hero)
    else if (body.role === 'boss') moveBoss(world, body, hero)
    else if (body.role === 'friend') follow(world, body, hero)
    else if (body.role === 'collectible' || body.role === 'power') float(world, body, hero)
  }
  for (const power of Object.keys(world.powers) as PowerUp[]) {
    const left = (world.powers[power] ?? 0) - 1
    if (left <= 0) delete world.powers[power]
    else world.powers[power] = left
  }
  meet(world, hero)
  if (world.status === 'playing') chase(world, hero, rigOf(world))
}

const rigOf = ({ facing, plan, level }: RoamWorld) => ({
  yaw: facing,
  distance: 7.6,
  height: 4.3,
  over: 1.2,
  ground: siteOf(plan).height,
  blocks: blocksOf(plan, level),
})

function moveHero(world: RoamWorld, hero: Roamer, input: Input): void {
  const { plan, level } = world
  const wish = looking(world, input)
  world.facing += wish.turn
  const way = ahead(world.facing)
  // Up goes where the eye looks; right is to its right.
  const [x, z] = [way.x * wish.forward - way.z * wish.aside, way.z * wish.forward + way.x * wish.aside]
  const speed = runSpeed * heroSpeed(world)
  const before = { x: hero.x, z: hero.z }
  const walked = walk(hero, {
    x,
    z,
    jump: pressed(world, input, 'a'),
    held: holds(input.held, 'a'),
    speed,
    height: siteOf(plan).height,
    blocks: blocksOf(plan, level),
    airJumps: plan.rules.doubleJump ? 1 : 0,
  })
  keepInside(hero)
  for (const body of world.bodies) if (body.role === 'obstacle' || body.role === 'prop') pushAway(hero, body)
  if (walked.jumped) tell(world, 'jump', { by: hero.cast, x: hero.x, y: hero.y, z: hero.z })
  if (walked.landed > 6) tell(world, 'land', { by: hero.cast, x: hero.x, y: hero.y, z: hero.z })
  // The eye comes round behind whoever walks on, unless it is being turned.
  if (wish.turn === 0 && Math.abs(wish.aside) > 0) world.facing -= angleBetween(0, wish.aside * 0.012)
  if (
    Math.floor(world.tick / 20) !== Math.floor((world.tick - 1) / 20) &&
    flat({ ...before, y: 0 }, hero) > 0.02
  )
    tell(world, 'step', { by: hero.cast, x: hero.x, y: hero.y, z: hero.z })
}

const heroSpeed = ({ plan, powers }: RoamWorld): number =>
  clamp(theOne(plan, 'player').speed, 0.8, 1.4) * (powers.speed ? 1.4 : 1)

function keepInside(body: Body): void {
  const out = Math.hypot(body.x, body.z)
  if (out <= radius) return
  body.x *= radius / out
  body.z *= radius / out
}

function pushAway(body: Body, solid: Body): void {
  const least = body.radius + solid.radius * 0.8
  const distance = flat(body, solid)
  if (distance >= least || body.y > solid.y + solid.size * 0.8 || distance < 1e-6) return
  body.x = solid.x + ((body.x - solid.x) / distance) * least
  body.z = solid.z + ((body.z - solid.z) / distance) * least
}

/** How far a foe sees, and how fast it is beside the hero. */
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

function moveFoe(world: RoamWorld, foe: Roamer, hero: Roamer): void {
  if (foe.safe > 0) {
    foe.act = 'go'
    return
  }
  if (foe.wait > 0) foe.wait--
  const distance = flat(foe, hero)
  const guards = world.plan.interactions.some(({ by, does }) => by === foe.cast && does === 'guard')
  const sees = distance < sight(world) && !(guards && Math.hypot(foe.homeX - hero.x, foe.homeZ - hero.z) > 9)
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
function moveBoss(world: RoamWorld, boss: Roamer, hero: Roamer): void {
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

function follow(world: RoamWorld, friend: Roamer, hero: Roamer): void {
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

/** Treasures turn and bob; a magnet draws them near. */
function float(world: RoamWorld, item: Roamer, hero: Roamer): void {
  item.yaw += 0.035
  if (!world.powers.magnet || item.role !== 'collectible') return
  const distance = flat(item, hero)
  if (distance > 7 || distance < 0.1) return
  item.x += ((hero.x - item.x) / distance) * 7 * dt
  item.z += ((hero.z - item.z) / distance) * 7 * dt
  item.y += (hero.y - item.y) * 0.1
}

function meet(world: RoamWorld, hero: Roamer): void {
  for (const body of [...world.bodies]) {
    if (body === hero || world.status !== 'playing') continue
    if (!touches(hero, body, body.role === 'collectible' || body.role === 'power' ? 0.25 : -0.08)) continue
    const at = { x: body.x, y: body.y + 0.6, z: body.z }
    if (body.role === 'collectible') collect(world, body, at)
    else if (body.role === 'power') {
      const power = body.cast.slice('power:'.length) as PowerUp
      removeBody(world, body)
      if (power === 'heart') world.lives++
      else world.powers[power] = powerSeconds * rate
      tell(world, 'power', { by: hero.cast, to: body.cast, ...at, words: power })
    } else if (body.role === 'goal') arrive(world, body, at)
    else if (body.role === 'enemy' || body.role === 'boss') clash(world, hero, body, at)
    else if (body.role === 'hazard') hurt(world, hero, body, at)
  }
}

function collect(world: RoamWorld, item: Roamer, at: { x: number; y: number; z: number }): void {
  const member = world.plan.cast.find(({ id }) => id === item.cast)
  const points = member?.points ?? 10
  removeBody(world, item)
  if (points >= 0) world.taken++
  tell(world, 'collect', {
    by: heroOf(world).cast,
    to: item.cast,
    ...at,
    value: points,
    words: `${points > 0 ? '+' : ''}${points * (world.powers.double ? 2 : 1)}`,
  })
  addScore(world, points * (world.powers.double ? 2 : 1))
  if (world.status === 'playing' && isReady(world) && inRole(world, 'goal').length === 0) finishLevel(world)
  else if (isReady(world) && inRole(world, 'goal').length > 0)
    tell(world, 'unlock', { by: heroOf(world).cast, to: inRole(world, 'goal')[0]?.cast, ...at })
}

const isReady = (world: RoamWorld): boolean =>
  world.taken >= world.needed && inRole(world, 'boss').length === 0

function arrive(world: RoamWorld, goal: Roamer, at: { x: number; y: number; z: number }): void {
  if (!isReady(world)) return
  tell(world, 'deliver', { by: heroOf(world).cast, to: goal.cast, ...at })
  finishLevel(world)
}

/** From above it is a blow; from the side it hurts. */
function clash(world: RoamWorld, hero: Roamer, foe: Roamer, at: { x: number; y: number; z: number }): void {
  const isAbove = hero.y > foe.y + Math.min(0.7, foe.size * 0.3)
  if (!isAbove && !isSpent(foe)) hurt(world, hero, foe, at)
  // On the way up one only passes.
  if (!isAbove || hero.vy > 0.5) return
  if (foe.safe > 0) return
  hero.vy = 9
  hero.grounded = false
  foe.health--
  if (foe.health <= 0) {
    removeBody(world, foe)
    tell(world, 'defeat', { by: hero.cast, to: foe.cast, ...at, words: '+20' })
    addScore(world, 20)
    if (world.status === 'playing' && isReady(world) && inRole(world, 'goal').length === 0) finishLevel(world)
    return
  }
  foe.safe = 90
  tell(world, foe.role === 'boss' ? 'phase' : 'hit', {
    by: hero.cast,
    to: foe.cast,
    ...at,
    value: foe.health,
  })
}

function hurt(world: RoamWorld, hero: Roamer, by: Roamer, at: { x: number; y: number; z: number }): void {
  if (hero.safe > 0 || by.safe > 0) return
  hero.safe = 100
  const away = ahead(yawTo(by, hero))
  hero.vx = away.x * 9
  hero.vz = away.z * 9
  hero.vy = 5
  hero.grounded = false
  if (world.powers.shield) {
    delete world.powers.shield
    tell(world, 'block', { by: hero.cast, to: by.cast, ...at })
    return
  }
  tell(world, 'hurt', { by: by.cast, to: hero.cast, ...at })
  const name = world.plan.cast.find(({ id }) => id === by.cast)?.name ?? 'danger'
  loseLife(world, `The ${name} got you.`)
}

function finishLevel(world: RoamWorld): void {
  const { plan } = world
  if (world.level >= plan.rules.levels) {
    if (plan.rules.scoreGoal === undefined) win(world, `All ${theOne(plan, 'collectible').plural} are yours.`)
    else if (inRole(world, 'collectible').length === 0) layLevel(world)
    return
  }
  world.level++
  world.pause = 40
  const hero = heroOf(world)
  tell(world, 'level', { by: hero.cast, x: hero.x, y: hero.y, z: hero.z, value: world.level })
  Object.assign(hero, { x: 0, z: 4, y: siteOf(plan).height(0, 4), vx: 0, vy: 0, vz: 0, yaw: Math.PI })
  world.facing = Math.PI
  layLevel(world)
}

/** Everything there is to go for, the nearest first. */
export function aimOf(world: RoamWorld): Roamer | undefined {
  const hero = heroOf(world)
  const [boss] = inRole(world, 'boss')
  if (world.taken >= world.needed && boss) return boss
  if (isReady(world)) return inRole(world, 'goal')[0]
  return nearestBody(
    hero,
    inRole(world, 'collectible').filter(
      ({ cast }) => (world.plan.cast.find(({ id }) => id === cast)?.points ?? 1) >= 0,
    ),
  )
}
