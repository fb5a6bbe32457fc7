import { holds, type Input } from '../../../core/input.ts'
import { castIn, dial, type PowerUp, theOne } from '../../../game/plan.ts'
import { addScore, loseLife, pressed, rate, tell, win } from '../../../game/world.ts'
import { cellAt, isOpen, middleOf, nextToward } from '../../cells.ts'
import { looking } from '../../looking.ts'
import { firstPerson } from '../../rigs.ts'
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
  removeBody,
  touches,
  turned,
  turnToward,
  yawTo,
} from '../../space.ts'
import { walk } from '../../walking.ts'
import { catchHero, meetFoes, moveHunter } from './hunters.ts'
import { callBoss, layLevel, placeItem } from './lay.ts'
import { halfOf, mazeOf } from './level.ts'
import { blocksOf } from './walls.ts'
import {
  actionOf,
  eyeHeight,
  heldOf,
  introSteps,
  type MazeWorld,
  memberOf,
  type Prowler,
  prowler,
  runSpeed,
  walkSpeed,
} from './world.ts'

export function begin(world: MazeWorld): MazeWorld {
  addBody(world, theOne(world.plan, 'player'), 'player', {
    ...prowler,
    x: 0,
    y: 0,
    z: 0,
    size: 1.7,
    radius: 0.36,
  })
  layLevel(world)
  moveEye(world, heroOf(world))
  return world
}

export function step(world: MazeWorld, input: Input): void {
  const hero = heroOf(world)
  age(world)
  if (world.intro > 0) world.intro--
  for (const power of Object.keys(world.powers) as PowerUp[]) {
    const left = (world.powers[power] ?? 0) - 1
    if (left > 0) world.powers[power] = left
    else delete world.powers[power]
  }
  moveHero(world, hero, input)
  act(world, hero, input)
  explore(world, hero)
  for (const body of world.bodies) {
    if (body.role === 'enemy' || body.role === 'boss') moveHunter(world, body, hero)
    else if (body.role === 'friend') follow(world, body, hero)
    else if (body.role === 'door') openGate(world, body)
    else if (body.role === 'collectible' || body.role === 'power' || body.role === 'key') {
      body.yaw += 0.03
      body.y = 0.6 + Math.sin(world.tick * 0.045 + body.id) * 0.1
    }
  }
  meet(world, hero)
  if (world.status === 'playing') arrive(world, hero)
  moveEye(world, hero)
}

function moveHero(world: MazeWorld, hero: Prowler, input: Input): void {
  const { plan, level } = world
  const wish = looking(world, input)
  world.facing += wish.turn
  world.tilt = clamp(world.tilt + wish.tilt, -0.7, 0.7)
  // Eyes come back to the horizon by themselves where nobody looks up or down.
  if (wish.tilt === 0 && wish.forward !== 0) world.tilt = ease(world.tilt, 0, 0.01)
  const way = ahead(world.facing)
  const [x, z] = [way.x * wish.forward - way.z * wish.aside, way.z * wish.forward + way.x * wish.aside]
  const moves = Math.hypot(x, z) > 0.1
  const runs = moves && holds(input.held, 'b') && world.stamina > 0
  world.stamina = clamp(
    world.stamina + (runs ? -1 / (4.2 * rate) : 1 / (moves ? 9 * rate : 5 * rate)),
    runs ? 0 : -1,
    1,
  )
  // Whoever ran until there was no breath left must get some first.
  if (runs && world.stamina <= 0) world.stamina = -0.25
  world.isLoud = runs
  const own = clamp(theOne(plan, 'player').speed, 0.85, 1.25) * (world.powers.speed ? 1.35 : 1)
  walk(hero, {
    x,
    z,
    speed: (runs ? runSpeed : walkSpeed) * own,
    height: () => 0,
    blocks: blocksOf(plan, level),
    grip: 0.2,
  })
  hero.yaw = world.facing
  const limit = halfOf(mazeOf(plan, level)) - 0.3
  hero.x = clamp(hero.x, -limit, limit)
  hero.z = clamp(hero.z, -limit, limit)
  for (const body of world.bodies) if (body.role === 'obstacle') pushAway(hero, body)
  const every = runs ? 17 : 27
  if (moves && world.tick % every === 0)
    tell(world, 'step', { by: hero.cast, x: hero.x, y: hero.y, z: hero.z })
}

function pushAway(body: Body, solid: Body): void {
  const least = body.radius + solid.radius
  const distance = flat(body, solid)
  if (distance >= least || distance < 1e-6) return
  body.x = solid.x + ((body.x - solid.x) / distance) * least
  body.z = solid.z + ((body.z - solid.z) / distance) * least
}

