import { uniqueId } from '../../../brief/actors.ts'
import type { Actor, BriefDeed } from '../../../brief/brief.ts'
import { isAnimate } from '../../../brief/traits.ts'
import type { Reading } from '../../../reading/schema.ts'
import { openCatalogue } from '../../../things/catalogue.ts'
import type { Deed } from './deeds.ts'
import { Numbered, numbersIn, type Span, spanOf } from './numbered.ts'

const self = '(?:you|i|we|he|she|it|they|everyone|everybody|the player|#\\d+)'
const must =
  "(?:must|have to|has to|had to|need to|needs to|should|gotta|got to|can|may|are to|is to|will|'ll|better|quickly|always|then|also)"
const small = '(?:(?:an?|the|some|any|your|my|his|her|its|their|our|one|of|nearest|next|shadows?|shade) )*'
const time = '(?:when(?:ever)?|while|as long as|as soon as|once|if|(?:every|each) time|during)'
const under = '(?:in|under|underneath|beneath|behind|inside|into|below|among|within)'
const things = `${small}(?:#\\d+|something|anything|cover|a roof)(?:(?: ?,| and| or| ?, or| ?, and) ${small}#\\d+(?= ?(?:[.;!?,]|$|${time}\\b|from\\b|in\\b)))?`
const going = '(?:walk|move|go|be|stay|live|survive|travel|stand|run|hop|crawl|cross|step|breathe)\\w*'

/** To be in, under or behind something. */
const hidden = `(?:${self} )?(?:${must} )*(?:be|hid(?:e|es|ing)|stay(?:s|ing)?|wait(?:s|ing)?|crouch(?:es)?|ducks?|cowers?|shelters?|stands?|sits?|gets?|goes|go|runs?|crawls?|slips?|takes? (?:cover|shelter)|seeks? (?:cover|shelter)) (?:${under}|out of sight ${under}) ${things}`
/** Not to move. */
const stopped = `(?:${self} )?(?:${must} )*(?:freez(?:e|es|ing)|stands? (?:\\w+ )?still|holds? still|keeps? still|stays? still|stops? moving|stays? put|(?:do not|do n't|don't|never|can't|can not|cannot|may not|must not|mustn't|not) (?:move|walk|budge))(?: completely| at once)?`
/** To move at some times only. */
const goes = `(?:${self} )?(?:${must} )*(?:only ${going}(?: \\w+)?|${going} only) ${time} [^.;!?,]+`
/** To be in some places only. */
const only = `(?:${self} )?(?:${must} )*(?:only (?:be )?(?:safe|${going})|${going} only|safe only) ${under} ${things}`

const either = (does: string) => [
  new RegExp(`(?<p>${does}) ?,? ?(?<d>${time} [^.;!?,]+)`, 'gi'),
  new RegExp(`(?<d>${time} (?:(?!\\b${time}\\b)[^.;!?])+?) ?,? (?:then )?(?<p>${does})`, 'gi'),
]
const fromThem = new RegExp(`(?<p>${hidden}) (?:away )?(?<d>from ${small}#\\d+)`, 'gi')

/** In the open one is worn down: 'in the sun he turns to ash bit by bit'. */
const worn =
  /(?:(?:because|since|as) )?(?:out )?(?:in|under) (?:the )?(?:\w+ )?(?:sun|sunlight|sunshine|open|daylight|light|moonlight|rain|heat)\b[^.;!?]*|(?:the )?(?:sun|sunlight|daylight|rain|heat) (?:burns?|melts?|hurts?|kills?|harms?|dries|weakens?|scorches)\b[^.;!?]*/gi
const otherwise = /^ ?,? ?(?:or(?: else)?|otherwise|else) [^.;!?]*/i
/** What else is said of when it comes, and how one knows. */
const announced =
  /\b(?:without (?:a |any )?(?:rhythm|pattern)|no (?:rhythm|pattern)|randomly|at random|irregular\w*|unpredictabl\w*)\b|\b(?:click|beep|bell|whistle|rumble|creak|buzz|knock|thunder|siren|hiss|growl|warning|sound|noise|signal)s?\b.*\b(?:before|announces?|warns?)\b|\bwarn(?:s|ed|ing)?\b.*\bbefore\b/i

/** What nobody stands under or is seen by: it is there or it is not. */
const ambient =
  /^(?:sun|sunlight|sunshine|lights?|shades?|shadows?|open|rain|hail|darkness|music|daylight|moonlight|heat|click|second)$/i

/**
 * 'When the light switches on you have to be under a table', 'freeze when the teacher turns around', 'he can only walk in the shadows of
 * umbrellas': what is dangerous, when, and what keeps one safe from it is one deed of whoever plays. What is said in it is no deed besides.
 */
export function withSituations(deeds: readonly Deed[], reading: Reading): Deed[] {
  const told = new Told(reading)
  const found = told.situation()
  if (!found) return [...deeds]
  const inside = new Set(found.places)
  return [...deeds.filter(({ at }) => !inside.has(at)), found]
}

