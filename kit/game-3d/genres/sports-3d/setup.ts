import { castIn, theOne } from '../../../game/plan.ts'
import { chance } from '../../../game/world.ts'
import { addBody, type Body, clamp, newSpace } from '../../space.ts'
import { seats } from './field.ts'
import { beginShot, setFoe, tall } from './turns.ts'
import { ballRadius, hoop, partsOf, type SportWorld } from './world.ts'

export function begin(...[plan, seed]: Parameters<typeof newSpace>): SportWorld {
  const { mode, ball, hoop: basket } = partsOf(plan)
  const world: SportWorld = {
    ...newSpace<Body>(plan, seed),
    mode,
    turn: 'mine',
    phase: 'aim',
    since: 0,
    aimX: 0,
    aimY: 1,
    power: 0,
    rises: true,
    feint: 0,
    feintTo: 0,
    feinted: false,
    habits: [0, 0, 0],
    diveTo: 0,
    diveHigh: 0,
    diveIn: 0,
    dive: 0,
    diveSide: 0,
    incomingX: 0,
    incomingY: 0,
    result: 'none',
    mine: [],
    theirs: [],
    spot: 0,
    baskets: 0,
    streak: 0,
    touchedRim: false,
  }
  const player = theOne(plan, 'player')
  addBody(world, player.id, 'player', {
    x: 0,
    y: 0,
    z: 2,
    size: tall * clamp(player.size, 0.75, 1.4),
    radius: 0.4,
  })
  addBody(world, ball, 'shot', { x: 0, y: 0, z: 0, size: ballRadius * 2, radius: ballRadius })
  if (mode === 'hoops') addBody(world, basket, 'goal', { x: 0, y: 0, z: hoop.z, size: hoop.tall, radius: 1 })
  setFoe(world)
  seatCrowd(world)
  beginShot(world, true)
  return world
}

const tints = ['#ffffff', '#ffd0c8', '#cfe4ff', '#d8ffd0', '#fff0b8', '#f0d4ff']

/** Friends sit in front; the crowd fills the rest. Things of the prompt stand beside the field. */
function seatCrowd(world: SportWorld): void {
  const { plan } = world
  const { fans, foe, ball, hoop: basket } = partsOf(plan)
  const friends = fans.flatMap((id) => {
    const count = plan.cast.find((one) => one.id === id)?.count ?? 3
    return Array.from({ length: Math.min(12, count) }, () => id)
  })
  // Of whom the prompt names there are as many as it says: the others are a crowd of their own.
  const order = [...seats.keys()].sort(
    (one, other) => ((one * 29) % seats.length) - ((other * 29) % seats.length),
  )
  order.forEach((number, i) => {
    const seat = seats[number]
    const id = friends[i] ?? (i % 3 === 2 ? 'fan2' : 'fan1')
    if (!seat || chance(world) < 0.12) return
    const tint = tints[number % tints.length]
    addBody(world, id, friends[i] ? 'friend' : 'effect', {
      ...seat,
      size: 1.05,
      radius: 0.4,
      ...(tint && !friends[i] && { tint }),
    })
  })
  const taken = new Set([foe, ball, basket, ...fans])
  const things = (['prop', 'obstacle', 'hazard', 'collectible', 'goal', 'enemy'] as const)
    .flatMap((role) => castIn(plan, role))
    .filter(({ id }) => !taken.has(id))
  things.forEach((member, i) => {
    for (let copy = 0; copy < Math.min(3, member.count ?? 1); copy++)
      addBody(world, member, member.role, {
        x: (i % 2 === 0 ? -1 : 1) * (6.4 + copy * 0.2),
        y: 0,
        z: -2.5 - Math.floor(i / 2) * 2.6 - copy * 1.3,
        yaw: i % 2 === 0 ? 1 : -1,
        size: 1.4,
      })
  })
}
