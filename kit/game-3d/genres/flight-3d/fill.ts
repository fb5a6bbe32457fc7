import { type CastMember, type CastRole, castIn, dial } from '../../../game/plan.ts'
import { below, between, chance, tell } from '../../../game/world.ts'
import { leanOf } from '../../flying.ts'
import { addBody, type Body, type Vec } from '../../space.ts'
import {
  countedGem,
  courseOf,
  destinationOf,
  gemsOf,
  hoopOf,
  isDelivery,
  isHoop,
  loadsOf,
  openingOf,
  pedestal,
  type Stop,
} from './course.ts'
import { craftStart, type FlightWorld } from './craft.ts'
import { floorAt } from './land.ts'

/** Puts everybody of a level on the stage: the stops of the course, and whoever is met between them. */
export function fillLevel(world: FlightWorld): void {
  const { plan, level } = world
  const { stops, end } = courseOf(plan, level)
  for (const [i, stop] of stops.entries()) addStop(world, stop, i)
  const place = destinationOf(plan)
  if (place && level === plan.rules.levels)
    addBody(world, place.id, 'goal', {
      ...craftStart,
      ...onGround(world, end),
      yaw: Math.atan2(-end.x, -end.z),
      size: 10,
      radius: 4,
    })
  if (!isDelivery(plan)) hangGems(world)
  for (const member of castIn(plan, 'enemy')) addFoes(world, member)
  for (const member of castIn(plan, 'hazard'))
    for (let i = 0; i < (member.count ?? 2 + Math.min(3, level)); i++)
      addBody(world, member, 'hazard', {
        ...craftStart,
        ...home(beside(world, i, 3.5, 7)),
        size: 3.4,
        radius: 1.5,
      })
  for (const member of castIn(plan, 'obstacle').filter((one) => !isHoop(one)))
    for (let i = 0; i < Math.min(12, member.count ?? 5); i++) addTall(world, member, 'obstacle', i)
  for (const member of castIn(plan, 'prop').filter((one) => !isHoop(one)))
    for (let i = 0; i < Math.min(6, member.count ?? 3); i++) addTall(world, member, 'prop', i)
  if (!isDelivery(plan))
    for (const member of castIn(plan, 'friend'))
      for (let i = 0; i < Math.min(4, member.count ?? 1); i++) addWingman(world, member, i)
  plan.rules.powerUps.slice(0, 4).forEach((power, i) => {
    const at = beside(world, i, 1, 4)
    addBody(world, `power:${power}`, 'power', { ...craftStart, ...home(at), size: 1.6, radius: 1.3 })
  })
  if (plan.rules.boss && level === plan.rules.levels) addBoss(world)
  if (level === 1) greet(world)
}

/** The first of each danger waits ahead at once: who does nothing learns what it is. */
function greet(world: FlightWorld): void {
  const { start } = courseOf(world.plan, 1)
  const met = new Set<string>()
  for (const body of world.bodies) {
    if ((body.role !== 'hazard' && body.role !== 'enemy') || met.has(body.cast)) continue
    const out = (body.role === 'enemy' ? 38 : 27) + met.size * 36
    met.add(body.cast)
    const sunk = out * 0.05
    const at: Pick<Body, 'x' | 'y' | 'z'> = {
      x: start.x + Math.sin(start.yaw) * out,
      y: start.y - sunk - body.size / 2,
      z: start.z + Math.cos(start.yaw) * out,
    }
    Object.assign(body, home(at), { yaw: start.yaw + Math.PI })
  }
}

const home = (at: Vec) => ({ ...at, homeX: at.x, homeY: at.y, homeZ: at.z })
const onGround = ({ plan }: FlightWorld, { x, z }: Vec) => ({ x, y: floorAt(plan, x, z), z })

function addStop(world: FlightWorld, stop: Stop, i: number): void {
  const { plan, level } = world
  const { x, y, z, yaw, pitch } = stop
  if (stop.kind === 'ring') {
    const size = (openingOf(plan, level) + 0.55) * 2
    const cast = hoopOf(plan)?.id ?? 'hoop'
    addBody(world, cast, 'goal', {
      ...craftStart,
      x,
      y: y - size / 2,
      z,
      yaw,
      pitch,
      size,
      radius: 0.5,
      stop: i,
    })
    return
  }
  if (stop.kind === 'pickup') {
    const loads = loadsOf(plan)
    const load = loads[(i / 2) % loads.length]
    const role = load?.role === 'friend' ? 'friend' : 'collectible'
    if (load)
      addBody(world, load.id, role, {
        ...craftStart,
        ...home({ x, y: y - pedestal, z }),
        size: 2,
        radius: 1,
        stop: i,
      })
    return
  }
  const places = castIn(plan, 'goal').filter((one) => !isHoop(one))
  const place = places[((i - 1) / 2) % Math.max(1, places.length)]
  addBody(world, place?.id ?? 'drop', 'goal', {
    ...craftStart,
    ...onGround(world, stop),
    yaw: yaw + Math.PI,
    size: 9,
    radius: 2,
    stop: i,
  })
}

