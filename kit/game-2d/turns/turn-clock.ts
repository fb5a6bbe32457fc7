import { rate } from '../../game/world.ts'
import type { Move, TurnRules } from './rules.ts'
import type { TurnWorld } from './world.ts'

/** How long a turn may take, in seconds, where a sentence says so. */
export const turnSeconds = <S>({ plan }: Pick<TurnWorld<S>, 'plan'>): number | undefined => {
  const said = plan.content?.turnSeconds
  return typeof said === 'number' ? said : undefined
}

/** Whether this kind of game knows what becomes of a turn that nobody has used. */
export const canRunOut = <S>({ sides, timeUp }: Pick<TurnRules<S>, 'sides' | 'timeUp'>) =>
  sides === 2 || timeUp !== undefined

/** Seconds that are left of this turn, for those who see them. */
export const secondsLeft = <S>(world: TurnWorld<S>): number | undefined => {
  const all = turnSeconds(world)
  return all === undefined ? undefined : Math.max(0, Math.ceil(all - (world.used ?? 0) / rate))
}

/**
 * Lets the time of a turn go by, and says what is done where it is over: somebody else chooses any move for whoever took too long, or the
 * game has a way of its own to go on.
 */
export function runOut<S>(rules: TurnRules<S>, world: TurnWorld<S>): { move?: Move; state?: S } | undefined {
  const all = turnSeconds(world)
  if (all === undefined || !canRunOut(rules)) return undefined
  world.used = (world.used ?? 0) + 1
  if (world.used < all * rate) return undefined
  world.late = Math.round(world.used / rate)
  if (rules.timeUp) return { state: rules.timeUp(world.state) }
  const moves = rules.moves(world.state)
  const move = moves[(world.random + world.tick * 31) % Math.max(1, moves.length)]
  return move ? { move } : undefined
}
