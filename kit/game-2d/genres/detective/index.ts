import { type TaleState, taleRules } from '../../turns/tale.ts'
import { type RulesOfPlan, turnGame } from '../../turns/turn-game.ts'

/** A case with suspects and clues: whoever looks closely finds out who did it. */
export const turns: RulesOfPlan<TaleState> = {
  id: 'detective',
  sides: 1,
  of: (plan) => taleRules('detective', 'Choose what to do', plan),
}

export const genre = turnGame(turns)
