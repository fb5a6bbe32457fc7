import type { Phrase } from '../../model/read/phrase.ts'
import type { Placing } from '../design.ts'
import type { SceneItem } from './scene-reading.ts'
import type { SceneState } from './scene-state.ts'
import { usualPlace } from './usual-places.ts'

/** What is told by 'with' of a thing: it stands on a table, and beside a house. */
export function belong(state: SceneState, item: SceneItem): void {
  const { owner, how } = state.scope
  const stand = (where: Placing) => {
    if (owner) item.place = { how: where, of: owner, words: 'with', weak: true }
  }
  if (how) {
    // 'a meadow full of flowers': they are all over the place.
    if (owner) item.place = { ...how, of: owner, weak: true }
    else if (how.how !== 'in') item.place = { ...how, weak: true }
    return
  }
  if (!owner || item.sort === 'land' || owner.sort === 'land') return
  if (item.sort === 'matter') {
    if (owner.sort !== 'thing' || item.as?.is !== 'water') return
    if (item.phrase.noun === 'moat') stand('around')
    else if (!owner.opens) stand('beside')
    return
  }
  const { noun, plural } = item.phrase
  if (owner.as?.is === 'water') {
    const floats = usualPlace(noun, false) === 'water' || /skat|swim|surf|bath|diver/.test(noun)
    stand(floats ? 'in' : plural ? 'around' : 'beside')
    return
  }
  if (owner.sort === 'thing') belongToThing(state, item, owner, stand)
}

function belongToThing(
  { sorter }: SceneState,
  item: SceneItem,
  owner: SceneItem,
  stand: (how: Placing) => void,
): void {
  const { noun, plural } = item.phrase
  const size = sorter.metres(noun)
  const room = sorter.metres(owner.phrase.noun)
  if (sorter.find(owner.phrase.noun).thing.traits.includes('furniture')) {
    if (size > 1 || size > room) return
    stand('on')
    // 'two nightstands with lamps' have one each.
    if (plural && item.count === undefined && owner.count !== undefined) item.count = owner.count
    return
  }
  // What a whole scene is about has its surroundings all over the place.
  if (owner.opens && (plural || size > 3)) return
  const isPlant = sorter.kindOf(owner.phrase.noun) === 'plant'
  if (isPlant && room < 3) return
  stand(isPlant ? 'under' : 'beside')
}

/** Windows, wings and wheels of what was named before; or what it wears and holds. Then its owner gets the words. */
export function isPart(state: SceneState, phrase: Phrase, text: string): boolean {
  const { sorter, scope, subject, beforePlace, reading } = state
  if (sorter.land(phrase)) return false
  const isTold = state.scopes.length > 1 && !scope.how
  const told = scope.owner?.sort === 'thing' ? scope.owner : (beforePlace ?? lastHouse(reading.items))
  const owner = isTold ? told : phrase.possessed ? subject : undefined
  const isOfPlace = sorter.isOfPlaces(phrase)
  // A thing before the place is only asked for its parts.
  if (owner?.sort === 'thing' && sorter.belongsTo(owner, phrase) && (owner === scope.owner || isOfPlace)) {
    owner.text += ` with ${text}`
    scope.hasParts = true
    return true
  }
  // Out of doors a stone wall stands by itself, and stained glass is worth a thing of its own.
  const isShape = !/^the /.test(text) && state.lexicon.nouns.has(phrase.noun) !== undefined
  const stands = state.isIndoors ? / (?:window|door)$/ : /(?:wall|door|arch)$/
  if (!isOfPlace || (isShape && stands.test(phrase.noun))) return false
  if (!isTold && reading.items.length === 0 && !state.hasPlace) return false
  reading.looks.push(...phrase.phrase.split(' '))
  // Every place has walls; that they are painted is a wish.
  if (phrase.unknown.length > 0 || phrase.colours.length > 0 || phrase.noun.includes(' '))
    reading.unknown.push(phrase.phrase)
  return true
}

const lastHouse = (items: readonly SceneItem[]): SceneItem | undefined =>
  items.findLast(({ sort, opens }) => sort === 'thing' && opens)
