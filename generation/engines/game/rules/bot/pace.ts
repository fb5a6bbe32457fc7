import { bodiesOf, bookOf, playerOf, type RulesWorld } from '@makebelieve/kit/rules/world'
import { raises } from './conditions.ts'
import { isPlayer } from './want.ts'

/** The button that makes the player fast for a moment, where there is one. */
export function hastens(world: RulesWorld): 'a' | 'b' | undefined {
  for (const { when, do: effects } of bookOf(world).rules)
    if ('press' in when && effects.some((one) => 'haste' in one && one.haste !== 'b' && one.times > 1))
      return when.press
  return undefined
}

/** Whether something rises too far while the player goes this fast: then it stands until it has settled. */
export function isTooFast(world: RulesWorld): boolean {
  const player = playerOf(world)
  return bookOf(world).rules.some(({ when, if: conditions = [], do: effects }) => {
    if (!('every' in when) || !isPlayer(world, when.of)) return false
    if (!conditions.some((one) => 'pace' in one && one.pace === 'a' && one.above !== undefined)) return false
    return effects.some((effect) => {
      if (!('meter' in effect) || !raises(effect)) return false
      const { of, meter } = effect
      const bodies =
        of === 'load'
          ? world.entities.filter(({ carrier }) => carrier === player.id)
          : of === 'a' || of === 'player'
            ? [player]
            : typeof of === 'object'
              ? bodiesOf(world, of.all)
              : []
      // Who stands goes on only when it has nearly settled.
      const limit = Math.abs(player.vx) + Math.abs(player.vy) > 90 ? 0.6 : 0.2
      return bodies.some(({ meters }) => (meters[meter] ?? 0) > limit)
    })
  })
}
