import { type CastMember, castIn, dial, type GamePlan, theOne } from '../../../game/plan.ts'
import { below, between, chance, pickOne, shuffle } from '../../../game/world.ts'
import { addBody, heroOf, inRole } from '../../space.ts'
import { builtNear } from './built.ts'
import { bossOf, chaserOf, cruise, place, type Runner, type RunWorld, runnerStart } from './run.ts'
import { laneWide, roadHalf } from './way.ts'

/** How far ahead the road is laid out; beyond that one sees nothing of it. */
const sight = 92
const behind = 14

/** Lays what comes into sight, and takes away what was left behind. */
export function layAhead(world: RunWorld): void {
  const { along } = heroOf(world)
  world.bodies = world.bodies.filter(
    (body) => body.along > along - behind || body.role === 'player' || body.wait < 0,
  )
  while (world.laidTo < along + sight) layRow(world)
}

const lanes = [-1, 0, 1] as const

function layRow(world: RunWorld): void {
  const { plan, level } = world
  const at = world.laidTo
  const gap = Math.max(11, cruise(world) * dial(plan, 1.42, 1.02)) * between(world, 0.95, 1.15)
  world.laidTo += gap
  layBeside(world, at)
  // The gate at the end of a stretch stands free.
  if (Math.abs(at - world.end) < 12) return
  const [near] = builtNear(plan, at, gap * 0.62)
  if (near) {
    const free = lanes.filter((lane) => near.built.form === 'beam' || !near.built.lanes.includes(lane))
    layLine(world, at + near.ahead, pickOne(world, free), near.built.form === 'beam' ? 0.1 : 0.35)
    return
  }
  if (inRole(world, 'boss').some(({ wait }) => wait === -1)) {
    if (chance(world) < 0.5) layLine(world, at, pickOne(world, lanes), 0.35)
    return
  }
  const rows: string[] = ['jump', 'dodge', 'dodge', 'rest', 'over', 'weave']
  if (level > 1) rows.push('jump', 'dodge', 'over')
  const kind = pickOne(
    world,
    rows.filter((row) => row !== world.lastRow),
  )
  world.lastRow = kind
  if (kind === 'rest') layRest(world, at)
  else if (kind === 'weave') layWeave(world, at, gap)
  else if (kind === 'jump') layJump(world, at)
  else if (kind === 'over') layAcross(world, at)
  else layDodge(world, at)
}

/** One that stands in a lane with an arc over it; another lane has one as well. */
function layJump(world: RunWorld, at: number): void {
  const [one = 0, other = 0] = shuffle(world, lanes)
  const block = layThing(world, at, one)
  if (block?.past === 'over' || block?.past === 'foe') layArc(world, at, one)
  else layLine(world, at, other, 0.35)
  if (chance(world) < 0.55) layThing(world, at, other)
}

/** Two lanes are taken; what is to be had lies in the third. */
function layDodge(world: RunWorld, at: number): void {
  const [one = 0, other = 0, free = 0] = shuffle(world, lanes)
  layThing(world, at, one)
  layThing(world, at + between(world, -1, 1), other)
  layLine(world, at, free, 0.35)
}

/** All lanes are taken by something low: nobody gets past on the ground. */
function layAcross(world: RunWorld, at: number): void {
  const low = thingsOf(world).filter(
    (member) => wayPast(world.plan, member) === 'over' && comesAt(member) === 0,
  )
  const member = low[below(world, Math.max(1, low.length))]
  if (!member) {
    layDodge(world, at)
    return
  }
  for (const lane of lanes) addThing(world, member, at, lane)
  layArc(world, at, pickOne(world, lanes))
}

function layRest(world: RunWorld, at: number): void {
  const { powerUps } = world.plan.rules
  const [one = 0, other = 0] = shuffle(world, lanes)
  layLine(world, at, one, 0.35)
  if (powerUps.length === 0 || chance(world) > 0.75) return
  const power = powerUps[below(world, powerUps.length)]
  const here = addBody<Runner>(world, `power:${power}`, 'power', {
    ...runnerStart,
    x: 0,
    y: 0,
    z: 0,
    along: at,
    aside: other * laneWide,
    above: 0.45,
    size: 1.05,
    radius: 0.8,
  })
  place(world, here)
}

