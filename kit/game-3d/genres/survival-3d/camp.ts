import { type CastMember, castIn, theOne } from '../../../game/plan.ts'
import { addScore, between, pickOne, shuffle, tell, win } from '../../../game/world.ts'
import { addBody, flat, heroOf, inRole, type NewBody, removeBody } from '../../space.ts'
import { siteOf, spotsOf } from './level.ts'
import {
  aimOf,
  type Dweller,
  dweller,
  foodOf,
  fuelOf,
  isFood,
  isFuel,
  mostLoad,
  type NightWorld,
  perLog,
} from './world.ts'

/** The fire (or whatever gives light here), trees, and all that was named. */
export function makeCamp(world: NightWorld): void {
  const { plan } = world
  const { height } = siteOf(plan)
  const [home] = castIn(plan, 'goal')
  addBody(world, home ?? 'fire', 'goal', {
    ...dweller,
    x: 0,
    y: 0,
    z: 0,
    size: (plan.content?.isFire === false ? 3.2 : 1.7) / Math.max(1, (home?.size ?? 1) * 0.7),
    radius: 1.2,
  })
  addBody(world, 'tent', 'prop', { ...dweller, x: -5.4, y: 0, z: -4.6, yaw: 0.9, size: 2.2, radius: 1.3 })
  const { trees, things } = spotsOf(plan)
  trees.forEach(({ x, z }, i) => {
    addBody(world, 'tree', 'obstacle', {
      ...dweller,
      x,
      y: height(x, z) - 0.1,
      z,
      yaw: i * 2.4,
      size: 3.4 + (i % 4) * 0.7,
      radius: 0.5,
    })
  })
  const spots = shuffle(world, things)
  const put = (member: CastMember, role: Dweller['role'], count: number, more: Partial<NewBody>) => {
    for (let i = 0; i < count; i++) {
      const spot = spots.pop()
      if (!spot) return
      const y = height(spot.x, spot.z)
      addBody(world, member, role, { ...dweller, ...spot, y, yaw: between(world, 0, 6), ...more })
    }
  }
  for (const member of castIn(plan, 'hazard'))
    put(member, 'hazard', member.count ?? 4, { size: 1.2, radius: 0.55 })
  for (const member of castIn(plan, 'obstacle'))
    put(member, 'obstacle', Math.min(8, member.count ?? 4), { size: 1.8, radius: 0.7 })
  for (const member of castIn(plan, 'prop'))
    put(member, 'prop', Math.min(4, member.count ?? 2), {
      size: 1.9 / Math.max(1, member.size * 0.7),
      radius: 0.7,
    })
  for (const member of castIn(plan, 'friend'))
    put(member, 'friend', Math.min(4, member.count ?? 1), { size: 1.5, radius: 0.5 })
}

/** Before each night the woods give again what was taken. */
export function layOut(world: NightWorld): void {
  const { plan } = world
  const lie = (cast: CastMember | string, role: Dweller['role'], upTo: number) => {
    const id = typeof cast === 'string' ? cast : cast.id
    for (let i = world.bodies.filter((body) => body.cast === id).length; i < upTo; i++) {
      const free = spotsOf(plan).things.filter(({ x, z }) =>
        world.bodies.every((body) => Math.hypot(body.x - x, body.z - z) > 1.6),
      )
      if (free.length === 0) return
      const spot = pickOne(world, free)
      const y = siteOf(plan).height(spot.x, spot.z)
      addBody(world, cast, role, {
        ...dweller,
        ...spot,
        y,
        yaw: between(world, 0, 6),
        size: 0.9,
        radius: 0.7,
      })
    }
  }
  lie(fuelOf(plan) ?? 'log', 'collectible', Math.max(11, Math.min(14, fuelOf(plan)?.count ?? 0)))
  lie(foodOf(plan) ?? 'food', 'collectible', Math.min(12, Math.max(4, foodOf(plan)?.count ?? 0)))
  for (const member of castIn(plan, 'collectible'))
    if (member !== fuelOf(plan) && member !== foodOf(plan))
      lie(member, 'collectible', Math.min(12, member.count ?? plan.rules.goalCount ?? 4))
  for (const power of plan.rules.powerUps.slice(0, 3)) lie(`power:${power}`, 'power', 1)
}

