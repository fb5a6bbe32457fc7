import { castIn, type PowerUp, theOne } from '../../game/plan.ts'
import { addScore, loseLife, rate, tell, win } from '../../game/world.ts'
import { ahead, heroOf, inRole, removeBody, touches, type Vec, yawTo } from '../space.ts'
import { putBack } from './hero.ts'
import { layLevel } from './lay.ts'
import { at, type Being, type CourseKind, type CourseWorld, powerSeconds } from './world.ts'

const bossPoints = 100

/** Whether the goal of this level lets the hero in. */
export const isOpen = (world: CourseWorld): boolean =>
  world.taken >= world.needed && inRole(world, 'boss').length === 0

/** Whether this one is among those that have to be collected. */
export function counts({ plan }: Pick<CourseWorld, 'plan'>, cast: string): boolean {
  const items = castIn(plan, 'collectible')
  const counted = items.filter(({ count }) => count !== undefined)
  const item = items.find(({ id }) => id === cast)
  if (!item || (item.points ?? 1) < 0) return false
  return plan.rules.goalCount === undefined || counted.length === 0 || item.count !== undefined
}

export function meet(kind: CourseKind, world: CourseWorld, hero: Being): void {
  for (const body of [...world.bodies]) {
    if (world.status !== 'playing') return
    if (body === hero || body.hidden || body.does === 'decor' || body.does === 'flood') continue
    const near =
      body.role === 'collectible' || body.role === 'power' ? 0.3 : body.role === 'goal' ? 0.2 : -0.1
    if (!touches(hero, body, near)) continue
    if (body.role === 'collectible') collect(world, hero, body)
    else if (body.role === 'power') power(world, hero, body)
    else if (body.role === 'goal') arrive(kind, world, hero, body)
    else if (body.role === 'enemy' || body.role === 'boss') clash(world, hero, body)
    else if (body.role === 'hazard') {
      if (body.does !== 'roller' || !bounceOff(world, hero, body)) hurt(world, hero, body)
    } else if (body.role === 'friend' && body.health > 0) rescue(world, hero, body)
  }
}

/** What rolls can be jumped on as well: it throws the hero on, and is no worse for it. */
function bounceOff(world: CourseWorld, hero: Being, roller: Being): boolean {
  if (hero.grounded || hero.vy > 0.5 || hero.y < roller.y + roller.size * 0.3) return false
  hero.vy = 9.5
  hero.wait = 10
  tell(world, 'bounce', { by: hero.cast, to: roller.cast, ...at(roller, roller.size), words: '+5' })
  addScore(world, 5)
  return true
}

function collect(world: CourseWorld, hero: Being, item: Being): void {
  const points = world.plan.cast.find(({ id }) => id === item.cast)?.points ?? 10
  const worth = points * (world.powers.double && points > 0 ? 2 : 1)
  const wasOpen = isOpen(world)
  removeBody(world, item)
  if (counts(world, item.cast)) world.taken++
  tell(world, 'collect', {
    by: hero.cast,
    to: item.cast,
    ...at(item),
    value: worth,
    words: `${worth > 0 ? '+' : ''}${worth}`,
  })
  addScore(world, worth)
  if (!wasOpen && isOpen(world)) openGoal(world, hero)
}

/** The light at the goal goes on. */
function openGoal(world: CourseWorld, hero: Being): void {
  const [goal] = inRole(world, 'goal')
  if (goal)
    tell(world, 'unlock', { by: hero.cast, to: goal.cast, ...at(hero, 2.4), words: 'The way is open!' })
}

function power(world: CourseWorld, hero: Being, body: Being): void {
  const kind = body.cast.slice('power:'.length) as PowerUp
  removeBody(world, body)
  if (kind === 'heart') world.lives++
  else world.powers[kind] = powerSeconds * rate
  tell(world, 'power', { by: hero.cast, to: body.cast, ...at(body), words: kind })
}

function rescue(world: CourseWorld, hero: Being, friend: Being): void {
  // From now on it comes along.
  friend.health = 0
  tell(world, 'rescue', { by: hero.cast, to: friend.cast, ...at(friend, 1.4), words: '+50' })
  addScore(world, 50)
}

