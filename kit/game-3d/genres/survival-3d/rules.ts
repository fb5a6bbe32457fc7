import { holds, type Input } from '../../../core/input.ts'
import { type GamePlan, type PowerUp, theOne } from '../../../game/plan.ts'
import { addScore, loseLife, pressed, rate, tell, win } from '../../../game/world.ts'
import { looking } from '../../looking.ts'
import { chase } from '../../rigs.ts'
import {
  addBody,
  age,
  ahead,
  angleBetween,
  type Body,
  clamp,
  flat,
  heroOf,
  inRole,
  newSpace,
  removeBody,
  touches,
  turnToward,
  yawTo,
} from '../../space.ts'
import { walk } from '../../walking.ts'
import { feed, isHome, layOut, makeCamp, pickUp, plantTorch } from './camp.ts'
import { isFoe, moveFoes, sendBoss, sendFoes, strike } from './foes.ts'
import { blocksOf, radius, siteOf } from './level.ts'
import {
  aimOf,
  burnOf,
  type Dweller,
  dweller,
  isLit,
  lengthsOf,
  lightOf,
  type NightWorld,
  nightsOf,
  runSpeed,
  swingReach,
  swingSteps,
} from './world.ts'

const powerSeconds = 10

export function create(plan: GamePlan, seed: number): NightWorld {
  const world: NightWorld = {
    ...newSpace<Dweller>(plan, seed),
    facing: Math.PI,
    night: 1,
    isDark: false,
    turnsIn: lengthsOf(plan).calm,
    fire: 0.5,
    strength: 1,
    load: [],
    cool: 0,
    swing: 0,
    powers: {},
    defeated: 0,
    brought: 0,
    comesIn: 0,
  }
  const at = { x: 0, y: 0, z: 5 }
  addBody(world, theOne(plan, 'player'), 'player', {
    ...dweller,
    ...at,
    yaw: Math.PI,
    size: 1.7,
    radius: 0.42,
  })
  makeCamp(world)
  layOut(world)
  chase(world, heroOf(world), rigOf(world), true)
  return world
}

const rigOf = ({ facing, plan }: NightWorld) => ({
  yaw: facing,
  distance: 6.9,
  height: 4.5,
  over: 1.2,
  ground: siteOf(plan).height,
  blocks: blocksOf(plan),
})

export function step(world: NightWorld, input: Input): void {
  age(world)
  const hero = heroOf(world)
  moveHero(world, hero, input)
  swingOn(world, hero)
  passTime(world)
  if (world.status !== 'playing') return
  sendFoes(world)
  moveFoes(world, (by) => hurt(world, hero, by))
  if (world.status !== 'playing') return
  meet(world, hero)
  if (world.status !== 'playing') return
  const [home] = inRole(world, 'goal')
  if (home) feed(world, home)
  if (world.status !== 'playing') return
  befriend(world, hero)
  wane(world, hero)
  if (aimOf(world.plan) === 'defeats' && world.defeated >= (world.plan.rules.goalCount ?? 0))
    win(world, `You drove off all ${world.plan.rules.goalCount} of them.`)
  if (world.status !== 'playing') return
  carry(world, hero)
  chase(world, hero, rigOf(world))
  clearView(world, hero)
}

/** Calm and dark take turns; with the last dawn it is over. */
function passTime(world: NightWorld): void {
  const { plan } = world
  const hero = heroOf(world)
  const at = { x: hero.x, y: hero.y + 2, z: hero.z }
  world.turnsIn--
  if (world.turnsIn > 0) return
  if (!world.isDark) {
    world.isDark = true
    world.turnsIn = lengthsOf(plan).dark
    world.comesIn = 20
    const last = aimOf(plan) === 'nights' && world.night === nightsOf(plan) && world.night > 1
    tell(world, 'wave', {
      ...at,
      value: world.night,
      words: last ? 'The last night' : `Night ${world.night}`,
    })
    sendBoss(world)
    return
  }
  const boss = world.bodies.find(({ role }) => role === 'boss')
  if (boss) {
    // As long as it is there, it does not get light.
    world.turnsIn = 60
    return
  }
  if (aimOf(plan) === 'nights' && world.night >= nightsOf(plan)) {
    win(
      world,
      nightsOf(plan) === 1 ? 'The sun rises: you made it.' : `You lived through ${nightsOf(plan)} nights.`,
    )
    return
  }
  world.isDark = false
  world.night++
  world.turnsIn = lengthsOf(plan).calm
  world.level = Math.min(plan.rules.levels, world.night)
  addScore(world, 50)
  if (world.status !== 'playing') return
  tell(world, 'level', { by: hero.cast, ...at, value: world.night, words: 'Dawn! +50' })
  layOut(world)
}

