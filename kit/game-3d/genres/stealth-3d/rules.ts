import { direction, holds, type Input } from '../../../core/input.ts'
import { castIn, type PowerUp, theOne } from '../../../game/plan.ts'
import { addScore, loseLife, pressed, rate, tell, win } from '../../../game/world.ts'
import { seesUpTo } from '../../blocks.ts'
import { cellAt, isOpen, middleOf, nextToward } from '../../cells.ts'
import { chase } from '../../rigs.ts'
import {
  addBody,
  age,
  ahead,
  type Body,
  clamp,
  dt,
  flat,
  heroOf,
  removeBody,
  touches,
  turnToward,
  yawTo,
} from '../../space.ts'
import { walk } from '../../walking.ts'
import { caught, hear, moveGuard, watch } from './guards.ts'
import { layLevel, sendHome } from './lay.ts'
import { compoundOf, halvesOf } from './level.ts'
import { crouchShare, memberOf, type Sneak, type StealthWorld, sneak, thrownOf, walkSpeed } from './world.ts'
import { blocksOf } from './yard.ts'

/** How far something is thrown, in metres, how far its noise goes, and how long until the next. */
export const throwFar = 6.5
const noiseReach = 8.5
const reloadSteps = 2.2 * rate

export function begin(world: StealthWorld): StealthWorld {
  addBody(world, theOne(world.plan, 'player'), 'player', {
    ...sneak,
    x: 0,
    y: 0,
    z: 0,
    size: 1.7,
    radius: 0.4,
  })
  layLevel(world)
  moveEye(world, heroOf(world), true)
  return world
}

export function step(world: StealthWorld, input: Input): void {
  const hero = heroOf(world)
  age(world)
  for (const power of Object.keys(world.powers) as PowerUp[]) {
    const left = (world.powers[power] ?? 0) - 1
    if (left > 0) world.powers[power] = left
    else delete world.powers[power]
  }
  moveHero(world, hero, input)
  throwOne(world, hero, input)
  for (const body of world.bodies) {
    if (body.role === 'enemy' || body.role === 'boss') moveGuard(world, body)
    else if (body.role === 'friend') follow(world, body, hero)
    else if (body.role === 'door') openGate(world, body)
    else if (body.role === 'collectible' || body.role === 'power' || body.role === 'key') body.yaw += 0.025
  }
  flyShots(world)
  watch(world, hero)
  if (world.status === 'playing') meet(world, hero)
  if (world.status === 'playing') arrive(world, hero)
  moveEye(world, hero)
}

function moveHero(world: StealthWorld, hero: Sneak, input: Input): void {
  const { plan, level } = world
  const { x, y } = direction(input.held)
  const moves = x !== 0 || y !== 0
  world.isCrouched = holds(input.held, 'b')
  const own = clamp(theOne(plan, 'player').speed, 0.85, 1.25) * (world.powers.speed ? 1.3 : 1)
  const compound = compoundOf(plan, level)
  walk(hero, {
    x,
    z: y,
    speed: walkSpeed * own * (world.isCrouched ? crouchShare : 1),
    height: () => 0,
    blocks: blocksOf(plan, level),
    grip: 0.2,
  })
  // Leaning forward is how all kinds of bodies sneak.
  hero.pitch += ((world.isCrouched ? -0.42 : 0) - hero.pitch) * 0.2
  const half = halvesOf(compound)
  hero.x = clamp(hero.x, 0.6 - half.x, half.x - 0.6)
  hero.z = clamp(hero.z, 0.5 - half.z, half.z - 0.6)
  for (const body of world.bodies) if (body.role === 'obstacle') pushAway(hero, body)
  world.isHidden =
    world.isCrouched && compound.hides.some((one) => Math.hypot(one.x - hero.x, one.z - hero.z) < 1.15)
  if (moves && world.tick % (world.isCrouched ? 36 : 20) === 0) {
    tell(world, 'step', { by: hero.cast, x: hero.x, y: hero.y, z: hero.z })
    // Whoever walks upright close behind a guard is heard.
    if (!world.isCrouched) hear(world, hero, 2.6)
  }
}

function pushAway(body: Body, solid: Body): void {
  const least = body.radius + solid.radius
  const distance = flat(body, solid)
  if (distance >= least || distance < 1e-6) return
  body.x = solid.x + ((body.x - solid.x) / distance) * least
  body.z = solid.z + ((body.z - solid.z) / distance) * least
}

