import { type TaleState, taleRules } from '../../turns/tale.ts'
import { type RulesOfPlan, turnGame } from '../../turns/turn-game.ts'

/** A locked room with things to look into, and a code to find. */
export const turns: RulesOfPlan<TaleState> = {
  id: 'escape-room',
  sides: 1,
  of: (plan) => taleRules('escape-room', 'Choose what to do', plan),
}

export const genre = turnGame(turns)
