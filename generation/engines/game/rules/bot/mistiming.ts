import { type Input, idle } from '@makebelieve/kit/core/input'
import type { Memory } from '@makebelieve/kit/game/bot'
import type { RulesWorld } from '@makebelieve/kit/rules/world'
import { bot } from './bot.ts'

/** Is right twice, then misses once on purpose, and plays on as well as it can: so one sees what a miss costs, and what it breaks. */
export function mistimes(world: RulesWorld, memory: Memory): Input {
  const { score, lives } = world
  if (score > Number(memory.scoredThen ?? 0)) memory.rightTimes = Number(memory.rightTimes ?? 0) + 1
  if (lives < Number(memory.livesThen ?? lives)) memory.missedTimes = Number(memory.missedTimes ?? 0) + 1
  Object.assign(memory, { scoredThen: score, livesThen: lives })
  const isDue = Number(memory.rightTimes ?? 0) >= 2 && Number(memory.missedTimes ?? 0) === 0
  return (isDue ? bot.lose?.(world, memory) : bot.play(world, memory)) ?? idle
}
