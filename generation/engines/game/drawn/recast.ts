import { Refused } from '../../../pipeline/engine.ts'
import type { Drawing, OwnModel, PlannedGame } from '../design.ts'
import type { Edited } from '../edit.ts'
import { briefOfPlan } from '../read/brief-of-prompt.ts'
import { asModel } from '../solid/with-models.ts'
import { honestTitle, playerStandIn, withoutPlayerStandIn } from '../stand-ins.ts'
import { upToDate } from '../up-to-date.ts'
import { withDrawing, withoutDrawing } from './with-drawings.ts'

/** As what somebody of the cast is shown from now on. */
export type ShownAs = { by: 'drawing'; drawn: Drawing } | { by: 'model'; model: OwnModel } | { by: 'usual' }

/** Gives somebody of the cast another look. The game itself stays as it is: bodies are as large and as quick as before. */
export function recast(kept: PlannedGame, id: string, shown: ShownAs): Pick<Edited, 'plan' | 'changes'> {
  const plan = upToDate(kept)
  const member = plan.game.cast.find((one) => one.id === id)
  if (!member) throw new Refused("They aren't in this game any more. Open the list of who plays again.")
  const { name, role } = member
  const isHero = role === 'player'
  switch (shown.by) {
    case 'drawing':
      return {
        plan: withDrawing(isHero ? withoutPlayerStandIn(plan) : plan, member, shown.drawn),
        changes: [`The ${name} is your own drawing now.`],
      }
    case 'model':
      return {
        plan: asModel(
          withoutDrawing(isHero ? withoutPlayerStandIn(plan) : plan, member),
          member,
          shown.model,
        ),
        changes: [`The ${name} is your model “${shown.model.name}” now.`],
      }
    case 'usual': {
      const usual = withoutDrawing(plan, member)
      return {
        plan: isHero ? withStandIn(usual) : usual,
        changes: [`The ${name} has its usual picture again.`],
      }
    }
  }
}

/** Whoever plays instead of somebody whom nobody can draw but the user does so again. */
function withStandIn(plan: PlannedGame): PlannedGame {
  const brief = briefOfPlan(plan)
  const standsIn = plan.standsIn || 'refused' in brief ? undefined : playerStandIn(brief, plan)
  if (!standsIn) return plan
  return { ...plan, standsIn, game: { ...plan.game, title: honestTitle(plan.game.title, standsIn) } }
}
