import type { Reading } from '../../../reading/schema.ts'
import { openCatalogue } from '../../../things/catalogue.ts'
import type { Deed } from './deeds.ts'
import { Numbered, numbersIn, type Span, spanOf } from './numbered.ts'

const small = '(?:(?:an?|the|any|one|some|your|my|his|her|its|their) )*'
const it = `(?:it|them|one|any(?: of it)?|anything|a (?:single )?(?:drop|bit)|${small}#\\d+)`
const lost = '(?:spill|drop|break|lose|shake|smash|crack|crush|slop|tip)'
const spoils =
  '(?:spills?|breaks?|cracks?|smashes|drops?|falls?(?: (?:off|down|out|over))?|tips? over|slops? over|melts?|cools?(?: down| off)?|(?:gets?|goes|becomes?|grows?) (?:cold|warm|soggy|stale))'
const over =
  "(?: ?,? (?:then )?(?:and )?(?:it(?: is| 's|'s|s)?|its|the game is|you|he|she|i|we) (?:is |are )?(?:over|game over|los(?:e|es|t)(?: the game)?|dead|fired|out))?"
const time = '(?:when(?:ever)?|if|as soon as|once|every time|each time)'
const bump =
  '(?:bumps?|runs?|walks?|crash(?:es)?|hits?|touch(?:es)?|stumbles?|trips?|collides?|is hit|gets hit) ?(?:into|against|over|on|with|by)? ?'

/** 'Don't spill', 'without dropping a cup'. */
const careful = new RegExp(
  `(?:without (?:spilling|dropping|breaking|losing|shaking|smashing|cracking|tipping)|(?:do ?n't|don't|dont|do not|never|not|must not|mustn't|ca ?n't|can't|cannot) (?:${lost}|let ${it} ${spoils}))(?: (?:or|and) (?:${lost}|[a-z]+))?(?: over)?(?: ${it})?(?: ${time} [^.;!?,]+)?`,
  'gi',
)
/** 'If the pizza falls it's over', 'the soup gets cold', 'when he bumps into a sheep it breaks'. */
const spoilt = new RegExp(
  `(?:${time} (?:you|he|she|it|i|they|#\\d+) ${bump}${small}(?<f>#\\d+|someone|somebody|anything|something) ?,? )?(?:${time} )?(?<s>it|they|(?:the|his|her|its) [a-z]+|${small}#\\d+) (?:can |may |will )?${spoils}(?! ${small}#)(?: (?:in|on|on the) (?:the )?(?:way|sun|heat))?${over}(?: ${time} (?:you|he|she|it|i|they|#\\d+) [^.;!?,]+)?`,
  'gi',
)
const carrying =
  /^(?:carry|bring|deliver|transport|serve|take|hold|haul|return|ferry|bring back|carry home|take to|bring home)\b/
const condition = new RegExp(` ${time} .*`, 'i')
const cooling = /\b(?:melt|cool|cold|warm|soggy|stale)/i

/**
 * 'Carries soup and don't spill', 'an egg that breaks when he bumps into a sheep': what whoever plays carries may come to harm on the way, by
 * haste, by bumping into somebody, or because it takes too long. That is one deed beside the carrying.
 */
export function withBurdens(deeds: readonly Deed[], reading: Reading): Deed[] {
  const told = new Numbered(reading)
  const isYou = (end: Deed['who']) => end === 'you' || told.isYou(end)
  const load = deeds
    .find(({ who, verb, negated }) => isYou(who) && !negated && carrying.test(verb))
    ?.whoms.find(({ by }) => by === undefined)?.end
  if (typeof load !== 'number') return [...deeds]
  const nameOf = (index: number) => openCatalogue().lemma(told.nounOf(index), 'noun')
  const isLoad = (text: string) => numbersIn(text).every((index) => nameOf(index) === nameOf(load))
  // Said a second time it may be a plain word.
  const isMeant = (subject: string) => {
    const word = subject.split(' ').at(-1) ?? ''
    return /^(?:it|they|#\d+)$/i.test(word)
      ? isLoad(subject)
      : openCatalogue().lemma(word.toLowerCase(), 'noun') === nameOf(load)
  }
  const found = [
    ...[...told.text.matchAll(careful)].filter(({ 0: said }) => isLoad(said.replace(condition, ''))),
    ...[...told.text.matchAll(spoilt)].filter(({ groups }) => isMeant(groups?.s ?? '')),
  ]
  const [match] = found
  if (!match) return [...deeds]
  const said = match[0]
  const [foe] = numbersIn(match.groups?.f ?? '').filter((index) => index !== load && !told.isYou(index))
  const bumped = foe ?? numbersIn(new RegExp(`${bump}${small}#\\d+`, 'i').exec(said)?.[0] ?? '')[0]
  const verb = bumped !== undefined ? 'not bump' : cooling.test(said) ? 'not let cool' : 'not spill'
  const spans: Span[] = [spanOf(match)]
  const places = told.placesIn(spans)
  const inside = new Set(places)
  return [
    ...deeds.filter(({ at }) => !inside.has(at)),
    told.deedAt(places, {
      who: 'you',
      verb,
      frame: undefined,
      whoms: [{ end: load, by: undefined }, ...(bumped === undefined ? [] : [{ end: bumped, by: 'from' }])],
    }),
  ]
}
