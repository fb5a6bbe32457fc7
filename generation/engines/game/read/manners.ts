import { isAnimate } from '../../../brief/traits.ts'
import type { End, Reading } from '../../../reading/schema.ts'
import { openCatalogue } from '../../../things/catalogue.ts'
import type { Deed } from './deeds.ts'
import { Numbered, numbersIn, type Span, spanOf } from './numbered.ts'

/** What is done with how it is done as one deed, the deeds that are taken up in it, and where its words stand. */
type Found = { verb: string; whoms: Deed['whoms']; own: Deed[]; spans: Span[] }

type Told = {
  numbered: Numbered
  /** The sentence as it was said. */
  whole: string
  deeds: readonly Deed[]
  mine: readonly Deed[]
  isYou(end: End): boolean
  isLiving(end: End): end is number
}

/**
 * How something is done, said in a clause of its own: through the window of a camera, the longer the farther, left and right in turn, by
 * sound, by a hook on a line, swap by swap. What is done and how are one deed.
 */
type Manner = {
  /** Nouns that only say how, and stand nowhere. */
  nouns: RegExp
  finds(told: Told): Found | undefined
}

const some = '(?:(?:an?|the|your|my|his|her|its|their|any|some|each|every|all|that|more|one) )*'

const filming =
  /^(?:photograph|snap|take|click|press|shoot|capture|move|aim|point|frame|catch|get|line up|hold|look|use|focus|fit|keep|have|push|tap|film|fill|find)\b/
const camera =
  /^(?:cameras?|view ?finders?|lens(?:es)?|shutters?|frames?|photos?|photographs?|pictures?|snapshots?|buttons?|mouse|pointer)$/i

/** 'Framing counts': it does. */
const framing = /\bframing (?:counts|matters|is everything|is what counts)\b/gi

const throughTheFinder: Manner = {
  nouns: camera,
  finds({ numbered, whole, mine, isYou, isLiving }) {
    const { text } = numbered
    const isCamera = (end: End) => typeof end === 'number' && camera.test(numbered.nounOf(end))
    const named = (noun: string) => new RegExp(`\\b${noun}\\b`, 'i')
    const films = /\b(?:cameras?|photos?|photograph(?:s|er|ers|ing)?|pictures?|snapshots?)\b/i.test(whole)
    const window = /\b(?:frames?|framing|view ?finders?|shutters?|lens(?:es)?)\b/i.test(whole)
    if (!films || !window) return undefined
    const own = mine.filter(
      ({ verb, whoms }) =>
        filming.test(verb) && (whoms.length === 0 || whoms.some(({ end }) => isCamera(end) || isLiving(end))),
    )
    const inside = new RegExp(
      `(?<w>#\\d+) (?:[a-z]+ ){0,3}?(?:inside|in|into|within|enters?|crosses|fills?|cent(?:er|re)d in)(?: of)? ${some}(?:#(?<f>\\d+)|frames?|view ?finders?|pictures?|lens)`,
      'gi',
    )
    const framed = [...text.matchAll(inside)].filter(({ groups }) =>
      groups?.f === undefined ? true : isCamera(Number(groups.f)),
    )
    const subjects = [
      ...own.flatMap(({ whoms }) => whoms.map(({ end }) => end)),
      ...framed.flatMap(({ groups }) => numbersIn(groups?.w ?? '')),
      ...[...text.matchAll(new RegExp(`(?:pictures?|photos?|shots?|#\\d+) of ${some}(#\\d+)`, 'gi'))].flatMap(
        ([, whom]) => numbersIn(whom ?? ''),
      ),
    ].filter((end): end is number => typeof end === 'number' && !isYou(end) && !isCamera(end))
    const whoms = [...new Set(subjects)].filter((end) => !named('camera').test(numbered.nounOf(end)))
    if (whoms.length === 0) return undefined
    return {
      verb: 'be framing',
      whoms: whoms.map((end) => ({ end, by: undefined })),
      own,
      spans: [...framed, ...text.matchAll(framing)].map((match) => spanOf(match)),
    }
  },
}

const throwing =
  /^(?:throw|toss|kick|shoot|launch|lob|hurl|fling|spit|catapult|fire|hit|pitch|sling|chuck|putt|punt|flick|bowl|slingshot)\b/
