import { holds, type Input } from '../../core/input.ts'
import { castIn, theOne } from '../../game/plan.ts'
import { loseLife, pressed, tell } from '../../game/world.ts'
import { looking } from '../looking.ts'
import { chase } from '../rigs.ts'
import { ahead, angleBetween, type Body, clamp, ease, flat, turnToward } from '../space.ts'
import { walk } from '../walking.ts'
import { feelFloor, movingFloor } from './footing.ts'
import { throwSomething } from './throwing.ts'
import {
  abyss,
  at,
  type Being,
  type CourseKind,
  type CourseWorld,
  gravity,
  jumpSpeed,
  lastStop,
  runSpeed,
  stopAt,
} from './world.ts'

const dashSteps = 11
const dashRest = 40

/** What the second button does: those who have something to throw throw it, all others dash. */
export const throws = ({ plan }: Pick<CourseWorld, 'plan'>): boolean =>
  castIn(plan, 'projectile').some(({ id }) => !plan.interactions.some((one) => one.with === id))

export const heroSpeed = ({ plan, powers }: CourseWorld): number =>
  runSpeed * clamp(theOne(plan, 'player').speed, 0.9, 1.2) * (powers.speed ? 1.25 : 1)

export function moveHero(kind: CourseKind, world: CourseWorld, hero: Being, input: Input): void {
  const { plan, level } = world
  const wish = looking(world, input)
  if (wish.turn !== 0) world.turnedAt = world.tick
  world.facing += wish.turn
  const way = ahead(world.facing)
  const [x, z] = [way.x * wish.forward - way.z * wish.aside, way.z * wish.forward + way.x * wish.aside]
  hero.wait = Math.max(0, hero.wait - 1)
  // A pad throws higher than any jump: pressing one on top of it must not cut it short.
  const jumpsAnew = pressed(world, input, 'a') && hero.vy < jumpSpeed * 0.8
  const flew = !hero.grounded
  const walked = walk(hero, {
    x,
    z,
    jump: jumpsAnew,
    held: holds(input.held, 'a') || hero.wait > 0,
    speed: heroSpeed(world),
    height: (px, pz) => movingFloor(world, px, hero.y, pz, hero.radius),
    blocks: kind.courseOf(plan, level).blocks,
    gravity,
    jumpSpeed,
    airJumps: plan.rules.doubleJump || theOne(plan, 'player').motion === 'flies' ? 1 : 0,
  })
  if (pressed(world, input, 'b')) {
    if (throws(world)) throwSomething(world, hero)
    else if (world.dash === 0) {
      world.dash = dashSteps
      tell(world, 'shoot', { by: hero.cast, ...at(hero) })
    }
  }
  dashOn(world, hero)
  for (const body of world.bodies) if (body.role === 'obstacle' || body.does === 'decor') pushAway(hero, body)
  lean(hero, flew)
  const under = plan.content?.under
  if (walked.jumped)
    tell(world, 'jump', { by: hero.cast, ...(typeof under === 'string' && { to: under }), ...at(hero, 0.1) })
  if (walked.landed > 5) tell(world, 'land', { by: hero.cast, ...at(hero, 0.1) })
  if (hero.grounded) {
    world.chain = 0
    if (Math.hypot(x, z) > 0.1 && world.tick % 18 === 0)
      tell(world, 'step', { by: hero.cast, ...at(hero, 0.1) })
  }
  feelFloor(world, hero)
}

/** A dash goes straight on, and does not fall. It is back once the floor was touched. */
function dashOn(world: CourseWorld, hero: Being): void {
  if (world.dash > 0) {
    const way = ahead(hero.yaw)
    const speed = runSpeed * 2.1
    hero.vx = way.x * speed
    hero.vz = way.z * speed
    hero.vy = Math.max(hero.vy, 0.4)
    world.dash--
    if (world.dash === 0) world.dash = -dashRest
  } else if (world.dash < -1) world.dash++
  else if (hero.grounded) world.dash = 0
}

/** Nose up when rising, down when falling; it leans forward a little in a run. */
function lean(hero: Being, flew: boolean): void {
  const pitch = hero.grounded ? -Math.hypot(hero.vx, hero.vz) * 0.012 : clamp(hero.vy * 0.022, -0.25, 0.25)
  hero.pitch = ease(hero.pitch, pitch, flew ? 0.15 : 0.25)
}

function pushAway(body: Body, solid: Body): void {
  const least = body.radius + solid.radius
  const distance = flat(body, solid)
  if (distance >= least || distance < 1e-6 || Math.abs(body.y - solid.y) > solid.size * 0.8) return
  body.x = solid.x + ((body.x - solid.x) / distance) * least
  body.z = solid.z + ((body.z - solid.z) / distance) * least
}

