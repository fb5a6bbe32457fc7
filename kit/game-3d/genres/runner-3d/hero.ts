import { holds, type Input } from '../../../core/input.ts'
import { castIn, theOne } from '../../../game/plan.ts'
import { pressed, tell } from '../../../game/world.ts'
import { addBody, ahead, clamp, dt, ease } from '../../space.ts'
import { cruise, place, type Runner, type RunWorld, runnerStart, spotOf } from './run.ts'
import { laneWide } from './way.ts'

const jumpSpeed = 9.4
const gravity = 24
const slideSteps = 40
/** Steps for which a press that came too early is remembered. */
const early = 9

/** Runs by itself; the player chooses the lane, and goes over and under things. */
export function moveHero(world: RunWorld, hero: Runner, input: Input): void {
  const at = () => spotOf(hero, 0.1)
  const turn = Number(pressed(world, input, 'right')) - Number(pressed(world, input, 'left'))
  world.sinceTurn++
  const lane = clamp(hero.lane + turn, -1, 1)
  if (lane !== hero.lane) {
    hero.lane = lane
    world.sinceTurn = 0
    tell(world, 'step', { by: hero.cast, ...at() })
  }
  world.speed = ease(world.speed, cruise(world), 0.025)
  hero.along += world.speed * dt
  const missing = hero.lane * laneWide - hero.aside
  const across = clamp(missing * 12, -13, 13)
  hero.aside += across * dt

  const jumps = pressed(world, input, 'a') || pressed(world, input, 'up')
  world.wantsJump = jumps ? early : Math.max(0, world.wantsJump - 1)
  const grounded = hero.above <= 0 && hero.rising <= 0
  if (grounded) world.airJumps = world.plan.rules.doubleJump ? 1 : 0
  if (world.wantsJump > 0 && (grounded || (jumps && world.airJumps > 0))) {
    if (!grounded) world.airJumps--
    hero.rising = jumpSpeed
    hero.above = Math.max(hero.above, 0.01)
    world.wantsJump = 0
    world.slide = 0
    world.wantsSlide = false
    tell(world, 'jump', { by: hero.cast, ...toNext(world, hero), ...at() })
  }
  if (pressed(world, input, 'down')) {
    if (hero.above > 0) {
      hero.rising = Math.min(hero.rising, -13)
      world.wantsSlide = true
    } else beginSlide(world, hero)
  }
  if (world.slide > 0) world.slide--
  fall(world, hero)
  shootWith(world, hero, input)
  pose(world, hero, across)
}

function beginSlide(world: RunWorld, hero: Runner): void {
  world.slide = slideSteps
  world.wantsSlide = false
  tell(world, 'step', { by: hero.cast, ...toNext(world, hero), ...spotOf(hero, 0.1) })
}

/** What a jump or a slide is meant for: the next thing in this lane. */
function toNext(world: RunWorld, hero: Runner): { to?: string } {
  let next: Runner | undefined
  for (const body of world.bodies) {
    const gap = body.along - hero.along
    if (body.past === 'free' || body.lane !== hero.lane || gap < 0 || gap > 10) continue
    if (!next || body.along < next.along) next = body
  }
  return next ? { to: next.cast } : {}
}

function fall(world: RunWorld, hero: Runner): void {
  if (hero.above <= 0 && hero.rising <= 0) return
  hero.rising -= gravity * dt
  hero.above += hero.rising * dt
  if (hero.above > 0) return
  hero.above = 0
  hero.rising = 0
  tell(world, 'land', { by: hero.cast, ...spotOf(hero, 0.1) })
  if (world.wantsSlide) beginSlide(world, hero)
}

/** Leans into the lane, lies back when sliding: for shapes of any kind. */
function pose(world: RunWorld, hero: Runner, across: number): void {
  const member = theOne(world.plan, 'player')
  const whole = heroHeight(world)
  const slides = world.slide > 0
  const onLegs = /walks|hops|crawls|still|swims/.test(member.motion)
  const lies = slides && onLegs
  hero.size = ease(hero.size, slides ? whole * (onLegs ? 0.8 : 0.55) : whole, 0.3)
  const jumpPitch = hero.above > 0.1 ? clamp(hero.rising * 0.022, -0.22, 0.22) : 0
  hero.pitch = ease(hero.pitch, lies ? 0.95 : jumpPitch, 0.28)
  hero.roll = ease(hero.roll, clamp(-across * 0.03, -0.34, 0.34), 0.25)
  hero.grounded = hero.above <= 0
  hero.act = !hero.grounded ? 'jump' : slides ? 'ride' : 'go'
  place(world, hero, clamp(-across * 0.035, -0.4, 0.4))
  if (lies) hero.y -= whole * 0.2 * clamp(hero.pitch, 0, 1)
  const way = ahead(hero.yaw)
  hero.vx = way.x * world.speed
  hero.vz = way.z * world.speed
  hero.phase += (world.speed * dt) / 2.7
}

export const heroHeight = ({ plan }: RunWorld): number => 1.75 * Math.min(1.25, theOne(plan, 'player').size)

/** How high the head is above the road. */
export const headOf = (world: RunWorld, hero: Runner): number =>
  hero.above + (world.slide > 0 ? 0.8 : Math.min(1.65, heroHeight(world)))

const reloadSteps = 34

function shootWith(world: RunWorld, hero: Runner, input: Input): void {
  if (world.reload > 0) world.reload--
  const [ammo] = castIn(world.plan, 'projectile')
  if (!ammo || world.reload > 0 || !holds(input.held, 'b')) return
  world.reload = world.powers.rapid ? 12 : reloadSteps
  const shot = addBody<Runner>(world, ammo, 'shot', {
    ...runnerStart,
    x: 0,
    y: 0,
    z: 0,
    along: hero.along + 1,
    aside: hero.aside,
    above: hero.above + 0.7,
    size: 0.6,
    radius: 0.4,
    left: 80,
    comes: -(world.speed + 24),
  })
  place(world, shot)
  tell(world, 'shoot', { by: hero.cast, to: ammo.id, ...spotOf(shot, 0) })
}
