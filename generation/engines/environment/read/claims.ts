import { stuffNamed } from '@makebelieve/shapes/stuffs'
import { numberIn } from '../../../reading/words.ts'
import { openCatalogue } from '../../../things/catalogue.ts'
import { singularsOf } from '../../../things/inflection.ts'
import { bareNoun } from '../../model/read/bare-noun.ts'
import { describes } from '../../model/read/describing.ts'
import type { Claim, PlannedMatter, PlannedThing } from '../design.ts'
import type { MadeThing } from './make-things.ts'
import type { SceneItem } from './scene-reading.ts'

/** What the prompt wished of one thing, as claims that can be checked: each word that is said of it by itself. */
export function claimsOfThing({ thing, model }: MadeThing, item: SceneItem | undefined): Claim[] {
  const { id } = thing
  const noun = bareNoun(thing.noun, (one) => openCatalogue().isNoun(one))
  const claims: Claim[] = [{ about: 'thing', thing: id, text: noun }]
  const count = item?.phrase.count
  if (count !== undefined && count > 1)
    claims.push({
      about: 'count',
      thing: id,
      count: thing.count,
      text: counted(item?.phrase.phrase ?? thing.phrase, noun, count),
    })
  for (const claim of model.claims) {
    // Of what it wears or holds nothing is found again in a place: it is a part of its shape there.
    if (claim.about === 'unknown' && claim.text.split(' ')[0] === item?.deed?.word) continue
    const isOwn = 'piece' in claim && claim.piece === model.pieces[0]?.id
    // What stands in is made of what its row says; nobody asked for that.
    const isSaid =
      claim.about !== 'stuff' || item === undefined || said(item).includes(claim.text.split(' ')[0] ?? '')
    if (!isSaid) continue
    if (claim.about === 'unknown') claims.push({ about: 'unknown', text: claim.text })
    else if (claim.about === 'thing' && isOwn) continue
    else if (claim.about === 'count' && isOwn) continue
    else if (claim.about === 'colour' && isOwn && claim.part === undefined)
      claims.push({ about: 'colour', thing: id, colour: claim.colour, text: claim.text })
    else if (claim.about === 'size' && isOwn && claim.part === undefined)
      claims.push({ about: 'size', thing: id, size: claim.size, text: claim.text })
    // A tea house is not made of tea.
    else if (
      claim.about === 'stuff' &&
      isOwn &&
      claim.part === undefined &&
      !stuffNamed(claim.stuff)?.shapeless
    )
      claims.push({ about: 'stuff', thing: id, stuff: claim.stuff, text: claim.text })
    else if (claim.about === 'glow' && isOwn) claims.push({ about: 'glow', thing: id, text: claim.text })
    else claims.push({ about: 'unmeasured', text: claim.text })
  }
  if (item?.deed)
    claims.push({ about: 'deed', thing: id, motion: item.deed.motion, text: `${noun} ${item.deed.word}` })
  const { place } = thing
  if (item?.place?.of?.land?.standsIn) claims.push({ about: 'unmeasured', text: placeSaid(noun, item.place) })
  else if (
    item?.place &&
    (!item.place.weak || item.place.turned) &&
    (place.of !== undefined || placesByThemselves.has(place.how))
  )
    claims.push({
      about: 'place',
      thing: id,
      how: place.how,
      ...(place.of !== undefined && { of: place.of }),
      ...(place.and !== undefined && { and: place.and }),
      text: placeSaid(noun, item.place),
    })
  return claims
}

function placeSaid(noun: string, { words, of, and, turned }: NonNullable<SceneItem['place']>): string {
  const [first, last] = turned ? [of?.phrase.noun, noun] : [noun, of?.phrase.noun]
  return [first, words, last, and?.phrase.noun].filter((one) => one !== undefined).join(' ')
}

/** The words of the prompt that a thing was read from. */
const said = ({ text, phrase }: SceneItem) =>
  `${text} ${phrase.phrase} ${phrase.stuff?.word ?? ''}`.toLowerCase()

/** 'three cows' of 'three brown cows'. */
function counted(phrase: string, noun: string, count: number): string {
  const words = phrase.split(' ')
  const number = words.find((word) => numberIn(word) === count) ?? String(count)
  return [number, ...words.slice(-noun.split(' ').length)].join(' ')
}

const placesByThemselves = new Set<PlannedThing['place']['how']>([
  'sky',
  'distance',
  'water',
  'wall',
  'ceiling',
  'corner',
  'middle',
  'rows',
])

const isHead = (noun: string, words: string) =>
  words.toLowerCase() === noun.toLowerCase() || words.toLowerCase().endsWith(` ${noun.toLowerCase()}`)

/** What has no shape of its own, and what is said of it: of that only moons are counted, and colours and sizes are not measured. */
export function claimsOfMatter({ id, noun, phrase, as }: PlannedMatter): Claim[] {
  const words = phrase.split(' ')
  const isNoun = (word: string) => [word, ...singularsOf(word)].some((form) => noun.split(' ').includes(form))
  // Falling leaves and flickering lights are what they are by that very word.
  const isOf = (word: string) =>
    isNoun(word) || (isTelling(as) && !/^(?:colour|size|shade|nothing)$/.test(describes(word)?.says ?? ''))
  const own = words.filter((word) => isOf(word) && numberIn(word) === undefined)
  const claims: Claim[] = [{ about: 'matter', matter: id, text: own.join(' ') || noun }]
  for (const word of words.filter((one) => !own.includes(one))) {
    const count = numberIn(word)
    const text = [word, ...own].join(' ')
    if (count !== undefined && as.is === 'sky') claims.push({ about: 'count', thing: id, count, text })
    else if (describes(word)?.says !== 'nothing') claims.push({ about: 'unmeasured', text })
  }
  return claims
}

const isTelling = ({ is }: PlannedMatter['as']) =>
  is === 'light' || is === 'particle' || is === 'emitter' || is === 'sound' || is === 'sky'

/**
 * Each word in one claim: what is a thing of the place, or its weather, is not the name of the place as well, and fog that is the weather
 * is no second wish.
 */
export function withoutRepeats(claims: readonly Claim[]): Claim[] {
  const nouns = (one: Claim) => one.about === 'thing' || one.about === 'matter'
  const isSaid = (text: string, by: (one: Claim) => boolean) =>
    claims.some((one) => by(one) && one.text.toLowerCase() === text.toLowerCase())
  return claims.flatMap((claim, index): Claim[] => {
    if (claims.findIndex((one) => one.about === claim.about && one.text === claim.text) !== index) return []
    if (claim.about === 'setting' && claims.some((one) => nouns(one) && isHead(one.text, claim.text)))
      return []
    if (claim.about === 'hour' && isSaid(claim.text, nouns)) return []
    if (
      claim.about === 'matter' &&
      isSaid(claim.text, ({ about }) => about === 'weather' || about === 'thing')
    )
      return []
    return [claim]
  })
}
