import { type TaleState, taleRules } from '../../turns/tale.ts'
import { type RulesOfPlan, turnGame } from '../../turns/turn-game.ts'

/** A story in scenes, with choices that matter. */
export const turns: RulesOfPlan<TaleState> = {
  id: 'story',
  sides: 1,
  of: (plan) => taleRules('story', 'Choose what to do', plan),
}

export const genre = turnGame(turns)
