import { type PowerUp, theOne } from '../../../game/plan.ts'
import { addScore, loseLife, rate, tell, win } from '../../../game/world.ts'
import { ahead, heroOf, inRole, nearestBody, removeBody, touches, yawTo } from '../../space.ts'
import { errandAim, errandOf, handOver, pickUp } from './errands.ts'
import { isSpent } from './foes.ts'
import { layLevel } from './laying.ts'
import { siteOf } from './level.ts'
import { isDone, workOf } from './work.ts'
import { powerSeconds, type Roamer, type RoamWorld } from './world.ts'

export function meet(world: RoamWorld, hero: Roamer): void {
  for (const body of [...world.bodies]) {
    if (body === hero || world.status !== 'playing') continue
    if (body.carried || workOf(world.plan)?.on.includes(body.cast)) continue
    if (!touches(hero, body, body.role === 'collectible' || body.role === 'power' ? 0.25 : -0.08)) continue
    const at = { x: body.x, y: body.y + 0.6, z: body.z }
    const errand = errandOf(world.plan)
    if (errand?.loads.includes(body.cast)) pickUp(world, hero, body)
    else if (errand && body.cast === errand.goal) handOver(world, hero, body, errand)
    else if (body.role === 'collectible') collect(world, body, at)
    else if (body.role === 'power') {
      const power = body.cast.slice('power:'.length) as PowerUp
      removeBody(world, body)
      if (power === 'heart') world.lives++
      else world.powers[power] = powerSeconds * rate
      tell(world, 'power', { by: hero.cast, to: body.cast, ...at, words: power })
    } else if (body.role === 'goal') arrive(world, body, at)
    else if (body.role === 'enemy' || body.role === 'boss') clash(world, hero, body, at)
    else if (body.role === 'hazard') hurt(world, hero, body, at)
  }
  const isByDeed = workOf(world.plan) !== undefined || errandOf(world.plan) !== undefined
  if (world.status === 'playing' && isByDeed && isReady(world) && homesOf(world).length === 0)
    finishLevel(world)
}

/** Where one gets to in the end; a place that things are brought to is none. */
const homesOf = (world: RoamWorld): Roamer[] =>
  inRole(world, 'goal').filter(({ cast }) => cast !== errandOf(world.plan)?.goal)

function collect(world: RoamWorld, item: Roamer, at: { x: number; y: number; z: number }): void {
  const member = world.plan.cast.find(({ id }) => id === item.cast)
  const points = member?.points ?? 10
  removeBody(world, item)
  if (points >= 0) world.taken++
  tell(world, 'collect', {
    by: heroOf(world).cast,
    to: item.cast,
    ...at,
    value: points,
    words: `${points > 0 ? '+' : ''}${points * (world.powers.double ? 2 : 1)}`,
  })
  addScore(world, points * (world.powers.double ? 2 : 1))
  if (world.status === 'playing' && isReady(world) && inRole(world, 'goal').length === 0) finishLevel(world)
  else if (isReady(world) && inRole(world, 'goal').length > 0)
    tell(world, 'unlock', { by: heroOf(world).cast, to: inRole(world, 'goal')[0]?.cast, ...at })
}

const isReady = (world: RoamWorld): boolean =>
  world.taken >= world.needed && inRole(world, 'boss').length === 0

function arrive(world: RoamWorld, goal: Roamer, at: { x: number; y: number; z: number }): void {
  if (!isReady(world)) return
  tell(world, 'deliver', { by: heroOf(world).cast, to: goal.cast, ...at })
  finishLevel(world)
}

/** From above it is a blow; from the side it hurts. */
function clash(world: RoamWorld, hero: Roamer, foe: Roamer, at: { x: number; y: number; z: number }): void {
  const isAbove = hero.y > foe.y + Math.min(0.7, foe.size * 0.3)
  if (!isAbove && !isSpent(foe)) hurt(world, hero, foe, at)
  // On the way up one only passes.
  if (!isAbove || hero.vy > 0.5) return
  if (foe.safe > 0) return
  hero.vy = 9
  hero.grounded = false
  foe.health--
  if (foe.health <= 0) {
    removeBody(world, foe)
    tell(world, 'defeat', { by: hero.cast, to: foe.cast, ...at, words: '+20' })
    addScore(world, 20)
    if (world.status === 'playing' && isReady(world) && inRole(world, 'goal').length === 0) finishLevel(world)
    return
  }
  foe.safe = 90
  tell(world, foe.role === 'boss' ? 'phase' : 'hit', {
    by: hero.cast,
    to: foe.cast,
    ...at,
    value: foe.health,
  })
}

function hurt(world: RoamWorld, hero: Roamer, by: Roamer, at: { x: number; y: number; z: number }): void {
  if (hero.safe > 0 || by.safe > 0) return
  hero.safe = 100
  const away = ahead(yawTo(by, hero))
  hero.vx = away.x * 9
  hero.vz = away.z * 9
  hero.vy = 5
  hero.grounded = false
  if (world.powers.shield) {
    delete world.powers.shield
    tell(world, 'block', { by: hero.cast, to: by.cast, ...at })
    return
  }
  tell(world, 'hurt', { by: by.cast, to: hero.cast, ...at })
  const name = world.plan.cast.find(({ id }) => id === by.cast)?.name ?? 'danger'
  loseLife(world, `The ${name} got you.`)
}

function finishLevel(world: RoamWorld): void {
  const { plan } = world
  if (world.level >= plan.rules.levels) {
    if (plan.rules.scoreGoal === undefined) win(world, wonBy(plan))
    else if (inRole(world, 'collectible').length === 0) layLevel(world)
    return
  }
  world.level++
  world.pause = 40
  const hero = heroOf(world)
  tell(world, 'level', { by: hero.cast, x: hero.x, y: hero.y, z: hero.z, value: world.level })
  Object.assign(hero, { x: 0, z: 4, y: siteOf(plan).height(0, 4), vx: 0, vy: 0, vz: 0, yaw: Math.PI })
  world.facing = Math.PI
  layLevel(world)
}

function wonBy(plan: RoamWorld['plan']): string {
  const { plural } = theOne(plan, 'collectible')
  if (workOf(plan)) return `All ${plural} are done.`
  return errandOf(plan) ? `All ${plural} are where they belong.` : `All ${plural} are yours.`
}

/** Everything there is to go for, the nearest first. */
export function aimOf(world: RoamWorld): Roamer | undefined {
  const hero = heroOf(world)
  const [boss] = inRole(world, 'boss')
  if (world.taken >= world.needed && boss) return boss
  if (isReady(world)) return homesOf(world)[0]
  const errand = errandOf(world.plan)
  if (errand) return errandAim(world, hero, errand)
  const work = workOf(world.plan)
  if (work)
    return nearestBody(
      hero,
      world.bodies.filter((body) => work.on.includes(body.cast) && !isDone(body)),
    )
  return nearestBody(
    hero,
    inRole(world, 'collectible').filter(
      ({ cast }) => (world.plan.cast.find(({ id }) => id === cast)?.points ?? 1) >= 0,
    ),
  )
}