/** Notes where the hero is by now: checkpoints, and the floor that is lost when it falls. */
export function findPlace(kind: CourseKind, world: CourseWorld, hero: Being): void {
  const course = kind.courseOf(world.plan, world.level)
  if (hero.grounded) {
    course.stops.forEach((stop, number) => {
      const reach = stop.sway ? 12 : (stop.long ?? stop.radius) + 0.9
      const height = stop.sway ? Math.abs(stop.sway.y) + 0.7 : 0.7
      if (Math.abs(hero.y - stop.y) > height || flat(hero, stop) > reach) return
      if (stop.sway && !world.bodies.some(({ id, stop: of }) => id === world.on && of === number)) return
      if (flat(hero, stop) < flat(hero, stopAt(course, world.here)) || !isOn(course, world.here, hero))
        world.here = number
    })
    const stop = stopAt(course, world.here)
    if (stop.isCheckpoint && world.here > world.checkpoint) {
      world.checkpoint = world.here
      for (const flag of world.bodies)
        if (flag.does === 'flag' && flag.stop === world.here) {
          flag.tint = '#8affa0'
          flag.wait = 30
          if (world.here < lastStop(course))
            tell(world, 'power', {
              by: hero.cast,
              to: flag.cast,
              ...at(flag, 2),
              words: 'Checkpoint!',
              checkpoint: true,
            })
        }
    }
  }
  if (world.tick % 4 === 0) {
    world.trail.push({ x: hero.x, y: hero.y, z: hero.z })
    if (world.trail.length > 60) world.trail.shift()
  }
  let lowest = Number.POSITIVE_INFINITY
  for (let near = -2; near <= 2; near++) {
    const { y, sway } = stopAt(course, world.here + near)
    lowest = Math.min(lowest, y - Math.abs(sway?.y ?? 0))
  }
  const drowns = hero.y < world.flood - 0.3
  if (hero.y < lowest - 6.5 || drowns) fall(kind, world, hero, drowns)
}

function isOn(course: ReturnType<CourseKind['courseOf']>, number: number, hero: Being): boolean {
  const stop = stopAt(course, number)
  return !stop.sway && Math.abs(hero.y - stop.y) < 0.7 && flat(hero, stop) < (stop.long ?? stop.radius) + 0.9
}

/** Down and out: a life less, and back to the last flag. A shield does not help against falling. */
function fall(kind: CourseKind, world: CourseWorld, hero: Being, drowns: boolean): void {
  const flood = drowns ? world.bodies.find(({ does }) => does === 'flood') : undefined
  const isTold = world.plan.cast.some(({ role }) => role === 'enemy' || role === 'hazard' || role === 'boss')
  // Where nobody is an enemy, nobody is hurt either: it is only a fall.
  tell(world, isTold || drowns ? 'hurt' : 'miss', {
    ...(flood && { by: flood.cast }),
    to: hero.cast,
    x: hero.x,
    y: Math.max(hero.y, world.flood),
    z: hero.z,
    words: 'Whoops!',
  })
  loseLife(world, drowns ? `The ${floodName(world, flood)} caught you.` : kind.fell)
  if (world.status !== 'playing') return
  putBack(kind, world, hero)
  world.pause = 18
}

const floodName = ({ plan }: CourseWorld, flood: Being | undefined): string =>
  plan.cast.find(({ id }) => id === flood?.cast)?.name ?? 'flood'

/** To the last checkpoint, with a moment in which nothing can happen. */
export function putBack(kind: CourseKind, world: CourseWorld, hero: Being): void {
  const stop = stopAt(kind.courseOf(world.plan, world.level), world.checkpoint)
  world.here = world.checkpoint
  Object.assign(hero, {
    x: stop.x,
    y: stop.y + 0.05,
    z: stop.z,
    vx: 0,
    vy: 0,
    vz: 0,
    yaw: stop.yaw,
    safe: 110,
    grounded: true,
    pitch: 0,
  })
  world.on = 0
  world.dash = 0
  world.trail = []
  if (world.flood > abyss) world.flood = Math.max(kind.floodFrom ?? abyss, Math.min(world.flood, stop.y - 6))
  world.facing = kind.wayOf(world, hero)
  world.gaze = hero.y
  look(kind, world, hero, true)
}

/** The eye comes along behind the hero, and turns to where the way goes on unless the player looks elsewhere. */
export function look(kind: CourseKind, world: CourseWorld, hero: Being, atOnce = false): void {
  if (world.tick - world.turnedAt > 100) {
    const turn = angleBetween(world.facing, kind.wayOf(world, hero))
    world.facing = turnToward(
      world.facing,
      world.facing + turn,
      Math.min(0.035, Math.abs(turn) * (kind.turning ?? 0.03)),
    )
  }
  // A jump does not toss the eye about: it looks where the hero stood, until it falls.
  const share = hero.grounded ? 0.12 : hero.y < world.gaze ? 0.2 : hero.y > world.gaze + 2 ? 0.1 : 0.025
  world.gaze = atOnce ? hero.y : ease(world.gaze, hero.y, share)
  const { distance, height, field } = kind.rig
  chase(
    world,
    { x: hero.x, y: world.gaze, z: hero.z },
    {
      yaw: world.facing,
      distance,
      height,
      over: 1.1,
      stiff: 0.14,
      field: field + (world.dash > 0 ? 9 : 0),
      blocks: kind.courseOf(world.plan, world.level).blocks,
    },
    atOnce,
  )
}

/** What rises from below, where something does. It waits while the hero is far above: it is near, never hopeless. */
export function rise(kind: CourseKind, world: CourseWorld, hero: Being): void {
  if (!kind.floodSpeed || world.flood <= abyss) return
  const behind = hero.y - world.flood
  world.flood += (kind.floodSpeed(world) * (behind > 14 ? 2.6 : behind < 4 ? 0.75 : 1)) / 60
  for (const body of world.bodies) if (body.does === 'flood') body.y = world.flood - 0.5
}
