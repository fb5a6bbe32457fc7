import type { Effect } from '@makebelieve/kit/rules/rulebook'
import { type Body, bodiesOf, bookOf, playerOf, type RulesWorld } from '@makebelieve/kit/rules/world'
import { isAboutB, suits } from './conditions.ts'

/** Those by whom it is bad to be seen, and how far they see. */
export function watchersOf(world: RulesWorld): { body: Body; within: number; narrow: number | undefined }[] {
  const player = playerOf(world)
  return bookOf(world).rules.flatMap(({ when, do: effects }) =>
    'sees' in when &&
    (when.sees[1] === player.cast || when.sees[1] === player.kind) &&
    effects.some((effect) => 'hurt' in effect)
      ? bodiesOf(world, when.sees[0]).map((body) => ({ body, within: when.within, narrow: when.narrow }))
      : [],
  )
}

/** Whoever hurts the player by being touched, or must not be touched because it is counted against them. */
export function threatsOf(world: RulesWorld): Body[] {
  const player = playerOf(world)
  const { rules, ends } = bookOf(world)
  const bad = ends.flatMap(({ result, when }) =>
    result === 'lost' && 'tallies' in when ? when.tallies.map(({ tally }) => tally) : [],
  )
  const harms = (effect: Effect) =>
    'hurt' in effect || ('tally' in effect && 'add' in effect && effect.add > 0 && bad.includes(effect.tally))
  const isMine = (ref: string) => ref === player.kind || ref === player.cast
  const kinds = new Set(
    rules.flatMap(({ when, do: effects }) =>
      'touch' in when && when.touch.some(isMine) && effects.some(harms) ? when.touch : [],
    ),
  )
  const found = rules.flatMap(({ when, if: conditions = [], do: effects }) =>
    'touch' in when && when.touch.some(isMine) && effects.some(harms)
      ? when.touch
          .filter((ref) => ref !== player.kind && ref !== player.cast)
          .flatMap((kind) => bodiesOf(world, kind))
          .filter(() => conditions.every((one) => !('phase' in one) || one.phase === world.phase.id))
          .filter((body) => conditions.filter(isAboutB).every((one) => suits(one, body, player)))
      : [],
  )
  // What turns into a threat by itself is one already.
  const soon = rules.flatMap(({ when, do: effects }) =>
    'meter' in when || 'every' in when
      ? effects.flatMap((effect) =>
          'become' in effect && kinds.has(effect.become) && effect.become !== when.of
            ? bodiesOf(world, when.of).filter(({ kind }) => kind === when.of)
            : [],
        )
      : [],
  )
  return [...new Set([...found, ...soon])].filter((body) => body.still === 0)
}
