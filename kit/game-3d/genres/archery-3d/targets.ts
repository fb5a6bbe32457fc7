import { type CastMember, castIn, dial } from '../../../game/plan.ts'
import { below, between, chance, shuffle } from '../../../game/world.ts'
import { addBody, type BodyRole, clamp, heroOf, type Vec, yawTo } from '../../space.ts'
import { middleOf } from './ballistics.ts'
import { beam, rows, type Spot, siteOf, spotsOf } from './level.ts'
import { type ArcheryWorld, blank, isTarget, type Thing } from './world.ts'

/** The key of the round board, where the prompt names nothing of its own to shoot at. */
export const board = 'board'

type Aim = { who: CastMember | string; role: BodyRole; most: number }

/** What there is to shoot at: what the prompt names, boards otherwise. */
function aimsOf(world: ArcheryWorld): Aim[] {
  const { plan } = world
  const named = (['enemy', 'collectible', 'goal'] as const).flatMap((role) =>
    castIn(plan, role).map((who): Aim => ({ who, role, most: who.count ?? 99 })),
  )
  const boards: Aim[] =
    named.length === 0 || plan.content?.boards === true ? [{ who: board, role: 'goal', most: 99 }] : []
  return [...boards, ...named]
}

/** How many stand at one time. */
function crowdOf({ plan, level }: ArcheryWorld, spots: number): number {
  const counted = plan.cast.reduce((sum, { role, count = 0 }) => sum + (role === 'enemy' ? count : 0), 0)
  return Math.min(
    spots,
    Math.max(Math.round(dial(plan, 6, 5)) + Math.min(2, level - 1), Math.min(counted, 9)),
  )
}

/** Puts targets up until there are as many as there should be. */
export function setUp(world: ArcheryWorld): void {
  const { plan, level } = world
  const spots = spotsOf(plan, level)
  const standing = world.bodies.filter((body) => body.spot >= 0)
  const aims = aimsOf(world)
  const spared = [...castIn(plan, 'hazard'), ...castIn(plan, 'friend')]
  const crowd = crowdOf(world, spots.length - spared.length)
  const free = shuffle(
    world,
    spots.map((_, i) => i).filter((i) => !standing.some(({ spot }) => spot === i)),
  )
  for (const member of spared) {
    if (standing.some(({ cast }) => cast === member.id)) continue
    const spot = free.pop()
    if (spot !== undefined) stand(world, { who: member, role: member.role, most: 2 }, spots, spot)
  }
  let count = standing.filter((body) => body.role !== 'hazard' && body.role !== 'friend').length
  let turn = aims.length > 1 ? world.nextId : 0
  while (count < crowd) {
    const spot = free.pop()
    if (spot === undefined) return
    // Those with a number of their own stand in that number; boards take every other place.
    const aim = aims[turn++ % aims.length]
    if (!aim) return
    const id = typeof aim.who === 'string' ? aim.who : aim.who.id
    if (world.bodies.filter((body) => body.cast === id && isTarget(body)).length >= aim.most) {
      free.push(spot)
      count += 0.25
      continue
    }
    stand(world, aim, spots, spot)
    count++
  }
}

function stand(world: ArcheryWorld, { who, role }: Aim, spots: readonly Spot[], spot: number): void {
  const place = spots[spot]
  if (!place) return
  const { plan } = world
  const isBoard = who === board
  const flies = typeof who !== 'string' && /flies|floats/.test(who.motion)
  const speed = typeof who === 'string' ? 1 : clamp(who.speed, 0.6, 1.6)
  const way = place.way === 'swing' && !isBoard ? 'slide' : flies && place.way !== 'pop' ? 'bob' : place.way
  const far = place.row / (rows.length - 1)
  // What is far is larger: it must be hit, not guessed.
  const size = (isBoard ? 2.5 : 1.7) + far * 1.1
  const own = typeof who === 'string' ? 1 : who.size
  const body = addBody(world, who, role, {
    ...blank,
    x: place.x,
    y: siteOf(plan).height(place.x, place.z),
    z: place.z,
    way,
    homeX: place.x,
    homeY: siteOf(plan).height(place.x, place.z),
    homeZ: place.z,
    beat: below(world, 600),
    period:
      (dial(plan, 330, 210) / speed) *
      (way === 'pop' ? 1.15 : way === 'bob' ? 1.2 : 1) *
      between(world, 0.9, 1.15),
    reach: way === 'slide' ? between(world, 2, 3.2) : way === 'bob' ? between(world, 1.2, 2.6) : 0,
    size: (size * clamp(own, 0.7, 1.7)) / own,
    spot,
    board: isBoard,
  })
  body.radius = body.size * 0.42
  if (chance(world) < 0.5) body.period *= -1
  const at = placeAt(body, body.beat)
  Object.assign(body, { x: at.x, y: at.y, yaw: yawTo(body, heroOf(world)) })
}

