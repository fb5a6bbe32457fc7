import { seededRandom } from '@makebelieve/kit/core/random'
import { closedTag } from '../../../brief/function-words.ts'
import { givenTitle, titleCase } from '../../../brief/titles.ts'
import type { Reading, Thing } from '../../../reading/schema.ts'
import type { Lexicon } from '../../model/read/phrase.ts'
import type { Claim, EnvironmentPlan, Palette } from '../design.ts'
import type { Setting } from '../settings/setting.ts'
import { type Condition, conditionAt } from './conditions.ts'
import { matterOf } from './matters.ts'
import { openPlaces, placeNounOf } from './place-nouns.ts'
import type { SettingFound } from './setting-choice.ts'
import { type PlainWord, placesSaid, sentencesOf, wordsOf } from './words-of-reading.ts'

type Framed = Pick<EnvironmentPlan, 'hour' | 'weather' | 'season' | 'mood' | 'density'>
export type Said = {
  condition: Condition
  said: { about: string; text: string }[]
  /** The words that say it, by their places in the reading. */
  places: ReadonlySet<number>
}

/** What the words say of hour, weather, season and mood. What was said first holds. */
export function conditionsOf(reading: Reading, lexicon: Lexicon, named: SettingFound | undefined): Said {
  const condition: Condition = {}
  const said: Said['said'] = []
  const places = new Set<number>()
  for (const sentence of sentencesOf(reading))
    for (let at = 0; at < sentence.length; ) {
      const found = conditionAt(wordsOf(sentence), at)
      const own = sentence.slice(at, at + (found?.length ?? 1)).map((word) => word.at)
      const isName = own.every((place) => named?.places.has(place))
      for (const [about, value] of Object.entries(found?.condition ?? {})) {
        // 'wild west' says nothing of how full it is.
        if (!found || !isOfPlace(reading, own, about, lexicon) || (isName && about === 'density')) continue
        for (const place of own) places.add(place)
        if (about in condition) continue
        Object.assign(condition, { [about]: value })
        said.push({ about, text: found.text })
      }
      at += found?.length ?? 1
    }
  return { condition, said, places }
}

/**
 * Whether the words are said of the place. A dark table makes no dark place; a snow globe, no snow; what is done or not wished
 * for tells nothing.
 */
function isOfPlace(reading: Reading, places: readonly number[], about: string, lexicon: Lexicon): boolean {
  if (places.some((place) => placesSaid(reading, 'not', 'for').has(place))) return false
  if (places.some((place) => placesSaid(reading, 'time', 'weather', 'mood', 'place').has(place))) return true
  if (places.length > 1) return true
  const [place = -1] = places
  const isNoun = ({ noun }: Thing) => noun.words.includes(place)
  const thing = reading.things.find(
    (one) => isNoun(one) || one.attributes.some(({ words }) => words.includes(place)),
  )
  if (!thing) return !/^(?:VERB|ADV)$/.test(reading.words[place]?.part ?? '')
  if (about === 'season' || (isNoun(thing) && thing.head === place)) return true
  const noun = lexicon.catalogue.lemma(thing.noun.text.toLowerCase().split(' ').at(-1) ?? '', 'noun')
  const isWide = matterOf(noun) !== undefined || placeNounOf(noun) !== undefined || openPlaces.has(noun)
  return isWide || (!isNoun(thing) && (about === 'hour' || about === 'weather'))
}

/** Hour, weather, season and mood: as said, as the picture shows, as the place has them. */
export function frameOf(said: Condition, setting: Setting, seed: number, { brightness }: Palette): Framed {
  const mood = said.mood ?? 'calm'
  const byPicture =
    brightness === undefined ? undefined : brightness < 0.22 ? 22 : brightness < 0.38 ? 18.8 : undefined
  const byMood = mood === 'spooky' ? 20.5 : undefined
  const usual = seededRandom(seed).next() < 0.5 ? 10.5 : 16
  return {
    hour: said.hour ?? byPicture ?? byMood ?? setting.hour ?? usual,
    weather: said.weather ?? setting.weather ?? 'clear',
    season: said.season ?? setting.season ?? 'summer',
    mood,
    density: said.density ?? 1,
  }
}

export function claimsOfConditions({ said }: Pick<Said, 'said'>, frame: Framed): Claim[] {
  return said.flatMap(({ about, text }): Claim[] => {
    if (about === 'hour') return [{ about, hour: frame.hour, text }]
    // That it is wet, or will be soon, nothing measures.
    if (/^(?:after|before) /.test(text)) return [{ about: 'unmeasured', text }]
    if (about === 'weather') return [{ about, weather: frame.weather, text }]
    return about === 'season' ? [{ about, season: frame.season, text }] : []
  })
}

const titleEnds = /^(?:,|with|featuring|where|while|that|which|seen|surrounded|joined|full|filled)$/

/** A name for the place, as short as a sign. */
export function titleOf(prompt: string, [sentence = []]: readonly PlainWord[][]): string {
  const words = wordsOf(sentence)
  const given = givenTitle(prompt)
  if (given !== undefined) return given
  const end = words.findIndex((word) => titleEnds.test(word))
  // 'a place where dragons sleep' says nothing without its clause.
  const isOpen = words
    .slice(0, Math.max(0, end))
    .every((word) => openPlaces.has(word) || closedTag(word) !== undefined)
  const opening = words.slice(0, end > 0 && !isOpen ? end : undefined).slice(0, 9)
  if (isOpen && opening.includes(',')) opening.splice(opening.indexOf(','))
  while (/^(?:a|an|the|some|my)$/.test(opening[0] ?? '')) opening.shift()
  while (opening.length > 0 && closedTag(opening.at(-1) ?? '') !== undefined) opening.pop()
  return titleCase(opening.join(' ').replaceAll(" 's", "'s")) || 'A Place'
}
