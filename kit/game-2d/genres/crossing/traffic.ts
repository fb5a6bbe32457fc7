import { between, rate, tell } from '../../../game/world.ts'
import { type Entity, hasPower } from '../../arena/arena.ts'
import { around, beyond, cell, type Lane, middleOfRow, stage } from './level.ts'
import type { CrossingWorld } from './rules.ts'

/** How fast the traffic of a lane goes at a moment, by its gait. Bots look ahead with this too. */
export function paceAt({ speed, gait }: Lane, tick: number, row: number, hunted: boolean): number {
  const beat = (tick + row * 47) % 150
  if (gait === 'surge') return speed * (1 + 0.32 * Math.sin((beat / 150) * Math.PI * 2))
  if (gait === 'halting') return beat < 90 ? speed * 1.45 : 0
  return gait === 'hunting' && hunted ? speed * 1.5 : speed
}

/** How much faster or slower than usual everything goes now. */
export const paceNow = (world: CrossingWorld) => world.rush * (hasPower(world, 'slow') ? 0.5 : 1)

export function moveTraffic(world: CrossingWorld): void {
  const { lanes, plan, tick } = world
  if (plan.rules.faster && tick % rate === 0) world.rush = Math.min(1.6, world.rush * 1.006)
  const pace = paceNow(world)
  lanes.forEach((lane, row) => {
    if (lane.kind === 'rail') runTrain(world, lane, row)
  })
  for (const one of world.entities) {
    if (one.role === 'boss') guard(one, pace)
    const lane = lanes[one.a]
    const goes = one.role === 'hazard' || one.role === 'enemy' || one.behaviour === 'float'
    if (!goes || !lane || lane.kind === 'rail') continue
    one.vx =
      pace *
      paceAt(
        lane,
        tick,
        one.a,
        world.hoppers.some(({ row }) => row === one.a),
      )
    one.x += one.vx / rate
    if (one.x > stage.width + beyond) one.x -= around
    else if (one.x < -beyond) one.x += around
  }
}

/** A train comes every few seconds; a light and a sound announce it. */
function runTrain(world: CrossingWorld, lane: Lane, row: number): void {
  const train = world.entities.filter((one) => one.a === row && one.role !== 'player' && isTraffic(one))
  lane.timer--
  if (lane.timer === warning) tell(world, 'warn', { x: stage.width / 2, y: middleOfRow(row), value: 3 })
  const right = lane.speed > 0
  for (const car of train) {
    if (lane.timer === 0) {
      const back = beyond + car.b * car.size * 0.95
      car.x = right ? -back : stage.width + back
    }
    car.vx = lane.timer <= 0 ? lane.speed * paceNow(world) : 0
    car.x += car.vx / rate
  }
  const passed = train.every(({ x }) => (right ? x > stage.width + beyond : x < -beyond))
  if (lane.timer < 0 && passed) lane.timer = Math.round(between(world, 3.4, 6) * rate)
}

export const warning = Math.round(1.3 * rate)
const isTraffic = ({ role }: Entity) => role === 'hazard' || role === 'enemy'

function guard(boss: Entity, pace: number): void {
  if (boss.x < cell && boss.vx < 0) boss.vx = boss.speed
  if (boss.x > stage.width - cell && boss.vx > 0) boss.vx = -boss.speed
  boss.facing = Math.sign(boss.vx)
  boss.x += (boss.vx * pace) / rate
}