/** Where something thrown now would come down: ahead, or at the first wall. */
export function landing(world: StealthWorld, hero: Sneak): { x: number; z: number } {
  const way = ahead(hero.yaw)
  const from = { x: hero.x, y: 1.7, z: hero.z }
  const to = { x: hero.x + way.x * throwFar, y: 1.7, z: hero.z + way.z * throwFar }
  const share = seesUpTo(blocksOf(world.plan, world.level), from, to)
  const half = halvesOf(compoundOf(world.plan, world.level))
  return {
    x: clamp(hero.x + way.x * throwFar * share, 0.5 - half.x, half.x - 0.5),
    z: clamp(hero.z + way.z * throwFar * share, 0.5 - half.z, half.z - 0.5),
  }
}

const flightSteps = 34

function throwOne(world: StealthWorld, hero: Sneak, input: Input): void {
  if (world.reload > 0) world.reload--
  if (world.noise.left > 0) world.noise.left--
  if (!pressed(world, input, 'a') || world.reload > 0) return
  world.reload = reloadSteps
  const id = thrownOf(world.plan)
  const to = landing(world, hero)
  const seconds = flightSteps * dt
  addBody(world, memberOf(world.plan, id) ?? id, 'shot', {
    ...sneak,
    x: hero.x,
    y: 1.3,
    z: hero.z,
    vx: (to.x - hero.x) / seconds,
    vy: -1.3 / seconds + 9 * seconds,
    vz: (to.z - hero.z) / seconds,
    size: 0.34,
    radius: 0.12,
    left: flightSteps + 2,
  })
  hero.act = 'attack'
  tell(world, 'miss', { by: hero.cast, x: hero.x, y: 1.2, z: hero.z })
}

function flyShots(world: StealthWorld): void {
  for (const shot of world.bodies) {
    if (shot.role !== 'shot' || shot.left === undefined) continue
    shot.vy -= 18 * dt
    shot.x += shot.vx * dt
    shot.y = Math.max(0.1, shot.y + shot.vy * dt)
    shot.z += shot.vz * dt
    shot.pitch += 0.2
    if (shot.left !== 2) continue
    world.noise = { x: shot.x, z: shot.z, left: 70 }
    tell(world, 'bounce', { by: heroOf(world).cast, to: shot.cast, x: shot.x, y: 0.2, z: shot.z })
    hear(world, shot, noiseReach)
  }
}

function follow(world: StealthWorld, friend: Sneak, hero: Sneak): void {
  if (!friend.found) {
    friend.act = flat(friend, hero) < 6 ? 'cheer' : 'go'
    friend.yaw = turnToward(friend.yaw, yawTo(friend, hero), 0.05)
    return
  }
  const compound = compoundOf(world.plan, world.level)
  const [cell, heroCell] = [cellAt(compound, friend), cellAt(compound, hero)]
  const isNear = cell === heroCell || isOpen(compound, cell, heroCell)
  const isFar = flat(friend, hero) > 1.6
  const way = ahead(yawTo(friend, isNear ? hero : middleOf(compound, nextToward(compound, cell, heroCell))))
  walk(friend, {
    x: isFar ? way.x : 0,
    z: isFar ? way.z : 0,
    speed: walkSpeed * 1.05,
    height: () => 0,
    blocks: blocksOf(world.plan, world.level),
  })
}

export const isReady = (world: StealthWorld): boolean =>
  world.taken >= world.needed &&
  world.keys >= world.keysNeeded &&
  !world.bodies.some(({ role, found }) => role === 'friend' && !found)

function openGate(world: StealthWorld, gate: Sneak): void {
  if (!world.isOpen && isReady(world)) {
    world.isOpen = true
    const { x, z } = gate
    tell(world, 'unlock', {
      by: heroOf(world).cast,
      to: gate.cast,
      x,
      y: 1.5,
      z,
      words: 'The way out is open',
    })
  }
  if (world.isOpen) gate.y = Math.max(-gate.size - 0.5, gate.y - 0.03)
}

