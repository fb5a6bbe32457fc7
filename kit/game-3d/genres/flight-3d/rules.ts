import { holds, type Input } from '../../../core/input.ts'
import { type PowerUp, theOne } from '../../../game/plan.ts'
import { tell } from '../../../game/world.ts'
import { fly, leanOf } from '../../flying.ts'
import { chase } from '../../rigs.ts'
import { addBody, age, angleBetween, clamp, dt, heroOf, yawTo } from '../../space.ts'
import { radius, thermalsOf } from './course.ts'
import { type Craft, craftStart, cruise, type FlightWorld } from './craft.ts'
import { floorOfVoid } from './land.ts'
import { layLevel, rigOf } from './level.ts'
import { meetLand, meetOthers } from './meeting.ts'
import { liveOthers } from './others.ts'
import { passStops } from './passing.ts'

const ceiling = 78

export function begin(world: FlightWorld): FlightWorld {
  const member = theOne(world.plan, 'player')
  // Whoever is flown is well seen, be it a bee or a balloon.
  addBody(world, member.id, 'player', {
    ...craftStart,
    lean: leanOf(member),
    x: 0,
    y: 0,
    z: 0,
    size: 2.3 * clamp(member.size, 0.95, 1.3),
    radius: 0.85,
  })
  layLevel(world)
  return world
}

export function step(world: FlightWorld, input: Input): void {
  age(world)
  const hero = heroOf(world)
  steerHero(world, hero, input)
  liveOthers(world, hero)
  for (const power of Object.keys(world.powers) as PowerUp[]) {
    const left = (world.powers[power] ?? 0) - 1
    if (left <= 0) delete world.powers[power]
    else world.powers[power] = left
  }
  passStops(world, hero)
  if (world.status === 'playing') meetOthers(world, hero)
  if (world.status === 'playing') meetLand(world, hero)
  if (world.status === 'playing') chase(world, hero, rigOf(world, hero))
}

function steerHero(world: FlightWorld, hero: Craft, { held }: Input): void {
  const side = Number(holds(held, 'left')) - Number(holds(held, 'right'))
  const upward = Number(holds(held, 'up')) - Number(holds(held, 'down'))
  const boosts = holds(held, 'a') && world.fuel > 0.02
  const brakes = holds(held, 'b') && world.push === 0
  if (boosts && !holds(world.before, 'a'))
    tell(world, 'jump', { by: hero.cast, x: hero.x, y: hero.y, z: hero.z })
  world.fuel = clamp(world.fuel + (boosts ? -0.0065 : brakes ? 0.003 : 0.0011), 0, 1)
  if (world.push > 0) world.push--
  const base = cruise(world) * (world.powers.speed ? 1.25 : 1)
  const pace = base * (world.push > 0 ? 1.75 : boosts ? 1.6 : brakes ? 0.5 : 1)
  fly(hero, {
    turn: turnWithin(hero, side),
    climb:
      hero.y > ceiling ? -0.5 : world.plan.look.scene === 'space' && hero.y < floorOfVoid + 30 ? 0.6 : upward,
    pace,
    nimble: brakes ? 1.45 : boosts ? 0.85 : 1,
    // Whoever does nothing sinks a little.
    trim: -0.07,
  })
  for (const { x, z, wide } of thermalsOf(world.plan, world.level)) {
    if (Math.hypot(hero.x - x, hero.z - z) > wide || hero.y > ceiling) continue
    hero.y += 6 * dt
    world.fuel = Math.min(1, world.fuel + 0.008)
  }
  world.facing += angleBetween(world.facing, hero.yaw) * 0.11
  if (world.tick % 45 === 0) tell(world, 'step', { by: hero.cast, x: hero.x, y: hero.y, z: hero.z })
}

/** At the edge of the land the wind turns everybody back. */
function turnWithin(hero: Craft, side: number): number {
  const out = Math.hypot(hero.x, hero.z) - radius
  if (out < 0) return side
  const home = angleBetween(hero.yaw, yawTo(hero, { x: 0, y: 0, z: 0 }))
  return Math.abs(home) < 0.6 ? side : clamp(home * 2, -1, 1)
}
