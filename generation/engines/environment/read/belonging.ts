import type { Phrase } from '../../model/read/phrase.ts'
import type { Placing } from '../design.ts'
import type { Mention } from './mentions.ts'
import { itemOf } from './outcomes.ts'
import type { SceneOfReading } from './scene-of-reading.ts'
import type { SceneItem } from './scene-reading.ts'
import { isWithLink, plainDoes } from './ties.ts'
import { usualPlace } from './usual-places.ts'

/** Whom a noun is told of by 'with': 'a house with a red door', 'a desk with a lamp'. */
function ownerOf(scene: SceneOfReading, { index, thing }: Mention): SceneItem | undefined {
  const { links, reading } = scene
  const link = links.find(
    ({ whom, does }) => index !== undefined && whom === index && isWithLink(plainDoes(does, scene)),
  )
  if (link) return itemOf(scene.outcome(link.who))
  // What the links left out, the tree of the sentence may tell; it takes 'with' for a verb at times.
  const isWith = (text: string | undefined) => /^(?:with|having)$/i.test(text ?? '')
  const above = reading.words[thing.head]?.head ?? -1
  const isCase = reading.words.some(
    ({ head, relation, text }) => head === thing.head && relation === 'case' && isWith(text),
  )
  const top = isCase ? above : isWith(reading.words[above]?.text) ? (reading.words[above]?.head ?? -1) : -1
  const owner = reading.things.findIndex(({ head }) => head === top)
  return owner < 0 ? undefined : itemOf(scene.outcomes.get(owner))
}

/** What is told by 'with' of a thing: it stands on a table, and beside a house. */
export function belong(scene: SceneOfReading, item: SceneItem, mention: Mention): void {
  const owner = ownerOf(scene, mention) ?? watersOf(scene, item)
  const stand = (how: Placing) => {
    if (owner) item.place = { how, of: owner, words: 'with', weak: true }
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
    const floats = usualPlace(noun, false) === 'water' || swimmers.test(noun)
    stand(floats ? 'in' : plural ? 'around' : 'beside')
    return
  }
  if (owner.sort === 'thing') belongToThing(scene, item, owner, stand)
}

/** What swims or floats is in the water that the place is. */
function watersOf({ made }: SceneOfReading, { phrase }: SceneItem): SceneItem | undefined {
  const floats = usualPlace(phrase.noun, false) === 'water' || swimmers.test(phrase.noun)
  return floats ? made.items.find(({ isPlace, as }) => isPlace && as?.is === 'water') : undefined
}

const swimmers = /skat|swim|surf|bath|diver/

function belongToThing(
  { sorter }: SceneOfReading,
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
  if (owner.isPlace || (owner.opens && (plural || size > 3))) return
  const isPlant = sorter.kindOf(owner.phrase.noun) === 'plant'
  if (isPlant && room < 3) return
  stand(isPlant ? 'under' : 'beside')
}

/** Windows, wings and wheels belong to whom they are told of, or are parts that the place has anyway. */
export function isPart(
  scene: SceneOfReading,
  mention: Mention,
  phrase: Phrase,
  text: string,
): SceneItem | 'part' | undefined {
  const { sorter, made, around } = scene
  if (sorter.land(phrase)) return undefined
  const isOfPlace = sorter.isOfPlaces(phrase)
  const told = ownerOf(scene, mention)
  const before = phrase.possessed ? made.items.at(-1) : undefined
  const house = isOfPlace ? made.items.findLast(({ sort, opens }) => sort === 'thing' && opens) : undefined
  // What a place phrase names has no other parts than those of buildings.
  // Of 'sheep next to a cottage with a door' the nearest that can have one.
  const nearest = told && made.items.at(-1)
  const owner = [told, nearest, before, house].find(
    (one) => one?.sort === 'thing' && (!one.isPlace || isOfPlace) && sorter.belongsTo(one, phrase),
  )
  if (owner) return owner
  // Out of doors a stone wall stands by itself, and stained glass is worth a thing of its own.
  const isShape = !/^the /.test(text) && scene.lexicon.nouns.has(phrase.noun) !== undefined
  const stands = around.isIndoors ? / (?:window|door)$/ : /(?:wall|door|arch)$/
  if (!isOfPlace || (isShape && stands.test(phrase.noun))) return undefined
  if (made.items.length === 0 && !around.named) return undefined
  // Every place has walls; that they are painted is a wish.
  if (phrase.unknown.length > 0 || phrase.colours.length > 0 || phrase.noun.includes(' '))
    made.unknown.push(phrase.phrase)
  return 'part'
}
