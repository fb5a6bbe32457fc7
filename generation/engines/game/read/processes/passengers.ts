import { isAnimate } from '../../../../brief/traits.ts'
import type { Reading } from '../../../../reading/schema.ts'
import { openCatalogue } from '../../../../things/catalogue.ts'
import type { Deed } from '../deeds.ts'
import { thingAt } from '../thing-of.ts'
import { after, isOwn } from './joined.ts'

const drives = /^(?:drive|fly|sail|row|pilot|ferry|cycle|ride|motor)(?: |$)/
const inside = /^(?:in|into|on|onto|with|by|aboard)$/

/**
 * 'Drives the kids to school in the car': they are brought there, which is more than getting to them. Animals that are driven somewhere walk
 * there by themselves.
 */
export function withPassengers(deeds: readonly Deed[], reading: Reading): Deed[] {
  const catalogue = openCatalogue()
  // The dictionary has a kid as a goat; who is driven to school is none.
  const isBeast = (end: number) => {
    const { above, name } = thingAt(end, reading, catalogue)
    return above.includes('animal') && name !== 'kid'
  }
  return deeds.map((deed): Deed => {
    const taken = after(deed, undefined).filter((end) => isAnimate(thingAt(end, reading, catalogue)))
    const [to] = after(deed, /^(?:to|home)$/)
    const isVehicle = (end: number) => thingAt(end, reading, catalogue).traits.includes('vehicle')
    const vehicles = after(deed, inside).filter(isVehicle)
    const isHerded = deed.verb === 'drive' && vehicles.length === 0 && taken.some(isBeast)
    const whoms = deed.whoms.filter(({ by }) => by === undefined)
    if (!isOwn(deed, reading) || !drives.test(deed.verb) || to === undefined || isHerded) return deed
    if (taken.length === 0 || taken.length < whoms.length) return deed
    return {
      ...deed,
      verb: 'drive along',
      frame: undefined,
      whoms: [...whoms, { end: to, by: 'to' }, ...vehicles.map((end) => ({ end, by: 'on' }))],
    }
  })
}
