import { idle } from '../../../core/input.ts'
import type { Bot } from '../../../game/bot.ts'
import { secondTo } from '../../table/cursor-bot.ts'
import { goalOf } from './content.ts'
import { genre } from './index.ts'
import { type QuizWorld, rightPlace } from './rules.ts'

/** Knows everything, and reads every explanation to its end. Where two play, they answer by turns. */
export const bot: Bot<QuizWorld> = {
  play(world) {
    if (world.phase !== 'asking' || world.total - world.left < 14) return idle
    const answer = String(rightPlace(world))
    const turn = world.race.right[0] + world.race.right[1]
    if (world.plan.rules.players === 2 && turn % 2 === 1)
      return { ...idle, second: secondTo(genre, world, answer) }
    return { ...idle, pick: answer }
  },
  progress: ({ right, score, plan }) => {
    const { scoreGoal } = plan.rules
    return Math.min(1, scoreGoal === undefined ? right / goalOf(plan) : score / scoreGoal)
  },
  lose(world) {
    if (world.phase === 'told') return { ...idle, pick: 'next' }
    if (world.phase !== 'asking') return idle
    return { ...idle, pick: String((rightPlace(world) + 1) % 4) }
  },
}
