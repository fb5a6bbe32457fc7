import { Refused } from '../../engine.ts'
import type { Game2dPlan } from './design.ts'

/** A placeholder until the edits are read. */
export function editGame(
  _plan: Game2dPlan,
  _text: string,
  _history: readonly Game2dPlan[],
): { plan: Game2dPlan; changes: string[] } {
  throw new Refused('Edits come next.')
}
