import { memberOf } from '../../../game/plan.ts'
import { addScore, tell } from '../../../game/world.ts'
import { middleOf } from '../../flying.ts'
import { addBody, heroOf, removeBody, type Vec, yawTo } from '../../space.ts'
import { openingOf, type Stop, stopAt } from './course.ts'
import { beyond, type Craft, craftStart, type FlightWorld, nextStops } from './craft.ts'
import { floorAt } from './land.ts'
import { endLevel } from './level.ts'
import { takeGem } from './meeting.ts'

/** Whoever comes through the next ring, or over the next place, has passed it. */
export function passStops(world: FlightWorld, hero: Craft): void {
  const { plan, level, tick } = world
  const [stop] = nextStops(world)
  if (!stop) return
  const at = stopAt(stop, tick)
  const middle = middleOf(hero)
  const side = beyond(stop, at, middle)
  const away = Math.hypot(middle.x - at.x, middle.y - at.y, middle.z - at.z)
  const before = world.side
  world.side = side
  if (stop.kind === 'pickup') {
    if (away < 5.5) pickUp(world, hero, stop)
    return
  }
  if (stop.kind === 'drop') {
    const flatly = Math.hypot(middle.x - at.x, middle.z - at.z)
    if (flatly < 9 && middle.y < at.y + 7) dropOff(world, hero, stop)
    return
  }
  const opening = openingOf(plan, level)
  const crosses = before < 0 !== side < 0 && away < opening + 6
  const aside = Math.sqrt(Math.max(0, away * away - side * side))
  if ((crosses && aside < opening + 0.3) || away < 1.8)
    passRing(world, hero, stop, at, aside < opening * 0.42)
  else if (crosses && before < 0) {
    world.streak = 0
    tell(world, 'miss', { by: hero.cast, to: ringCast(world), ...at, words: 'Missed: turn around' })
  }
}

const bodyOfStop = (world: FlightWorld, number: number): Craft | undefined =>
  world.bodies.find(({ stop, role }) => stop === number && role === 'goal')
const ringCast = (world: FlightWorld) => bodyOfStop(world, world.next)?.cast

function passRing(world: FlightWorld, hero: Craft, stop: Stop, at: Vec, isPerfect: boolean): void {
  const ring = bodyOfStop(world, world.next)
  const member = ring && world.plan.cast.find(({ id }) => id === ring.cast)
  world.streak = isPerfect ? world.streak + 1 : 0
  world.fuel = Math.min(1, world.fuel + (isPerfect ? 0.3 : 0.16))
  if (isPerfect) world.push = Math.max(world.push, 26)
  const points = (member?.points ?? 10) * (world.powers.double ? 2 : 1) + Math.min(5, world.streak) * 2
  const words = isPerfect
    ? world.streak > 1
      ? `Perfect ×${world.streak}  +${points}`
      : `Perfect! +${points}`
    : `+${points}`
  tell(world, 'cross', { by: hero.cast, to: ring?.cast, ...at, value: world.next + 1, words })
  tell(world, 'step', { by: hero.cast, to: ring?.cast, ...at })
  if (member?.role === 'collectible')
    tell(world, 'collect', { by: hero.cast, to: member.id, ...at, value: points })
  if (ring) removeBody(world, ring)
  for (const gem of world.bodies.filter((one) => one.stop === world.next && one.role === 'collectible'))
    takeGem(world, hero, gem)
  addScore(world, points)
  goOn(world, stop, at)
}

function pickUp(world: FlightWorld, hero: Craft, stop: Stop): void {
  const load = world.bodies.find((one) => one.stop === world.next)
  if (load) {
    world.carries = load.cast
    removeBody(world, load)
    const { role, points = 10 } = memberOf(world.plan, load.cast)
    const at = middleOf(load)
    if (role === 'friend') tell(world, 'rescue', { by: hero.cast, to: load.cast, ...at, words: 'On board' })
    else tell(world, 'collect', { by: hero.cast, to: load.cast, ...at, value: points, words: `+${points}` })
    addScore(world, points)
  }
  goOn(world, stop, stop)
}

function dropOff(world: FlightWorld, hero: Craft, stop: Stop): void {
  const place = bodyOfStop(world, world.next)
  const at = { x: stop.x, y: floorAt(world.plan, stop.x, stop.z) + 2, z: stop.z }
  if (world.carries)
    addBody(world, world.carries, 'effect', {
      ...craftStart,
      ...middleOf(hero),
      y: hero.y - 0.6,
      vx: hero.vx * 0.6,
      vz: hero.vz * 0.6,
      size: 1.3,
      left: 70,
    })
  tell(world, 'deliver', { by: hero.cast, to: place?.cast ?? world.carries, ...at, words: '+50' })
  if (place && world.carries) tell(world, 'deliver', { by: hero.cast, to: world.carries, ...at })
  if (place) place.tint = '#8af0b0'
  world.carries = ''
  world.fuel = 1
  addScore(world, 50)
  goOn(world, stop, { ...stop, y: Math.max(stop.y, at.y + 8) })
}

/** The stop is behind: onward to the next one, the next level, or the end. */
function goOn(world: FlightWorld, stop: Stop, at: Vec): void {
  if (world.status !== 'playing') return
  world.next++
  world.passed++
  const [ahead] = nextStops(world)
  if (!ahead) {
    finishLevel(world)
    return
  }
  world.back = { x: at.x, y: at.y, z: at.z, yaw: yawTo(stop, ahead) }
  world.side = beyond(ahead, stopAt(ahead, world.tick), middleOf(heroOf(world)))
}

function finishLevel(world: FlightWorld): void {
  const { plan } = world
  const [place] = world.bodies.filter(({ role, stop }) => role === 'goal' && stop < 0)
  // Where there is a place to get to, the last ring only opens the way.
  if (place && world.level >= plan.rules.levels) {
    tell(world, 'unlock', { by: heroOf(world).cast, to: place.cast, x: place.x, y: place.y, z: place.z })
    return
  }
  endLevel(world)
}
