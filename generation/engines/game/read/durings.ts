import type { Cause } from '../../../brief/brief.ts'
import { baseOf } from './deeds.ts'

/**
 * How people say as long as what something is so. Things stand as '#3' in these sentences, with their number in the reading. Words for a
 * time stand before it, or a place alone: 'near a fire he gets smaller'.
 */
export type DuringSaid = Pick<Cause, 'during' | 'unless' | 'verb' | 'says'> & {
  thing?: number
  /** From here to there in the text. */
  start: number
  end: number
}

/** Who a thing is. */
export type Parts = {
  isYou(index: number): boolean
  isOther(index: number): boolean
  nounOf(index: number): string
}

const small = '(?:(?:an?|the|any|some|another|one of|your|my|his|her|its|their|our|is|are) )*'
const time =
  '(?<w>(?:only )?(?:while|as long as|so long as|when(?:ever)?|if)|unless|except (?:when|while)|but not (?:when|while))'
const self = '(?:you|i|we|he|she|it|they|me|him|her|us|the player|(?<y>#\\d+))'
const be = "(?:is|are|am|was|'s|'re|stays?|remains?|keeps?)"
const not = "(?:not|n't|never)"
const near =
  '(?:(?:close|right|very|too) )*(?:near|next to|beside|close to|in front of|around|inside(?: of)?|within|under(?:neath)?|beneath|behind|among|in|on|by)'
const look = '(?:look(?:s|ing)?|watch(?:es|ing)?|star(?:es|ing)|see(?:s|ing)?|fac(?:es|ing)|point(?:s|ing)?)'
const go = '(?:mov|walk|runn?|go|swim|swimm|fly|crawl|hopp?|driv|roll)(?:e|es|s|ing)?'

type Way = { during: NonNullable<Cause['during']>; like: string; unless?: true; lasting?: true }

const ways: readonly Way[] = [
  {
    during: 'still',
    like: `${self} (?:${be} )?(?:stand(?:s|ing)?|sit(?:s|ting)?|hold(?:s|ing)?|stay(?:s|ing)?|keep(?:s|ing)?|lie(?:s)?)? ?(?:very |perfectly |completely )?still`,
  },
  { during: 'still', like: `${self} (?:do|does|is|are|am|did) ?${not} mov(?:e|ing)(?: at all)?` },
  { during: 'still', like: `${self} (?:do|does|is|are)n't mov(?:e|ing)(?: at all)?` },
  { during: 'still', like: `${self} (?:stops?(?: moving)?|waits?|rests?|is resting|are resting)` },
  { during: 'moving', like: `${self} (?:${be} )?${go}` },
  // 'While nobody is looking at her', 'unless a guard sees you'
  {
    during: 'seen',
    unless: true,
    like: `(?:nobody|no one|no-one|none of ${small}#\\d+|no (?<t>#\\d+)) (?:${be} )?(?:can )?${look}(?: (?:at|towards?))?(?: ${self})?`,
  },
  {
    during: 'seen',
    unless: true,
    like: `${self} (?:${be} ${not}|${be.replace(')', "|isn't|aren't)")}) (?:un)?(?:seen|watched|looked at|observed)(?: by ${small}(?<t>#\\d+))?`,
  },
  {
    during: 'seen',
    like: `(?:somebody|someone|anybody|anyone|${small}(?<t>#\\d+)) (?:${be} )?(?:can )?${look}(?: (?:at|towards?))? ${self}`,
  },
  {
    during: 'looked',
    unless: true,
    like: `${self} (?:(?:do|does|is|are) ?${not}|(?:do|does|is|are)n't) ${look}(?: (?:at|towards?))?(?: (?:them|it|${small}(?<t>#\\d+)))?`,
  },
  { during: 'looked', like: `${self} (?:${be} )?${look} (?:at|towards?)? ?(?:them|it|${small}(?<t>#\\d+))` },
  {
    during: 'near',
    like: `${self} (?:${be}|stands?|walks?|sits?|swims?|gets?|comes?|goes) (?:standing |sitting )?${near} ${small}(?<t>#\\d+)`,
  },
  {
    during: 'carrying',
    lasting: true,
    like: `${self} (?:${be} )?(?:carr(?:ies|y|ying)|hold(?:s|ing)?|has|have|having) (?:on to )?${small}(?<t>#\\d+)`,
  },
  { during: 'doing', lasting: true, like: `${self} (?:${be} )?(?<v>[a-z]+)(?: ${small}(?<o>#\\d+))?` },
  {
    during: 'turn',
    like: `(?<e>${small}(?<t>#\\d+|[a-z]+) (?:${be} )?(?:[a-z]+)(?: (?:itself|himself|herself|themselves|away|off|on|out|up|down|around))?)`,
  },
]

