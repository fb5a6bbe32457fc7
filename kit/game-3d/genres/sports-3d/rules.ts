import { direction, holds, type Input } from '../../../core/input.ts'
import { pressed } from '../../../game/world.ts'
import { age, clamp, dt, heroOf } from '../../space.ts'
import { changeSpot, flyToHoop, holdBall, hoopSway, moveDefender, throwBall } from './hoops.ts'
import { moveKeeper } from './keeper.ts'
import { after, feint, fly, keepGoal, opponentKicks, runUp } from './penalty.ts'
import { moveEye } from './turns.ts'
import { go, type SportWorld, skill } from './world.ts'

export function step(world: SportWorld, input: Input): void {
  world.since++
  if (world.feint > 0) world.feint--
  if (world.mode === 'hoops') stepHoops(world, input)
  else if (world.turn === 'mine') stepKick(world, input)
  else {
    keepGoal(world, input)
    if (world.phase === 'fly') fly(world, input)
    else if (world.phase === 'after') after(world)
    else opponentKicks(world)
  }
  // The crowd is never quite still.
  for (const body of world.bodies)
    if (body.role === 'effect' || body.role === 'friend')
      body.phase += body.act === 'cheer' ? 3 * dt : 0.4 * dt
  age(world)
  moveEye(world)
}

function stepKick(world: SportWorld, input: Input): void {
  if (world.phase === 'aim' || world.phase === 'charge') {
    const { x, y } = direction(input.held)
    world.aimX = clamp(world.aimX + x * 0.062, -4.1, 4.1)
    world.aimY = clamp(world.aimY - y * 0.042, 0.3, 3)
    if (pressed(world, input, 'b')) feint(world)
    if (charges(world, input)) go(world, 'runup')
  } else if (world.phase === 'runup') runUp(world, heroOf(world))
  else if (world.phase === 'fly') fly(world, input)
  else after(world)
  if (world.turn === 'mine') moveKeeper(world)
}

function stepHoops(world: SportWorld, input: Input): void {
  if (world.phase === 'aim' || world.phase === 'charge') {
    world.aimX = clamp(world.aimX + direction(input.held).x * 0.0032, -0.3, 0.3)
    if (world.phase === 'aim' && pressed(world, input, 'b')) changeSpot(world)
    holdBall(world)
    if (charges(world, input)) throwBall(world)
  } else flyToHoop(world)
  moveDefender(world)
}

/** Holding fills the meter, and empties it again; says when it was let go. */
function charges(world: SportWorld, input: Input): boolean {
  if (world.phase === 'aim') {
    if (pressed(world, input, 'a')) {
      go(world, 'charge')
      world.power = 0
      world.rises = true
    }
    return false
  }
  const faster = world.plan.rules.faster ? 1 + Math.min(0.5, world.tick / 5400) : 1
  const pace = skill(world, 0.012, 0.019) * faster
  world.power = clamp(world.power + (world.rises ? pace : -pace), 0, 1)
  if (world.power >= 1) world.rises = false
  if (world.power <= 0) world.rises = true
  return !holds(input.held, 'a')
}

export { hoopSway }
