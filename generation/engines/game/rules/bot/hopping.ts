import { type Button, bitOf, type Input, idle } from '@makebelieve/kit/core/input'
import type { Memory } from '@makebelieve/kit/game/bot'
import { rate } from '@makebelieve/kit/game/world'
import {
  cell,
  doorNear,
  floatsIn,
  homesIn,
  hopSteps,
  laneSpeed,
  middleOf,
  rowOf,
  rows,
  startRow,
  tileOf,
  trainIn,
} from '@makebelieve/kit/rules/spaces/lanes'
import { stage } from '@makebelieve/kit/rules/spaces/space'
import { type Body, playerOf, type RulesWorld, reachOf } from '@makebelieve/kit/rules/world'
import type { Want } from './want.ts'

/** How long one hop takes until the next one can begin. */
const beat = hopSteps + 12
const depth = 6

const hops: [Button | undefined, number, number][] = [
  ['up', 0, -1],
  [undefined, 0, 0],
  ['left', -1, 0],
  ['right', 1, 0],
  ['down', 0, 1],
]

type Spot = { row: number; x: number; first: number }

/** Looks half a dozen hops ahead at where everything will be, and goes where it gets nearest unharmed. */
export function hopAlong(
  world: RulesWorld,
  want: Want | undefined,
  threats: readonly Body[],
  memory: Memory,
): Input {
  const player = playerOf(world)
  if (player.way > 0 || player.jumps > 0 || Number(memory.again ?? 0) > world.tick) return idle
  const button = decide(world, want, threats)
  // Nobody hops without a breath in between.
  memory.again = world.tick + (button ? beat : 7)
  return button ? { ...idle, held: bitOf(button) } : idle
}

function decide(world: RulesWorld, want: Want | undefined, threats: readonly Body[]): Button | undefined {
  const player = playerOf(world)
  const ahead = forecast(world, threats)
  const goal = { row: rowOf(want?.y ?? player.y), x: want?.x ?? player.x }
  const far = ({ row, x }: Spot) =>
    Math.abs(row - goal.row) * 1.25 + (Math.abs(x - goal.x) / cell) * (row === goal.row ? 1 : 0.6)
  let layer: Spot[] = [{ row: rowOf(player.y), x: player.x, first: -1 }]
  let best: Spot | undefined
  let least = Number.POSITIVE_INFINITY
  for (let hop = 0; hop < depth && layer.length > 0; hop++) {
    const next = new Map<number, Spot>()
    for (const spot of layer)
      for (const [way, [, dx, dy]] of hops.entries()) {
        const reached = hopFrom(world, ahead, spot, dx, dy, hop)
        const key = reached && reached.row * 64 + Math.round(reached.x / (cell / 2))
        if (reached && key !== undefined && !next.has(key))
          next.set(key, { ...reached, first: spot.first < 0 ? way : spot.first })
      }
    layer = [...next.values()]
    for (const spot of layer) {
      const gap = far(spot)
      const arrived = gap < 0.5
      if (hop < depth - 1 && !arrived) continue
      // Rest is good, a road is not; time matters a little.
      const tile = tileOf(world, spot.row)
      const value = gap + hop * 0.12 + (tile === 'road' || tile === 'rail' ? 0.5 : tile === 'water' ? 0.3 : 0)
      if (value < least) [least, best] = [value, spot]
    }
    if (best && far(best) < 0.5) break
  }
  return best && best.first >= 0 ? hops[best.first]?.[0] : undefined
}

/** What is in a row, how fast it goes, and how near is too near. */
type Ahead = { x: number; vx: number; half: number; wraps: boolean }
type Forecast = { traffic: Ahead[][]; floats: Ahead[][] }

function forecast(world: RulesWorld, threats: readonly Body[]): Forecast {
  const player = playerOf(world)
  const traffic: Ahead[][] = Array.from({ length: rows }, () => [])
  const floats: Ahead[][] = Array.from({ length: rows }, () => [])
  for (const body of threats) {
    const row = rowOf(body.y)
    const half = reachOf(body, player) + 8
    const isStream = Math.abs(body.vy) < 5 && Math.abs(body.y - middleOf(row)) < 2
    if (tileOf(world, row) === 'rail' && isStream) {
      const speed = laneSpeed(world, row)
      const wait = Math.max(0, trainIn(world, row))
      traffic[row]?.push({ x: body.x - (speed * wait) / rate, vx: speed, half, wraps: false })
      continue
    }
    traffic[row]?.push({ x: body.x, vx: body.vx, half, wraps: isStream })
    // Who goes up and down is soon somewhere else.
    if (!isStream)
      for (const near of [row - 1, row + 1])
        traffic[near]?.push({ x: body.x, vx: body.vx, half: half * 0.8, wraps: false })
  }
  for (const { x, y, width } of floatsIn(world))
    floats[rowOf(y)]?.push({
      x: x + width / 2,
      vx: laneSpeed(world, rowOf(y)),
      half: width / 2,
      wraps: false,
    })
  return { traffic, floats }
}

const placeAt = ({ x, vx, wraps }: Ahead, after: number) => {
  const at = x + (vx * after) / rate
  const round = stage.width + 160
  return wraps ? ((((at + 80) % round) + round) % round) - 80 : at
}

/** Where a hop leads, or nothing when something is in the way. */
function hopFrom(
  world: RulesWorld,
  { traffic, floats }: Forecast,
  from: Spot,
  dx: number,
  dy: number,
  hop: number,
): { row: number; x: number } | undefined {
  const row = from.row + dy
  let x = from.x + dx * cell
  if (row < 0 || row > startRow || x < 10 || x > stage.width - 10) return undefined
  const began = hop * beat
  const over = began + beat
  if (row === 0 && dy !== 0) {
    const door = doorNear(world, x)
    return door.open ? { row, x: door.x } : undefined
  }
  if (row === 0 && homesIn(world).length > 0) return undefined
  const moves = dx !== 0 || dy !== 0
  if (tileOf(world, row) === 'water') {
    const landing = began + (moves ? hopSteps : 0)
    const float = floats[row]?.find((one) => Math.abs(placeAt(one, landing) - x) < one.half - 3)
    if (!float) return undefined
    x += (float.vx * (over - landing)) / rate
    return x > 24 && x < stage.width - 24 ? { row, x } : undefined
  }
  if (moves) x = (Math.floor(x / cell) + 0.5) * cell
  for (const one of traffic[row] ?? [])
    for (const moment of [began + 3, began + 9, began + 16, over])
      if (Math.abs(placeAt(one, moment) - x) < one.half) return undefined
  return { row, x }
}
