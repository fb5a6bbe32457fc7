import { holding, idle } from '../../../core/input.ts'
import type { Bot } from '../../../game/bot.ts'
import { ballsIn, contentOf, type PinballWorld, usualScore } from './index.ts'

/** Flips the one that the ball comes down on, just before it would roll off. */
export const bot: Bot<PinballWorld> = {
  play(world) {
    const near = ballsIn(world).filter(({ vy, y }) => vy >= 0 && y >= 636)
    const sides = [near.some(({ x }) => x < 240), near.some(({ x }) => x >= 240)]
    return sides[0] && sides[1]
      ? holding('a')
      : sides[0]
        ? holding('left')
        : sides[1]
          ? holding('right')
          : idle
  },
  progress: ({ score, plan, lit }) =>
    contentOf(plan).lights
      ? lit.filter(Boolean).length / lit.length
      : Math.min(1, score / (plan.rules.scoreGoal ?? usualScore)),
  lose: () => idle,
}
