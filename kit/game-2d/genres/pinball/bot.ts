import { holding, idle } from '../../../core/input.ts'
import type { Bot } from '../../../game/bot.ts'
import { ballIn, type PinballWorld, usualScore } from './index.ts'

/** Flips the one that the ball comes down on, just before it would roll off. */
export const bot: Bot<PinballWorld> = {
  play(world) {
    const body = ballIn(world)
    if (!body || body.vy < 0 || body.y < 636) return idle
    return body.x < 240 ? holding('left') : holding('right')
  },
  progress: ({ score, plan }) => Math.min(1, score / (plan.rules.scoreGoal ?? usualScore)),
  lose: () => idle,
}
