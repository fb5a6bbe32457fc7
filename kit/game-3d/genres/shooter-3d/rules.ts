import { holds, type Input } from '../../../core/input.ts'
import type { GamePlan } from '../../../game/plan.ts'
import { dial, type PowerUp, theOne } from '../../../game/plan.ts'
import { addScore, lose, loseLife, pressed, rate, tell, win } from '../../../game/world.ts'
import { seesUpTo } from '../../blocks.ts'
import { looking } from '../../looking.ts'
import {
  addBody,
  age,
  ahead,
  angleBetween,
  type Body,
  clamp,
  ease,
  flat,
  heroOf,
  newSpace,
  removeBody,
  touches,
  turned,
  turnToward,
  type Vec,
  yawTo,
} from '../../space.ts'
import { walk } from '../../walking.ts'
import { moveFoes, phaseOf } from './foes.ts'
import { blocksOf, radius, siteOf } from './level.ts'
import { flyShots, isFoe, shoot, strike, takeAim } from './shots.ts'
import { furnish, layCrate, runWaves, watchBoss } from './waves.ts'
import {
  type ArenaWorld,
  aimOf,
  type Fighter,
  fighter,
  isFirstPerson,
  isShort,
  magazine,
  mostAmmo,
  perCrate,
  runSpeed,
  wardHealth,
} from './world.ts'

const powerSeconds = 10
const dashSteps = 15
const dashAgain = 52

export function create(plan: GamePlan, seed: number): ArenaWorld {
  const world: ArenaWorld = {
    ...newSpace<Fighter>(plan, seed),
    facing: Math.PI,
    tilt: -0.06,
    wave: 0,
    breath: 70,
    come: 0,
    comesIn: 0,
    ammo: isShort(plan) ? magazine : null,
    cool: 0,
    dashIn: 0,
    dashing: 0,
    combo: 0,
    comboLeft: 0,
    defeated: 0,
    taken: 0,
    powers: {},
    aim: 0,
    ward: plan.content?.guards === true ? wardHealth : 0,
    isOpen: false,
  }
  addBody(world, theOne(plan, 'player'), 'player', {
    ...fighter,
    x: 0,
    y: 0,
    z: 10,
    yaw: Math.PI,
    size: 1.7,
    radius: 0.42,
  })
  furnish(world)
  follow(world, heroOf(world), true)
  return world
}

export function step(world: ArenaWorld, input: Input): void {
  age(world)
  const hero = heroOf(world)
  moveHero(world, hero, input)
  runWaves(world)
  if (world.status !== 'playing') return
  const boss = world.bodies.find(({ role }) => role === 'boss')
  const phase = boss ? phaseOf(world, boss) : 0
  moveFoes(world, (by, to) => (to === hero ? hurt(world, hero, by) : hurtWard(world, to, by)))
  if (world.status !== 'playing') return
  flyShots(world, (shot) => hurt(world, hero, shot))
  if (world.status !== 'playing') return
  if (boss) watchBoss(world, phase)
  meet(world, hero)
  if (world.status !== 'playing') return
  befriend(world, hero)
  runDown(world)
  if (
    aimOf(world.plan) === 'defeats' &&
    world.defeated >= (world.plan.rules.goalCount ?? 0) &&
    !bossLeft(world)
  )
    win(world, `You got all ${world.plan.rules.goalCount} of them.`)
  if (world.status === 'playing') follow(world, hero)
}

/** Where a boss was asked for, it has to come and go too. */
const bossLeft = (world: ArenaWorld): boolean =>
  world.plan.rules.boss && (world.come === 0 || world.bodies.some(({ role }) => role === 'boss'))

function runDown(world: ArenaWorld): void {
  for (const power of Object.keys(world.powers) as PowerUp[]) {
    const left = (world.powers[power] ?? 0) - 1
    if (left <= 0) delete world.powers[power]
    else world.powers[power] = left
  }
  if (world.comboLeft > 0) world.comboLeft--
  else world.combo = 0
  // Whoever is out of ammunition finds some soon.
  if (
    world.ammo !== null &&
    world.tick % 240 === 0 &&
    world.bodies.filter(({ role }) => role === 'key').length < 3
  )
    layCrate(world)
}