/** How long it takes until `a` can be used again, in seconds. */
const chargeSeconds = (world: MazeWorld) =>
  ({ flash: dial(world.plan, 3.5, 9), strike: 0.7, crumb: 1 })[actionOf(world.plan)]

function act(world: MazeWorld, hero: Prowler, input: Input): void {
  if (world.flash > 0) world.flash--
  world.charge = Math.min(1, world.charge + 1 / (chargeSeconds(world) * rate))
  if (!pressed(world, input, 'a') || world.charge < 1 || world.intro > 0) return
  world.charge = 0
  const at = { x: hero.x, y: 1, z: hero.z }
  const action = actionOf(world.plan)
  if (action === 'crumb') {
    world.crumbs.push({ x: hero.x, z: hero.z })
    if (world.crumbs.length > 24) world.crumbs.shift()
    tell(world, 'place', { by: hero.cast, ...at })
    return
  }
  world.flash = 22
  if (action === 'flash') {
    if (
      !meetFoes(world, hero, {
        reach: 10,
        dazes: Math.round(dial(world.plan, 4.6, 2.6) * rate),
        hurts: false,
      })
    )
      tell(world, 'miss', { by: hero.cast, ...at })
    return
  }
  const [thrown] = castIn(world.plan, 'projectile')
  tell(world, 'shoot', { by: hero.cast, ...(thrown && { to: thrown.id }), ...at })
  if (thrown) throwAhead(world, thrown.id)
  const before = world.bodies.length
  meetFoes(world, hero, { reach: thrown ? 11 : 3, dazes: Math.round(0.9 * rate), hurts: true })
  const gone = before - world.bodies.length
  if (gone > 0) addScore(world, 20 * gone)
}

/** What is thrown is seen to fly; whom it meets is known already. */
function throwAhead(world: MazeWorld, id: string): void {
  const way = ahead(world.facing)
  const { eye } = world
  addBody(world, memberOf(world.plan, id) ?? id, 'shot', {
    ...prowler,
    x: eye.x + way.x * 0.8,
    y: eye.y - 0.4,
    z: eye.z + way.z * 0.8,
    vx: way.x * 22,
    vz: way.z * 22,
    yaw: world.facing,
    size: 0.4,
    radius: 0.1,
    left: 28,
  })
}

/** One has seen the cell one is in, and those along open corridors from it. */
function explore(world: MazeWorld, hero: Prowler): void {
  for (const shot of world.bodies)
    if (shot.role === 'shot') {
      shot.x += shot.vx / rate
      shot.z += shot.vz / rate
    }
  if (world.tick % 10 !== 0) return
  const maze = mazeOf(world.plan, world.level)
  const cell = cellAt(maze, hero)
  world.seen[cell] = 1
  for (const way of [-maze.columns, 1, maze.columns, -1])
    for (let at = cell, i = 0; i < 3 && isOpen(maze, at, at + way); i++) {
      at += way
      world.seen[at] = 1
    }
}

function follow(world: MazeWorld, friend: Prowler, hero: Prowler): void {
  if (!friend.found) {
    friend.act = flat(friend, hero) < 7 ? 'cheer' : 'go'
    friend.yaw = turnToward(friend.yaw, yawTo(friend, hero), 0.05)
    return
  }
  const maze = mazeOf(world.plan, world.level)
  const [cell, heroCell] = [cellAt(maze, friend), cellAt(maze, hero)]
  const isNear = cell === heroCell || isOpen(maze, cell, heroCell)
  const far = flat(friend, hero) > 1.7
  const way = ahead(yawTo(friend, isNear ? hero : middleOf(maze, nextToward(maze, cell, heroCell))))
  walk(friend, {
    x: far ? way.x : 0,
    z: far ? way.z : 0,
    speed: runSpeed * 0.95,
    height: () => 0,
    blocks: blocksOf(world.plan, world.level),
  })
}

export const isReady = (world: MazeWorld): boolean =>
  world.taken >= world.needed &&
  world.keys >= world.keysNeeded &&
  !world.bodies.some(({ role, found }) => role === 'friend' && !found)

/** The gate sinks into the ground when all is found. */
function openGate(world: MazeWorld, gate: Prowler): void {
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
    callBoss(world)
  }
  if (world.isOpen) gate.y = Math.max(-gate.size - 0.5, gate.y - 0.03)
}