function moveHero(world: NightWorld, hero: Dweller, input: Input): void {
  const { plan } = world
  const wish = looking(world, input)
  world.facing += wish.turn
  const way = ahead(world.facing)
  const [x, z] = [way.x * wish.forward - way.z * wish.aside, way.z * wish.forward + way.x * wish.aside]
  const burden = 1 - world.load.length * 0.035
  const speed =
    runSpeed * clamp(theOne(plan, 'player').speed, 0.8, 1.35) * burden * (world.powers.speed ? 1.35 : 1)
  walk(hero, { x, z, speed, held: true, height: siteOf(plan).height, blocks: blocksOf(plan) })
  const out = Math.hypot(hero.x, hero.z)
  if (out > radius) {
    hero.x *= radius / out
    hero.z *= radius / out
  }
  for (const body of world.bodies)
    if (body.role === 'obstacle' || body.role === 'prop' || body.role === 'goal') pushAway(hero, body)
  // The eye comes round behind whoever walks on, unless it is being turned.
  if (wish.turn === 0 && wish.aside !== 0) world.facing -= wish.aside * 0.012
  if (world.cool > 0) world.cool--
  if (holds(input.held, 'a') && world.cool === 0) {
    world.cool = world.powers.rapid ? 15 : 25
    world.swing = swingSteps
    tell(world, 'shoot', { by: hero.cast, x: hero.x, y: hero.y + 1, z: hero.z })
  }
  if (pressed(world, input, 'b')) plantTorch(world)
  if (world.tick % 20 === 0 && Math.hypot(hero.vx, hero.vz) > 2)
    tell(world, 'step', { by: hero.cast, x: hero.x, y: hero.y, z: hero.z })
}

function pushAway(body: Body, solid: Body): void {
  const least = body.radius + solid.radius * 0.85
  const distance = flat(body, solid)
  if (distance >= least || distance < 1e-6) return
  body.x = solid.x + ((body.x - solid.x) / distance) * least
  body.z = solid.z + ((body.z - solid.z) / distance) * least
}

/** A swing turns to whoever is near, and strikes all before it half-way through. */
function swingOn(world: NightWorld, hero: Dweller): void {
  if (world.swing === 0) return
  world.swing--
  hero.act = 'attack'
  let nearest: Dweller | undefined
  for (const foe of world.bodies)
    if (isFoe(foe) && flat(foe, hero) < swingReach + foe.radius + 0.8)
      if (!nearest || flat(foe, hero) < flat(nearest, hero)) nearest = foe
  if (nearest) hero.yaw = turnToward(hero.yaw, yawTo(hero, nearest), 0.4)
  if (world.swing !== Math.floor(swingSteps * 0.55)) return
  const reach = swingReach * (world.powers.wide ? 1.5 : 1)
  for (const foe of [...world.bodies]) {
    if (!isFoe(foe) || foe.safe > 0 || flat(foe, hero) > reach + foe.radius) continue
    const off = Math.abs(angleBetween(hero.yaw, yawTo(hero, foe)))
    if (off < 1.25 || flat(foe, hero) < 0.8) strike(world, foe, hero.cast, hero)
  }
}

function meet(world: NightWorld, hero: Dweller): void {
  for (const body of [...world.bodies]) {
    if (body.role === 'collectible' || body.role === 'power') {
      if (world.powers.magnet && flat(body, hero) < 7) {
        body.x += (hero.x - body.x) * 0.06
        body.z += (hero.z - body.z) * 0.06
      }
      if (!touches(hero, body, 0.4)) continue
      if (body.role === 'collectible') pickUp(world, body)
      else takePower(world, hero, body)
    } else if (body.role === 'hazard' && touches(hero, body, -0.1)) hurt(world, hero, body)
    if (world.status !== 'playing') return
  }
}

function takePower(world: NightWorld, hero: Dweller, body: Dweller): void {
  const power = body.cast.slice('power:'.length) as PowerUp
  removeBody(world, body)
  if (power === 'heart') world.lives++
  else world.powers[power] = powerSeconds * rate
  const { x, y, z } = body
  tell(world, 'power', {
    by: hero.cast,
    to: body.cast,
    x,
    y: y + 0.7,
    z,
    words: power === 'heart' ? '+1 life' : power,
  })
}

function hurt(world: NightWorld, hero: Dweller, by: Dweller): void {
  if (hero.safe > 0) return
  hero.safe = 95
  const away = ahead(yawTo(by, hero))
  hero.vx = away.x * 9
  hero.vz = away.z * 9
  const at = { x: hero.x, y: hero.y + 1, z: hero.z }
  if (world.powers.shield) {
    delete world.powers.shield
    tell(world, 'block', { by: hero.cast, to: by.cast, ...at, words: 'Blocked!' })
    return
  }
  tell(world, 'hurt', { by: by.cast, to: hero.cast, ...at })
  const name = world.plan.cast.find(({ id }) => id === by.cast)?.name ?? 'dark'
  loseLife(world, `The ${name} got you.`)
}

