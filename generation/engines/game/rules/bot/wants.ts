import { bookOf, countOf, type RulesWorld } from '@makebelieve/kit/rules/world'
import { rescues, wards } from './keeping.ts'
import type { Want } from './want.ts'
import { achieve } from './ways.ts'

/** What leads to the win, worked out backwards from the ends over the rules: a rule that counts, what it needs, and so on. */
export function wantsOf(world: RulesWorld): Want[] {
  const { ends } = bookOf(world)
  const open = ends.flatMap(({ result, when }) =>
    result === 'won' && 'tallies' in when
      ? when.tallies.filter(({ tally, reaches }) => (world.tallies[tally] ?? 0) < countOf(world, reaches))
      : [],
  )
  const wants = open.flatMap(({ tally }) =>
    achieve(
      world,
      (effect) => 'tally' in effect && 'add' in effect && effect.tally === tally && effect.add > 0,
      0,
    ),
  )
  return [...wants, ...rescues(world), ...wards(world)]
}