/** Somewhere between two stops of the course, so far to one side of the way. */
function beside(world: FlightWorld, i: number, least: number, most: number): Vec {
  const { plan, level } = world
  const { stops } = courseOf(plan, level)
  const count = stops.length - 1
  if (count < 1) {
    const { start } = courseOf(plan, level)
    return { x: start.x + Math.sin(start.yaw) * 24 + 3, y: start.y, z: start.z + Math.cos(start.yaw) * 24 }
  }
  const number = (i * 3 + Math.floor(i / count) + 1) % count
  const [one, other] = [stops[number], stops[number + 1]]
  if (!one || !other) return { x: 0, y: 20, z: 0 }
  const share = between(world, 0.4, 0.68)
  const aside = between(world, least, most) * (chance(world) < 0.5 ? -1 : 1)
  const yaw = Math.atan2(other.x - one.x, other.z - one.z)
  return {
    x: one.x + (other.x - one.x) * share + Math.cos(yaw) * aside,
    y: one.y + (other.y - one.y) * share + between(world, -1.5, 2.5),
    z: one.z + (other.z - one.z) * share - Math.sin(yaw) * aside,
  }
}

/** Those that are counted hang one in each ring; others lie in rows along the way. */
function hangGems(world: FlightWorld): void {
  const { plan, level } = world
  const { stops } = courseOf(plan, level)
  const counted = countedGem(plan)
  const gem = { ...craftStart, size: 1.5, radius: 1.1 }
  if (counted) {
    const { levels } = plan.rules
    const share = (upTo: number) => Math.floor(((counted.count ?? 0) * upTo) / levels)
    const here = share(level) - share(level - 1)
    for (let i = 0; i < here; i++) {
      const number = here <= stops.length ? Math.floor((i * stops.length) / here) : i % stops.length
      const stop = stops[number]
      if (!stop) continue
      const over = i >= stops.length ? 2.4 * Math.floor(i / stops.length) : 0
      addBody(world, counted.id, 'collectible', {
        ...gem,
        ...home({ ...stop, y: stop.y - 0.75 + over }),
        stop: number,
        yaw: stop.yaw,
        pitch: 0,
      })
    }
  }
  const others = gemsOf(plan).filter((one) => one !== counted)
  others.forEach((member, kind) => {
    const rows = (member.points ?? 1) < 0 ? 2 : Math.min(5, stops.length - 1)
    for (let row = 0; row < rows; row++) {
      const [one, other] = [stops[row * 2 + kind] ?? stops[row], stops[row * 2 + kind + 1] ?? stops[row + 1]]
      if (!one || !other) continue
      const sideward = between(world, -4, 4)
      const yaw = Math.atan2(other.x - one.x, other.z - one.z)
      for (let i = 0; i < 3; i++) {
        const share = 0.35 + i * 0.15
        const bow = Math.sin((i + 1) * (Math.PI / 4)) * sideward
        const at = {
          x: one.x + (other.x - one.x) * share + Math.cos(yaw) * bow,
          y: one.y + (other.y - one.y) * share - 0.75,
          z: one.z + (other.z - one.z) * share - Math.sin(yaw) * bow,
        }
        addBody(world, member.id, 'collectible', { ...gem, ...home(at) })
      }
    }
  })
}

function addFoes(world: FlightWorld, member: CastMember): void {
  const { plan, level } = world
  const count = Math.min(16, member.count ?? Math.round(dial(plan, 2, 4)) + Math.min(3, level - 1))
  for (let i = 0; i < count; i++) {
    const at = beside(world, i * 2 + 1, 6, 13)
    addBody(world, member, 'enemy', {
      ...craftStart,
      lean: leanOf(member),
      ...home(at),
      yaw: between(world, -3, 3),
      pace: 5,
      wait: below(world, 90),
      size: 2.4,
      radius: 1.05,
    })
  }
}

/** On the ground beside the way, high enough to be minded. */
function addTall(world: FlightWorld, member: CastMember, role: CastRole, i: number): void {
  const isWall = role === 'obstacle'
  const at = beside(world, i * 2 + (isWall ? 1 : 0), isWall ? 8 : 12, isWall ? 12 : 22)
  const foot = onGround(world, at)
  const size = isWall ? Math.min(24, Math.max(8, at.y - foot.y + 3)) : 8
  addBody(world, member.id, role, {
    ...craftStart,
    ...foot,
    act: 'go',
    yaw: between(world, 0, 6),
    size,
    radius: Math.min(3, size * 0.16),
  })
}

function addWingman(world: FlightWorld, member: CastMember, i: number): void {
  const { start } = courseOf(world.plan, world.level)
  const side = (i % 2 === 0 ? 1 : -1) * (4 + i)
  addBody(world, member, 'friend', {
    ...craftStart,
    lean: leanOf(member),
    x: start.x + Math.cos(start.yaw) * side,
    y: start.y,
    z: start.z - Math.sin(start.yaw) * side,
    yaw: start.yaw,
    homeX: side,
    size: 1.9,
    radius: 0.8,
  })
}

function addBoss(world: FlightWorld): void {
  const [boss] = [...castIn(world.plan, 'boss'), ...castIn(world.plan, 'enemy')]
  if (!boss) return
  const { stops } = courseOf(world.plan, world.level)
  const stop = stops[Math.min(2, stops.length - 1)]
  if (!stop) return
  const at = { x: stop.x, y: stop.y + 12, z: stop.z }
  addBody(world, boss.id, 'boss', {
    ...craftStart,
    ...home(at),
    yaw: stop.yaw + Math.PI,
    size: 7,
    radius: 2.4,
    wait: 120,
  })
  tell(world, 'boss', { by: boss.id, ...at, words: boss.name })
}
