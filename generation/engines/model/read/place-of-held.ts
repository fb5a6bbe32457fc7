import type { Attachment } from '../design.ts'
import type { Gathered } from './gathered.ts'
import { isBodyPart } from './phrase.ts'
import type { Joined } from './reading.ts'
import { metresOf } from './sizes.ts'

const places = new Set<Joined['how']>(
  'on,in,under,beside,behind,above,leaning-against,around,stuck-in'.split(',') as Attachment[],
)
const hands = new Set<Joined['how']>(['holding', 'wearing', 'riding'])

/** Who has a thing is in a place with it only where that is large: a tray is in no vase. */
const farLarger = 3
/** A bench is sat on, and not carried around with what is on it. */
const handy = 0.5

/** Whether it is a place where something may stand, rather than how somebody uses it. */
export const isPlaceToStand = ({ how, socket }: Joined): boolean => places.has(how) && socket === undefined

/**
 * 'Playing the violin on a lily pad', 'carrying a kitten in a basket': what is held or stands on another already was given a place besides.
 * What is smaller than the holder is between the two: the kitten is in the basket, and the basket is carried. What is larger is where the
 * holder is. Nothing where neither can be.
 */
export function placedWithHolder(
  told: Gathered,
  child: number,
  place: Joined,
): { moved: number; joined: Joined; between?: Joined } | undefined {
  const own = told.at(child).joined
  if (!own || !isPlaceToStand(place) || place.isFiller || own.to === place.to) return undefined
  if (own.socket !== undefined || !(hands.has(own.how) || own.how === 'with')) return undefined
  const holder = told.at(own.to)
  const isFree = told.at(place.to).joined === undefined
  const carries = place.how === 'on' || place.how === 'in'
  const isBetween =
    !isBodyPart(told.at(child).noun) &&
    longest(told, place.to) < (own.how === 'with' ? farLarger : handy) * longest(told, own.to)
  if (carries && isFree && own.how !== 'wearing' && own.how !== 'riding' && isBetween)
    return { moved: child, joined: place, between: own }
  const isLoose = !holder.joined || holder.joined.isFiller
  if (isLoose && !told.leadsTo(place.to, own.to)) return { moved: own.to, joined: place }
  return undefined
}

function longest(told: Gathered, index: number): number {
  const { noun } = told.at(index)
  const found = told.lexicon.nouns.find(noun)
  return metresOf(noun, found.by === 'archetype' ? found.noun : noun, told.lexicon.catalogue.find(noun))
}
