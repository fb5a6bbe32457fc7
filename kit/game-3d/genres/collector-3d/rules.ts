import { holds, type Input } from '../../../core/input.ts'
import { type PowerUp, theOne } from '../../../game/plan.ts'
import { pressed, tell } from '../../../game/world.ts'
import { looking } from '../../looking.ts'
import { chase } from '../../rigs.ts'
import { addBody, age, ahead, angleBetween, type Body, clamp, dt, flat, heroOf } from '../../space.ts'
import { walk } from '../../walking.ts'
import { carry } from './errands.ts'
import { follow, moveBoss, moveFoe } from './foes.ts'
import { layLevel } from './laying.ts'
import { blocksOf, siteOf } from './level.ts'
import { meet } from './meeting.ts'
import { workOf, workOn } from './work.ts'
import { keepInside, type Roamer, type RoamWorld, roamer, runSpeed } from './world.ts'

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
  carry(world, hero)
  const work = workOf(world.plan)
  if (work && holds(input.held, 'b')) workOn(world, hero, work)
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
  for (const body of world.bodies)
    if (body.role === 'obstacle' || body.role === 'prop' || isWorkedOn(world, body)) pushAway(hero, body)
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

function pushAway(body: Body, solid: Body): void {
  const least = body.radius + solid.radius * 0.8
  const distance = flat(body, solid)
  if (distance >= least || body.y > solid.y + solid.size * 0.8 || distance < 1e-6) return
  body.x = solid.x + ((body.x - solid.x) / distance) * least
  body.z = solid.z + ((body.z - solid.z) / distance) * least
}

const isWorkedOn = ({ plan }: RoamWorld, { cast }: Body): boolean => workOf(plan)?.on.includes(cast) ?? false

/** Treasures turn and bob; a magnet draws them near. What one works on stays where it is. */
function float(world: RoamWorld, item: Roamer, hero: Roamer): void {
  if (item.carried || isWorkedOn(world, item)) return
  item.yaw += 0.035
  if (!world.powers.magnet || item.role !== 'collectible') return
  const distance = flat(item, hero)
  if (distance > 7 || distance < 0.1) return
  item.x += ((hero.x - item.x) / distance) * 7 * dt
  item.z += ((hero.z - item.z) / distance) * 7 * dt
  item.y += (hero.y - item.y) * 0.1
}
