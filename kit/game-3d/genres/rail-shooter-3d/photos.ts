import { type CastMember, castIn } from '../../../game/plan.ts'
import { addScore, between, chance, tell } from '../../../game/world.ts'
import { addBody, clamp, heroOf } from '../../space.ts'
import { isGrounded } from './foes.ts'
import { siteOf } from './land.ts'
import { placeOf, rides, takesPhotos } from './way.ts'
import { ahead, blank, type RailWorld, type Rider, settle, settleOnFloor, sightOf } from './world.ts'

/** Whom one takes pictures of. */
export const subjectsOf = ({ plan }: RailWorld): CastMember[] => [
  ...castIn(plan, 'enemy'),
  ...castIn(plan, 'collectible'),
  ...castIn(plan, 'hazard'),
]

export const isSubject = (world: RailWorld, { role }: Rider): boolean =>
  takesPhotos(world.plan) && (role === 'enemy' || role === 'collectible' || role === 'hazard')

/** Somebody to photograph, beside the way. */
export function bringSubject(world: RailWorld): void {
  const { plan } = world
  const hero = heroOf(world)
  const subjects = subjectsOf(world)
  // All of them take turns, so that each kind is met.
  const member = subjects[world.nextId % Math.max(1, subjects.length)]
  if (!member) return
  const walks = isGrounded(world, member)
  const side = chance(world) < 0.5 ? -1 : 1
  const body = addBody(world, member, member.role, {
    ...blank,
    x: 0,
    y: 0,
    z: 0,
    s: hero.s + between(world, 58, 66),
    u: side * between(world, 4.5, 9),
    v: rides(plan) ? between(world, 1.5, 4) : between(world, -3, 3.5),
    side,
    size: (3 * clamp(member.size, 0.7, 1.5)) / member.size,
    act: walks ? 'go' : 'fly',
    grounded: walks,
  })
  body.radius = body.size * 0.5
  wander(world, body)
}

/** They go about their own business. */
export function wander(world: RailWorld, body: Rider): void {
  body.beat++
  body.u += Math.sin(body.beat * 0.012 + body.id) * 0.018
  const at = placeOf(world.plan, body)
  body.yaw = at.yaw + (Math.cos(body.beat * 0.012 + body.id) > 0 ? -1.5 : 1.5) * body.side * -1
  body.phase += 0.018
  body.vx = 1
  if (!body.grounded) {
    body.v += Math.sin(body.beat * 0.05 + body.id) * 0.012
    settle(world, body)
    return
  }
  const floor = siteOf(world.plan).height(at.x, at.z)
  body.v += floor + body.size / 2 - at.y
  settleOnFloor(world, body, floor)
}

/** Whoever is in the finder: the one nearest to its middle. `off` is how far from it, from 0 to 1. */
export function inFinder(world: RailWorld): { subject: Rider; off: number } | undefined {
  const hero = heroOf(world)
  const sight = sightOf(world)
  let best: { subject: Rider; off: number } | undefined
  for (const subject of world.bodies) {
    if (subject.seen || !isSubject(world, subject)) continue
    const before = subject.s - hero.s
    if (before < 4 || before > 52) continue
    const share = before / ahead
    const [u, v] = [hero.u + (sight.u - hero.u) * share, hero.v + (sight.v - hero.v) * share]
    const off = Math.hypot(subject.u - u, subject.v - v) / (subject.radius + 1.1)
    if (off < (best?.off ?? 1)) best = { subject, off }
  }
  return best
}

export function takePhoto(world: RailWorld, hero: Rider): void {
  if (world.film <= 0) return
  world.film--
  world.shots++
  const found = inFinder(world)
  if (!found) {
    tell(world, 'miss', { by: hero.cast, x: hero.x, y: hero.y + 1, z: hero.z })
    world.combo = 0
    return
  }
  const { subject, off } = found
  subject.seen = true
  world.hits++
  world.defeated++
  world.combo++
  // Near, and in the middle of the picture, is worth most.
  const near = clamp(1 - (subject.s - hero.s) / 52, 0, 1)
  const own = world.plan.cast.find(({ id }) => id === subject.cast)?.points
  const points = own ?? Math.round(10 + 10 * near + 10 * (1 - off))
  const praise = points > 24 ? 'Perfect! ' : points > 18 ? 'Lovely! ' : ''
  tell(world, 'collect', {
    by: hero.cast,
    to: subject.cast,
    x: subject.x,
    y: subject.y + subject.size / 2,
    z: subject.z,
    value: points,
    words: `${praise}+${points}`,
  })
  addScore(world, points)
}
