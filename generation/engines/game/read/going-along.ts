import type { Brief } from '../../../brief/brief.ts'
import { isAnimate } from '../../../brief/traits.ts'
import type { End, Reading } from '../../../reading/schema.ts'
import { openCatalogue } from '../../../things/catalogue.ts'
import type { Company } from './cast.ts'
import type { Deed } from './deeds.ts'
import { Numbered, numbersIn, type Span, spanOf } from './numbered.ts'

const following = /^(?:follow|trail|tag along|come along|come with|walk behind|accompany|tail)$/
const leading = /^(?:lead|guide|take|bring|walk|escort|usher|help|accompany|get)\b/
const arriving = /^(?:lead|guide|take|bring|walk|escort|go|get|reach|come|return|travel|head)\b/

const small = '(?:(?:an?|the|some|any|one of the|your|my|his|her|its|their|our|one) )*'
const them = '(?:him|her|it|them|one(?: of them)?|any(?: of them)?)'
/** 'If he bumps into a bin or a puddle he loses a heart': whom it is said of, what is met, and what comes of it. */
const meeting = new RegExp(
  `(?:if|when(?:ever)?|every time|each time) (?<s>he|she|it|they|one(?: of them)?|any(?: of them)?|${small}#\\d+) (?:bumps?|runs?|walks?|steps?|crash(?:es)?|touch(?:es)?|hits?|falls?|meets?|stumbles?|trips?|gets? (?:hit|caught|eaten|run over)|is (?:hit|caught|eaten|run over)|are (?:hit|caught|eaten))(?: (?:into|in|on|onto|over|by|against))? ${small}(?<h>#\\d+(?:(?: ?,| or| and| ?, or) ${small}#\\d+)*)[^.;!?,]*`,
  'gi',
)
/** 'Cars run them over', 'bats scare them'. */
const harming = new RegExp(
  `(?<h>#\\d+) (?:can |will |would |try to |tries to |want to )*(?:(?:runs?|knocks?) (?<o>${them}|${small}#\\d+) (?:over|down)|(?:scares?|eats?|catch(?:es)?|bites?|hurts?|steals?|snatch(?:es)?|grabs?|hits?|kills?|attacks?|stings?|takes?|get|gets|hunts?|squash(?:es)?|frightens?|carry|carries) (?<q>${them}|${small}#\\d+)(?: off| away)?)`,
  'gi',
)
/** 'Don't lose one', 'without losing any to the hawks'. */
const losing =
  /(?:(?:do not|do n't|don't|dont|never|must not|mustn't|and not|cannot|can't) los(?:e|ing)|without losing|no one gets lost|nobody gets lost) ?(?:a single (?:one|#\d+)|an? #\d+|(?:any|one|some|none)?(?: of)?(?: the| your| her| his| them)* ?(?:#\d+)?)(?: to (?:(?:the|an?) )*(?<h>#\d+))?/gi
/** How they go: 'always one step behind'. */
const manner =
  /(?:always )?(?:one|a|two|some)? ?#?\w* ?(?:steps?|paces?|metres?|meters?) behind(?: (?:me|you|him|her))?/gi

/**
 * 'My human follows me; if he bumps into a bin he loses a heart; bring him to the bakery': those who go behind whoever plays, what they
 * must not meet and where they have to arrive are one deed. Without a danger to them it is none: then they only follow.
 */
export function withFollowers(deeds: readonly Deed[], reading: Reading): Deed[] {
  const told = new Numbered(reading)
  const isYou = (end: End | undefined) => end === 'you' || told.isYou(end)
  const isLiving = (end: End): end is number =>
    typeof end === 'number' && !isYou(end) && isAnimate(openCatalogue().find(told.nounOf(end)))
  const trail = deeds.find(
    ({ verb, who, whoms, negated }) =>
      following.test(verb) && !negated && isLiving(who) && whoms.some(({ end }) => isYou(end)),
  )
  const led = deeds.find(
    ({ verb, who, whoms, negated }) =>
      leading.test(verb) && !negated && isYou(who) && whoms.some(({ end, by }) => !by && isLiving(end)),
  )
  const whom = (trail?.who ?? led?.whoms.find(({ end, by }) => !by && isLiving(end))?.end) as
    | number
    | undefined
  if (whom === undefined) return [...deeds]
  const nameOf = (index: number) => openCatalogue().lemma(told.nounOf(index), 'noun')
  const isThem = (text: string | undefined) => {
    const [index] = numbersIn(text ?? '')
    return text !== undefined && (index === undefined || nameOf(index) === nameOf(whom))
  }
  const met = [...told.text.matchAll(meeting)].filter(({ groups }) => isThem(groups?.s))
  const harmed = [...told.text.matchAll(harming)].filter(({ groups }) => isThem(groups?.o ?? groups?.q))
  const lost = [...told.text.matchAll(losing)]
  const clauses = [...met, ...harmed, ...lost]
  if (clauses.length === 0) return [...deeds]
  const foes = [...new Set(clauses.flatMap(({ groups }) => numbersIn(groups?.h ?? '')))].filter(
    (index) => index !== whom && !isYou(index),
  )
  const spans: Span[] = clauses.map((one) => spanOf(one))
  const said = new Set(
    told.placesIn([...spans, ...[...told.text.matchAll(manner)].map((one) => spanOf(one))]),
  )
  // Where they have to arrive is said with how they go, or of whoever they go behind.
  const ends = deeds.filter(({ verb, who, negated }) => arriving.test(verb) && !negated && isYou(who))
  const toOf = (deed: Deed | undefined) => {
    const place = deed?.whoms.find(({ by, end }) => /^(?:to|into|home|onto)$/.test(by ?? '') && !isYou(end))
    const reached = deed?.verb === 'reach' ? deed.whoms.find(({ by }) => !by) : undefined
    return place?.end ?? reached?.end
  }
  const arrival = [trail, led, ...ends].find((deed) => toOf(deed) !== undefined)
  const to = toOf(arrival)
  const own = [trail, led, arrival].flatMap((deed) => deed ?? [])
  const places = [...new Set([...own.flatMap((deed) => deed.places), ...said])].sort((a, b) => a - b)
  const [first, second] = foes
  const made: Deed = {
    who: 'you',
    verb: 'be followed by',
    frame: undefined,
    whoms: [
      { end: whom, by: undefined },
      ...(to === undefined ? [] : [{ end: to, by: 'to' }]),
      ...(first === undefined ? [] : [{ end: first, by: 'from' }]),
      ...(second === undefined ? [] : [{ end: second, by: 'with' }]),
    ],
    particles: [],
    pronoun: false,
    negated: false,
    words: told.wordsAt(places),
    places,
    at: (trail ?? led)?.at ?? 0,
  }
  return [...deeds.filter((deed) => !own.includes(deed) && !said.has(deed.at)), made]
}

/** 'Don't lose one' of them does not say that the game can't be lost. */
export function withoutTheirLoss<T extends Pick<Brief, 'absent' | 'claims'>>(
  brief: T,
  deeds: readonly Deed[],
): T {
  const isTheirs = deeds.some(
    ({ verb, words }) => verb === 'be followed by' && /\b(?:lose|losing)\b/i.test(words),
  )
  if (!isTheirs) return brief
  return {
    ...brief,
    absent: brief.absent.filter((one) => one !== 'losing'),
    claims: brief.claims.filter((claim) => !(claim.about === 'absent' && claim.absent === 'losing')),
  }
}

/** Hearts and steps that are only spoken of in it are nobody on the stage. */
export function withoutTheirTerms(company: Company, deeds: readonly Deed[], reading: Reading): Company {
  const made = deeds.filter(({ verb }) => verb === 'be followed by')
  if (made.length === 0) return company
  const isTerm = (index: number) => {
    const { head = -1 } = reading.things[index] ?? {}
    return (
      terms.test(reading.words[head]?.text ?? '') &&
      made.some(({ places, whoms }) => places.includes(head) && whoms.every(({ end }) => end !== index))
    )
  }
  const actorOf = new Map([...company.actorOf].filter(([index]) => !isTerm(index)))
  const kept = new Set([...actorOf.values()].map(({ id }) => id))
  const named = new Set([...company.actorOf.values()].map(({ id }) => id))
  return { actors: company.actors.filter(({ id }) => kept.has(id) || !named.has(id)), actorOf }
}

const terms = /^(?:hearts?|li(?:fe|ves)|steps?|paces?|points?|ones?)$/i
