import { type CastMember, castIn, dial, theOne } from '../../../game/plan.ts'
import { below, between, chance, pickOne, tell } from '../../../game/world.ts'
import { addBody, flat, heroOf } from '../../space.ts'
import { courseOf, gateHalf, lineAt } from './course.ts'
import { chaserOf, type Rider, type RideWorld, spotOf } from './ride.ts'
import { finish, half, middleAt, siteOf, startOf } from './slope.ts'

export const riderStart = { homeX: 0, swing: 0, done: false, part: 'thing' as Rider['part'] }

/** Lays out a run: gates along a line that can be carved, and everything else beside it. */
export function layRun(world: RideWorld): void {
  const { plan, level } = world
  const hero = heroOf(world)
  const start = startOf(plan)
  world.bodies = world.bodies.filter(({ part }) => part === 'rider')
  layGates(world)
  layItems(world)
  layThings(world)
  layFoes(world)
  laySides(world)
  for (const [i, power] of plan.rules.powerUps.slice(0, 4).entries()) {
    const z = start + 60 + i * ((finish - start - 90) / 4) + between(world, -6, 6)
    put(world, `power:${power}`, 'power', lineAt(plan, level, z) + between(world, -3, 3), z, 1.15, {
      part: 'item',
    })
  }
  const [goal] = castIn(plan, 'goal')
  if (goal && level >= plan.rules.levels)
    put(world, goal, 'goal', middleAt(plan, finish) + 9.5, finish + 5, 4.5 / Math.max(1, goal.size), {
      yaw: Math.PI,
    })
  const chaser = chaserOf(plan)
  if (chaser && (chaser.role !== 'boss' || level >= plan.rules.levels)) {
    const body = put(
      world,
      chaser,
      chaser.role === 'boss' ? 'boss' : 'enemy',
      hero.x - 4.2,
      start - 4.5,
      2.6 / Math.max(1, chaser.size * 0.7),
      { part: 'chaser', radius: 0.9, swing: 130 },
    )
    if (chaser.role === 'boss') tell(world, 'boss', { by: chaser.id, ...spotOf(body), words: chaser.name })
  }
}

type More = Partial<Pick<Rider, 'part' | 'radius' | 'swing' | 'yaw' | 'tint'>> & { lift?: number }

function put(
  world: RideWorld,
  who: CastMember | string,
  role: Rider['role'],
  x: number,
  z: number,
  size: number,
  { lift = 0, ...more }: More = {},
): Rider {
  const y = siteOf(world.plan).height(x, z) + lift
  return addBody<Rider>(world, who, role, { ...riderStart, homeX: x, x, y, z, size, ...more })
}

function layGates(world: RideWorld): void {
  const { gates } = courseOf(world.plan, world.level)
  world.gate = 0
  world.passed = 0
  world.gatesNeeded = Math.ceil(gates.length * dial(world.plan, 0.4, 0.62))
  for (const [i, { x, z }] of gates.entries())
    for (const side of [-1, 1])
      put(world, i % 2 === 0 ? 'flag-one' : 'flag-two', 'effect', x + side * gateHalf, z, 3.1, {
        part: 'flag',
      })
}

function layItems(world: RideWorld): void {
  const { plan, level } = world
  const all = castIn(plan, 'collectible')
  if (all.length === 0) return
  const { gates, ramps } = courseOf(plan, level)
  const pick = (i: number) => {
    const list = all.filter(({ points = 1 }) => (i % 7 === 6 ? points < 0 : points >= 0))
    return (list.length > 0 ? list : all)[i % Math.max(1, list.length)] ?? theOne(plan, 'collectible')
  }
  const size = (member: CastMember) => 1 / Math.max(1, member.size * 0.8)
  for (const [i, gate] of gates.entries()) {
    const member = pick(i)
    // A short line on the way to the next gate, on the line or off it.
    const off = chance(world) < 0.65 ? 0 : between(world, -5, 5)
    for (let k = 0; k < 3; k++) {
      const z = gate.z + 4 + k * 3
      put(world, member, 'collectible', lineAt(plan, level, z) + off, z, size(member), {
        part: 'item',
        radius: 0.8,
        lift: 0.3,
      })
    }
  }
  // An arc over each ramp for those who jump.
  for (const [i, ramp] of ramps.entries())
    for (let k = 0; k < 3; k++)
      put(world, pick(i), 'collectible', ramp.x, ramp.z + 7 + k * 3.5, size(pick(i)), {
        part: 'item',
        radius: 0.9,
        lift: 3.6 - k * 0.5,
      })
}

