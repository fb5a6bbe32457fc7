import { type Button, holding, type Input, idle } from '../../../core/input.ts'
import type { Bot, Memory } from '../../../game/bot.ts'
import { castIn, memberOf } from '../../../game/plan.ts'
import { rate } from '../../../game/world.ts'
import { type Entity, inRole, playerOf } from '../../arena/arena.ts'
import { hopSteps } from './hopper.ts'
import {
  around,
  beyond,
  cell,
  columnOf,
  middleOfColumn,
  middleOfRow,
  rows,
  stage,
  startRow,
} from './level.ts'
import { type CrossingWorld, mostCarried } from './rules.ts'
import { paceAt, paceNow } from './traffic.ts'

/** How long one hop takes until the next one can begin. */
const beat = hopSteps + 13
const depth = 6

type Spot = { row: number; x: number; first: number; cost: number }

const hops: [Button | undefined, number, number][] = [
  ['up', 0, -1],
  [undefined, 0, 0],
  ['left', -1, 0],
  ['right', 1, 0],
  ['down', 0, 1],
]

/** Looks a dozen hops ahead at where the traffic will be, and goes where it gets farthest unharmed. */
export const bot: Bot<CrossingWorld> = {
  play(world, memory) {
    const hopper = world.hoppers[0]
    if (!hopper || hopper.left > 0 || hopper.wait > 0) return idle
    if (Number(memory.again ?? 0) > world.tick) return idle
    const button = decide(world, memory)
    // Nobody hops without a breath in between.
    memory.again = world.tick + (button ? hopSteps + 13 : 8)
    return button ? holding(button) : idle
  },
  progress: ({ done, aim, hoppers }) => (done + (1 - (hoppers[0]?.row ?? startRow) / rows) * 0.9) / aim,
  lose(world) {
    const row = world.hoppers[0]?.row ?? startRow
    const held: Button = world.lanes[row]?.kind === 'safe' ? 'up' : world.tick % 40 < 4 ? 'left' : 'down'
    // Stays on the road, or jumps into the water.
    const next = world.lanes[row - 1]?.kind
    if (row < startRow && world.lanes[row]?.kind !== 'safe')
      return next === 'water' && world.tick % 30 < 3 ? holding('up') : idle
    return world.tick % 20 < 4 ? holding(held) : (idle as Input)
  },
}

function decide(world: CrossingWorld, memory: Memory): Button | undefined {
  const { lanes } = world
  const player = playerOf(world)
  const start = world.hoppers[0]?.row ?? startRow
  const target = targetOf(world, player, memory)
  const traffic = forecast(world)
  let layer: Spot[] = [{ row: start, x: player.x, first: -1, cost: 0 }]
  let best: Spot | undefined
  let least = Number.POSITIVE_INFINITY
  for (let ahead = 0; ahead < depth && layer.length > 0; ahead++) {
    const next = new Map<number, Spot>()
    for (const spot of layer)
      for (let way = 0; way < hops.length; way++) {
        const [, dx, dy] = hops[way] ?? [undefined, 0, 0]
        const reached = hopFrom(world, traffic, spot, dx, dy, ahead, target.homes)
        if (!reached) continue
        const first = spot.first < 0 ? way : spot.first
        const cost = spot.cost + (dx === 0 && dy === 0 ? 0.02 : dx !== 0 ? 0.04 : 0)
        const key = reached.row * 64 + Math.round(reached.x / (cell / 2))
        const known = next.get(key)
        if (!known || known.cost > cost) next.set(key, { ...reached, first, cost })
      }
    layer = [...next.values()]
    for (const spot of layer) {
      // Rest is good, a road is not; time matters a little.
      const kind = lanes[spot.row]?.kind
      const rest = kind === 'road' || kind === 'rail' ? 0.5 : kind === 'water' ? 0.3 : 0
      const value = farFrom(spot, target) + spot.cost + ahead * 0.12 + rest
      if ((ahead === depth - 1 || arrived(spot, target)) && value < least) {
        least = value
        best = spot
      }
    }
    if (best && arrived(best, target)) break
  }
  return best && best.first >= 0 ? hops[best.first]?.[0] : undefined
}

type Target = { row: number; x: number; homes: readonly Entity[] }

