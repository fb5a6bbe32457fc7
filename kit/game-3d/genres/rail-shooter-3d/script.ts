import { castIn, dial } from '../../../game/plan.ts'
import { below, between, chance, pickOne, shuffle } from '../../../game/world.ts'
import { addBody, clamp, heroOf, inRole } from '../../space.ts'
import { bringGroup, isGrounded } from './foes.ts'
import { siteOf } from './land.ts'
import { bringSubject, subjectsOf } from './photos.ts'
import { endOf, landOf, placeOf, rides, roomOf, takesPhotos } from './way.ts'
import { blank, type Cue, type RailWorld, settle, settleOnFloor } from './world.ts'

/** What comes along the way up to the end of the level: foes, rocks and gifts take turns. */
export function writeScript(world: RailWorld): void {
  const { plan } = world
  const { goalCount, levels } = plan.rules
  const hero = heroOf(world)
  const script: Cue[] = []
  const from = hero.s + (world.level === 1 && hero.s < 30 ? 12 : 4)
  const photos = takesPhotos(plan)
  const every = photos ? 22 : dial(plan, 62, 48) * (rides(plan) ? 0.85 : 1)
  let groups = 0
  for (let s = from; s < world.endS - (photos ? 30 : 60); s += every * between(world, 0.9, 1.15)) {
    script.push({ s, what: 'group' })
    groups++
    if (photos) continue
    if (chance(world) < dial(plan, 0.45, 0.85)) script.push({ s: s + every * 0.5, what: 'rocks' })
    if (castIn(plan, 'collectible').length > 0) script.push({ s: s + every * 0.3, what: 'items' })
    if (plan.rules.powerUps.length > 0 && groups % 3 === 2) script.push({ s: s + every * 0.7, what: 'power' })
  }
  world.script = script.sort((one, other) => one.s - other.s)
  if (world.needed > 0 && world.defeated < world.needed && hero.s > endOf(plan, world.level) - 1) return
  const foes = photos ? subjectsOf(world).length > 0 : castIn(plan, 'enemy').length > 0
  const usual = photos ? Math.ceil(groups * dial(plan, 0.45, 0.65)) : Math.ceil(groups * dial(plan, 1.2, 3.2))
  const share = goalCount === undefined ? usual : Math.ceil(goalCount / levels)
  world.needed = foes ? Math.max(1, share) : 0
  world.film = photos ? world.needed * 3 + 2 : 0
}

export function bringCue(world: RailWorld): void {
  const cue = world.script.shift()
  if (!cue) return
  if (cue.what === 'group') {
    if (takesPhotos(world.plan)) bringSubject(world)
    else bringGroup(world)
  } else if (cue.what === 'rocks') bringRocks(world)
  else if (cue.what === 'items') bringItems(world)
  else bringPower(world)
}

/** The key of what lies in the way where the prompt names nothing. */
export const rockKey = 'rock'

function bringRocks(world: RailWorld): void {
  const { plan } = world
  const hero = heroOf(world)
  const { wide, low, high } = roomOf(plan)
  const named = [...castIn(plan, 'hazard'), ...castIn(plan, 'obstacle')]
  const count = Math.round(dial(plan, 1, 3))
  const sides = shuffle(world, [-0.85, -0.3, 0.3, 0.85])
  for (let i = 0; i < count; i++) {
    const member = named.length > 0 ? pickOne(world, named) : undefined
    if (
      member?.count !== undefined &&
      world.bodies.filter(({ cast }) => cast === member.id).length >= member.count
    )
      continue
    const stands = member ? isGrounded(world, member) && rides(plan) : rides(plan)
    const body = addBody(world, member ?? rockKey, member?.role === 'obstacle' ? 'obstacle' : 'hazard', {
      ...blank,
      x: 0,
      y: 0,
      z: 0,
      s: hero.s + 82 + i * 5,
      // The first one is where the hero is now: it has to be dodged, or shot.
      u: i === 0 ? hero.u : (sides[i] ?? 0) * wide,
      v: i === 0 ? hero.v : between(world, low, high) * 0.8,
      yaw: between(world, 0, 6),
      size: rides(plan) ? 1.6 : 2.5,
      health: 2,
    })
    body.radius = body.size * 0.45
    if (stands) onFloor(world, body)
    else settle(world, body)
  }
}

