import type { PlannedGame } from './design.ts'
import { forms } from './forms/index.ts'
import { planGame } from './plan.ts'
import { briefOfPlan } from './read/brief-of-prompt.ts'

/**
 * A game that was made before its kind was a form has no rulebook to change. It is planned anew from its prompt, and keeps its title, its
 * difficulty and its looks. Whoever only plays it has the file that was built then.
 */
export function upToDate(plan: PlannedGame): PlannedGame {
  const { game } = plan
  if (game.book || plan.solid || !forms.some(({ id }) => id === game.genre)) return plan
  const brief = briefOfPlan(plan)
  if ('refused' in brief) return plan
  const anew = planGame(brief, game.seed, { genre: game.genre })
  const { title, difficulty, challenge, look } = game
  return { ...anew, game: { ...anew.game, title, difficulty, challenge, look } }
}
