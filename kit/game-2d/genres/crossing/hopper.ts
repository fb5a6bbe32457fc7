import { holds, type Input } from '../../../core/input.ts'
import { dial } from '../../../game/plan.ts'
import { rate } from '../../../game/world.ts'
import type { ArenaWorld, Entity } from '../../arena/arena.ts'
import { type Way, ways } from '../../table/board.ts'
import { cell, middleOfColumn, middleOfRow, startRow } from './level.ts'

export const hopSteps = 10
export const repeatSteps = 9

/** Whoever hops: one for each player, in the order of the entities. */
export type Hopper = {
  row: number
  /** Steps until the hop is over. */
  left: number
  fromX: number
  fromY: number
  toX: number
  /** A press that came in the middle of a hop. */
  queued: Way | ''
  /** Steps until a held button hops again. */
  wait: number
  /** Ids of what it carries. */
  carried: string[]
  /** The farthest row of this crossing, and the last strip where it was safe: it comes back to that one. */
  farthest: number
  refuge: { row: number; x: number }
  /** Steps that are left for this crossing; only where there is no other clock. */
  time: number
  /** What was held before, so that a press can be told from holding. */
  held: Way | ''
}

/** At the start, with empty hands. */
export function toStart(world: ArenaWorld, player: Entity, index: number): Hopper {
  const x = middleOfColumn(7 + index * 2)
  player.x = x
  player.y = middleOfRow(startRow)
  player.vx = 0
  player.vy = 0
  player.facing = 1
  return {
    row: startRow,
    left: 0,
    fromX: x,
    fromY: player.y,
    toX: x,
    queued: '',
    wait: 0,
    carried: [],
    farthest: startRow,
    refuge: { row: startRow, x },
    time: crossingTime(world),
    held: '',
  }
}

/** Gentle: only who dawdles runs out of it. Where the game has a clock of its own, one is enough. */
export function crossingTime({ plan }: ArenaWorld): number {
  const { seconds, timeUp, lives, gentle } = plan.rules
  if (gentle || (seconds !== undefined && timeUp === 'lose')) return Number.MAX_SAFE_INTEGER
  const usual = dial(plan, 34, 20)
  return Math.round(rate * (seconds === undefined ? usual : Math.min(usual, (seconds - 4) / lives)))
}

/** Where somebody wants to hop: a button, or towards where one points; a tap on oneself is a hop ahead. */
export function wishOf(input: Input, player: Entity, hopper: Hopper): Way | '' {
  const mask = player.role === 'second' ? input.second : input.held
  const { pointer } = input
  const held = ways.filter((way) => holds(mask, way))
  let way: Way | '' = held.find((one) => one !== hopper.held) ?? held[0] ?? ''
  if (way === '' && pointer?.down && player.role === 'player') {
    const dx = pointer.x - player.x
    const dy = pointer.y - player.y
    if (Math.hypot(dx, dy) < cell * 0.6) way = 'up'
    else if (Math.abs(dx) > Math.abs(dy)) way = dx < 0 ? 'left' : 'right'
    else way = dy < 0 ? 'up' : 'down'
  }
  const fresh = way !== '' && way !== hopper.held
  hopper.held = way
  if (fresh && hopper.left > 0) hopper.queued = way
  if (fresh) hopper.wait = 0
  return way
}
