import { type TaleState, taleRules } from '../../turns/tale.ts'
import { type RulesOfPlan, turnGame } from '../../turns/turn-game.ts'

/** Places to search, things to carry, and what is used on what. */
export const turns: RulesOfPlan<TaleState> = {
  id: 'point-and-click',
  sides: 1,
  of: (plan) => taleRules('point-and-click', 'Point at something', plan),
}

export const genre = turnGame(turns)