const stronger =
  /(?:\b(?:hold|press|keep|charg|pull|wind)[a-z]* (?:[a-z#0-9]+ ){0,5}?(?:longer|for long)(?: (?:to|and|means|so|for)[^.;!?]*?\b(?:farther|further|harder|stronger|faster|far|power|more power|distance))?|the longer (?:you|i|he|she|it|they) (?:hold|press|charge|pull)[^.,;!?]*(?:,? ?the (?:farther|further|harder|faster|stronger|higher|more)[^.,;!?]*)?|\bcharg(?:e|es|ed|ing)(?: up)? (?:the |your |a |his |her |its |my )?(?:#\d+|throws?|shots?|kicks?|power|launch|jump)|(?:power|strength|throw) (?:meter|bar|gauge)|\b(?:hold|press) (?:[a-z#0-9]+ ){0,4}?to (?:charge|power up|build up|set the (?:power|strength))[^.;!?,]*)/gi

const byStrength: Manner = {
  nouns: /^(?:buttons?|keys?|mouse|spacebar|meters?|power|strength|throws?|shots?|distance)$/i,
  finds({ numbered, mine, isYou, isLiving }) {
    const clauses = [...numbered.text.matchAll(stronger)]
    const thrown = mine.find(({ verb, whoms }) => throwing.test(verb) && whoms.length > 0)
    if (clauses.length === 0 || !thrown) return undefined
    const shot = thrown.whoms.find(
      ({ end, by }) => by === 'with' || (by === undefined && !isLiving(end)),
    )?.end
    const aim = new RegExp(
      `(?:${shot === undefined ? '#\\d+' : `#${String(shot)}`}|farther|further|it|them|at) (?:[a-z]+ ){0,2}?(?:into|onto|in|at|to|towards?|over to) ${some}(#\\d+)`,
      'i',
    ).exec(numbered.text)
    const target =
      thrown.whoms.find(({ end, by }) => end !== shot && by !== 'with' && !isYou(end))?.end ??
      numbersIn(aim?.[1] ?? '').find((end) => end !== shot && !isYou(end))
    if (target === undefined) return undefined
    const own = mine.filter(
      ({ verb, whoms }) =>
        /^(?:hold|press|charge|keep|pull|release|let go|power)\b/.test(verb) &&
        whoms.every(({ end }) => end !== target),
    )
    return {
      verb: 'be charging',
      whoms: [{ end: target, by: undefined }, ...(shot === undefined ? [] : [{ end: shot, by: 'with' }])],
      own: [thrown, ...own],
      spans: [...clauses, ...(aim ? [aim] : [])].map((match) => spanOf(match as RegExpMatchArray)),
    }
  },
}

const rows = /^(?:row|paddle|pedal|cycle|canoe|kayak)\b/
const inTurn =
  /\b(?:by )?(?:press|tap|hit|push|click|mash|us|alternat|stroke|hammer)[a-z]* (?:[a-z#0-9]+,? ){0,6}?(?:alternat[a-z]*|in turn|one after (?:the )?other|by turns|back and forth|left and right|left,? right|both (?:buttons|keys|sides))|\b(?:alternat(?:e|es|ing)|in alternating) (?:[a-z#0-9]+ ){1,6}|\bleft,? (?:then )?right,? (?:then )?left[a-z, ]*/gi

const inStrokes: Manner = {
  nouns: /^(?:keys?|buttons?|arrows?|left|right|turns?|strokes?|oars?|pedals?|sides?|arrow keys?)$/i,
  finds({ numbered, mine, isYou }) {
    const clauses = [...numbered.text.matchAll(inTurn)]
    const said = mine.find(({ verb }) => rows.test(verb))
    const word =
      /\b(?<v>row|paddle|pedal|cycle|canoe|kayak)(?:s|es|ing|ling)? (?:[a-z]+ ){0,2}?(?<w>#\d+)?/i.exec(
        numbered.text,
      )
    if (!said && (clauses.length === 0 || !word)) return undefined
    const verb = said?.verb.split(' ')[0] ?? word?.groups?.v?.toLowerCase() ?? 'row'
    // Strokes are two buttons in turn; that those are the arrows is another matter.
    const arrows = clauses.some(([clause]) => /\b(?:left|right|arrows?|wasd)\b/i.test(clause))
    const to = said?.whoms.find(({ end, by }) => by === 'to' && !isYou(end))
    const own = mine.filter(
      (one) =>
        one === said ||
        (/^(?:press|tap|hit|push|click|mash|use|alternate|stroke|hammer|pull|take)\b/.test(one.verb) &&
          clauses.length > 0 &&
          one.whoms.every(
            ({ end }) => typeof end === 'number' && inStrokes.nouns.test(numbered.nounOf(end)),
          )),
    )
    return {
      verb: clauses.length > 0 && !arrows ? 'be rowing' : verb,
      whoms: to ? [to] : [],
      own,
      spans: [...clauses, ...(said || !word ? [] : [word])].map((match) => spanOf(match as RegExpMatchArray)),
    }
  },
}

const hook =
  /^(?:grappl(?:e|es|ing hooks?|ing guns?|ing irons?)|hook ?shots?|hooks?|grapple (?:hooks?|guns?))$/i

const byHook: Manner = {
  nouns: /^(?:grappl(?:e|es)|hook ?shots?|hooks?|guns?|ropes?|lines?)$/i,
  finds({ numbered, mine, isYou, isLiving }) {
    const said = /\b(?:grappl(?:e|es|ing)(?: (?:hooks?|guns?|lines?))?|hook ?shots?)\b/gi
    const at = [...numbered.text.matchAll(said)]
    const things = [...numbered.text.matchAll(/#(\d+)/g)].filter(([, index]) =>
      hookNames(numbered, Number(index)),
    )
    if (at.length === 0 && things.length === 0) return undefined
    const isHook = (end: End) => typeof end === 'number' && hookNames(numbered, end)
    const own = mine.filter(
      ({ verb, whoms }) =>
        /^(?:grapple|hook|swing|cross|climb|get across|pull|zip|latch|use|shoot|throw|fire|fling)\b/.test(
          verb,
        ) && whoms.every(({ end, by }) => isHook(end) || !isLiving(end) || by === 'with'),
    )
    // 'Swings from vine to vine' is another deed.
    if (
      own.some(
        ({ verb, whoms }) => verb.startsWith('swing') && whoms.some(({ end }) => !isHook(end) && !isYou(end)),
      )
    )
      return undefined
    const anchors = own
      .flatMap(({ whoms }) => whoms)
      .filter(
        ({ end, by = '' }) => /^(?:|to|onto|from|on|between|at)$/.test(by) && !isHook(end) && !isYou(end),
      )
      .slice(0, 1)
    return {
      verb: 'be grappling',
      whoms: anchors.map(({ end }) => ({ end, by: undefined })),
      own,
      spans: [...at, ...things].map((match) => spanOf(match)),
    }
  },
}

const hookNames = (numbered: Numbered, index: number) => hook.test(numbered.nounOf(index))

const bySound: Manner = {
  nouns:
    /^(?:echo(?:es)?|echolocation|sonar|sonars|ultrasound|pings?|sound waves?|soundwaves?|calls?|clicks?)$/i,
  finds({ numbered, mine, isLiving }) {
    const { text } = numbered
    const said = [
      ...text.matchAll(/\b(?:echolocat[a-z]*|sonar|ultrasound|echo(?:es)?|pings?|sound ?waves?)\b/gi),
      ...[...text.matchAll(/#(\d+)/g)].filter(([, index]) =>
        bySound.nouns.test(numbered.nounOf(Number(index))),
      ),
    ]
    const hears =
      /\b(?:dark|darkness|night|see|sees|blind|black|cave|reveal|light|show|invisible|unseen|deep)/i.test(
        text,
      )
    if (said.length === 0 || !hears) return undefined
    const own = mine.filter(
      ({ verb, whoms }) =>
        /^(?:use|see|navigate|sense|send|emit|ping|map|reveal|show|light|shout|call|echolocate|scream|screech|squeak|release|make|feel|look)\b/.test(
          verb,
        ) && whoms.every(({ end }) => !isLiving(end)),
    )
    return { verb: 'be sounding', whoms: [], own, spans: said.map((match) => spanOf(match)) }
  },
}

const swaps = /^(?:trade|swap|barter|exchange)\b/

const swapBySwap: Manner = {
  nouns: /^$/,
  finds({ numbered, mine, isYou, isLiving }) {
    const { text } = numbered
    const up =
      /\b(?:trad|swap|barter|exchang)[a-z]* (?:[a-z#0-9]+,? ){0,8}?(?:up\b|better|bigger|until|till|all the way|more valuable|finally)\b/i.exec(
        text,
      )
    const said = mine.find(({ verb }) => swaps.test(verb))
    if (!up) return undefined
    const living = [...text.matchAll(new RegExp(`\\b(?:with|from|by) ${some}(#\\d+)`, 'gi'))]
      .flatMap(([, whom]) => numbersIn(whom ?? ''))
      .find((end) => isLiving(end))
    const trader =
      said?.whoms.find(({ end, by }) => by === 'with' && isLiving(end)) ??
      (living === undefined ? undefined : { end: living, by: 'with' })
    const things = numbersIn(text).filter((end) => !isYou(end) && end !== trader?.end && !isLiving(end))
    const end = /\b(?:until|till|up to|finally|into) (?:[a-z]+ ){0,5}?(#\d+)/i.exec(text)
    const last =
      numbersIn(end?.[1] ?? '')[0] ??
      said?.whoms.find(({ by }) => by === 'to' || by === 'for' || by === 'into')?.end ??
      things.at(-1)
    const first =
      said?.whoms.find(({ end, by }) => by === undefined && end !== last)?.end ??
      things.find((end) => end !== last)
    if (first === undefined || last === undefined || first === last) return undefined
    const own = mine.filter(
      ({ verb, whoms }) =>
        (swaps.test(verb) || /^(?:start|begin|get|own|have|win|reach|end)\b/.test(verb)) &&
        whoms.every(({ end }) => end === first || end === last || end === trader?.end),
    )
    return {
      verb: 'be trading up',
      whoms: [{ end: first, by: undefined }, { end: last, by: 'to' }, ...(trader ? [trader] : [])],
      own: [...(said ? [said] : []), ...own],
      spans: [up, ...(end ? [end] : [])].map((match) => spanOf(match as RegExpMatchArray)),
    }
  },
}

const manners: readonly Manner[] = [throughTheFinder, byStrength, inStrokes, byHook, bySound, swapBySwap]

function mannersIn(
  deeds: readonly Deed[],
  reading: Reading,
): { manner: Manner; deed: Deed; own: readonly Deed[] }[] {
  const numbered = new Numbered(reading)
  const isYou = (end: End) => end === 'you' || numbered.isYou(typeof end === 'number' ? end : undefined)
  const told: Told = {
    numbered,
    whole: reading.text,
    deeds,
    mine: deeds.filter(({ who, negated }) => isYou(who) && !negated),
    isYou,
    isLiving: (end): end is number =>
      typeof end === 'number' && !isYou(end) && isAnimate(openCatalogue().find(numbered.nounOf(end))),
  }
  return manners.flatMap((manner) => {
    const found = manner.finds(told)
    if (!found) return []
    const { verb, whoms, own, spans } = found
    const places = [...new Set([...own.flatMap((one) => one.places), ...numbered.placesIn(spans)])].sort(
      (one, other) => one - other,
    )
    return [{ manner, own, deed: numbered.deedAt(places, { who: 'you', verb, frame: undefined, whoms }) }]
  })
}

export function withManners(deeds: readonly Deed[], reading: Reading): Deed[] {
  const found = mannersIn(deeds, reading)
  const own = new Set(found.flatMap((one) => one.own))
  const numbered = new Numbered(reading)
  const nounOf = (end: End) =>
    typeof end === 'number' ? openCatalogue().lemma(numbered.nounOf(end), 'noun') : end
  const isSame = (one: End, other: End) => nounOf(one) === nounOf(other)
  // 'The longer you hold the key, the farther the rock flies': what is said in such a clause of those whom it is about is no deed beside it.
  const isWithin = ({ at, whoms, who }: Deed) =>
    found.some(
      ({ deed }) =>
        deed.places.includes(at) &&
        [who, ...whoms.map(({ end }) => end)].every(
          (end) => end === 'you' || deed.whoms.some((one) => isSame(one.end, end)),
        ),
    )
  return [...deeds.filter((one) => !own.has(one) && !isWithin(one)), ...found.map(({ deed }) => deed)]
}

/** Where the words of such clauses stand. */
export const mannerPlacesIn = (deeds: readonly Deed[], reading: Reading): Set<number> =>
  new Set(mannersIn(deeds, reading).flatMap(({ deed }) => deed.places))

/** Buttons, shutters and echoes that only say how: they stand nowhere. */
export function mannerNounsIn(deeds: readonly Deed[], reading: Reading): Set<number> {
  const numbered = new Numbered(reading)
  const found = mannersIn(deeds, reading)
  const used = new Set(found.flatMap(({ deed }) => deed.whoms.map(({ end }) => end)))
  return new Set(
    reading.things.flatMap((_, index) =>
      !numbered.isYou(index) &&
      !used.has(index) &&
      found.some(({ manner }) => manner.nouns.test(numbered.nounOf(index)))
        ? [index]
        : [],
    ),
  )
}