const moving = /walks|hops|flies|swims|crawls|rolls|drives|floats/

/** Trees and rocks: never in the line that one can carve, seldom far from it. */
function layThings(world: RideWorld): void {
  const { plan, level } = world
  const chaser = chaserOf(plan)
  const list = plan.cast.filter(
    (member) =>
      member !== chaser &&
      (member.role === 'obstacle' ||
        (member.role === 'hazard' && member.motion === 'still') ||
        (member.role === 'enemy' && !moving.test(member.motion))),
  )
  if (list.length === 0) return
  const start = startOf(plan)
  const count = Math.round(dial(plan, 24, 44) * (1 + (level - 1) * 0.15) * ((finish - start) / 320))
  const laid: Rider[] = []
  for (let i = 0; i < count; i++) {
    const z = between(world, start + 26, finish - 14)
    const line = lineAt(plan, level, z)
    const x = middleAt(plan, z) + between(world, -half + 1, half - 1)
    if (Math.abs(x - line) < 3.1 || laid.some((other) => flat(other, { x, y: 0, z }) < 4)) continue
    const member = list[i % list.length]
    if (
      !member ||
      (member.count !== undefined && laid.filter(({ cast }) => cast === member.id).length >= member.count)
    )
      continue
    const size =
      (/tree|pine|fir|palm|cactus|pole/.test(member.name) ? 3.6 : 1.7) / Math.max(1, member.size * 0.8)
    laid.push(
      put(world, member, member.role, x, z, size * between(world, 0.85, 1.2), {
        radius: 0.6,
        yaw: between(world, 0, 6),
      }),
    )
  }
}

/** Those who move go to and fro across the slope. */
function layFoes(world: RideWorld): void {
  const { plan, level } = world
  const chaser = chaserOf(plan)
  const list = plan.cast.filter(
    (member) =>
      member !== chaser &&
      (member.role === 'enemy' || member.role === 'hazard') &&
      moving.test(member.motion),
  )
  if (list.length === 0) return
  const start = startOf(plan)
  const many = Math.round(dial(plan, 5, 9)) + level - 1
  for (let i = 0; i < many; i++) {
    const member = list[i % list.length]
    if (!member || (member.count !== undefined && Math.floor(i / list.length) >= member.count)) continue
    const z = start + 45 + ((i + 0.5) / many) * (finish - start - 70)
    const x = middleAt(plan, z) + between(world, -6, 6)
    put(world, member, member.role, x, z, 1.6, {
      part: 'foe',
      radius: 0.65,
      swing: between(world, 0, 6),
      lift: /flies|floats/.test(member.motion) ? 0.7 : 0,
    })
  }
}

function laySides(world: RideWorld): void {
  const { plan } = world
  const start = startOf(plan)
  const props = castIn(plan, 'prop')
  for (const member of props)
    for (let i = 0; i < Math.min(5, member.count ?? 4); i++) {
      const z = start + 20 + ((i + chance(world)) / 5) * (finish - start - 20)
      const side = below(world, 2) === 0 ? -1 : 1
      put(world, member, 'prop', middleAt(plan, z) + side * (half + 2.4), z, 2.3, {
        yaw: Math.PI - side * 0.7,
      })
    }
  const friends = castIn(plan, 'friend')
  // They stand at the finish and cheer.
  for (const [i, member] of friends.entries()) {
    const friend = put(
      world,
      member,
      'friend',
      middleAt(plan, finish) + pickOne(world, [-1, 1]) * (5 + i * 2),
      finish - 2,
      1.6,
      { yaw: Math.PI },
    )
    friend.act = 'cheer'
  }
}

export function addRider(world: RideWorld): Rider {
  const member = theOne(world.plan, 'player')
  const z = startOf(world.plan)
  const x = middleAt(world.plan, z)
  const body = addBody<Rider>(world, { ...member, size: Math.min(1.25, member.size) }, 'player', {
    ...riderStart,
    part: 'rider',
    x,
    y: siteOf(world.plan).height(x, z),
    z,
    size: 1.75,
    radius: 0.5,
  })
  if (needsBoard(world))
    addBody<Rider>(world, 'board', 'effect', {
      ...riderStart,
      part: 'rider',
      x,
      y: body.y,
      z,
      size: 1.1,
      radius: 0.1,
    })
  return body
}

/** Whoever is a vehicle needs no board. */
export const needsBoard = ({ plan }: RideWorld): boolean =>
  !/drives|rolls|floats/.test(theOne(plan, 'player').motion)
