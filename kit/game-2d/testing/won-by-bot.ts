import type { Bot } from '../../game/bot.ts'
import type { GamePlan } from '../../game/plan.ts'
import { advance } from '../../game/rules.ts'
import type { World } from '../../game/world.ts'
import type { Genre } from '../genre.ts'

/** Everything that happened until the bot won; it must win one of three games. */
export function wonByBot<W extends World>(genre: Genre<W>, bot: Bot<W>, plan: GamePlan): string[] {
  for (const seed of [1, 2, 3]) {
    const world = genre.create(plan, seed)
    const told: string[] = []
    const memory = {}
    for (let step = 0; step < 9000 && world.status === 'playing'; step++) {
      advance(genre, world, bot.play(world, memory))
      told.push(...world.events.map(({ type }) => type))
    }
    if (world.status === 'won') return told
  }
  throw new Error('The bot did not win')
}
