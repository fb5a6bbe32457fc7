import { read } from '../../../reading/read.ts'
import type { Reading } from '../../../reading/schema.ts'
import { numberIn } from '../../../reading/words.ts'
import { openCatalogue } from '../../../things/catalogue.ts'
import { baseVerbsOf } from '../../../things/inflection.ts'

/**
 * A prompt without what it says of whoever asks and of those whom it is for: 'my son is 8 and loves moles', 'to play while waiting for the
 * bus', 'for my teacher'. All of that is said about the game, and no son, bus or teacher is in it.
 */
export function withoutAsides(prompt: string): string {
  if (!mine.test(prompt) && !pastime.test(prompt)) return prompt
  const reading = read(prompt, 'game')
  const gone = new Set([...pastimesIn(reading), ...recipientsIn(reading), ...aboutThemselves(reading)])
  const { words } = reading
  const isAll = words.every(({ text }, at) => gone.has(at) || !/\p{L}/u.test(text))
  if (gone.size === 0 || isAll) return prompt
  return words
    .reduce((text, { start, end }, at) => {
      const next = words[at + 1]?.start ?? prompt.length
      return gone.has(at) ? `${text} ` : text + prompt.slice(start, gone.has(at + 1) ? end : next)
    }, '')
    .replace(/ {2,}/g, ' ')
    .replace(/ (?=[.,!?;:])/g, '')
    .replace(/^[\s,;:.!?]+/, '')
    .trim()
}

