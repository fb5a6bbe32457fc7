import { type CastMember, castIn, dial, theOne } from '../../../game/plan.ts'
import { between, pickOne, tell } from '../../../game/world.ts'
import { addBody, clamp, newSpace } from '../../space.ts'
import { moveEye } from './camera.ts'
import { lane, pinSpots, pinTall, wallAt } from './lane.ts'
import { ballRadius, type Piece, piece, pinRadius } from './pins.ts'
import { type AlleyWorld, othersIn, partsOf, pinCount } from './world.ts'

/** How tall a bowler is drawn. */
const tall = 1.75

export function begin(...[plan, seed]: Parameters<typeof newSpace>): AlleyWorld {
  const world: AlleyWorld = {
    ...newSpace<Piece>(plan, seed),
    phase: 'aim',
    since: 0,
    from: 0,
    fromWanted: 0,
    aim: 0,
    power: 0,
    rises: true,
    slip: 0,
    inGutter: false,
    ballSize: 1,
    doubled: false,
    frame: 0,
    card: [[]],
    rivalCard: [],
    stood: 0,
    fell: 0,
    bonus: 0,
    streak: 0,
    bossStands: false,
  }
  const { ball, bowler } = partsOf(plan)
  const player = theOne(plan, 'player')
  // Large or small, a bowler fits beside the lane.
  const size = tall * clamp(player.size, 0.7, 1.5)
  addBody(world, bowler, 'player', { ...piece, x: -0.9, y: 0, z: 2, yaw: Math.PI, size, radius: 0.5 })
  addBody(world, ball, 'shot', {
    ...piece,
    x: 0,
    y: 0,
    z: 0.4,
    yaw: Math.PI,
    size: ballRadius * 2,
    radius: ballRadius,
    mass: 5,
  })
  seatOthers(world)
  setPins(world)
  layLane(world)
  moveEye(world, true)
  return world
}

/** Friends and rivals watch from both sides of the pins; things of the prompt stand along the lane. */
function seatOthers(world: AlleyWorld): void {
  const { plan } = world
  const { rival } = partsOf(plan)
  const member = plan.cast.find(({ id }) => id === rival)
  if (member)
    addBody(world, member, 'rival', {
      ...piece,
      x: 3.3,
      y: 0,
      z: 1.2,
      yaw: Math.PI - 0.35,
      facing: Math.PI - 0.35,
      size: 1.7,
      radius: 0.5,
    })
  const seats = [-1, 1].flatMap((side) =>
    [-18.4, -15.6, -12.6, -9.4, -6].map((z) => ({ x: side * (wallAt + 2.2), z })),
  )
  const watchers = othersIn(plan, 'friend', 'prop', 'goal', 'key', 'door')
  let seat = 0
  for (const one of watchers)
    for (let i = 0; i < Math.min(6, one.count ?? 1); i++) {
      const at = seats[(seat * 5 + Math.floor(seat / 2)) % seats.length]
      seat++
      if (!at || seat > seats.length) return
      addBody(world, one, one.role, {
        ...piece,
        ...at,
        y: -0.48,
        yaw: at.x > 0 ? -0.9 : 0.9,
        size: one.role === 'friend' ? 1.5 : 1.7,
        radius: 0.5,
      })
    }
  ballRack(world)
}

/** Spare balls beside the approach, in other colours. */
function ballRack(world: AlleyWorld): void {
  const { ball } = partsOf(world.plan)
  // Only where it is an ordinary ball: of what the prompt names there are as many as it says.
  if (ball !== 'ball') return
  const tints = ['#ff7a6a', '#ffd84a', '#8af08a', '#ff9ad8']
  for (const [i, tint] of tints.entries())
    addBody(world, 'ball', 'effect', {
      ...piece,
      x: i < 2 ? -4.1 : 4.1,
      y: 0.4,
      z: 5 + (i % 2) * 1.1,
      size: ballRadius * 2,
      tint,
    })
}

/** All pins anew. In the last frame a boss stands in their middle, if there is one. */
export function setPins(world: AlleyWorld): void {
  const { plan } = world
  const { pins, frames } = partsOf(plan)
  world.bodies = world.bodies.filter(({ spot }) => spot < 0)
  const member: CastMember | undefined = plan.cast.find(({ id }) => id === pins)
  const boss = plan.rules.boss && world.frame === frames - 1 ? castIn(plan, 'boss')[0] : undefined
  const spots = pinSpots(pinCount(plan))
  for (const [spot, at] of spots.entries()) {
    const isBoss = boss !== undefined && spot === Math.min(4, spots.length - 1)
    const size = pinTall * clamp(member?.size ?? 1, 0.85, 1.25) * (isBoss ? 1.55 : 1)
    addBody(world, isBoss ? boss.id : pins, isBoss ? 'boss' : (member?.role ?? 'obstacle'), {
      ...piece,
      x: at.x + between(world, -0.012, 0.012),
      y: 0,
      z: at.z + between(world, -0.012, 0.012),
      size,
      radius: pinRadius,
      spot,
      mass: isBoss ? 2.2 : 1,
    })
  }
  if (boss && !world.bossStands) {
    world.bossStands = true
    tell(world, 'boss', { by: boss.id, x: 0, y: 1.6, z: lane.head, words: `The ${boss.name}!` })
  }
  world.stood = spots.length
  world.fell = 0
}

/** What lies and walks on the lane of this frame: treasures, power-ups, those who are in the way. */
export function layLane(world: AlleyWorld): void {
  const { plan, frame } = world
  world.bodies = world.bodies.filter(
    ({ role, spot }) => spot >= 0 || !['collectible', 'power', 'enemy', 'hazard', 'obstacle'].includes(role),
  )
  for (const item of othersIn(plan, 'collectible'))
    for (let i = 0; i < Math.min(3, item.count ?? 2); i++)
      addBody(world, item, 'collectible', {
        ...piece,
        x: between(world, -1, 1),
        y: 0.12,
        z: between(world, -16, -5),
        size: 0.6,
        radius: 0.34,
      })
  // The first frame is plain bowling; then a token lies on the way now and then.
  const { powerUps } = plan.rules
  if (powerUps.length > 0 && frame > 0) {
    const power = powerUps[(frame - 1) % powerUps.length] ?? pickOne(world, powerUps)
    addBody(world, `power:${power}`, 'power', {
      ...piece,
      x: between(world, -0.8, 0.8),
      y: 0.15,
      z: between(world, -15, -7),
      size: 0.72,
      radius: 0.4,
    })
  }
  const inTheWay = othersIn(plan, 'enemy', 'hazard', 'obstacle')
  const many = Math.min(3, Math.max(inTheWay.length, Math.round(dial(plan, 1, 2.4))))
  for (let i = 0; i < (inTheWay.length === 0 ? 0 : many); i++) {
    const member = inTheWay[i % inTheWay.length]
    if (!member) continue
    const isStill = member.role !== 'enemy' || member.motion === 'still'
    const side = between(world, 0, 1) < 0.5 ? -1 : 1
    addBody(world, member, member.role, {
      ...piece,
      x: isStill ? side * between(world, 0.75, 1.15) : side * 1.2,
      y: 0,
      z: -6.5 - i * 3.6,
      size: 0.95,
      radius: 0.34,
      mass: 1.6,
      facing: isStill ? 0 : side,
    })
  }
}
