import { type CastMember, castIn, type GamePlan, type PowerUp } from '../../../game/plan.ts'
import type { World } from '../../../game/world.ts'
import type { Lock } from '../../lock.ts'
import { type Board, boardWithin, type Way } from '../../table/board.ts'
import type { Room } from './level.ts'

export const stage = { width: 720, height: 696 }

/** How long a step takes. */
export const stepSteps = 9

const area = { x: 20, y: 124, width: 680, height: 560 }

export type Standing = { cell: number; cast: string }

/** Somebody who walks and pushes. */
export type Pusher = {
  player: 1 | 2
  cell: number
  facing: Way
  /** The step that is just being made, for the eyes. */
  moved: { from: number; box: number; left: number }
  /** Steps until the next one is taken. */
  wait: number
  /** A press that came too early. */
  queued: Way | ''
  /** Flashes after a foe was touched. */
  hurtFor: number
  /** Boxes brought to their place. */
  placed: number
}

/** What can be taken back: who made the step, from where, and which box was pushed (and which one by that). */
export type Step = { player: 1 | 2; from: number; box: number; next?: number }

/** Walks about in the last room, one step for some steps of the players. */
export type Boss = Standing & {
  came: boolean
  /** Steps of the players until its own. */
  in: number
  /** How many of its own steps it misses, seeing stars. */
  dazed: number
  moved: { from: number; left: number }
  hurtFor: number
}

export type SokobanWorld = World & {
  room: Room
  pads: number[]
  /** `cast` is empty where nobody of the cast is pushed: then it is a plain crate. */
  boxes: Standing[]
  /** Stand where nobody needs to go: to be walked around. */
  foes: Standing[]
  /** Lie about, to be picked up on the way. */
  treats: Standing[]
  player: Pusher
  /** Where two play. Not there until they press something. */
  second: Pusher | null
  secondCame: boolean
  history: Step[]
  /** Steps that are left; null: as many as you like. */
  energy: number | null
  budget: number
  /** Steps until the room goes on: it was solved, or begins anew. */
  rest: number
  /** The rest of the way to where somebody pointed. */
  walk: Way[]
  pointing: boolean
  solved: boolean
  /** How a level is solved from its start, for whoever cannot find out. */
  solution: Way[]
  /** Where the first player and the boxes stood at the start. */
  start: number
  began: number[]
  boss: Boss | null
  lock: Lock | null
  /** Cells; -1 where there is none. */
  doorAt: number
  keyAt: number
  keyHolder: 1 | 2
  /** Lie about; `cast` is the key of their picture. */
  gifts: Standing[]
  /** Those that somebody has. */
  powers: PowerUp[]
}

export function boardOf({ room }: SokobanWorld): Board {
  return boardWithin(area, room.columns, room.rows, 84)
}

/** Who is pushed: obstacles, or what would be collected where there are none. */
export function pushedIn(plan: GamePlan): CastMember[] {
  const obstacles = castIn(plan, 'obstacle')
  return obstacles.length > 0 ? obstacles : castIn(plan, 'collectible')
}

export const boxAt = ({ boxes }: SokobanWorld, cell: number) => boxes.findIndex((box) => box.cell === cell)
export const isFree = (world: SokobanWorld, cell: number) =>
  boxAt(world, cell) < 0 && !world.foes.some((foe) => foe.cell === cell)

export const isSolved = ({ boxes, pads }: SokobanWorld) => boxes.every(({ cell }) => pads.includes(cell))

/** Everybody who is there to walk, push, be in the way and be hurt. */
export function pushersIn({ player, second, secondCame }: SokobanWorld): Pusher[] {
  return second && secondCame ? [player, second] : [player]
}

export function newPusher(player: 1 | 2, cell: number): Pusher {
  return {
    player,
    cell,
    facing: 'down',
    moved: { from: cell, box: -1, left: 0 },
    wait: 0,
    queued: '',
    hurtFor: 0,
    placed: 0,
  }
}
