import type { BriefDeed } from '../../../brief/brief.ts'
import type { Term, TermOf } from '../../../brief/terms.ts'
import type { Asked } from './asked.ts'
import type { Mechanic } from './mechanic.ts'

/**
 * 'Pull the cookies out at the golden moment', 'fill the cups to the line', 'stop the needle in the green': when it is done is what the
 * deed is about, and the deed comes to a mechanic of timing. It is the player's deed that was said last before that, and what it is done
 * to is nobody.
 */
export function timed(
  asked: readonly Asked[],
  unserved: BriefDeed[],
  { terms, prompt, mechanics }: { terms: readonly Term[]; prompt: string; mechanics: readonly Mechanic[] },
  isAlive: (id: string) => boolean,
): Asked[] {
  const timing = terms.find((term): term is TermOf<'timing'> => term.about === 'timing')
  if (!timing) return [...asked]
  const mechanic = (id: string) => mechanics.find((one) => one.id === id)
  if (timing.by === 'zone') {
    const zoned = mechanic('stop')
    const { gauge, words } = timing
    const own = unserved.findIndex(({ within, whoms }) => within && whoms.some(({ id }) => id === gauge))
    if (own >= 0) unserved.splice(own, 1)
    return zoned && gauge !== undefined
      ? [
          ...asked.filter((one) => one.whom !== gauge && !(one.verb === 'stop' && one.whom === undefined)),
          { mechanic: zoned, verb: 'stop', words, who: 'player', whom: gauge },
        ]
      : [...asked]
  }
  const text = prompt.toLowerCase()
  const end = text.indexOf(timing.words.toLowerCase())
  const placeIn = ({ words }: Asked) => {
    const place = text.indexOf(words.toLowerCase().split(' ').at(0) ?? '')
    return place < 0 || place > end + timing.words.length ? -1 : place
  }
  const fills = mechanic('fill')
  const target = (one: Asked): Mechanic | undefined =>
    one.mechanic === fills || fills?.verbs.includes(one.verb) || pours.test(one.verb) || timing.by === 'line'
      ? fills
      : mechanic(one.mechanic.timed ?? 'time')
  const able = asked.filter((one) => {
    const isOwn = one.who === 'player' && one.whom !== undefined && !one.mentioned
    const canBe =
      one.mechanic === fills ||
      one.mechanic.timed !== undefined ||
      one.instead !== undefined ||
      !one.mechanic.needs?.includes('whom')
    return isOwn && canBe && !isAlive(one.whom ?? '') && target(one) !== undefined
  })
  const [meant] = able.toSorted((one, other) => placeIn(other) - placeIn(one))
  return asked.map((one) => {
    const other = one === meant ? target(one) : undefined
    if (!other) return one
    const { to: _, from: __, instead, ...rest } = one
    const isItsOwn =
      other.verbs.includes(one.verb) ||
      (other === fills && pours.test(one.verb)) ||
      (one.mechanic.timed !== undefined && !one.mechanic.standsIn)
    return { ...rest, mechanic: other, ...(instead && !isItsOwn && { instead }) }
  })
}

/** Poured at random, or filled with things, it would be something else: up to a line it is this. */
const pours = /^(?:fill|pour|top up|draw)\b/