function moveHero(world: ArenaWorld, hero: Fighter, input: Input): void {
  const { plan, level } = world
  const wish = looking(world, input)
  world.facing += wish.turn
  world.tilt = clamp(world.tilt + wish.tilt, -0.6, 0.5)
  takeAim(world, hero)
  const fires = holds(input.held, 'a')
  if (fires) drawNear(world, wish.turn)
  const way = ahead(world.facing)
  let [x, z] = [way.x * wish.forward - way.z * wish.aside, way.z * wish.forward + way.x * wish.aside]
  if (world.dashIn > 0) world.dashIn--
  if (pressed(world, input, 'b') && world.dashIn === 0) {
    world.dashing = dashSteps
    world.dashIn = Math.round(dashAgain * dial(world.plan, 0.8, 2.4))
    hero.way = Math.hypot(x, z) > 0.1 ? Math.atan2(x, z) : world.facing
    tell(world, 'jump', { by: hero.cast, x: hero.x, y: hero.y, z: hero.z })
  }
  const member = theOne(plan, 'player')
  let speed = runSpeed * clamp(member.speed, 0.8, 1.35) * (world.powers.speed ? 1.35 : 1)
  if (world.dashing > 0) {
    world.dashing--
    ;({ x, z } = ahead(hero.way))
    speed = 15
    bowlOver(world, hero)
  }
  walk(hero, {
    x,
    z,
    speed,
    held: true,
    height: siteOf(plan).height,
    blocks: blocksOf(plan, level),
    grip: world.dashing > 0 ? 0.6 : 0.24,
  })
  keepInside(hero)
  for (const body of world.bodies)
    if (body.role === 'obstacle' || body.role === 'prop' || (body.role === 'goal' && world.ward > 0))
      pushAway(hero, body)
  pose(world, hero, wish.aside, fires)
  if (world.cool > 0) world.cool--
  if (fires) shoot(world, hero)
  if (world.tick % 20 === 0 && Math.hypot(hero.vx, hero.vz) > 2 && hero.grounded)
    tell(world, 'step', { by: hero.cast, x: hero.x, y: hero.y, z: hero.z })
}

/** Firing draws the look a little toward whoever is nearly in it: fingers and keys are no mouse. */
function drawNear(world: ArenaWorld, turn: number): void {
  const target = world.bodies.find(({ id }) => id === world.aim)
  if (!target) return
  const off = angleBetween(world.facing, yawTo(world.eye, target))
  // Who turns away is let go.
  if (turn !== 0 && Math.sign(turn) !== Math.sign(off)) return
  world.facing += clamp(off * 0.08, -0.012, 0.012)
}

/** It looks where it aims, leans into its steps, and rolls over when it dashes. */
function pose(world: ArenaWorld, hero: Fighter, aside: number, fires: boolean): void {
  const rolls = world.dashing > 0
  hero.yaw = rolls ? turnToward(hero.yaw, hero.way, 0.5) : turnToward(hero.yaw, world.facing, 0.3)
  const walks = /walks|hops/.test(theOne(world.plan, 'player').motion)
  hero.pitch =
    rolls && walks ? -(1 - world.dashing / dashSteps) * Math.PI * 2 : ease(wrapped(hero.pitch), 0, 0.3)
  hero.roll = ease(hero.roll, rolls && !walks ? 0.5 : -aside * 0.09, 0.15)
  if (fires && hero.grounded && !rolls) hero.act = 'attack'
}

const wrapped = (angle: number) => angleBetween(0, angle)

/** Whoever is dashed into staggers. */
function bowlOver(world: ArenaWorld, hero: Fighter): void {
  for (const foe of world.bodies) {
    if (!isFoe(foe) || foe.kind === 'boss' || foe.doing === 'daze' || flat(foe, hero) > 1.3 + foe.radius)
      continue
    foe.doing = 'daze'
    foe.wait = 50
    const away = ahead(yawTo(hero, foe))
    foe.vx += away.x * 7
    foe.vz += away.z * 7
  }
}

function keepInside(body: Body): void {
  const out = Math.hypot(body.x, body.z)
  if (out <= radius) return
  body.x *= radius / out
  body.z *= radius / out
}

function pushAway(body: Body, solid: Body): void {
  const least = body.radius + solid.radius * 0.8
  const distance = flat(body, solid)
  if (distance >= least || distance < 1e-6) return
  body.x = solid.x + ((body.x - solid.x) / distance) * least
  body.z = solid.z + ((body.z - solid.z) / distance) * least
}

