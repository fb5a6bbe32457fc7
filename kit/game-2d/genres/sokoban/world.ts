import { type CastMember, castIn, type GamePlan } from '../../plan.ts'
import { type Board, boardWithin, type Way } from '../../table/board.ts'
import type { World } from '../../world.ts'
import type { Room } from './level.ts'

export const stage = { width: 720, height: 696 }
const area = { x: 20, y: 124, width: 680, height: 560 }

export type Standing = { cell: number; cast: string }

export type SokobanWorld = World & {
  room: Room
  pads: number[]
  /** `cast` is empty where nobody of the cast is pushed: then it is a plain crate. */
  boxes: Standing[]
  /** Stand where nobody needs to go: to be walked around. */
  foes: Standing[]
  /** Lie about, to be picked up on the way. */
  treats: Standing[]
  player: number
  facing: Way
  /** What can be taken back: where the player came from, and which box was pushed. */
  history: { from: number; box: number }[]
  /** Steps that are left; null: as many as you like. */
  energy: number | null
  budget: number
  /** The step that is just being made, for the eyes. */
  moved: { from: number; box: number; left: number }
  /** Steps until the next one is taken. */
  wait: number
  /** A press that came too early. */
  queued: Way | ''
  /** The rest of the way to where somebody pointed. */
  walk: Way[]
  pointing: boolean
  solved: boolean
  /** How a level is solved from its start, for whoever cannot find out. */
  solution: Way[]
  /** Flashes after a foe was touched. */
  hurtFor: number
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