const nameOf = (world: NightWorld, cast: string) =>
  world.plan.cast.find(({ id }) => id === cast)?.name ?? cast

/** What burns is carried to the fire; what is eaten gives strength at once; what is neither is simply kept. */
export function pickUp(world: NightWorld, item: Dweller): void {
  const hero = heroOf(world)
  const name = nameOf(world, item.cast)
  const at = { x: item.x, y: item.y + 0.7, z: item.z }
  const burns = item.cast === 'log' || isFuel({ name })
  if (burns) {
    if (world.load.length >= mostLoad) return
    removeBody(world, item)
    world.load.push(item.cast)
    addBody(world, item.cast, 'effect', { ...dweller, ...at, size: 0.7, radius: 0.1 })
    tell(world, 'collect', { by: hero.cast, to: item.cast, ...at, words: `${world.load.length}/${mostLoad}` })
    return
  }
  removeBody(world, item)
  const eaten = item.cast === 'food' || isFood({ name })
  world.strength = Math.min(1, world.strength + (eaten ? 0.35 : 0.1))
  const points = world.plan.cast.find(({ id }) => id === item.cast)?.points ?? 10
  tell(world, 'collect', {
    by: hero.cast,
    to: item.cast,
    ...at,
    value: points,
    words: eaten ? 'Strength!' : `${points > 0 ? '+' : ''}${points}`,
  })
  addScore(world, points)
  if (world.status === 'playing') bringIn(world, 1, item.cast)
}

/** All that is carried goes into the fire. */
export function feed(world: NightWorld, home: Dweller): void {
  const hero = heroOf(world)
  if (world.load.length === 0 || flat(hero, home) > 3) return
  const count = world.load.length
  const [first = 'log'] = world.load
  world.load = []
  world.bodies = world.bodies.filter(
    ({ role, cast }) =>
      role !== 'effect' || cast === 'arm' || cast === 'torch' || cast === world.plan.content?.held,
  )
  world.fire = Math.min(1, world.fire + count * perLog)
  const points = count * 10 * (count === mostLoad ? 2 : 1)
  tell(world, 'deliver', {
    by: hero.cast,
    to: home.cast,
    x: home.x,
    y: 1.4,
    z: home.z,
    value: count,
    words: count === mostLoad ? `Full load! +${points}` : `+${points}`,
  })
  addScore(world, points)
  if (world.status === 'playing') bringIn(world, count, first)
}

function bringIn(world: NightWorld, count: number, cast: string): void {
  const { plan } = world
  const wanted = castIn(plan, 'collectible').find((member) => member.count !== undefined)
  if (aimOf(plan) !== 'things' || cast === 'food' || (wanted && wanted.id !== cast)) return
  world.brought += count
  if (world.brought >= (plan.rules.goalCount ?? 1))
    win(world, `You have all ${plan.rules.goalCount} ${wanted?.plural ?? 'of them'}.`)
}

/** A torch in the ground: whatever fears the fire fears it as well, for a while. */
export function plantTorch(world: NightWorld): void {
  const hero = heroOf(world)
  if (world.load.length === 0) {
    tell(world, 'miss', { by: hero.cast, x: hero.x, y: hero.y + 1.4, z: hero.z, words: 'Nothing to burn' })
    return
  }
  const cast = world.load.pop()
  const carried = world.bodies.findLast((body) => body.role === 'effect' && body.cast === cast)
  if (carried) removeBody(world, carried)
  const { x, y, z } = hero
  addBody(world, 'torch', 'effect', {
    ...dweller,
    x,
    y,
    z,
    size: 1.5,
    radius: 0.2,
    marked: true,
    left: 60 * 14,
  })
  tell(world, 'place', { by: hero.cast, to: 'torch', x, y: y + 1, z })
}

/** Those who are lost follow to the fire, stay there, and help. */
export function isHome(world: NightWorld, friend: Dweller): boolean {
  const [home] = inRole(world, 'goal')
  return home !== undefined && flat(friend, home) < 3.6 && theOne(world.plan, 'player').id !== friend.cast
}