function onFloor(world: RailWorld, body: Parameters<typeof settle>[1]): void {
  const at = placeOf(world.plan, body)
  const floor = siteOf(world.plan).height(at.x, at.z)
  body.v += floor + body.size / 2 - at.y
  settleOnFloor(world, body, floor)
}

/** A line of things to take, that leads from one side to the other. */
function bringItems(world: RailWorld): void {
  const { plan } = world
  const hero = heroOf(world)
  const member = pickOne(world, castIn(plan, 'collectible'))
  const { wide, low, high } = roomOf(plan)
  const [from, to] = [between(world, -0.8, 0.8) * wide, between(world, -0.8, 0.8) * wide]
  const v = between(world, low * 0.6, high * 0.6)
  const count = Math.min(5, member.count ?? 5)
  for (let i = 0; i < count; i++) {
    const share = count === 1 ? 0 : i / (count - 1)
    const body = addBody(world, member, 'collectible', {
      ...blank,
      x: 0,
      y: 0,
      z: 0,
      s: hero.s + 80 + i * 6,
      u: from + (to - from) * share,
      v: rides(plan) ? 0 : v + Math.sin(share * Math.PI) * 1.2,
      size: 1.2,
      radius: 0.8,
    })
    if (rides(plan)) onFloor(world, body)
    else settle(world, body)
    if (rides(plan)) body.v = 0
  }
}

function bringPower(world: RailWorld): void {
  const { plan } = world
  const hero = heroOf(world)
  const { wide, low, high } = roomOf(plan)
  const body = addBody(world, `power:${pickOne(world, plan.rules.powerUps)}`, 'power', {
    ...blank,
    x: 0,
    y: 0,
    z: 0,
    s: hero.s + 80,
    u: between(world, -0.7, 0.7) * wide,
    v: rides(plan) ? 0 : between(world, low, high) * 0.6,
    size: 1.4,
    radius: 1,
  })
  if (rides(plan)) onFloor(world, body)
  else settle(world, body)
  if (rides(plan)) body.v = 0
}

/** Things of the prompt beside the way, and the goal at its end. */
export function furnish(world: RailWorld): void {
  const { plan, level } = world
  const hero = heroOf(world)
  const props = castIn(plan, 'prop').flatMap((member) =>
    Array.from({ length: Math.min(5, member.count ?? 3) }, () => member),
  )
  props.forEach((member, i) => {
    const side = i % 2 === 0 ? -1 : 1
    const body = addBody(world, member, 'prop', {
      ...blank,
      x: 0,
      y: 0,
      z: 0,
      s: hero.s + 28 + i * ((world.endS - hero.s - 40) / Math.max(1, props.length)),
      u: side * between(world, 9, 11),
      v: between(world, -3, 2),
      yaw: below(world, 6),
      size: (4 * clamp(member.size, 0.7, 1.4)) / member.size,
    })
    if (landOf(plan) === 'void' || /flies|floats/.test(member.motion)) settle(world, body)
    else onFloor(world, body)
  })
  const [goal] = castIn(plan, 'goal')
  if (!goal || level !== plan.rules.levels || inRole(world, 'goal').length > 0) return
  const body = addBody(world, goal, 'goal', {
    ...blank,
    x: 0,
    y: 0,
    z: 0,
    s: world.endS + 24,
    u: 0,
    v: 0,
    size: 9 / goal.size,
  })
  body.yaw = placeOf(plan, body).yaw + Math.PI
  if (landOf(plan) === 'void') settle(world, body)
  else onFloor(world, body)
}
