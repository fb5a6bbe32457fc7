import { bodiesOf, bookOf, countOf, type RulesWorld } from '@makebelieve/kit/rules/world'
import { relief } from './gauges.ts'
import { bouncing, keepUp } from './keep-up.ts'
import { gains, rescues, wards } from './keeping.ts'
import { swing } from './ropes.ts'
import { strengthen } from './shining.ts'
import { adding } from './sought.ts'
import { throwOn } from './throwing.ts'
import type { Want } from './want.ts'
import { achieve, make } from './ways.ts'

/** What leads to the win, worked out backwards from the ends over the rules: a rule that counts, what it needs, and so on. */
export function wantsOf(world: RulesWorld): Want[] {
  const { ends, space } = bookOf(world)
  // Over an abyss one goes on from hold to hold, and takes on the way what is there.
  const rope = space.abyss ? swing(world) : []
  if (rope.length > 0) return rope
  const open = ends.flatMap(({ result, when }) =>
    result === 'won' && 'tallies' in when
      ? when.tallies.filter(({ tally, reaches }) => (world.tallies[tally] ?? 0) < countOf(world, reaches))
      : [],
  )
  const wants = open.flatMap(({ tally }) => achieve(world, adding(tally), 0))
  return [
    ...wants,
    ...rescues(world),
    ...relief(world),
    ...wards(world),
    ...keepUp(world),
    ...throwOn(world),
    ...served(world),
    ...gains(world),
    ...strengthen(world),
  ]
}

/** What is to be kept up has to be there first. */
export function served(world: RulesWorld): Want[] {
  const kinds = bouncing(world)
  return kinds.some(({ id }) => bodiesOf(world, id).some(({ kind }) => kind === id))
    ? []
    : kinds.flatMap(({ id }) => make(world, id, 0))
}
