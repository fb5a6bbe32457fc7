import type { Input } from '../../../core/input.ts'
import { castIn, type PowerUp } from '../../../game/plan.ts'
import { rate, tell, win } from '../../../game/world.ts'
import { chase } from '../../rigs.ts'
import { age, ahead, clamp, dt, ease, heroOf, inRole } from '../../space.ts'
import { firstAt } from './built.ts'
import { moveHero } from './hero.ts'
import { addChaser, moveBoss, moveChaser } from './hunt.ts'
import { addHero, layAhead, layBoss, layFriends, layGoal } from './lay.ts'
import { flyShots, meet } from './meet.ts'
import {
  cruise,
  isEndless,
  neededOf,
  place,
  type Runner,
  type RunWorld,
  spotOf,
  stretchLength,
} from './run.ts'
import { laneWide, siteOf, spotAt } from './way.ts'

export function begin(world: RunWorld): RunWorld {
  const { plan } = world
  addHero(world)
  layFriends(world)
  addChaser(world)
  world.needed = neededOf(plan)
  world.speed = cruise(world) * 0.6
  world.laidTo = firstAt
  openStretch(world, 0)
  layAhead(world)
  follow(world, heroOf(world), true)
  return world
}

export function step(world: RunWorld, input: Input): void {
  age(world)
  world.sinceBump++
  const hero = heroOf(world)
  moveHero(world, hero, input)
  for (const body of world.bodies) moveOther(world, body, hero)
  moveChaser(world, hero)
  moveBoss(world, hero)
  wearOff(world)
  layAhead(world)
  meet(world, hero)
  if (world.status !== 'playing') return
  flyShots(world, hero)
  if (world.tick % 18 === 0 && hero.grounded) tell(world, 'step', { by: hero.cast, ...spotOf(hero, 0.1) })
  if (world.status === 'playing' && hero.along >= world.end) crossGate(world, hero)
  if (world.status === 'playing') follow(world, hero)
}

function wearOff({ powers }: RunWorld): void {
  for (const power of Object.keys(powers) as PowerUp[]) {
    const left = (powers[power] ?? 0) - 1
    if (left <= 0) delete powers[power]
    else powers[power] = left
  }
}

/** Those who come nearer begin once they are in sight. */
function moveOther(world: RunWorld, body: Runner, hero: Runner): void {
  const { role } = body
  if (role === 'shot') {
    body.along -= body.comes * dt
    place(world, body)
    return
  }
  if (role === 'friend') {
    runAlong(world, body, hero)
    return
  }
  if (role === 'collectible' || role === 'power') {
    body.yaw += 0.05
    if (world.powers.magnet && role === 'collectible') draw(world, body, hero)
    return
  }
  if (body.wait < 0) return
  if (body.past === 'under') {
    body.y += Math.sin(world.tick * 0.08 + body.id) * 0.004
    body.roll = Math.sin(world.tick * 0.05 + body.id) * 0.08
  }
  if (body.comes <= 0 || body.along - hero.along > 52) return
  const speed = body.comes * (world.powers.slow ? 0.6 : 1)
  body.along -= speed * dt
  place(world, body, Math.PI)
  const way = ahead(body.yaw)
  body.vx = way.x * speed
  body.vz = way.z * speed
  body.phase += (speed * dt) / 1.6
}

function draw(world: RunWorld, item: Runner, hero: Runner): void {
  const gap = item.along - hero.along
  if (gap > 10 || gap < -1) return
  item.aside = ease(item.aside, hero.aside, 0.14)
  item.above = ease(item.above, hero.above + 0.4, 0.14)
  place(world, item, item.yaw)
}

/** A friend runs beside, and takes what lies in its lane. */
function runAlong(world: RunWorld, friend: Runner, hero: Runner): void {
  friend.along = ease(friend.along, hero.along - 1.6, 0.12)
  const side = hero.lane === friend.lane ? 0 : friend.lane
  friend.aside = ease(friend.aside, side * laneWide, 0.08)
  friend.above = ease(friend.above, hero.above * 0.9, 0.2)
  place(world, friend)
  friend.vx = hero.vx
  friend.vz = hero.vz
  friend.phase += (world.speed * dt) / 2.2
  friend.act = hero.act === 'jump' ? 'jump' : 'go'
  for (const item of world.bodies)
    if (
      item.role === 'collectible' &&
      Math.abs(item.along - friend.along) < 1 &&
      Math.abs(item.aside - friend.aside) < 1
    )
      item.aside = ease(item.aside, hero.aside, 0.5)
}

function openStretch(world: RunWorld, from: number): void {
  world.from = from
  world.end = from + stretchLength(world.plan, world.level)
  const isLast = world.level >= world.plan.rules.levels
  if (!isLast) return
  if (!isEndless(world.plan)) layGoal(world)
  const boss = layBoss(world)
  if (!boss) return
  // The road before it is cleared: the boss is enough.
  world.bodies = world.bodies.filter(
    ({ along, past, role }) => past === 'free' || role === 'player' || along < from + 22,
  )
  tell(world, 'boss', { by: boss.cast, ...spotOf(boss, 1.5), words: boss.cast.replaceAll('-', ' ') })
}

/** A gate of light: the next stretch is faster. The last one is the finish. */
function crossGate(world: RunWorld, hero: Runner): void {
  const { plan } = world
  const [goal] = castIn(plan, 'goal')
  const at = spotOf(hero, 1)
  const isLast = world.level >= plan.rules.levels
  const done = isLast && !isEndless(plan) && world.taken >= world.needed
  if (!isLast || done) tell(world, 'cross', { by: hero.cast, ...(done && goal && { to: goal.id }), ...at })
  if (done) {
    win(world, goal ? `You made it to the ${goal.name}.` : 'You made it to the finish.')
    return
  }
  if (isLast) {
    // Points, time or what is still missing decide: the road goes on.
    world.end += 120
    if (!isEndless(plan)) layGoal(world)
    return
  }
  world.level++
  tell(world, 'level', { by: hero.cast, ...at, value: world.level })
  hero.safe = Math.max(hero.safe, 20)
  openStretch(world, world.end)
}

/** Behind and above, looking down the road; further back when somebody comes from behind. */
function follow(world: RunWorld, hero: Runner, atOnce = false): void {
  const hunted = world.hunted > 0 ? 1 : 0
  const target = spotAt(world.plan, hero.along + 3.6, hero.aside * 0.8)
  const near = spotAt(world.plan, hero.along - 2, 0)
  chase(
    world,
    { x: target.x, y: target.y + hero.above * 0.3, z: target.z },
    {
      yaw: near.yaw,
      distance: 10 + hunted * 3.4,
      height: 4.1 + hunted * 2.4,
      over: 1.15,
      stiff: 0.3,
      field: 60 + clamp((world.speed - 11) * 1.5, -2, 11),
      ground: siteOf(world.plan).height,
      roll: clamp(-hero.roll * 0.12, -0.05, 0.05),
    },
    atOnce,
  )
}

/** For the screen: how many seconds a power still lasts. */
export const secondsLeft = (steps: number | undefined): string => `${Math.ceil((steps ?? 0) / rate)} s`
export const bossIn = (world: RunWorld): Runner | undefined =>
  inRole(world, 'boss').find(({ wait }) => wait === -1)
