import { holding, idle } from '@makebelieve/kit/core/input'
import type { GamePlan } from '@makebelieve/kit/game/plan'
import { advance } from '@makebelieve/kit/game/rules'
import { genre } from '@makebelieve/kit/game-2d/genres/rules/index'
import type { Rulebook } from '@makebelieve/kit/rules/rulebook'
import { spaces } from '@makebelieve/kit/rules/spaces'
import { playerOf } from '@makebelieve/kit/rules/world'

/** Whether one jumps where this plays. */
export const canJump = ({ space }: Rulebook) =>
  spaces[space.id].moves.some(({ input, says }) => input === 'up' && says === 'Jump')

/** How high the player gets with one long jump from where it begins, alone on the stage. */
export function jumpHeight(plan: GamePlan): number {
  const world = genre.create({ ...plan, rules: { ...plan.rules, gentle: true } }, plan.seed)
  const player = playerOf(world)
  world.entities = world.entities.filter((body) => body === player)
  for (let step = 0; step < 20; step++) advance(genre, world, idle)
  const from = player.y
  let top = from
  for (let step = 0; step < 60; step++) {
    advance(genre, world, holding('up'))
    top = Math.min(top, player.y)
  }
  return from - top
}