function meet(world: ArenaWorld, hero: Fighter): void {
  for (const body of [...world.bodies]) {
    if (body.role === 'power' || body.role === 'collectible' || body.role === 'key') {
      body.yaw += 0.035
      if (world.powers.magnet && flat(body, hero) < 7) {
        body.x = ease(body.x, hero.x, 0.06)
        body.z = ease(body.z, hero.z, 0.06)
      }
      if (touches(hero, body, 0.4)) take(world, hero, body)
    } else if (body.role === 'hazard' && touches(hero, body, -0.1)) hurt(world, hero, body)
    else if (body.role === 'goal' && world.isOpen && touches(hero, body, 0.5)) {
      tell(world, 'deliver', { by: hero.cast, to: body.cast, x: body.x, y: body.y + 1.5, z: body.z })
      win(world, `You fought your way to the ${world.plan.cast.find(({ id }) => id === body.cast)?.name}.`)
    }
    if (world.status !== 'playing') return
  }
}

function take(world: ArenaWorld, hero: Fighter, body: Fighter): void {
  const { plan } = world
  const at = { x: body.x, y: body.y + 0.7, z: body.z }
  removeBody(world, body)
  if (body.role === 'key') {
    world.ammo = Math.min(mostAmmo, (world.ammo ?? 0) + perCrate)
    tell(world, 'collect', { by: hero.cast, to: body.cast, ...at, words: `+${perCrate} shots` })
    return
  }
  if (body.role === 'power') {
    const power = body.cast.slice('power:'.length) as PowerUp
    const heals = power === 'heart' || body.cast === 'health-pack'
    if (heals) world.lives++
    else world.powers[power] = powerSeconds * rate
    const words = heals ? '+1 life' : power
    tell(world, 'power', { by: hero.cast, to: body.cast, ...at, words })
    return
  }
  const points = plan.cast.find(({ id }) => id === body.cast)?.points ?? 15
  if (points >= 0) world.taken++
  tell(world, 'collect', {
    by: hero.cast,
    to: body.cast,
    ...at,
    value: points,
    words: `${points > 0 ? '+' : ''}${points}`,
  })
  addScore(world, points)
  if (aimOf(plan) === 'things' && world.taken >= (plan.rules.goalCount ?? 1))
    win(world, `You have all ${plan.rules.goalCount}.`)
  else if (!world.bodies.some(({ role }) => role === 'collectible') && aimOf(plan) === 'things')
    furnish(world)
}

function hurt(world: ArenaWorld, hero: Fighter, by: Fighter): void {
  if (hero.safe > 0 || world.dashing > 0) return
  hero.safe = 95
  const source = by.role === 'shot' ? (world.bodies.find(({ id }) => id === by.health) ?? by) : by
  const away = ahead(yawTo(by, hero))
  hero.vx = away.x * 9
  hero.vz = away.z * 9
  const at = { x: hero.x, y: hero.y + 1, z: hero.z }
  if (world.powers.shield) {
    delete world.powers.shield
    tell(world, 'block', { by: hero.cast, to: source.cast, ...at, words: 'Blocked!' })
    return
  }
  world.combo = 0
  tell(world, 'hurt', { by: source.cast, to: hero.cast, ...at })
  const name = world.plan.cast.find(({ id }) => id === source.cast)?.name ?? 'danger'
  loseLife(world, `The ${name} got you.`)
}

function hurtWard(world: ArenaWorld, ward: Fighter, by: Fighter): void {
  if (world.ward <= 0) return
  world.ward--
  ward.flash = 10
  tell(world, 'hurt', { by: by.cast, to: ward.cast, x: ward.x, y: ward.y + 1.5, z: ward.z })
  if (world.ward === 0 && !world.plan.rules.gentle) {
    const name = world.plan.cast.find(({ id }) => id === ward.cast)?.name ?? 'place'
    lose(world, `The ${name} has fallen.`)
  }
}

