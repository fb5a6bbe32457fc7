import { isAnimate, isVehicle } from '../../../brief/traits.ts'
import { frameOf } from '../../../brief/verbs.ts'
import type { Reading, Thing } from '../../../reading/schema.ts'
import { openCatalogue } from '../../../things/catalogue.ts'
import { baseOf } from './deeds.ts'
import { thingAt } from './thing-of.ts'

/**
 * 'A toaster shoots bread and you catch it': you are not the toaster, whoever else was taken for you. A thing without life that does one
 * deed, beside another of which 'you' is the doer, is somebody else, unless the text says that this is what one plays.
 */
export function withOtherDoers(reading: Reading): Reading {
  const { words, things, links } = reading
  const verbOf = (places: readonly number[]) => places.find((at) => words[at]?.part === 'VERB')
  const isSubject = (at: number, verb: number | undefined) =>
    words[at]?.head === verb && /^nsubj/.test(words[at]?.relation ?? '')
  // 'You lose' says nothing of who you are.
  const isYours = (verb: number | undefined) =>
    verb !== undefined &&
    frameOf(baseOf(words[verb]?.text.toLowerCase() ?? ''))?.mechanic !== undefined &&
    words.some(({ text }, at) => at < verb && verb - at <= 3 && pronoun.test(text) && isSubject(at, verb))
  const verbs = links.map(({ does }) => verbOf(does.words))
  if (!verbs.some(isYours)) return reading
  const isSomebodyElse = (thing: Thing, index: number) =>
    thing.role === 'you' &&
    !isMover(thingAt(index, reading, openCatalogue())) &&
    !isIntroduced(thing, reading) &&
    links.some(({ who }, at) => who === index && isSubject(thing.head, verbs[at]))
  const others = new Set(things.flatMap((thing, index) => (isSomebodyElse(thing, index) ? [index] : [])))
  if (others.size === 0) return reading
  return {
    ...reading,
    things: things.map((thing, index): Thing => (others.has(index) ? { ...thing, role: 'other' } : thing)),
    links: links.map((link, at) =>
      typeof link.who === 'number' && others.has(link.who) && isYours(verbs[at])
        ? { ...link, who: 'you' }
        : link,
    ),
  }
}

const isMover = (what: ReturnType<typeof thingAt>) => isAnimate(what) || isVehicle(what)

const pronoun = /^(?:you|u|i)$/i

/** 'You are a goose', 'as a raccoon', 'play a firefighter', 'a walrus (me)', 'control the frog'. */
function isIntroduced({ noun, attributes }: Thing, { words }: Reading): boolean {
  const first = Math.min(...noun.words, ...attributes.flatMap((one) => one.words))
  const before = words
    .slice(Math.max(0, first - 4), first)
    .map(({ text }) => text)
    .join(' ')
  const after = words[(noun.words.at(-1) ?? 0) + 1]?.text ?? ''
  const behind = words[(noun.words.at(-1) ?? 0) + 2]?.text ?? ''
  return (
    /\b(?:you['’]?re|youre|ur|i['’]?m|im|(?:you|u|i|r|me) (?:are|r|be|am|is|play|control|steer|guide|move|become)|be|as|play|playing|control|controlling|steer|guide|move|being)(?: (?:a|an|the|my|your|as|some|one))*$/i.test(
      before,
    ) ||
    (/^\($/.test(after) && /^(?:me|you|player)$/i.test(behind))
  )
}
