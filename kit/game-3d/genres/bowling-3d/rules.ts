import { direction, holds, type Input } from '../../../core/input.ts'
import { dial, theOne } from '../../../game/plan.ts'
import { between, pressed, tell } from '../../../game/world.ts'
import { age, clamp, dt, ease, heroOf } from '../../space.ts'
import { moveEye } from './camera.ts'
import { settle, sweep } from './counting.ts'
import type { Piece } from './pins.ts'
import { roll } from './rolling.ts'
import { type AlleyWorld, ballOf, go, mostAim, swayOf, sweet } from './world.ts'

const runupSteps = 30
/** Where one can stand: the button goes from one to the next. */
const stands = [0, 0.75, -0.75]

export function step(world: AlleyWorld, input: Input): void {
  world.since++
  const hero = heroOf(world)
  if (world.phase === 'aim' || world.phase === 'charge') takeAim(world, input)
  else if (world.phase === 'runup') runUp(world)
  else if (world.phase === 'roll') roll(world, input)
  else if (world.phase === 'settle') settle(world)
  else sweep(world)
  if (world.phase === 'aim' || world.phase === 'charge') standBehind(world, hero)
  moveOthers(world)
  age(world)
  moveEye(world)
}

function takeAim(world: AlleyWorld, input: Input): void {
  const { x } = direction(input.held)
  world.aim = clamp(world.aim + x * 0.0011, -mostAim, mostAim)
  if (pressed(world, input, 'b')) {
    const at = stands.indexOf(world.fromWanted)
    world.fromWanted = stands[(at + 1) % stands.length] ?? 0
    tell(world, 'step', { by: theOne(world.plan, 'player').id, x: world.from, y: 0, z: 1 })
  }
  world.from = ease(world.from, world.fromWanted, 0.14)
  if (world.phase === 'aim') {
    // Whoever still holds the button from the last throw has to press it anew.
    if (pressed(world, input, 'a')) {
      go(world, 'charge')
      world.power = 0
      world.rises = true
    }
    return
  }
  const pace = dial(world.plan, 0.011, 0.017) * (world.plan.rules.faster ? 1 + world.frame * 0.08 : 1)
  world.power = clamp(world.power + (world.rises ? pace : -pace), 0, 1)
  if (world.power >= 1) world.rises = false
  if (world.power <= 0) world.rises = true
  if (!holds(input.held, 'a')) letGo(world)
}

function letGo(world: AlleyWorld): void {
  const { plan, power } = world
  const isSweet = power >= sweet.from && power <= sweet.to
  const off = isSweet ? 0 : Math.min(1, Math.abs(power - (sweet.from + sweet.to) / 2) * 1.6)
  world.slip = swayOf(world) + between(world, -1, 1) * off * dial(plan, 0.012, 0.034)
  const hero = heroOf(world)
  if (isSweet) tell(world, 'right', { by: hero.cast, x: world.from, y: 2, z: 0, words: 'Perfect!' })
  go(world, 'runup')
}

/** The bowler stands beside the ball, and sways a little with it. */
function standBehind(world: AlleyWorld, hero: Piece): void {
  const ball = ballOf(world)
  const drawn = world.phase === 'charge' ? world.power : 0
  hero.x = ease(hero.x, world.from - 0.85, 0.2)
  hero.z = ease(hero.z, 2.1 + drawn * 0.5, 0.2)
  hero.vx = (world.fromWanted - world.from) * 3
  hero.vz = 0
  hero.phase += Math.abs(hero.vx) * dt
  hero.pitch = ease(hero.pitch, drawn * 0.12, 0.2)
  hero.yaw = Math.PI - world.aim - swayOf(world)
  Object.assign(ball, { x: world.from, z: ease(ball.z, 0.4 + drawn * 0.35, 0.3), y: 0, vx: 0, vz: 0 })
}

/** Some quick steps, and the ball comes from behind. */
function runUp(world: AlleyWorld): void {
  const hero = heroOf(world)
  const ball = ballOf(world)
  const share = world.since / runupSteps
  hero.vz = -3.4
  hero.z += hero.vz * dt
  hero.phase += 4.5 * dt
  hero.pitch = ease(hero.pitch, -0.16, 0.15)
  hero.act = share > 0.55 ? 'attack' : 'go'
  // A swing: back and up, then down onto the boards.
  ball.z = hero.z + 0.5 + Math.cos(share * Math.PI) * 0.9 * (1 - share) - share * 0.9
  ball.y = Math.max(0, Math.sin(share * Math.PI) * 0.55)
  ball.pitch -= 0.05
  if (world.since < runupSteps) return
  const way = world.aim + world.slip
  const speed = 7.4 + 5.2 * Math.min(1, world.power)
  Object.assign(ball, { x: world.from, y: 0, z: -0.1, vx: Math.sin(way) * speed, vz: -Math.cos(way) * speed })
  world.inGutter = false
  hero.vz = 0
  tell(world, 'shoot', { by: theOne(world.plan, 'player').id, to: ball.cast, x: ball.x, y: 0.3, z: 0 })
  go(world, 'roll')
}

/** Those on the lane walk across it; everybody breathes. */
function moveOthers(world: AlleyWorld): void {
  for (const body of world.bodies) {
    if (body.role === 'power' || (body.role === 'collectible' && body.spot < 0)) body.yaw += 0.04
    if (body.spot >= 0 || !['enemy', 'hazard', 'obstacle'].includes(body.role)) continue
    // Whoever was hit rocks for a moment.
    body.tipX = ease(body.tipX, 0, 0.06)
    body.roll = Math.sin(world.tick * 0.5) * body.tipX * 0.1
    if (body.facing === 0) continue
    const pace = dial(world.plan, 0.5, 1.3) * (world.plan.cast.find(({ id }) => id === body.cast)?.speed ?? 1)
    body.vx = -body.facing * pace
    body.x += body.vx * dt
    body.phase += pace * dt
    body.yaw = (-body.facing * Math.PI) / 2
    if (Math.abs(body.x) > 1.15) body.facing = Math.sign(body.x)
  }
}
