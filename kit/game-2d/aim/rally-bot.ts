import { idle } from '../../core/input.ts'
import type { Bot } from '../../game/bot.ts'
import type { RallyForm, RallyWorld } from './rally.ts'

/** Goes where the ball will be, sees it without mistake, and plays it away from the rival. */
export function rallyBot(form: RallyForm): Bot<RallyWorld> {
  return {
    play(world) {
      const wish = form.mind(world, 1, 0.5)
      return { ...idle, pointer: { x: Math.round(wish.x), y: Math.round(wish.y), down: false } }
    },
    progress({ goals, goal, score, plan }) {
      const { scoreGoal } = plan.rules
      return Math.min(1, scoreGoal === undefined ? goals[0] / goal : score / scoreGoal)
    },
    // Into the corner, and stays there.
    lose: () => ({ ...idle, pointer: { x: 0, y: form.stage.height, down: false } }),
  }
}
