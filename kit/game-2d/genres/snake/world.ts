import type { GamePlan, PowerUp } from '../../../game/plan.ts'
import type { World } from '../../../game/world.ts'
import type { Lock } from '../../lock.ts'
import type { Snake } from './body.ts'

/** Something that lies or walks on the board. */
export type Piece = {
  id: number
  cast: string
  role: 'food' | 'bonus' | 'power' | 'wall' | 'hazard' | 'enemy' | 'boss' | 'key' | 'door'
  cell: number
  /** Where it came from, for the eyes, and the steps until it goes on. */
  from: number
  wait: number
  pause: number
  /** Steps until it is gone again; 0 stays. */
  left: number
  health: number
  most: number
}

/** What a sentence may change. */
export type SnakeContent = {
  /** Over the edge and in again on the other side. */
  wrap?: boolean
  /** Every bite makes it shorter, until nothing of it is left. */
  shrinks?: boolean
  /** So many bars stand about, in every level. */
  walls?: number
  /** So many pieces of food lie there at a time. */
  foods?: number
  /** What it eats makes it no longer. */
  sameLength?: boolean
  /** Another piece of wall comes up after so many bites, or so many seconds. */
  wallsGrow?: { each: number; of: 'bite' | 'second' }
  /** Another snake, which the machine plays, eats and grows as well. */
  rival?: boolean
}

export const contentOf = ({ content }: GamePlan): SnakeContent => (content ?? {}) as SnakeContent

export type SnakeWorld = World & {
  snakes: Snake[]
  entities: Piece[]
  nextId: number
  done: number
  aim: number
  levelAim: number
  /** Over the edge and in again on the other side. */
  wraps: boolean
  powers: Partial<Record<PowerUp, number>>
  powerIn: number
  /** What is before the last bite of this level. */
  lock: Lock | null
  /** Steps of this level. */
  since: number
}

export function add(world: SnakeWorld, cast: string, role: Piece['role'], cell: number): Piece {
  const piece: Piece = {
    id: world.nextId++,
    cast,
    role,
    cell,
    from: cell,
    wait: 60,
    pause: 60,
    left: 0,
    health: 1,
    most: 1,
  }
  world.entities.push(piece)
  return piece
}

export const pieceAt = ({ entities }: SnakeWorld, cell: number) => entities.find((one) => one.cell === cell)
const isBody = ({ snakes }: SnakeWorld, cell: number) => snakes.some(({ body }) => body.includes(cell))
export const isFree = (world: SnakeWorld, cell: number) => !pieceAt(world, cell) && !isBody(world, cell)
export const kills = ({ role }: Piece) =>
  role === 'wall' || role === 'hazard' || role === 'enemy' || role === 'boss'