/** First the key, then what has to be taken along, then a home. */
function targetOf(world: CrossingWorld, player: Entity, memory: Memory): Target {
  const hopper = world.hoppers[0]
  const homes = inRole(world, 'goal').filter(({ a }) => a === 0)
  const [key] = inRole(world, 'key')
  if (key) return { row: rowOf(key.y), x: key.x, homes }
  const missing = castIn(world.plan, 'collectible').length > 0 ? mostCarried(world) : 0
  if (hopper && hopper.carried.length < missing) {
    const items = inRole(world, 'collectible').filter(
      ({ cast }) => (memberOf(world.plan, cast).points ?? 1) > 0,
    )
    const far = ({ x, y }: Entity) => Math.abs(x - player.x) / cell + Math.abs(y - player.y) / cell
    const item =
      items.find(({ id }) => id === memory.item) ?? items.sort((one, other) => far(one) - far(other))[0]
    memory.item = item?.id
    if (item) return { row: rowOf(item.y), x: item.x, homes }
  }
  const known = homes.find(({ id }) => id === memory.home)
  const home =
    known ?? homes.sort((one, other) => Math.abs(one.x - player.x) - Math.abs(other.x - player.x))[0]
  memory.home = home?.id
  return { row: 0, x: home?.x ?? player.x, homes }
}

const rowOf = (y: number) => Math.round((y - middleOfRow(0)) / cell)
const farFrom = ({ row, x }: Spot, target: Target) =>
  Math.abs(row - target.row) * 1.25 + (Math.abs(x - target.x) / cell) * (row === 0 ? 0 : 0.8)
const arrived = ({ row, x }: Spot, target: Target) =>
  row === target.row && (row === 0 || Math.abs(x - target.x) < cell / 2)

/** Where everything of a row is now and how fast it goes: enough to look two seconds ahead. */
type Forecast = { x: number; vx: number; half: number; wraps: boolean; float: boolean }[][]

function forecast(world: CrossingWorld): Forecast {
  const found: Forecast = Array.from({ length: rows }, () => [])
  const pace = paceNow(world)
  for (const one of world.entities) {
    const float = one.behaviour === 'float'
    if (!float && one.role !== 'hazard' && one.role !== 'enemy' && one.role !== 'boss') continue
    const row = rowOf(one.y)
    const lane = world.lanes[row]
    const half = float ? (one.b * cell) / 2 + 4 : (one.size + playerOf(world).size) * 0.29 + 12
    let vx = one.vx * (one.role === 'boss' ? pace : 1)
    let x = one.x
    // The mean of what is to come says more than this very moment.
    if (lane && one.role !== 'boss' && lane.gait !== 'steady') vx = pace * meanPace(world, row)
    if (lane?.kind === 'rail' && lane.timer > 0) {
      vx = lane.speed * pace
      x =
        (vx > 0 ? -beyond : stage.width + beyond) -
        vx * (lane.timer / rate) -
        Math.sign(vx) * one.b * one.size
    }
    found[row]?.push({ x, vx, half, wraps: lane?.kind !== 'rail' && one.role !== 'boss', float })
  }
  return found
}

function meanPace({ lanes, tick }: CrossingWorld, row: number): number {
  const lane = lanes[row]
  if (!lane) return 0
  let sum = 0
  for (let ahead = 0; ahead < 40; ahead += 10) sum += paceAt(lane, tick + ahead, row, true)
  return sum / 4
}

const placeAt = (one: Forecast[number][number], steps: number) => {
  const x = one.x + (one.vx * steps) / rate
  if (!one.wraps) return x
  return ((((x + beyond) % around) + around) % around) - beyond
}

/** Where a hop leads, or nothing when something is in the way. */
function hopFrom(
  { lanes }: CrossingWorld,
  traffic: Forecast,
  from: Spot,
  dx: number,
  dy: number,
  ahead: number,
  homes: readonly Entity[],
): { row: number; x: number } | undefined {
  const row = from.row + dy
  let x = from.x + dx * cell
  if (row < 0 || row >= rows || x < 10 || x > stage.width - 10) return undefined
  const kind = lanes[row]?.kind
  if (row === 0) return homes.some((home) => Math.abs(home.x - x) < cell * 0.7) ? { row, x } : undefined
  const began = ahead * beat
  const over = began + beat
  if (kind === 'water') {
    const landing = began + (dx === 0 && dy === 0 ? 0 : hopSteps)
    const float = traffic[row]?.find((one) => one.float && Math.abs(placeAt(one, landing) - x) < one.half - 5)
    if (!float) return undefined
    x += (float.vx * (over - landing)) / rate
    return x > 20 && x < stage.width - 20 ? { row, x } : undefined
  }
  if (dx !== 0 || dy !== 0) x = middleOfColumn(columnOf(x))
  for (const one of traffic[row] ?? [])
    for (const moment of [began + 3, began + 9, began + 16, over])
      if (Math.abs(placeAt(one, moment) - x) < one.half) return undefined
  return { row, x }
}