/** The fire burns down, and so does one's strength: by the fire slowly, out in the dark fast. */
function wane(world: NightWorld, hero: Dweller): void {
  const was = lightOf(world)
  world.fire = Math.max(0, world.fire - burnOf(world))
  if (was > 0 && lightOf(world) === 0)
    tell(world, 'warn', { by: hero.cast, x: 0, y: 1.5, z: 0, words: 'The fire is out!' })
  const lit = isLit(world, hero)
  world.strength = clamp(world.strength - (world.isDark && !lit ? 0.05 : 0.011) / rate, 0, 1)
  for (const power of Object.keys(world.powers) as PowerUp[]) {
    const left = (world.powers[power] ?? 0) - 1
    if (left <= 0) delete world.powers[power]
    else world.powers[power] = left
  }
  if (world.strength > 0) return
  world.strength = 0.4
  tell(world, 'hurt', { to: hero.cast, x: hero.x, y: hero.y + 1, z: hero.z, words: 'Too cold and hungry!' })
  loseLife(world, 'You were too cold and too hungry.')
}

function befriend(world: NightWorld, hero: Dweller): void {
  for (const friend of world.bodies) {
    if (friend.role !== 'friend') continue
    if (friend.wait > 0) friend.wait--
    const home = isHome(world, friend)
    if (!friend.marked) {
      if (flat(friend, hero) > 1.8) continue
      friend.marked = true
      tell(world, 'rescue', { by: hero.cast, to: friend.cast, x: friend.x, y: friend.y + 1, z: friend.z })
    }
    const follows = !home && flat(friend, hero) > 2
    const way = follows ? ahead(yawTo(friend, hero)) : { x: 0, z: 0 }
    walk(friend, {
      ...way,
      speed: runSpeed * 0.9,
      held: true,
      height: siteOf(world.plan).height,
      blocks: blocksOf(world.plan),
    })
    if (home) friend.act = 'cheer'
    const foe = world.bodies.find((body) => isFoe(body) && flat(body, friend) < 2.2)
    if (!foe || friend.wait > 0) continue
    friend.wait = 70
    strike(world, foe, friend.cast, friend)
    if (world.status !== 'playing') return
  }
}

/** What is carried lies on the hero's back, and the torch swings in its hand. */
function carry(world: NightWorld, hero: Dweller): void {
  const way = ahead(hero.yaw)
  const s = hero.size / 1.7
  let number = 0
  const held = typeof world.plan.content?.held === 'string' ? world.plan.content.held : 'arm'
  for (const body of world.bodies) {
    if (body.role !== 'effect' || body.cast === 'torch' || body.cast === held) continue
    const high = 0.62 + number * 0.17
    Object.assign(body, {
      x: hero.x - way.x * 0.42 * s,
      y: hero.y + high * s,
      z: hero.z - way.z * 0.42 * s,
      yaw: hero.yaw + Math.PI / 2,
    })
    number++
  }
  const arm =
    world.bodies.find((body) => body.role === 'effect' && body.cast === held) ??
    addBody(world, held, 'effect', { ...dweller, x: 0, y: 0, z: 0, size: 0.95, radius: 0.1 })
  const swung = world.swing > 0 ? (0.5 - world.swing / swingSteps) * 2.6 : -0.55
  const hand = ahead(hero.yaw + (world.swing > 0 ? -swung : swung * 1.4))
  Object.assign(arm, {
    x: hero.x + hand.x * (world.swing > 0 ? 0.8 : 0.5) * s,
    y: hero.y + hero.size * 0.42,
    z: hero.z + hand.z * (world.swing > 0 ? 0.8 : 0.5) * s,
    yaw: Math.atan2(hand.x, hand.z),
    pitch: world.swing > 0 ? -1.1 : -0.25,
    size: 0.95 * s,
  })
}

/** Trees that stand between the eye and the hero are not drawn. */
function clearView({ eye, bodies }: NightWorld, hero: Dweller): void {
  const [dx, dz] = [hero.x - eye.x, hero.z - eye.z]
  const length = Math.max(0.01, dx * dx + dz * dz)
  for (const body of bodies) {
    if (body.cast !== 'tree') continue
    const along = clamp(((body.x - eye.x) * dx + (body.z - eye.z) * dz) / length, 0, 1)
    const aside = Math.hypot(eye.x + dx * along - body.x, eye.z + dz * along - body.z)
    body.hidden = aside < body.size * 0.36 && along < 0.93
  }
}
