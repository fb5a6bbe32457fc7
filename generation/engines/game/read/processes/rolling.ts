import { isAnimate } from '../../../../brief/traits.ts'
import type { Reading } from '../../../../reading/schema.ts'
import { openCatalogue } from '../../../../things/catalogue.ts'
import type { Deed } from '../deeds.ts'
import { thingAt } from '../thing-of.ts'
import { after, asOne, isOwn } from './joined.ts'

const rolls = /^(?:roll|push|shove)\b/
const grows = /^(?:get|grow|become|roll|swell|increase)\b/
const bigger =
  /\b(?:gets?|getting|grows?|growing|becom(?:es?|ing)|makes? it) (?:bigger|larger|huge|giant|enormous|fatter)\b|\bgrows\b/i

/** 'Rolls a snowball that gets bigger as it rolls': what one rolls before one grows by the way it rolls. */
export function withRolling(deeds: readonly Deed[], reading: Reading): Deed[] {
  if (!bigger.test(reading.text)) return [...deeds]
  const catalogue = openCatalogue()
  for (const roll of deeds.filter((deed) => isOwn(deed, reading) && rolls.test(deed.verb))) {
    const [ball] = after(roll, undefined)
    if (ball === undefined || isAnimate(thingAt(ball, reading, catalogue))) continue
    const growth = deeds.filter(({ who, verb, negated }) => who === ball && !negated && grows.test(verb))
    const [to] = after(roll, /^(?:to|into|onto)$/)
    return asOne(
      deeds,
      [roll, ...growth],
      {
        verb: 'roll-bigger',
        whoms: [{ end: ball, by: undefined }, ...(to === undefined ? [] : [{ end: to, by: 'to' }])],
      },
      reading,
    )
  }
  return [...deeds]
}
