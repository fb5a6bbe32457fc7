import type { Input } from '../../../core/input.ts'
import { tell } from '../../../game/world.ts'
import { newHost } from '../../table/host.ts'
import { type Match3World, stage, type Turns } from './world.ts'

export const newTurns = (): Turns => ({ now: 1, again: false, points: [0, 0], second: newHost() })

/**
 * What is picked in this step by whose turn it is. A mouse or a finger picks for either of them, because two who sit
 * at one screen share it; the cursor belongs to the second one alone.
 */
export function pickIn({ turns }: Match3World, { pick, pickSecond }: Input): number | undefined {
  const picked = turns.now === 2 ? (pickSecond ?? pick) : pick
  return picked === undefined ? undefined : Number(picked)
}

/** A move is over. Whoever plays alone, because the second one has never come, always has the turn. */
export function passTurn(world: Match3World): void {
  const { turns, cursor } = world
  const again = turns.again
  turns.again = false
  if (!cursor) return
  if (!again) turns.now = turns.now === 1 ? 2 : 1
  const words = again ? `Again, player ${turns.now}!` : `Player ${turns.now}`
  tell(world, 'turn', { x: stage.width / 2, y: stage.height / 2, words })
}

/** How both fared, as a sentence. */
export function tallied({ turns, cursor }: Match3World): string {
  return cursor ? ` Player 1: ${turns.points[0]} points, player 2: ${turns.points[1]}.` : ''
}
