import { stuffDescribed, stuffNamed } from '@makebelieve/shapes/stuffs'
import type { Reading } from '../../../reading/schema.ts'
import type { Lexicon } from '../../model/read/phrase.ts'
import type { Composition } from '../design.ts'
import { settingFor } from '../settings/index.ts'
import type { Setting } from '../settings/setting.ts'
import { matterOf } from './matters.ts'
import { NounSorter } from './noun-sorter.ts'
import type { SettingFound } from './setting-choice.ts'

/** A composition with the words that tell it, by their places in the reading. */
export type Composed = { made: Composition; places: readonly number[] }

/** Where something is made, sold, kept, shown or played, the noun before says what: a chocolate factory is not of chocolate. */
const purposes =
  /^(?:factory|shop|store|mine|farm|market|marketplace|museum|library|school|bakery|workshop|cellar|mill|garage|kitchen|warehouse|lab|laboratory|hangar|stadium|track|station|port|harbou?r|airport|gallery|cafe|café|bar|restaurant|studio|salon|rink|court|park|field|plantation|orchard|vineyard|garden|pool|room|office|fair|festival|camp|zoo|class|classroom|club|theatre|theater|cinema|terrace|yard|lot|stop|pub|tavern|depot|ward|plaza|district|square|temple|church|shrine)$/

/** 'lollipop forest', 'candy canyon', 'ice palace hall': the noun right before the name of the place, where it says of what the place is. */
export function compositionOf(
  reading: Reading,
  lexicon: Lexicon,
  named: SettingFound | undefined,
): Composed | undefined {
  if (!named) return undefined
  const [first, last] = [Math.min(...named.places), Math.max(...named.places)]
  const words = (from: number, to: number) =>
    reading.words.slice(from, to).map(({ text }) => text.toLowerCase())
  const head = words(last, last + 1)[0] ?? ''
  if (purposes.test(head) || purposes.test(lexicon.catalogue.lemma(head, 'noun'))) return undefined
  for (const places of [...before(reading, first, last), ...after(reading, last)]) {
    const from = places[0] ?? 0
    const said = words(from, from + places.length).join(' ')
    const made = madeWith(said, words(first, last + 1).join(' '), named.setting, lexicon)
    if (made) return { made, places }
  }
  return undefined
}

/** Nouns that belong to the name of the place, as 'lollipop' does to 'forest'; 'a shop, forest and lake' are three. */
function before(reading: Reading, first: number, last: number): number[][] {
  const isOfName = (place: number) => {
    const word = reading.words[place]
    if (!word || !/^(?:compound|nmod|amod)/.test(word.relation) || word.head < place || word.head > last)
      return false
    // Stuffs are often taken for adjectives: 'ice', 'paper'.
    return /^(?:NOUN|PROPN)$/.test(word.part) || stuffSaid(word.text.toLowerCase()) !== undefined
  }
  return [2, 1]
    .map((length) => Array.from({ length }, (_, i) => first - length + i))
    .filter((places) => places.every(isOfName))
}

/** 'A forest of lollipops', 'a village made of cheese'. */
function after({ words }: Reading, last: number): number[][] {
  const rest = words.slice(last + 1, last + 5).map(({ text }) => text.toLowerCase())
  const [, link = ''] =
    /^((?:(?:all )?(?:made|built|carved|sculpted) (?:out )?(?:of|from)|of) )/.exec(rest.join(' ')) ?? []
  const from = last + 1 + link.split(' ').filter(Boolean).length
  const isNoun = (place: number) => /^(?:NOUN|PROPN)$/.test(words[place]?.part ?? '')
  if (link === '' || !isNoun(from)) return []
  return isNoun(from + 1) ? [[from, from + 1]] : [[from]]
}

/** A stuff by its name or a word for what is of it; neither rust nor gilding makes a place. */
const stuffSaid = (word: string) => stuffNamed(word) ?? stuffDescribed(word)

function madeWith(said: string, place: string, base: Setting, lexicon: Lexicon): Composition | undefined {
  const singular = lexicon.catalogue.lemma(said, 'noun')
  const whole = { said, place }
  for (const land of [`${singular} land`, `${singular} world`, `${singular} kingdom`]) {
    const found = settingFor(land)
    if (found?.words !== land || found.setting.layout !== 'open' || found.setting.id === base.id) continue
    return base.layout === 'open' || base.layout === 'islands'
      ? { ...whole, by: 'land', land: found.setting.id }
      : ofMatter(whole, singular)
  }
  return ofMatter(whole, said) ?? ofMatter(whole, singular) ?? ofShape(whole, singular, base, lexicon)
}

/** Liquids, layers and grains hold no shape: a sand beach is a beach, and nothing stands there made of honey. */
function ofMatter(whole: { said: string; place: string }, noun: string): Composition | undefined {
  const stuff = stuffSaid(noun)
  return stuff && !stuff.shapeless ? { ...whole, by: 'stuff', stuff: stuff.name } : undefined
}

/** Who lives there lives there, and houses and vehicles are in a place as they are; all other shapes may be what it is made of. */
function ofShape(
  whole: { said: string; place: string },
  noun: string,
  base: Setting,
  lexicon: Lexicon,
): Composition | undefined {
  const sorter = new NounSorter(lexicon)
  const isOutside =
    base.layout === 'open' ||
    base.layout === 'street' ||
    base.layout === 'square' ||
    base.layout === 'cave' ||
    base.layout === 'islands'
  if (!isOutside || base.around === 'underwater' || lexicon.nouns.has(noun) === undefined) return undefined
  const { traits } = sorter.find(noun).thing
  const isLand =
    matterOf(noun) !== undefined ||
    sorter.isNoise(noun) ||
    traits.includes('place') ||
    traits.includes('terrain')
  const isThere =
    sorter.kindOf(noun) === 'body' || sorter.kindOf(noun) === 'building' || traits.includes('vehicle')
  return isLand || isThere || sorter.lives(noun) ? undefined : { ...whole, by: 'shape', noun }
}
