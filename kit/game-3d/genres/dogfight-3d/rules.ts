import { holds, type Input } from '../../../core/input.ts'
import { type PowerUp, theOne } from '../../../game/plan.ts'
import { pressed, tell } from '../../../game/world.ts'
import { fly, leanOf, middleOf } from '../../flying.ts'
import { looking } from '../../looking.ts'
import { chase } from '../../rigs.ts'
import { addBody, age, angleBetween, clamp, heroOf, yawTo } from '../../space.ts'
import { blocksOf, floorOf } from './arena.ts'
import { type Fighter, type FightWorld, fighterStart, halfHeight, heroPace, radius } from './craft.ts'
import { liveOthers } from './foes.ts'
import { meetAll } from './hits.ts'
import { moveShots, pickTarget, shootAhead } from './shots.ts'
import { fillLevel, runWaves } from './waves.ts'

/** Steps that a roll lasts, and until the next one can be flown. */
const rollSteps = 30
const restSteps = 84

export function begin(world: FightWorld): FightWorld {
  const member = theOne(world.plan, 'player')
  addBody(world, member.id, 'player', {
    ...fighterStart,
    lean: leanOf(member),
    x: 0,
    y: 0,
    z: 0,
    size: 2.5 * clamp(member.size, 0.95, 1.3),
    radius: 1,
  })
  fillLevel(world)
  chase(world, heroOf(world), rigOf(world, heroOf(world)), true)
  return world
}

export function step(world: FightWorld, input: Input): void {
  age(world)
  const hero = heroOf(world)
  steerHero(world, hero, input)
  pickTarget(world, hero)
  if (hero.reload > 0) hero.reload--
  if (holds(input.held, 'a') && hero.reload === 0) {
    hero.reload = world.powers.rapid ? 5 : 10
    shootAhead(world, hero)
  }
  liveOthers(world, hero)
  moveShots(world)
  meetAll(world, hero)
  for (const power of Object.keys(world.powers) as PowerUp[]) {
    const left = (world.powers[power] ?? 0) - 1
    if (left <= 0) delete world.powers[power]
    else world.powers[power] = left
  }
  if (world.chainLeft > 0) world.chainLeft--
  world.hull = Math.min(1, world.hull + 0.0002)
  if (world.status !== 'playing') return
  const { level } = world
  runWaves(world)
  const atOnce = level !== world.level
  if (world.status === 'playing') chase(world, hero, rigOf(world, hero), atOnce)
}

function steerHero(world: FightWorld, hero: Fighter, input: Input): void {
  const wish = looking(world, input)
  if (world.rest > 0) world.rest--
  if (world.rolling > 0) world.rolling--
  if (pressed(world, input, 'b') && world.rest === 0) {
    world.rolling = rollSteps
    world.rest = restSteps
    world.rollSide = wish.aside > 0 ? -1 : 1
    tell(world, 'jump', { by: hero.cast, ...middleOf(hero) })
  }
  const isLow = hero.y < Math.max(-halfHeight, floorOf(world.plan) + 6)
  const climb = hero.y > halfHeight ? -0.5 : isLow ? 0.5 : wish.forward
  const lean = hero.roll
  fly(hero, {
    turn: turnWithin(hero, -wish.aside),
    climb,
    pace: heroPace(world) * (world.rolling > 0 ? 1.9 : 1),
    nimble: 1.6,
    // The nose stays nearly where it was put.
    trim: hero.slope * 0.7,
  })
  hero.yaw += wish.turn * 0.55
  hero.slope = clamp(hero.slope + wish.tilt * 0.55, -0.9, 0.9)
  if (world.rolling > 0) hero.roll = lean + (world.rollSide * Math.PI * 2) / rollSteps
  else if (Math.abs(hero.roll) > Math.PI) hero.roll -= Math.sign(hero.roll) * Math.PI * 2
  world.facing += angleBetween(world.facing, hero.yaw) * 0.12
  if (world.tick % 50 === 0) tell(world, 'step', { by: hero.cast, ...middleOf(hero) })
}

/** At the edge of the fight everybody comes about. */
function turnWithin(hero: Fighter, side: number): number {
  if (Math.hypot(hero.x, hero.z) < radius) return side
  const home = angleBetween(hero.yaw, yawTo(hero, { x: 0, y: 0, z: 0 }))
  return Math.abs(home) < 0.6 ? side : clamp(home * 2, -1, 1)
}

function rigOf(world: FightWorld, hero: Fighter) {
  const fast = world.rolling > 0 ? 1 : 0
  return {
    yaw: world.facing,
    distance: 7.2 + hero.size * 0.4 + fast * 1.6,
    height: 2.7 + hero.size * 0.2 - hero.slope * 5,
    over: 1.7 + hero.slope * 2.6,
    stiff: 0.26,
    field: 62 + fast * 12,
    blocks: blocksOf(world.plan, world.level),
    roll: clamp(hero.turning * 0.1, -0.2, 0.2),
  }
}
