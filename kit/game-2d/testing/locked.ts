import type { Bot } from '../../game/bot.ts'
import type { GamePlan } from '../../game/plan.ts'
import { advance } from '../../game/rules.ts'
import type { World } from '../../game/world.ts'
import type { Genre } from '../genre.ts'
import { member } from './plan.ts'

/** The same plan with a key, and a gate at the end of each level. */
export function withLock(plan: GamePlan): GamePlan {
  const cast = [...plan.cast, member('key', 'key'), member('gate', 'door')]
  return { ...plan, cast, rules: { ...plan.rules, keys: true } }
}

/** What an easy game of the bot tells about locks and its end, in order: 'key', 'unlock', 'won'. */
export function lockStory<W extends World>(genre: Genre<W>, bot: Bot<W>, plan: GamePlan): string[] {
  const world = genre.create({ ...plan, challenge: 0.2 }, plan.seed)
  const memory = {}
  const story: string[] = []
  for (let step = 0; step < 200 * 60 && world.status === 'playing'; step++) {
    advance(genre, world, bot.play(world, memory))
    for (const { type } of world.events)
      if (type === 'key' || type === 'unlock' || type === 'won' || type === 'lost') story.push(type)
  }
  return story
}