/** From lane to lane and back. */
function layWeave(world: RunWorld, at: number, gap: number): void {
  const from = pickOne(world, lanes)
  const to = from === 0 ? pickOne(world, [-1, 1]) : 0
  for (let i = 0; i < 6; i++) {
    const turn = Math.sin((i / 5) * Math.PI) ** 2
    layItem(world, at - gap * 0.35 + i * 2.2, (from + (to - from) * turn) * laneWide, 0.35)
  }
}

function layLine(world: RunWorld, middle: number, lane: number, above: number): void {
  for (let i = -2; i <= 2; i++) layItem(world, middle + i * 2.1, lane * laneWide, above)
}

/** As a jump goes. */
function layArc(world: RunWorld, middle: number, lane: number): void {
  for (let i = -2; i <= 2; i++) layItem(world, middle + i * 2, lane * laneWide, 1.9 - (i * i) / 3.2)
}

function layItem(world: RunWorld, along: number, aside: number, above: number): void {
  const all = castIn(world.plan, 'collectible')
  if (all.length === 0) return
  const costly = all.filter(({ points = 1 }) => points < 0)
  const good = all.filter(({ points = 1 }) => points >= 0)
  const list = costly.length > 0 && chance(world) < 0.14 ? costly : good
  // One kind for some metres, then the next.
  const member = list[Math.floor(along / 17) % Math.max(1, list.length)]
  if (!member) return
  const item = addBody<Runner>(world, member, 'collectible', {
    ...runnerStart,
    x: 0,
    y: 0,
    z: 0,
    along,
    aside,
    above,
    size: 0.95 / Math.max(1, member.size * 0.8),
    radius: 0.6,
  })
  place(world, item, along * 0.4)
}

/** Who is in the way: obstacles, dangers and foes, each as often as another. */
function thingsOf({ plan }: RunWorld): CastMember[] {
  const chaser = chaserOf(plan)
  return plan.cast.filter(
    (member) => /^(obstacle|hazard|enemy)$/.test(member.role) && (member !== chaser || isAlone(plan, member)),
  )
}

const isAlone = (plan: RunWorld['plan'], chaser: CastMember): boolean =>
  !plan.cast.some((member) => /^(obstacle|hazard|enemy)$/.test(member.role) && member !== chaser)

const huge = /\b(train|truck|bus|tram|lorry|tank|subway|wagon|carriage|metro)\b/
const tall =
  /\b(tree|pine|fir|palm|cactus|pillar|column|tower|statue|lamp ?post|totem|pole|wall|building|house|snowman|gravestone|tombstone|stalagmite|skyscraper|door|hydrant|cone|post)s?\b/

export function wayPast(plan: GamePlan, { id, name, motion, role }: CastMember): Runner['past'] {
  const told = plan.content?.past as Record<string, Runner['past']> | undefined
  const asTold = told?.[id]
  if (asTold) return asTold
  if (huge.test(name)) return 'beside'
  if (/flies|floats/.test(motion)) return 'under'
  if (motion === 'still' && tall.test(name)) return 'beside'
  if (role === 'enemy' && !/drives|rolls|still/.test(motion)) return 'foe'
  return 'over'
}

function comesAt({ motion, role, speed }: CastMember): number {
  if (motion === 'still') return 0
  if (role === 'obstacle' && !/drives|rolls/.test(motion)) return 0
  return (/drives|rolls/.test(motion) ? 5 : role === 'enemy' ? 3 : 1.5) * speed
}

const sizes: Record<Runner['past'], number> = { over: 1.15, under: 1.25, beside: 2.5, foe: 1.4, free: 1 }