/** Where nobody said what to be under, there is something: 'be under something'. */
export function withRefuges(
  deeds: readonly BriefDeed[],
  actors: readonly Actor[],
  isInside: boolean,
): { deeds: BriefDeed[]; actors: Actor[] } {
  const lacks = ({ verb, whoms }: BriefDeed) =>
    (verb === verbs.cover || verb === verbs.shade) && whoms.every(({ by }) => by !== undefined)
  if (!deeds.some(lacks)) return { deeds: [...deeds], actors: [...actors] }
  const name = isInside ? 'table' : 'bush'
  const made: Actor = {
    id: uniqueId(name, [...actors]),
    thing: openCatalogue().find(name),
    phrase: name,
    role: 'prop',
    plural: true,
    attributes: {},
    implied: true,
  }
  return {
    deeds: deeds.map((deed) => (lacks(deed) ? { ...deed, whoms: [{ id: made.id }, ...deed.whoms] } : deed)),
    actors: [...actors, made],
  }
}

const verbs = {
  cover: 'be under cover',
  shade: 'be in the shade',
  still: 'be still',
  unless: 'be still unless',
} as const

/** What a sentence says of where and when one is safe. */
class Told {
  readonly #plain: Numbered

  constructor(reading: Reading) {
    this.#plain = new Numbered(reading, ambient)
  }

  situation(): Deed | undefined {
    return this.#onlyIn() ?? this.#onlyWhile() ?? this.#stillWhen() ?? this.#hiddenWhen()
  }

  /** All the time it is dangerous where one is not. */
  #onlyIn(): Deed | undefined {
    const suns = [...this.#plain.text.matchAll(worn)]
    const place = this.#first([new RegExp(only, 'gi')]) ?? (suns.length > 0 ? this.#shaded() : undefined)
    if (!place) return undefined
    const spans = [place, ...suns].map((one) => spanOf(one))
    return this.#deed(verbs.shade, [this.#withTail(spans[0] as Span), ...spans.slice(1)], {
      under: place[0],
    })
  }

  #shaded() {
    return this.#first([
      new RegExp(
        `(?:${self} )?(?:${must} )*${going} ${under} (?:the )?(?:shade|shadows?) of ${things}`,
        'gi',
      ),
    ])
  }

  #onlyWhile(): Deed | undefined {
    const match = this.#first([new RegExp(goes, 'gi')])
    return match && this.#deed(verbs.unless, [this.#withTail(spanOf(match))], { danger: match[0] })
  }

  #stillWhen(): Deed | undefined {
    const match = this.#first(either(stopped))
    return (
      match && this.#deed(verbs.still, [this.#withTail(spanOf(match))], { danger: match.groups?.d ?? '' })
    )
  }

  #hiddenWhen(): Deed | undefined {
    const match = this.#first([...either(hidden), fromThem])
    if (!match) return undefined
    const span = this.#withTail(spanOf(match))
    return this.#deed(verbs.cover, [span], {
      under: match.groups?.p ?? '',
      danger: `${match.groups?.d ?? ''} ${this.#plain.text.slice(spanOf(match).end, span.end)}`,
    })
  }

  /** The first of these that is said of whoever plays; what the player does itself is no danger. */
  #first(all: readonly RegExp[]): RegExpMatchArray | undefined {
    return all
      .flatMap((one) => [...this.#plain.text.matchAll(one)])
      .find((match) => {
        const { p = match[0], d = '' } = match.groups ?? {}
        const [, subject] = /^#(\d+) /.exec(p) ?? []
        const isOwn = subject === undefined || this.#plain.isYou(Number(subject))
        const [, cause] = new RegExp(`^${time} (\\S+)`, 'i').exec(d) ?? []
        const isMine =
          /^(?:you|i|we|he|she)$/i.test(cause ?? '') || this.#plain.isYou(numbersIn(cause ?? '')[0])
        // 'Invisible as long as it stands still': to stand still is what is said of the time.
        const isTheTime = new RegExp(`^${time} ${self}$`, 'i').test(d.trim())
        // 'Mice that hide under a table': they do.
        const isTheirs = /(?:^|\s)#\d+ (?:that|which|who) ?$/i.test(this.#plain.text.slice(0, match.index))
        return isOwn && !isMine && !isTheirs && !isTheTime
      })
  }

  /** With what happens otherwise: 'or the cook sees you'. */
  #withTail({ start, end }: Span): Span {
    return { start, end: end + (otherwise.exec(this.#plain.text.slice(end))?.[0].length ?? 0) }
  }

  #deed(
    verb: string,
    spans: Span[],
    { under: place = '', danger = '' }: { under?: string; danger?: string },
  ): Deed {
    const notes = [...this.#plain.text.matchAll(/[^.;!?,]+/g)]
      .filter(([clause]) => announced.test(clause))
      .map((one) => spanOf(one))
    const places = this.#plain.placesIn([...spans, ...notes])
    const isOther = (index: number) => !this.#plain.isYou(index)
    const covers = numbersIn(place).filter(isOther)
    const [first, second] = covers
    const watcher = numbersIn(danger).find(
      (index) =>
        isOther(index) &&
        !covers.includes(index) &&
        isAnimate(openCatalogue().find(this.#plain.nounOf(index))),
    )
    const [begin] = this.#plain.placesIn(spans.slice(0, 1))
    return {
      who: 'you',
      verb,
      frame: undefined,
      whoms: [
        ...(first === undefined ? [] : [{ end: first, by: undefined }]),
        ...(second === undefined ? [] : [{ end: second, by: 'with' }]),
        ...(watcher === undefined ? [] : [{ end: watcher, by: 'from' }]),
      ],
      particles: [],
      pronoun: false,
      negated: false,
      words: this.#plain.wordsAt(places),
      places,
      at: begin ?? 0,
    }
  }
}