/** A friend waits to be found, then comes along and helps. */
function befriend(world: ArenaWorld, hero: Fighter): void {
  for (const friend of world.bodies) {
    if (friend.role !== 'friend') continue
    if (friend.wait > 0) friend.wait--
    const distance = flat(friend, hero)
    if (!friend.marked) {
      if (distance > 2) continue
      friend.marked = true
      tell(world, 'rescue', { by: hero.cast, to: friend.cast, x: friend.x, y: friend.y + 1, z: friend.z })
    }
    const way = distance > 3 ? ahead(yawTo(friend, hero)) : { x: 0, z: 0 }
    walk(friend, {
      ...way,
      speed: runSpeed * 0.95,
      held: true,
      height: siteOf(world.plan).height,
      blocks: blocksOf(world.plan, world.level),
    })
    const foe = world.bodies.find((body) => isFoe(body) && flat(body, friend) < 2.4)
    if (!foe || friend.wait > 0) continue
    friend.wait = 50
    friend.act = 'attack'
    strike(world, foe, 1, friend)
    if (world.status !== 'playing') return
  }
}

/** Over the shoulder, or through its eyes; where one looks with its eyes, it is seen from behind for a moment first. */
function follow(world: ArenaWorld, hero: Fighter, atOnce = false): void {
  const { eye, plan, level, facing, tilt } = world
  const s = clamp(hero.size / 1.7, 0.75, 1.9)
  const way = ahead(facing)
  const head: Vec = { x: hero.x, y: hero.y + hero.size * 0.86, z: hero.z }
  const first = isFirstPerson(plan)
  const into = first ? clamp((world.tick - 45) / 35, 0, 1) : 0
  const back = (4.3 - Math.sin(tilt) * 1.6) * s * (1 - into)
  const aside = 0.95 * s * (1 - into)
  const up = (0.62 - Math.sin(tilt) * 2.6) * s * (1 - into)
  const wished = {
    x: head.x - way.x * back - way.z * aside,
    y: Math.max(0.6, head.y + up),
    z: head.z - way.z * back + way.x * aside,
  }
  const seen = into === 1 ? 1 : seesUpTo(blocksOf(plan, level), { ...head, y: hero.y + 1 }, wished)
  const pull = seen < 1 ? Math.max(0.28, seen - 0.1) : 1
  const share = atOnce || into > 0 ? 1 : 0.4
  eye.x = ease(eye.x, head.x + (wished.x - head.x) * pull, share)
  eye.y = ease(eye.y, head.y + (wished.y - head.y) * pull + (1 - pull) * 0.7, share)
  eye.z = ease(eye.z, head.z + (wished.z - head.z) * pull, share)
  eye.yaw = turned(facing)
  eye.pitch = tilt
  eye.field = ease(eye.field, (first ? 72 : 64) + (world.dashing > 0 ? 8 : 0), atOnce ? 1 : 0.15)
  hero.hidden = into > 0.6
  moveArm(world, hero, into > 0.6)
}

/** What it shoots with is held beside it, or before the eye. */
function moveArm(world: ArenaWorld, hero: Fighter, isNear: boolean): void {
  const { held, arm: words } = world.plan.content ?? {}
  const key = typeof held === 'string' ? held : typeof words === 'string' ? 'arm' : undefined
  if (key === undefined) return
  const arm =
    world.bodies.find(({ role }) => role === 'effect') ??
    addBody(world, key, 'effect', { ...fighter, x: 0, y: 0, z: 0, size: 0.6, radius: 0.1 })
  const { eye, facing, tilt } = world
  const way = ahead(facing)
  const kick = Math.max(0, world.cool - 5) * 0.02
  const s = hero.size / 1.7
  const from = isNear
    ? { out: 0.62 - kick, aside: 0.3, x: eye.x, y: eye.y - 0.34 + Math.sin(hero.phase * 6) * 0.01, z: eye.z }
    : { out: 0.45 * s - kick, aside: 0.4 * s, x: hero.x, y: hero.y + hero.size * 0.46, z: hero.z }
  // Guns are shaped along their x, everything else looks along z.
  const isGun = world.plan.content?.arm !== 'bow'
  Object.assign(arm, {
    x: from.x + way.x * from.out - way.z * from.aside,
    y: from.y,
    z: from.z + way.z * from.out + way.x * from.aside,
    yaw: isGun ? facing - Math.PI / 2 : facing,
    pitch: isGun ? 0 : tilt,
    roll: isGun ? -tilt - kick * 2 : 0,
    size: isNear ? 0.36 : 0.7 * s,
    hidden: world.dashing > 0,
  })
}