function layThing(world: RunWorld, at: number, lane: number): Runner | undefined {
  const list = thingsOf(world).filter(({ id, count }) => {
    if (count === undefined) return true
    return world.bodies.filter(({ cast }) => cast === id).length < count
  })
  return list.length === 0 ? undefined : addThing(world, pickOne(world, list), at, lane)
}

function addThing(world: RunWorld, member: CastMember, at: number, lane: number): Runner {
  let past = wayPast(world.plan, member)
  // What is of the air comes high or low: under it or over it.
  if (past === 'under' && /flies|floats/.test(member.motion) && chance(world) < 0.4) past = 'over'
  const drives = /drives|rolls/.test(member.motion) && past === 'over'
  const size = drives ? 1.55 : sizes[past]
  const body = addBody<Runner>(world, member, member.role, {
    ...runnerStart,
    x: 0,
    y: 0,
    z: 0,
    along: at,
    aside: lane * laneWide,
    above: past === 'under' ? 1.45 : /flies|floats/.test(member.motion) ? 0.15 : 0,
    // Larger ones would not leave a way past.
    size: size / Math.max(1, member.size) / (member.size < 0.8 ? member.size : 1),
    radius: 0.9,
    past,
    lane,
    comes: comesAt(member) * dial(world.plan, 0.7, 1.2),
    act: past === 'under' ? 'fly' : 'go',
  })
  place(world, body, Math.PI)
  return body
}

/** What belongs to the place, and those who cheer, stand beside the road. */
function layBeside(world: RunWorld, at: number): void {
  const props = castIn(world.plan, 'prop')
  if (props.length === 0 || chance(world) < 0.25) return
  const member = pickOne(world, props)
  const side = chance(world) < 0.5 ? -1 : 1
  const body = addBody<Runner>(world, member, 'prop', {
    ...runnerStart,
    x: 0,
    y: 0,
    z: 0,
    along: at,
    aside: side * (roadHalf + 1.9),
    size: 2.2,
  })
  place(world, body, Math.PI + side * 0.5)
}

/** Where the last stretch ends stands what was to be reached. */
export function layGoal(world: RunWorld): void {
  const [member] = castIn(world.plan, 'goal')
  if (!member) return
  const known = inRole(world, 'goal')[0]
  const goal =
    known ??
    addBody<Runner>(world, member, 'goal', {
      ...runnerStart,
      x: 0,
      y: 0,
      z: 0,
      size: 4.2 / Math.max(1, member.size),
      radius: 1.4,
      wait: -2,
    })
  goal.along = world.end + 3.5
  place(world, goal, Math.PI)
}

/** Whoever runs ahead and throws. */
export function layBoss(world: RunWorld): Runner | undefined {
  const member = bossOf(world.plan)
  if (!member) return undefined
  const boss = addBody<Runner>(world, member, 'boss', {
    ...runnerStart,
    x: 0,
    y: 0,
    z: 0,
    along: heroOf(world).along + 40,
    size: 3.4 / Math.max(1, member.size * 0.8),
    radius: 1.3,
    health: world.plan.rules.bossPhases,
    wait: -1,
  })
  place(world, boss, Math.PI)
  return boss
}

/** A friend runs along. */
export function layFriends(world: RunWorld): void {
  for (const [i, member] of castIn(world.plan, 'friend').slice(0, 2).entries()) {
    const friend = addBody<Runner>(world, member, 'friend', {
      ...runnerStart,
      x: 0,
      y: 0,
      z: 0,
      along: -2,
      lane: i === 0 ? 1 : -1,
      aside: (i === 0 ? 1 : -1) * laneWide,
      size: 1.3,
      wait: -3,
    })
    place(world, friend)
  }
}

export const heroSize = 1.75
export function addHero(world: RunWorld): Runner {
  const member = theOne(world.plan, 'player')
  const hero = addBody<Runner>(world, { ...member, size: Math.min(1.25, member.size) }, 'player', {
    ...runnerStart,
    x: 0,
    y: 0,
    z: 0,
    size: heroSize,
    radius: 0.5,
  })
  place(world, hero)
  return hero
}
