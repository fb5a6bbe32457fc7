import { isAnimate } from '../../../../brief/traits.ts'
import type { Reading } from '../../../../reading/schema.ts'
import { openCatalogue } from '../../../../things/catalogue.ts'
import type { Deed } from '../deeds.ts'
import { thingAt } from '../thing-of.ts'
import { after, asOne, isOwn } from './joined.ts'

const mixes = /^(?:mix|combine|blend|merge|fuse|join|put together|stir|add)(?: together| up)?$/
const gets = /^(?:make|create|get|form|produce|craft|become|obtain|brew|bake|cook|build)$/

/**
 * 'Mix flour and eggs to make dough', 'combine iron with wood into an axe': two things make a third. Whoever only mixes them makes nothing
 * of one with the other, and is not called met by that.
 */
export function withTwoIntoOne(deeds: readonly Deed[], reading: Reading): Deed[] {
  const catalogue = openCatalogue()
  const own = deeds.filter((deed) => isOwn(deed, reading))
  for (const mix of own.filter(({ verb }) => mixes.test(verb))) {
    const [one, other, more] = [...after(mix, undefined), ...after(mix, /^(?:with|and|to)$/)]
    const isLiving = [one, other].some(
      (end) => end !== undefined && isAnimate(thingAt(end, reading, catalogue)),
    )
    if (one === undefined || other === undefined || more !== undefined || isLiving) continue
    const isNew = (end: number) => end !== one && end !== other
    const make = own
      .slice(own.indexOf(mix) + 1)
      .find((deed) => gets.test(deed.verb) && after(deed, undefined).some(isNew))
    const [made] = [...after(mix, /^into$/), ...(make ? after(make, undefined) : [])].filter(isNew)
    if (made === undefined) return deeds.map((deed) => (deed === mix ? { ...deed, verb: 'combine' } : deed))
    const isInto = after(mix, /^into$/).includes(made)
    // 'Mix flour and eggs, bake the dough': baking it is one more thing to do.
    const isOnlyMade =
      make !== undefined && /^(?:make|create|get|form|produce|craft|become|obtain)$/.test(make.verb)
    return asOne(
      deeds,
      !isInto && isOnlyMade ? [mix, make] : [mix],
      {
        verb: 'make-of-two',
        whoms: [
          { end: made, by: undefined },
          { end: one, by: 'with' },
          { end: other, by: 'from' },
        ],
      },
      reading,
    )
  }
  return [...deeds]
}