function meet(world: MazeWorld, hero: Prowler): void {
  for (const body of [...world.bodies]) {
    if (body === hero || world.status !== 'playing') continue
    const isItem = body.role === 'collectible' || body.role === 'power' || body.role === 'key'
    if (!touches(hero, body, isItem || body.role === 'friend' ? 0.2 : -0.05)) continue
    const at = { x: body.x, y: body.y + 0.5, z: body.z }
    if (body.role === 'collectible') collect(world, body, at)
    else if (body.role === 'key') {
      removeBody(world, body)
      world.keys++
      tell(world, 'key', { by: hero.cast, to: body.cast, ...at, words: `${world.keys}/${world.keysNeeded}` })
    } else if (body.role === 'power') takePower(world, body, at)
    else if (body.role === 'friend' && !body.found) {
      body.found = true
      tell(world, 'rescue', { by: hero.cast, to: body.cast, ...at, words: 'Found!' })
      addScore(world, memberOf(world.plan, body.cast)?.points ?? 20)
    } else if (body.role === 'enemy' || body.role === 'boss') catchHero(world, body, hero)
    else if (body.role === 'hazard') stumble(world, hero, body)
  }
}

type At = { x: number; y: number; z: number }

function takePower(world: MazeWorld, body: Prowler, at: At): void {
  const power = body.cast.slice('power:'.length) as PowerUp
  removeBody(world, body)
  if (power === 'heart') world.lives++
  else world.powers[power] = (power === 'shield' ? 40 : 10) * rate
  tell(world, 'power', { by: heroOf(world).cast, to: body.cast, ...at, words: power })
}

function stumble(world: MazeWorld, hero: Prowler, hazard: Prowler): void {
  if (hero.safe > 0) return
  hero.safe = 2 * rate
  const away = ahead(yawTo(hazard, hero))
  hero.vx = away.x * 7
  hero.vz = away.z * 7
  const at = { x: hazard.x, y: 0.6, z: hazard.z }
  if (world.powers.shield) {
    delete world.powers.shield
    tell(world, 'block', { by: hero.cast, to: hazard.cast, ...at })
    return
  }
  tell(world, 'hurt', { by: hazard.cast, to: hero.cast, ...at })
  loseLife(world, `You ran into the ${memberOf(world.plan, hazard.cast)?.name ?? 'trap'}.`)
}

function collect(world: MazeWorld, item: Prowler, at: At): void {
  const points = memberOf(world.plan, item.cast)?.points ?? 10
  removeBody(world, item)
  if (points >= 0) world.taken++
  const words = points < 0 ? String(points) : `${Math.min(world.taken, world.needed)}/${world.needed}`
  tell(world, 'collect', { by: heroOf(world).cast, to: item.cast, ...at, value: points, words })
  const more = world.stock.find(({ id }) => id === item.cast)
  if (more && more.count > 0) {
    more.count--
    placeItem(world, item.cast)
  }
  addScore(world, points * (world.powers.double ? 2 : 1))
}

function arrive(world: MazeWorld, hero: Prowler): void {
  const { gate } = mazeOf(world.plan, world.level)
  if (Math.hypot(hero.x - gate.x, hero.z - gate.z) > 1.7) return
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
    win(world, 'You found the way out.')
    return
  }
  world.level++
  world.pause = 30
  tell(world, 'level', { by: hero.cast, ...at, value: world.level })
  layLevel(world)
}

/** The eye comes in from above and behind, over the walls; then it is the hero's own. */
export function moveEye(world: MazeWorld, hero: Prowler): void {
  const share = world.intro / introSteps
  const calm = share * share * (3 - 2 * share)
  const speed = Math.hypot(hero.vx, hero.vz)
  const bob = Math.sin(hero.phase * Math.PI * 2) * 0.035 * Math.min(1, speed / walkSpeed)
  hero.hidden = world.intro < 34
  // It comes over the low wall at the edge, which lies toward +z, and turns to where the hero looks.
  const head = {
    x: hero.x,
    y: hero.y + eyeHeight + bob + calm * 4.5,
    z: hero.z + calm * 6.3,
    yaw: world.facing + angleBetween(world.facing, Math.PI) * calm,
  }
  firstPerson(world, head, world.tilt - calm * 0.5, 72 + (world.isLoud ? 5 : 0))
  const held = heldOf(world.plan)
  if (held) holdBefore(world, held, bob)
}

/** What is in the hand goes along with the eye, a little late. */
function holdBefore(world: MazeWorld, held: string, bob: number): void {
  const thing = world.bodies.find(({ role, cast }) => role === 'effect' && cast === held)
  if (!thing) return
  const { eye } = world
  const yaw = turned(eye.yaw)
  const way = ahead(yaw)
  const push = world.flash > 10 ? (world.flash - 10) * 0.02 : 0
  const reach = 0.72 + push
  Object.assign(thing, {
    x: eye.x + way.x * reach - way.z * 0.34,
    y: eye.y - 0.52 + bob * 0.6 + Math.sin(eye.pitch) * reach,
    z: eye.z + way.z * reach + way.x * 0.34,
    yaw,
    pitch: eye.pitch,
    hidden: world.intro > 0,
  })
}