const within = ways.map((way) => ({ ...way, like: `${time} ${way.like}` }))
/** A place alone, without a word for a time. */
const places: readonly Way[] = [
  {
    during: 'near',
    like: `(?<w>only )?(?:near|next to|beside|close to|inside|under|in front of) ${small}(?<t>#\\d+)`,
  },
]

const at = (all: readonly Way[], around: (like: string) => string) =>
  all.map((way) => ({ ...way, like: new RegExp(around(way.like), 'i') }))
const before = at([...within, ...places], (like) => `(?<![\\w#])${like} ?,? ?(?:then )?$`)
const behind = at([...within, ...places], (like) => `^ ?,? ?${like}(?!\\w| #)`)
/** Away from what was spoken of. */
const elsewhere =
  /^ ?,? ?(?:outside(?: of it)?|elsewhere|otherwise|away from (?:it|them|there)|out of (?:it|them))(?!\w)/i

/** As long as what something is so that is said here, right before or right after. */
export function duringSaid(
  text: string,
  { start, end, sentence }: { start: number; end: number; sentence: number },
  parts: Parts,
  last: DuringSaid | undefined,
): DuringSaid | undefined {
  const other = elsewhere.exec(text.slice(end))
  if (other && last) {
    const { unless, ...rest } = last
    return { ...rest, ...(!unless && { unless: true as const }), start, end: end + other[0].length }
  }
  const prefix = text.slice(sentence, start)
  for (const way of before) {
    const match = way.like.exec(prefix)
    const found = match && meant(way, match, parts)
    if (match && found) return { ...found, start: sentence + match.index, end }
  }
  const suffix = text.slice(end)
  for (const way of behind) {
    const match = way.like.exec(suffix)
    const found = match && meant(way, match, parts)
    if (match && found) return { ...found, start, end: end + match[0].trimEnd().length }
  }
  return undefined
}

/** What nobody sees on the stage, and that is there by turns all the same. */
const ambient = /^(?:music|lights?|sun|moon|alarm|siren|radio|wind|fog|song|drums?)$/i

/** What happens once is no time in which something is so: 'when he eats', 'if she has'. */
const lasts = /while|as long|so long|unless|except|but not/i

function meant(
  { during, unless, lasting }: Omit<Way, 'like'>,
  { groups = {}, 0: said }: RegExpExecArray,
  { isYou, isOther, nounOf }: Parts,
): Omit<DuringSaid, 'start' | 'end'> | undefined {
  const { w = '', y, t, v, o, e } = groups
  const number = (name: string | undefined) => (name?.startsWith('#') ? Number(name.slice(1)) : undefined)
  const [you, thing] = [number(y), number(t)]
  if (you !== undefined && !isYou(you)) return undefined
  const isAround = during === 'turn' && ambient.test(thing === undefined ? (t ?? '') : nounOf(thing))
  if (thing !== undefined && !isAround && !isOther(thing)) return undefined
  if (lasting && !lasts.test(w)) return undefined
  const isNot = (unless === true) !== /unless|except|but not/i.test(w)
  const own = {
    during,
    ...(isNot && { unless: true as const }),
    ...(thing !== undefined && !isAround && { thing }),
  }
  if (during === 'doing') {
    const verb = baseOf((v ?? '').toLowerCase())
    const tool = number(o)
    return /^(?:be|have|get|go|do|can|stay|keep)$/.test(verb) || (tool !== undefined && isYou(tool))
      ? undefined
      : { ...own, verb }
  }
  if (during !== 'turn') return own
  // 'When it rains' is the weather; what others do once is no turn.
  if (thing === undefined && !isAround) return undefined
  const says = (e ?? said).trim()
  return { ...own, says: says.replace(/^(?:the|an?) /i, '') }
}
