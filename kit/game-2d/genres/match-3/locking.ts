import { dial, theOne } from '../../../game/plan.ts'
import { below, tell } from '../../../game/world.ts'
import { findKey, newLock, openLock, showKey } from '../../lock.ts'
import { beside, middleOf, ways } from '../../table/board.ts'
import { canMove, columns, grid, isCommon, keyKind, rows } from './matches.ts'
import { begin, blockerOf, board, type Match3World } from './world.ts'

/** Where the door is seen: at the end of what is wanted. */
export const doorPlace = (world: Match3World) => ({ x: wantedRight(world) - 32, y: 58 })

/** How far the panel of what is wanted reaches: moves and boss have their own beside it. */
export const wantedRight = ({ boss, moves }: Match3World) =>
  700 - (moves === null ? 0 : 130) - (boss ? 150 : 0)

const takeSteps = 18

export function placeLock(world: Match3World): void {
  world.lock = newLock(world.plan)
}

export const keyCell = ({ pieces }: Match3World) => pieces.findIndex(({ kind }) => kind === keyKind)

/** How much of the goal is reached, from 0 to 1. */
function partOf({ aims, plan, score, level }: Match3World): number {
  const { scoreGoal, levels } = plan.rules
  if (scoreGoal !== undefined) return (score * levels) / scoreGoal - (level - 1)
  return aims.reduce((sum, { got, need }) => sum + got / need, 0) / Math.max(1, aims.length)
}

/** Soon after the start, a key lies among the pieces. It stays there until it has come down, whatever happens. */
export function keyAppears(world: Match3World): void {
  const { lock, pieces, plan } = world
  if (!lock || (lock.state === 'hidden' ? partOf(world) < 0.15 : lock.state !== 'waiting')) return
  if (keyCell(world) >= 0) return
  const from = below(world, columns)
  const row = rows - 1 - Math.round(dial(plan, 3, 5))
  for (let at = 0; at < columns; at++) {
    const cell = row * columns + ((from + at) % columns)
    const piece = pieces[cell]
    if (!piece || !isCommon(piece)) continue
    piece.kind = keyKind
    showKey(world, lock, middleOf(board, cell))
    return
  }
}

/** What is matched beside the key lets it sink by a row, also where nothing under it goes. */
export function sinkKey({ pieces }: Match3World, going: ReadonlySet<number>): void {
  const cell = pieces.findIndex(({ kind }) => kind === keyKind)
  const under = cell + columns
  const [key, piece] = [pieces[cell], pieces[under]]
  if (!key || !piece || going.has(under) || !canMove(piece)) return
  if (!ways.some((way) => going.has(beside(grid, cell, way) ?? -1))) return
  pieces[cell] = piece
  pieces[under] = key
}

/**
 * On the lowest row it is taken, and opens the lock. On its way it breaks what stands under it and cannot be moved.
 * Answers whether something happened.
 */
export function takeKey(world: Match3World): boolean {
  const { lock, plan, pieces } = world
  const cell = keyCell(world)
  if (!lock || cell < 0) return false
  const by = theOne(plan, 'player').id
  const under = pieces[cell + columns]
  if (under) return !canMove(under) && breakThrough(world, cell + columns)
  findKey(world, lock, middleOf(board, cell), by)
  openLock(world, lock, doorPlace(world), by)
  tell(world, 'place', { by, ...middleOf(board, cell) })
  world.going = [cell]
  begin(world, 'clear', takeSteps)
  return true
}

function breakThrough(world: Match3World, cell: number): boolean {
  tell(world, 'break', { to: blockerOf(world, world.pieces[cell]?.kind ?? 0), ...middleOf(board, cell) })
  world.going = [cell]
  begin(world, 'clear', takeSteps)
  return true
}
