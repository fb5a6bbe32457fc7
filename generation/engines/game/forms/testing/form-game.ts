import { type Input, idle } from '@makebelieve/kit/core/input'
import type { GamePlan } from '@makebelieve/kit/game/plan'
import { advance } from '@makebelieve/kit/game/rules'
import { genre } from '@makebelieve/kit/game-2d/genres/rules/index'
import type { Body, RulesWorld } from '@makebelieve/kit/rules/world'
import { planGame } from '../../plan.ts'
import { briefOfPrompt } from '../../read/brief-of-prompt.ts'

/** What a prompt becomes, before it is proven. */
export function gameOf(prompt: string, seed: number): GamePlan {
  const brief = briefOfPrompt(prompt)
  if ('refused' in brief) throw new Error(brief.message)
  return planGame(brief, seed).game
}

export const worldOf = (prompt: string, seed = 3): RulesWorld => genre.create(gameOf(prompt, seed), seed)

export function run(world: RulesWorld, seconds: number, input: Input = idle): void {
  for (let step = 0; step < seconds * 60; step++) advance(genre, world, input)
}

/** Those whose kind moves in a certain way. */
export function driven({ entities, plan }: RulesWorld, does: string): Body[] {
  const kinds = (plan.book?.kinds ?? []).filter(({ drive }) => drive.does === does).map(({ id }) => id)
  return entities.filter(({ kind }) => kinds.includes(kind))
}