const mine = /\b(?:my|our|i|i['’]?m|we)\b/i
const pastime = /\bto (?:play|kill|pass|spend)\b/i

const isEnd = (text = '.') => /^[.!?;\n]+$/.test(text)
const isStop = (text = '.') => /^[.,!?;:()–—-]+$/.test(text)
/** What begins what the game is about. */
const opens = /^(?:where|with|about|in|which|that|who|whose|so|and|but|when|because)$/i
const wanted = /^(?:game|minigame|something|somthing|smth|sth|thing|app|one|quiz|puzzle)$/i
const asking = /^(?:make|made|create|build|design|need|want)$/i

/** 'A game to play while waiting for the bus', 'something to kill time on the bus'. */
function pastimesIn({ words }: Reading): number[] {
  return words.flatMap(({ text }, at) => {
    const isOpened = /^to$/i.test(text) && wanted.test(words[at - 1]?.text ?? '')
    if (!isOpened || !/^(?:play|kill|pass|spend)$/i.test(words[at + 1]?.text ?? '')) return []
    const stop = words.findIndex(
      (word, to) => to > at && (isStop(word.text) || /^(?:where|about)$/i.test(word.text)),
    )
    const own = range(at, stop < 0 ? words.length : stop)
    // 'To play with two players' says something of the game.
    return own.some((one) => isOfPlay(words[one]?.text ?? '')) ? [] : own
  })
}

const isOfPlay = (text: string) =>
  /^(?:players?|keys?|keyboard|mouse|hands?|touch)$/i.test(text) || numberIn(text) !== undefined

/** 'For our museum: …', 'a game for my teacher'. Who is 'she' afterwards was meant by it, and stays. */
function recipientsIn({ words }: Reading): number[] {
  return words.flatMap(({ text }, at) => {
    const before = words[at - 1]?.text
    const isAsked = isEnd(before) || wanted.test(before ?? '') || asking.test(before ?? '')
    if (!/^for$/i.test(text) || !isAsked || !/^(?:my|our)$/i.test(words[at + 1]?.text ?? '')) return []
    const stop = words.findIndex((word, to) => to > at + 1 && (isStop(word.text) || opens.test(word.text)))
    const to = stop < 0 ? words.length : stop
    const after = words.slice(to, to + 4).map((word) => word.text.toLowerCase())
    const isMeant = after.some((word) => /^(?:he|she|they)$/.test(word))
    // 'A game for my pupils in which they water flowers': what they do in it is what one does.
    const isPlayers = /^(?:in which|where) they\b/.test(after.join(' '))
    return isMeant && !isPlayers ? [] : range(at, to)
  })
}

/** Sentences about those who ask, or theirs: what they are and what they like. What they do is what the game is about. */
function aboutThemselves(reading: Reading): number[] {
  const { words } = reading
  const starts = words.flatMap((_, at) => (at === 0 || isEnd(words[at - 1]?.text) ? [at] : []))
  return starts.flatMap((from) => {
    const end = words.findIndex(({ text }, at) => at >= from && isEnd(text))
    const sentence = range(from, end < 0 ? words.length : end + 1)
    const then = sentence.find((at) => at > from && isRequest(reading, at))
    const own = sentence.filter((at) => then === undefined || at < then)
    if (!isOfThem(reading, own, then !== undefined)) return []
    return likedIn(reading, own).every((at) => isNamedElsewhere(reading, own, at)) ? own : []
  })
}

/** Where what is wanted begins: 'so it should look good', 'please make …', 'can you …'. */
function isRequest({ words }: Reading, at: number): boolean {
  const next = words.slice(at, at + 4).map(({ text }) => text.toLowerCase())
  const said = next.join(' ')
  return (
    /^(?:so |and |, ?)*(?:(?:please |can you |could you |pls )?(?:make|create|build|design)\b|(?:can|could) you|it (?:should|must|has)|i (?:want|need|would|'d)|a game|the game)/.test(
      said,
    ) || /^so (?:it|the game|make|please)/.test(said)
  )
}

/** Verbs that say how somebody is, and not what they do. */
const states =
  /^(?:be|have|love|like|adore|enjoy|prefer|want|need|turn|collect|study|attend|celebrate|teach|learn|retire|live|work)$/
const isState = (text: string) =>
  [text.toLowerCase(), ...baseVerbsOf(text.toLowerCase())].some((verb) => states.test(verb))

function isOfThem(reading: Reading, own: readonly number[], isAskedThen: boolean): boolean {
  const { words } = reading
  const textOf = (at: number | undefined) => words[at ?? -1]?.text.toLowerCase() ?? ''
  const [first] = own
  const subject =
    own.find((at) => /^nsubj/.test(words[at]?.relation ?? '')) ?? own.find((at) => words[at]?.part === 'NOUN')
  if (first === undefined) return false
  const others = own.filter((at) => words[at]?.part === 'VERB' && !isState(textOf(at)))
  if (others.length > 0) return false
  const isSomebodys =
    /^(?:my|our)$/.test(textOf(first)) && isPerson(textOf(subject)) && !isPlayed.test(textOf(subject))
  if (isSomebodys) return true
  if (!/^i['’]?m?$/.test(textOf(first))) return false
  // 'I am 70', 'I'm an art teacher so it should look good', and not 'I am a magnet'.
  const isAge = own.slice(1, 3).some((at) => numberIn(textOf(at)) !== undefined)
  const isTrade = own.some((at) => words[at]?.part === 'NOUN' && isPerson(textOf(at)))
  const addressed = words.some(
    ({ text, relation }, at) => !own.includes(at) && /^(?:you|u)$/i.test(text) && /^nsubj/.test(relation),
  )
  return isAge || (isTrade && (isAskedThen || addressed))
}

/** 'My character is a postman' is said of the game. */
const isPlayed = /^(?:character|hero|heroine|player|protagonist|avatar)$/

const isPerson = (noun: string) => {
  const catalogue = openCatalogue()
  const name = catalogue.lemma(noun, 'noun')
  return catalogue.isNoun(name) && catalogue.find(name).traits.includes('person')
}

/** What they like: it is asked for, unless it is named where the game is told. */
function likedIn({ words, things }: Reading, own: readonly number[]): number[] {
  const verb = own.find((at) => /^(?:loves?|likes?|adores?|enjoys?|prefers?)$/i.test(words[at]?.text ?? ''))
  return verb === undefined
    ? []
    : things.flatMap(({ head }) => (own.includes(head) && head > verb ? [head] : []))
}

function isNamedElsewhere({ words }: Reading, own: readonly number[], at: number): boolean {
  const { lemma } = openCatalogue()
  const nameOf = (place: number) => lemma(words[place]?.text.toLowerCase() ?? '', 'noun')
  return words.some((_, place) => !own.includes(place) && nameOf(place) === nameOf(at))
}

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at)
