import { tell, win } from '../../../game/world.ts'
import { middleOf } from '../../flying.ts'
import { chase } from '../../rigs.ts'
import { clamp, heroOf } from '../../space.ts'
import { blocksOf } from './built.ts'
import { courseOf, isDelivery, stopAt } from './course.ts'
import { beyond, type Craft, cruise, type FlightWorld, nextStops } from './craft.ts'
import { fillLevel } from './fill.ts'
import { floorAt } from './land.ts'

export function layLevel(world: FlightWorld): void {
  const { plan, level } = world
  const hero = heroOf(world)
  const { start } = courseOf(plan, level)
  world.bodies = [hero]
  world.next = 0
  world.streak = 0
  world.carries = ''
  world.back = { ...start }
  setOff(world, hero, 60)
  fillLevel(world)
  chase(world, hero, rigOf(world, hero), true)
}

/** Puts the hero where it last was safe, on its way to what is next. */
export function setOff(world: FlightWorld, hero: Craft, safe: number): void {
  const { x, y, z, yaw } = world.back
  const fresh = {
    x,
    y: y - hero.size / 2,
    z,
    yaw,
    pitch: -hero.lean,
    slope: 0,
    roll: 0,
    turning: 0,
    pace: cruise(world),
    safe,
  }
  Object.assign(hero, fresh)
  world.facing = yaw
  world.push = 0
  const [stop] = nextStops(world)
  world.side = stop ? beyond(stop, stopAt(stop, world.tick), middleOf(hero)) : 0
}

/** The last stop of a level, or the place that it led to, is behind. */
export function endLevel(world: FlightWorld): void {
  const { plan } = world
  const hero = heroOf(world)
  if (world.level >= plan.rules.levels) {
    const goesOn = plan.rules.scoreGoal !== undefined || (plan.rules.timeUp === 'win' && world.clock !== null)
    if (goesOn) layLevel(world)
    else win(world, isDelivery(plan) ? 'Everything was brought home.' : 'You flew the whole course.')
    return
  }
  world.level++
  world.pause = 40
  tell(world, 'level', { by: hero.cast, x: hero.x, y: hero.y, z: hero.z, value: world.level })
  layLevel(world)
}

/** Behind the craft, lower when it climbs, further off when it is fast. */
export function rigOf(world: FlightWorld, hero: Craft) {
  const { plan, level } = world
  const fast = clamp(hero.pace / cruise(world) - 1, 0, 0.8)
  return {
    yaw: world.facing,
    distance: 6.2 + hero.size * 0.5 + fast * 1.5,
    height: 2.8 + hero.size * 0.2 - hero.slope * 4.4,
    over: 1.5 + hero.slope * 2.2,
    stiff: 0.24,
    field: 60 + fast * 22,
    ground: (x: number, z: number) => floorAt(plan, x, z) + 0.6,
    blocks: blocksOf(plan, level),
    roll: hero.roll * 0.16,
  }
}
