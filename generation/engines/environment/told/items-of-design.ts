import { Refused } from '../../../pipeline/engine.ts'
import { shortPhrase } from '../../model/read/noun-phrase.ts'
import type { Lexicon, Phrase } from '../../model/read/phrase.ts'
import type { Placing } from '../design.ts'
import { NounSorter } from '../read/noun-sorter.ts'
import { readPlace } from '../read/plan-environment.ts'
import { sceneOf } from '../read/scene-of-reading.ts'
import type { SceneItem } from '../read/scene-reading.ts'
import { matterNamed } from './design-schema.ts'
import type { WholeDesign, WholeMatter, WholeThing } from './whole-design.ts'

/** What was told, beside the item that the maker of scenes takes. */
export type ToldThing = { told: WholeThing; item: SceneItem }
export type ToldMatter = { told: WholeMatter; item: SceneItem }

/** Things and matters as if the built-in reader had read them, each with its place by the others. */
export function itemsOf(
  design: Pick<WholeDesign, 'things' | 'matters'>,
  lexicon: Lexicon,
  isIndoors: boolean,
): { things: ToldThing[]; matters: ToldMatter[] } {
  const things = design.things.map((told) => ({ told, item: itemOfThing(told, lexicon, isIndoors) }))
  const matters = design.matters.map((told) => ({ told, item: itemOfMatter(told, lexicon) }))
  const all = [...things, ...matters]
  for (const one of all) {
    const { place } = one.told
    if (place === null) continue
    const of = place.of === null ? undefined : named(place.of, one, all)
    const and = place.and === null ? undefined : named(place.and, one, all)
    const words = placeWords[place.how] ?? place.how
    // What smokes, sparks or burns belongs to something, and stands nowhere by itself.
    if (one.item.as?.is === 'emitter') one.item.from = of ?? 'buildings'
    else one.item.place = { how: place.how, ...(of && { of }), ...(and && { and }), words }
  }
  return { things, matters }
}

const placeWords: Partial<Record<Placing, string>> = {
  middle: 'in the middle',
  'in-front': 'in front of',
  distance: 'in the distance',
  sky: 'in the sky',
  water: 'in',
  wall: 'at the wall',
  ceiling: 'under the ceiling',
  corner: 'in the corner',
  rows: 'in rows',
}

type Told = ToldThing | ToldMatter

/** Whom a place speaks of: by its phrase where that is its name, else by its noun. */
function named(name: string, by: Told, all: readonly Told[]): SceneItem {
  const is = (text: string) => text.toLowerCase() === name.toLowerCase()
  const others = all.filter((one) => one !== by)
  const found = others.find(({ told }) => is(told.phrase)) ?? others.find(({ told }) => is(told.noun))
  if (found) return found.item
  throw new Refused(
    `‘${by.told.noun}’ has its place by ‘${name}’, but no other thing or matter of the design is called so. Use one of: ${others
      .map(({ told }) => told.noun)
      .join(', ')}, or null.`,
  )
}

/** Of a river there is a piece as a shape, for games: in a place it runs through all of it. */
function isGround(noun: string, { nouns }: Lexicon): boolean {
  const found = nouns.find(noun)
  return found.by === 'archetype' && found.archetype.skeleton === 'ground'
}

/** The phrase shapes it where it is English and of the same noun; else the noun alone. */
function itemOfThing(told: WholeThing, lexicon: Lexicon, isIndoors: boolean): SceneItem {
  const plain = readAlone(told.noun, lexicon, isIndoors)
  const full = readAlone(told.phrase, lexicon, isIndoors)
  const read = full.phrase.noun === plain.phrase.noun ? full : plain
  const { sort, as, land, text, phrase, shape, burns } = read
  // A mountain of the design's things is one that has a shape; as land it would be told among the matters.
  const isShape = lexicon.nouns.has(phrase.noun) !== undefined && !(as && isGround(phrase.noun, lexicon))
  const does = told.does ?? read.does
  return {
    sort: isShape ? 'thing' : sort,
    text,
    phrase,
    shape,
    ...(!isShape && as && { as }),
    ...(!isShape && land && { land }),
    ...(burns && { burns }),
    ...(does && { does }),
    count: told.count,
    opens: false,
  }
}

/** Hours, skies and floors are no things, whatever pictures of them there are: of them comes nothing. */
function readAlone(said: string, lexicon: Lexicon, isIndoors: boolean): SceneItem {
  const text = said.normalize('NFD').replace(/\p{M}/gu, '')
  const isSentence = /,|\b(?:with|in|on|made|wearing|holding|riding|that|\w+ing)\b/.test(
    text.replace(/^\w+/, ''),
  )
  const phrase = shortPhrase(text, lexicon)
  if (isSentence && lexicon.nouns.has(phrase.noun) === undefined) {
    const around = { named: undefined, isIndoors, told: new Set<number>() }
    const [item] = sceneOf(readPlace(text, lexicon), lexicon, around).items
    if (item) return item
  }
  return itemOfPhrase(phrase, text, lexicon)
}

function itemOfPhrase(phrase: Phrase, text: string, lexicon: Lexicon): SceneItem {
  const sorter = new NounSorter(lexicon)
  const shape = { text, things: [phrase], unknown: [] }
  const as = sorter.matter(phrase)
  if (as) return { sort: 'matter', as, text, phrase, shape, opens: false }
  const land = sorter.land(phrase)
  const isNothing = sorter.isNoise(phrase.noun) || sorter.isName(phrase)
  if (land || (isNothing && lexicon.nouns.has(phrase.noun) === undefined))
    return { sort: 'land', land: land ?? { things: [] }, text, phrase, shape, opens: false }
  return { sort: 'thing', text, phrase, shape, opens: false }
}

function itemOfMatter(told: WholeMatter, lexicon: Lexicon): SceneItem {
  const as = matterNamed(told.what)
  if (!as) throw new Error(`There is no matter ${told.what}`)
  const phrase = { ...shortPhrase(told.phrase, lexicon), phrase: told.phrase, noun: told.noun.toLowerCase() }
  const shape = { text: told.phrase, things: [phrase], unknown: [] }
  return { sort: 'matter', text: told.phrase, phrase, shape, as, count: told.count, opens: false }
}
