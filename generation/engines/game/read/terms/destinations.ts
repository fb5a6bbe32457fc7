import { colours } from '../../../../brief/colours.ts'
import type { TermOf } from '../../../../brief/terms.ts'
import { openCatalogue } from '../../../../things/catalogue.ts'
import { type Found, without } from './found.ts'

type Pair = TermOf<'fit'>['pairs'][number]

const word =
  "(?!(?:and|or|but|then|for|to|with|it|them|him|her|me|you|what|the|an?|their|its|where|who|that|at|in|on)\\b)[a-z'’-]+"
const noun = `(?:${word} ){0,2}?${word}`
const small = '(?:(?:an?|the|all|each|every|any|some|your|my|different|various) )*'
const takes =
  '(?:tak(?:es?|ing)|driv(?:es?|ing)|bring(?:s|ing)?|ferr(?:y|ies|ying)|carr(?:y|ies|ying)|deliver(?:s|ing)?|transport(?:s|ing)?|fl(?:y|ies|ying)|shuttl(?:es?|ing)|row(?:s|ing)?|drop(?:s|ping)?|chauffeur(?:s|ing)?|get(?:s|ting)?)'
const pronoun = '(?:them|it|him|her|everyone|everybody)'
const end =
  '(?=\\s*(?:[.;:!?]|$|, )|\\s+(?:and|but|before|while|without|in|on|as|when|where|until|for|with|by)\\b)'
const item = `(?:(?:the|a|an|their|his|her) )?${noun}?`
/** Two or more places, with 'or' or 'and' before the last. */
const list = `(?<list>${item}(?:\\s*,\\s*(?:or |and )?(?:to )?${item})*\\s*,?\\s*\\b(?:or|and) (?:to )?${item})${end}`
const to = '(?:off )?(?:to|at|into) (?:either )?'

/** 'Drives them to the hotel, the beach or the airport.' */
const listed = new RegExp(`\\b${takes} (?:${small}(?<own>${noun}?)|(?<it>${pronoun})) ${to}${list}`, 'gi')
/** 'Passengers tell you whether they want to go to the school or the park.' */
const wished = new RegExp(
  `\\b${small}(?<own>${noun}?) (?:who |that )?(?:(?:tell|show|say|shout|call)s?(?: you| us)?(?: out)? )?(?:(?:whether|if|that|where) )?(?:they |it |each )?(?:wants?|needs?|wish(?:es)?|asks?|has|have) (?:to (?:go|get|be (?:taken|driven|brought)|travel|fly|ride) )?to (?:either )?${list}`,
  'gi',
)
/** 'Takes guests to the floor they ask for.' */
const asked = new RegExp(
  `\\b${takes} (?:${small}(?<own>${noun}?)|(?<it>${pronoun})) ${to}(?:the|whatever|whichever|any|their|its) (?:(?:right|correct|exact|own) )?(?<place>${noun}?)(?: (?:that|which))? (?:they|he|she|it|everyone|each(?: one| of them)?)(?:'s| is| are)? (?:asks? for|wants?(?: to (?:go|get|be|visit|see|reach)(?: taken)?(?: to| at| on)?)?|needs?|choos(?:e|es)|calls?(?: out| for)?|requests?|tells? you|says?|names?|shows?|booked|picks?|looking for)\\b`,
  'gi',
)

/** 'Takes guests to their floor': there are several of these, one above or behind the other. */
const their = new RegExp(
  `\\b${takes} (?:${small}(?<own>${noun}?)|(?<it>${pronoun})) ${to}(?:their|its|his|her|the right|the correct) (?:(?:own|right|correct) )?(?<place>floors?|levels?|stops?|stations?|platforms?|gates?|rooms?|seats?)\\b`,
  'gi',
)

/** One takes along several who want to several places: each of them to its own. */
export function destinationsIn(text: string): Found[] {
  const lists = [...text.matchAll(listed), ...text.matchAll(wished)].flatMap((match) => {
    const { own, it, list: said = '' } = match.groups ?? {}
    const places = placesIn(said)
    const load = own ?? (it && takenBefore(text, match.index))
    if (!load || !isThing(load) || places.length < 2 || !places.every(isThing)) return []
    return [foundAt(match, (words) => places.map((whom) => ({ whom, own: load, words })))]
  })
  if (lists.length > 0) return lists.slice(0, 1)
  return [...text.matchAll(asked), ...text.matchAll(their)].slice(0, 1).flatMap((match) => {
    const { own, it, place = '' } = match.groups ?? {}
    const load = own ?? (it && takenBefore(text, match.index))
    if (!load || !isThing(load) || !isThing(place)) return []
    return [foundAt(match, (words) => [{ whom: place, own: load, words, by: 'number' }])]
  })
}

function foundAt(match: RegExpExecArray, pairsOf: (words: string) => Pair[]): Found {
  const words = without(match[0].trim())
  const start = match.index + match[0].indexOf(words)
  return {
    term: { about: 'fit', does: 'take', pairs: pairsOf(words), words },
    start,
    end: start + words.length,
  }
}

/** Each with what stands before it; where 'and' joins them, only what is plainly one more place. */
function placesIn(said: string): string[] {
  const isEither = /\bor\b/i.test(said)
  const items = said
    .split(/\s*,\s*(?:(?:or|and) )?|\s+(?:or|and) /i)
    .map((one) => one.trim().replace(/^to /i, ''))
  if (!isEither && items.some((one) => !/^(?:the|an?|their|his|her) /i.test(one))) return []
  // '… to the party, and the thrush hunts snails': a comma between two and no third begins something else.
  if (!isEither && items.length === 2 && /, *and\b/i.test(said)) return []
  const places = items.map((one) => one.replace(/^(?:the|an?|their|his|her) /i, ''))
  return places.slice(0, 4)
}

/** Whom 'them' means: those who were picked up before. */
function takenBefore(text: string, until: number): string | undefined {
  const like = new RegExp(
    `\\b(?:(?:pick(?:s|ing)?|load(?:s|ing)?) up|collect(?:s|ing)?|load(?:s|ing)?|fetch(?:es|ing)?|grab(?:s|bing)?|meet(?:s|ing)?|get(?:s|ting)?|gather(?:s|ing)?) ${small}(?<own>${noun}?)(?= (?:and|on|at|from|in|by|waiting|then|who|to)\\b|[,.;])`,
    'gi',
  )
  return [...text.slice(0, until).matchAll(like)].at(-1)?.groups?.own
}

const isThing = (phrase: string) => {
  const last = phrase.toLowerCase().split(' ').at(-1) ?? ''
  return openCatalogue().isNoun(last) && !(last in colours)
}
