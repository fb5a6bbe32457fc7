import type { Effect, If } from '@makebelieve/kit/rules/rulebook'
import { type Body, countOf, type RulesWorld } from '@makebelieve/kit/rules/world'

/** What the bot reads out of single conditions and effects. */

export const raises = (effect: Extract<Effect, { meter: string }>) =>
  (effect.set ?? 0) > 0 || (typeof effect.add === 'number' ? effect.add : (effect.add?.[1] ?? 0)) > 0

export const lowers = (effect: Extract<Effect, { meter: string }>) =>
  effect.set === 0 || (typeof effect.add === 'number' ? effect.add : (effect.add?.[1] ?? 0)) < 0

/** Whether something was done too often already for a rule to happen. */
export const isBarred = (world: RulesWorld, one: If) =>
  'tally' in one && one.below !== undefined && (world.tallies[one.tally] ?? 0) >= countOf(world, one.below)

/** What a rule asks of the second of the two. */
export type AboutB = Extract<If, { meter: string } | { larger: unknown } | { is: string }>
export const isAboutB = (condition: If): condition is AboutB =>
  'larger' in condition ||
  ('meter' in condition && condition.of === 'b') ||
  ('is' in condition && condition.who === 'b')

export function suits(condition: AboutB, body: Body, player: Body): boolean {
  if ('is' in condition) return body.kind === condition.is
  if ('larger' in condition)
    return condition.larger === 'a' ? player.size > body.size : body.size > player.size
  const { meter, below = 2, above = -1 } = condition
  const value = body.meters[meter]
  return value !== undefined && value < below && value > above
}