/** Smooth from 0 to 1 and back, with rests at both ends. */
const breathing = (share: number): number => clamp(0.5 + Math.sin(share * Math.PI * 2) * 1.5, 0, 1)

/** Where a target is at a time of its own: known ahead, so that one can lead it. */
export function placeAt(body: Thing, beat: number): Vec & { roll: number } {
  const { homeX, homeY, homeZ, period, reach, way, size } = body
  const share = beat / period
  const wave = Math.sin(share * Math.PI * 2)
  switch (way) {
    case 'slide':
      return { x: homeX + wave * reach, y: homeY, z: homeZ, roll: 0 }
    case 'swing': {
      const angle = wave * 0.55
      const rope = beam - 2.1
      return {
        x: homeX + Math.sin(angle) * rope,
        y: homeY + beam - Math.cos(angle) * rope - middleOf(body),
        z: homeZ,
        roll: angle,
      }
    }
    case 'pop':
      return { x: homeX, y: homeY - (1 - breathing(share)) * size * 1.1, z: homeZ, roll: 0 }
    case 'bob':
      return {
        x: homeX + Math.sin(share * Math.PI) * reach,
        y: homeY + 1.5 + wave * 0.7,
        z: homeZ,
        roll: wave * 0.12,
      }
    default:
      return { x: homeX, y: homeY, z: homeZ, roll: 0 }
  }
}

/** How fast the time of targets goes. */
export function paceOf({ plan, powers, tick }: ArcheryWorld): number {
  const faster = plan.rules.faster ? 1 + Math.min(0.8, tick / 5400) : 1
  return (powers.slow ? 0.45 : 1) * faster
}

const fallSteps = 46

/** Moves a target on; says whether it is gone. */
export function moveTarget(world: ArcheryWorld, body: Thing): boolean {
  if (body.fallen > 0) {
    body.fallen++
    const share = Math.min(1, body.fallen / 22)
    // Boards tip over backwards; what lives leaps up and is gone.
    if (body.board) {
      body.pitch = -1.45 * share * share
      if (body.way === 'swing' || body.way === 'bob') body.y -= 0.012 * body.fallen
    } else {
      body.y += 0.11 - 0.009 * body.fallen
      body.yaw += 0.3
    }
    return body.fallen > fallSteps
  }
  body.beat += paceOf(world)
  const before = body.x
  const at = placeAt(body, body.beat)
  body.vx = (at.x - before) * 60
  body.x = at.x
  body.y = at.y
  body.phase += Math.abs(at.x - before) / 1.4
  body.shaken *= 0.9
  body.roll = at.roll + Math.sin(world.tick * 0.9) * body.shaken
  body.hidden = body.way === 'pop' && body.y < body.homeY - body.size * 1.05
  // What has a face shows it; what walks looks where it goes.
  const faces = body.board || body.role === 'power' || body.way !== 'slide' || Math.abs(body.vx) < 0.2
  const yaw = faces ? yawTo(body, heroOf(world)) : body.vx > 0 ? Math.PI / 2 : -Math.PI / 2
  body.yaw = faces && body.board ? yaw : body.yaw + clamp(yaw - body.yaw, -0.12, 0.12)
  return false
}
