import { bitOf, idle } from '../../../core/input.ts'
import type { Bot } from '../../../game/bot.ts'
import { songOf } from '../../beats/song.ts'
import { nextMark } from './index.ts'
import { laneButtons, type RhythmWorld } from './world.ts'

/** Strikes every note in the step in which it is due, and lets the rest go by. */
export const bot: Bot<RhythmWorld> = {
  play(world) {
    const due = laneButtons(world.plan).filter((_, lane) => {
      const mark = nextMark(world, lane)
      return mark && !mark.bad && world.time + 1 >= mark.at
    })
    return { ...idle, held: due.reduce((mask, button) => mask | bitOf(button), 0) }
  },
  progress({ plan, level, time, hits, score }) {
    const { levels, goalCount, scoreGoal } = plan.rules
    if (scoreGoal !== undefined) return Math.min(1, score / scoreGoal)
    if (goalCount !== undefined) return Math.min(1, hits / goalCount)
    return Math.min(1, (level - 1 + Math.max(0, time) / songOf(plan).length) / levels)
  },
  lose: () => idle,
}
