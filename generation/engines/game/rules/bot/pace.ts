import { hasSo } from '@makebelieve/kit/rules/having'
import { bodiesOf, bookOf, playerOf, type RulesWorld } from '@makebelieve/kit/rules/world'
import { raises } from './conditions.ts'
import { readOnce } from './read-once.ts'

/** The button that makes the player fast for a moment, where there is one: just now, if there are two in turn. */
export function hastens(world: RulesWorld): 'a' | 'b' | undefined {
  const { meters } = playerOf(world)
  for (const { when, if: conditions = [], do: effects } of bookOf(world).rules)
    if (
      'press' in when &&
      effects.some((one) => 'haste' in one && one.haste !== 'b' && one.times > 1) &&
      conditions.every((one) => !('meter' in one) || one.of !== 'a' || hasSo(meters, one))
    )
      return when.press
  return undefined
}

/** Whether one hardly moves without that: strokes to row, pedals. */
export const isStroked = readOnce(({ rules }, { kind, cast }) =>
  rules.some(
    ({ when, if: conditions = [], do: effects }) =>
      'every' in when &&
      (when.of === kind || when.of === cast) &&
      conditions.some((one) => 'hasty' in one && !one.hasty) &&
      effects.some((one) => 'haste' in one && one.times < 1),
  ),
)

/** The meters that rise while the player goes fast. */
const risingIn = readOnce(({ rules }, { kind, cast }) =>
  rules.flatMap(({ when, if: conditions = [], do: effects }) =>
    'every' in when &&
    (when.of === kind || when.of === cast) &&
    conditions.some((one) => 'pace' in one && one.pace === 'a' && one.above !== undefined)
      ? effects.flatMap((one) => ('meter' in one && raises(one) ? [one] : []))
      : [],
  ),
)

/**
 * Whether moving is what hurts, now or in a moment: then it stands. Whoever falls stands only when it is down, so it begins in the stretch
 * before.
 */
export function mustStand(world: RulesWorld): boolean {
  const { next } = bookOf(world).phases?.find(({ id }) => id === world.phase.id) ?? {}
  return haltsOf(world).some(({ if: conditions = [] }) =>
    conditions.every((one) => !('phase' in one) || one.phase === world.phase.id || one.phase === next),
  )
}

/** Whether moving hurts at any time. */
export const hasHalts = (world: RulesWorld) => haltsOf(world).length > 0

const haltsOf = readOnce(({ rules }, { kind, cast }) =>
  rules.filter(
    ({ when, if: conditions = [], do: effects }) =>
      'every' in when &&
      (when.of === kind || when.of === cast) &&
      effects.some((one) => 'hurt' in one) &&
      conditions.some((one) => 'pace' in one && one.pace === 'a' && one.above !== undefined),
  ),
)

/** Whether something that one carries comes to harm by haste. */
export const hasBurden = (world: RulesWorld): boolean => risingIn(world).some(({ of }) => of === 'load')

/** Whether something rises too far while the player goes this fast: then it stands until it has settled. */
export function isTooFast(world: RulesWorld): boolean {
  return risingIn(world).some(({ of, meter }) => {
    const player = playerOf(world)
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
}

/** Whether the sentence says how long there is time: whoever dawdles loses by that alone. */
export const isTimed = (world: RulesWorld): boolean =>
  bookOf(world).ends.some(
    ({ result, when, because }) => result === 'lost' && 'seconds' in when && because !== 'filler',
  )