function meet(world: StealthWorld, hero: Sneak): void {
  for (const body of [...world.bodies]) {
    if (body === hero || world.status !== 'playing') continue
    const isItem = body.role === 'collectible' || body.role === 'power' || body.role === 'key'
    if (!touches(hero, body, isItem || body.role === 'friend' ? 0.15 : -0.05)) continue
    const at = { x: body.x, y: body.y + 0.5, z: body.z }
    if (body.role === 'collectible') steal(world, body, at)
    else if (body.role === 'key') {
      removeBody(world, body)
      world.keys++
      tell(world, 'key', { by: hero.cast, to: body.cast, ...at, words: `${world.keys}/${world.keysNeeded}` })
    } else if (body.role === 'power') takePower(world, body, at)
    else if (body.role === 'friend' && !body.found) {
      body.found = true
      tell(world, 'rescue', { by: hero.cast, to: body.cast, ...at, words: 'Free!' })
      addScore(world, memberOf(world.plan, body.cast)?.points ?? 20)
    } else if ((body.role === 'enemy' || body.role === 'boss') && body.kind !== 'camera') caught(world, body)
    else if (body.role === 'hazard') stumble(world, hero, body)
  }
}

type At = { x: number; y: number; z: number }

function takePower(world: StealthWorld, body: Sneak, at: At): void {
  const power = body.cast.slice('power:'.length) as PowerUp
  removeBody(world, body)
  if (power === 'heart') world.lives++
  else world.powers[power] = (power === 'shield' ? 60 : 12) * rate
  tell(world, 'power', { by: heroOf(world).cast, to: body.cast, ...at, words: power })
}

function stumble(world: StealthWorld, hero: Sneak, hazard: Sneak): void {
  if (hero.safe > 0) return
  const at = { x: hazard.x, y: 0.6, z: hazard.z }
  hero.safe = 2 * rate
  if (world.powers.shield) {
    delete world.powers.shield
    tell(world, 'block', { by: hero.cast, to: hazard.cast, ...at })
    return
  }
  tell(world, 'hurt', { by: hazard.cast, to: hero.cast, ...at })
  sendHome(world)
  loseLife(world, `You ran into the ${memberOf(world.plan, hazard.cast)?.name ?? 'trap'}.`)
}

/** Unseen it is worth more. */
function steal(world: StealthWorld, item: Sneak, at: At): void {
  const own = memberOf(world.plan, item.cast)?.points
  const points = own ?? (world.alarm < 0.05 ? 15 : 10)
  removeBody(world, item)
  if (points >= 0) world.taken++
  const words = own === undefined && points > 10 ? 'Unseen! +15' : `${points > 0 ? '+' : ''}${points}`
  tell(world, 'collect', { by: heroOf(world).cast, to: item.cast, ...at, value: points, words })
  tell(world, 'steal', { by: heroOf(world).cast, to: item.cast, ...at })
  addScore(world, points * (world.powers.double ? 2 : 1))
}

function arrive(world: StealthWorld, hero: Sneak): void {
  const { gate } = compoundOf(world.plan, world.level)
  if (Math.hypot(hero.x - gate.x, hero.z - gate.z) > 1.8) return
  const at = { x: gate.x, y: 1.5, z: gate.z }
  if (!world.isOpen) {
    const missing = world.needed - world.taken + world.keysNeeded - world.keys
    if (world.tick % 80 === 0) tell(world, 'miss', { by: hero.cast, ...at, words: `${missing} more` })
    return
  }
  const [goal] = castIn(world.plan, 'goal')
  tell(world, 'cross', { by: hero.cast, ...(goal && { to: goal.id }), ...at })
  if (goal) tell(world, 'deliver', { by: hero.cast, to: goal.id, ...at })
  if (world.level >= world.plan.rules.levels) {
    win(world, 'You got away with it.')
    return
  }
  world.level++
  world.pause = 30
  tell(world, 'level', { by: hero.cast, ...at, value: world.level })
  layLevel(world)
  moveEye(world, hero, true)
}

/** Behind and above, always from the same side, so that up is up; a little ahead of where one goes. */
function moveEye(world: StealthWorld, hero: Sneak, atOnce = false): void {
  const lead = { x: hero.x + hero.vx * 0.22, y: hero.y, z: hero.z + hero.vz * 0.22 - 1 }
  const isLost = Math.hypot(world.eye.x - lead.x, world.eye.z - lead.z) > 14
  chase(
    world,
    lead,
    { yaw: Math.PI, distance: 6.9, height: 8.7, over: 0.5, stiff: 0.1, field: 54 },
    atOnce || isLost,
  )
}
