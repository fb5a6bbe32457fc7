import type { World } from '../../../game/world.ts'
import type { Lock } from '../../lock.ts'
import { type Board, boardWithin } from '../../table/board.ts'
import type { Host } from '../../table/host.ts'
import { columns, type Piece, rows, type Swap, thrownKind } from './matches.ts'
import type { PieceKind } from './pieces.ts'

export const stage = { width: 720, height: 696 }

export const board: Board = boardWithin({ x: 20, y: 124, width: 680, height: 564 }, columns, rows, 80)

/** Sits above the board of the last level: what is matched hurts it, and now and then it throws something down. */
export type Boss = {
  cast: string
  came: boolean
  health: number
  most: number
  /** Moves until it strikes. */
  in: number
  hurtFor: number
}

/** Two take turns; whoever makes something special goes on. */
export type Turns = { now: 1 | 2; again: boolean; points: [number, number]; second: Host }

/** So many of a kind are wanted. */
export type Aim = { kind: number; need: number; got: number }

export type Match3World = World & {
  kinds: PieceKind[]
  /** Points for one piece. */
  worth: number
  /** Cast ids of what stands in the way; kind -1 is the first of them. */
  blockers: string[]
  pieces: Piece[]
  aims: Aim[]
  /** Null: as many as you like. */
  moves: number | null
  /** What goes on; only in 'ready' a move is taken. */
  phase: 'ready' | 'swap' | 'back' | 'clear' | 'fall' | 'mix'
  left: number
  total: number
  swapped: Swap | null
  /** Cells that are just going. */
  going: number[]
  selected: number
  /** A cell that was picked while something still moved; -1 for none. */
  queued: number
  /** Where a finger came down, to be dragged from. */
  grabbed: number
  /** Swaps without a match; every third one costs a move, so that trying everything is no way to play. */
  misses: number
  /** Falls of this move so far: each counts more. */
  combo: number
  idleFor: number
  /** How often somebody has picked something. */
  picks: number
  hint: Swap | null
  /** Moves since a foe was last beaten: they spread when they are left alone. */
  calm: number
  host: Host
  boss: Boss | null
  lock: Lock | null
  turns: Turns
}

/** Of all kinds alike. */
export const anyKind = 98

/** What an aim is called: 'red gems', or 'gems' where all of them count. */
export function nameOf({ kinds }: Match3World, { kind }: Aim): string {
  return kind === anyKind ? (kinds[0]?.family ?? '') : (kinds[kind]?.plural ?? '')
}

export function begin(world: Match3World, phase: Match3World['phase'], steps: number): void {
  world.phase = phase
  world.left = steps
  world.total = steps
}

/** What stands in the way as a piece of this kind: somebody of the cast, or what the boss threw. */
export function blockerOf({ blockers, boss }: Match3World, kind: number): string | undefined {
  return kind === thrownKind ? boss?.cast : blockers[-1 - kind]
}