function arrive(kind: CourseKind, world: CourseWorld, hero: Being, goal: Being): void {
  if (!isOpen(world)) {
    if (goal.wait > 0) return
    goal.wait = 100
    const left = world.needed - world.taken
    const words =
      left > 0 ? `${left} more ${theOne(world.plan, 'collectible').plural}!` : `Beat the ${bossName(world)}!`
    tell(world, 'miss', { by: hero.cast, to: goal.cast, ...at(goal, 2), words })
    return
  }
  tell(world, 'deliver', { by: hero.cast, to: goal.cast, ...at(goal) })
  tell(world, 'cross', { by: hero.cast, to: goal.cast, ...at(goal) })
  addScore(world, 50)
  if (world.status === 'playing') finishLevel(kind, world, hero, goal)
}

const bossName = ({ plan }: CourseWorld) => castIn(plan, 'boss')[0]?.name ?? 'boss'

function finishLevel(kind: CourseKind, world: CourseWorld, hero: Being, goal: Being): void {
  const { plan } = world
  const { levels, scoreGoal } = plan.rules
  if (world.level >= levels && scoreGoal === undefined) {
    const name = plan.cast.find(({ id }) => id === goal.cast)?.name
    hero.act = 'cheer'
    win(world, name ? `You reached the ${name}.` : 'You reached the end of the way.')
    return
  }
  // Where points are the aim, the last way is gone again until there are enough.
  if (world.level < levels) world.level++
  world.checkpoint = 0
  tell(world, 'level', { by: hero.cast, ...at(hero), value: world.level })
  layLevel(kind, world)
  putBack(kind, world, heroOf(world))
  world.pause = 40
}

/** From above it is a blow; from the side it hurts. Blows without a floor between them are worth more and more. */
function clash(world: CourseWorld, hero: Being, foe: Being): void {
  const fallsOn = !hero.grounded && hero.vy < 0.5 && hero.y > foe.y + foe.size * 0.3
  if (!fallsOn && world.dash <= 0) {
    hurt(world, hero, foe)
    return
  }
  if (foe.safe > 0) return
  hero.vy = 10.5
  hero.grounded = false
  hero.wait = 12
  if (foe.role === 'boss') {
    const away = ahead(yawTo(foe, hero))
    hero.vx = away.x * 7
    hero.vz = away.z * 7
    hero.safe = Math.max(hero.safe, 50)
  }
  world.chain++
  strike(world, hero, foe, 20 * world.chain)
}

/** A blow, by foot or by what was thrown. */
export function strike(world: CourseWorld, hero: Being, foe: Being, points: number): void {
  if (foe.safe > 0) return
  foe.health--
  if (foe.health > 0) {
    foe.safe = 70
    tell(world, foe.role === 'boss' ? 'phase' : 'hit', {
      by: hero.cast,
      to: foe.cast,
      ...at(foe, foe.size),
      value: foe.health,
    })
    return
  }
  const worth = foe.role === 'boss' ? bossPoints : points
  removeBody(world, foe)
  tell(world, 'defeat', { by: hero.cast, to: foe.cast, ...at(foe), words: `+${worth}` })
  addScore(world, worth)
  if (foe.role === 'boss' && isOpen(world)) openGoal(world, hero)
}

export function hurt(
  world: CourseWorld,
  hero: Being,
  by: Being | undefined,
  from: Vec | undefined = by,
): void {
  if (hero.safe > 0 || (by && by.safe > 0)) return
  hero.safe = 100
  if (from) {
    const away = ahead(yawTo(from, hero))
    // A little, so that one blow is not a fall as well.
    hero.vx = away.x * 3
    hero.vz = away.z * 3
  }
  hero.vy = 5
  hero.grounded = false
  if (world.powers.shield) {
    delete world.powers.shield
    tell(world, 'block', { by: hero.cast, to: by?.cast, ...at(hero) })
    return
  }
  tell(world, 'hurt', { by: by?.cast, to: hero.cast, ...at(hero) })
  const name = world.plan.cast.find(({ id }) => id === by?.cast)?.name ?? 'danger'
  loseLife(world, `The ${name} got you.`)
}
