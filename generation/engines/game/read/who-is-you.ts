import { isAnimate, isVehicle } from '../../../brief/traits.ts'
import { frameOf } from '../../../brief/verbs.ts'
import type { End, Link, Reading, Thing } from '../../../reading/schema.ts'
import { openCatalogue } from '../../../things/catalogue.ts'
import { baseOf } from './deeds.ts'
import { pieceOf } from './parts-of-reading.ts'
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
    (frameAt(verb)?.mechanic !== undefined || isHandy(verb)) &&
    words.some(({ text }, at) => at < verb && verb - at <= 3 && pronoun.test(text) && isSubject(at, verb))
  const frameAt = (verb: number | undefined) =>
    verb === undefined ? undefined : frameOf(baseOf(words[verb]?.text.toLowerCase() ?? ''))
  const verbs = links.map(({ does }) => verbOf(does.words))
  // 'A float bobs, you pull out a carp': what is done with hands to somebody is done by whoever plays.
  const isHandy = (verb: number) =>
    words.some(({ head, relation }) => head === verb && /^obj/.test(relation)) &&
    !idle.test(baseOf(words[verb]?.text.toLowerCase() ?? ''))
  if (!verbs.some(isYours)) return reading
  // 'A pirate ship attacks the village and you defend it': whom you keep something from is nobody whom you play.
  const isAttacker = (index: number) =>
    links.some(
      ({ who }, at) => who === index && frameAt(verbs[at])?.hostile === true && !isYours(verbs[at]),
    ) &&
    verbs.some(
      (verb) => isYours(verb) && /^(?:defend|fight|survive|avoid|sneak)$/.test(frameAt(verb)?.mechanic ?? ''),
    )
  const isSomebodyElse = (thing: Thing, index: number) =>
    thing.role === 'you' &&
    (!isMover(thingAt(index, reading, openCatalogue())) || isAttacker(index)) &&
    !isIntroduced(thing, reading) &&
    links.some(({ who }, at) => who === index && isSubject(thing.head, verbs[at]))
  const others = new Set(things.flatMap((thing, index) => (isSomebodyElse(thing, index) ? [index] : [])))
  if (others.size === 0) return reading
  return {
    ...reading,
    things: things.map((thing, index): Thing => {
      if (!others.has(index)) return thing
      return isAttacker(index) ? { ...thing, role: 'against', sure: 1 } : { ...thing, role: 'other' }
    }),
    links: links.map((link, at) => {
      if (!isYours(verbs[at])) return link
      const own: Link = typeof link.who === 'number' && others.has(link.who) ? { ...link, who: 'you' } : link
      // '… and you defend it': what was attacked.
      const { whom } = own
      const isIt = /^(?:it|them)$/i.test(words[(verbs[at] ?? 0) + 1]?.text ?? '')
      const attacked = links.find(
        ({ who }, other) => who === whom && frameAt(verbs[other])?.hostile === true && !isYours(verbs[other]),
      )?.whom
      const isKept = frameAt(verbs[at])?.mechanic === 'defend'
      return isIt && isKept && typeof whom === 'number' && others.has(whom) && attacked !== undefined
        ? { ...own, whom: attacked }
        : own
    }),
  }
}

/** Verbs that say nothing of what one plays, though somebody is named after them: 'you lose a life', 'you have three hearts'. */
const idle =
  /^(?:lose|win|have|be|get|need|want|score|earn|start|begin|end|finish|play|control|see|hear|know|become|like|love|make)$/

/**
 * 'Racing with boats', 'a race with go-karts': what one races with is what one is, and no tool in the hand of somebody who drives
 * something else.
 */
export function withWhatIsDriven(reading: Reading): Reading {
  const { things, links } = reading
  if (things.some(({ role }) => role === 'you')) return reading
  const isDriven = ({ who, does, whom }: Link) =>
    (who === 'you' || who === undefined) &&
    typeof whom === 'number' &&
    /^(?:rac(?:e|es|ing)|sail|sailing) (?:with|in|on)$/i.test(does.text) &&
    isVehicle(thingAt(whom, reading, openCatalogue()))
  const driven = links.find(isDriven)?.whom
  if (typeof driven !== 'number') return reading
  return {
    ...reading,
    things: things.map((thing, at) => (at === driven ? sure({ ...thing, role: 'you' }) : thing)),
    links: links.map((link) => {
      if (!isDriven(link)) return link
      const { whom: _, ...own } = link
      return own
    }),
  }
}

/** 'A submarine game: you steer it', 'a train game where you pick up passengers': what the game is called by is played, where nobody else is. */
export function withVehicleOfGame(reading: Reading): Reading {
  const { words, things } = reading
  if (things.some(({ role }) => role === 'you')) return reading
  const { find, isNoun } = openCatalogue()
  const textAt = (at: number) => words[at]?.text.toLowerCase() ?? ''
  const head = words.findIndex((_, at) => {
    const isOfGame = /^(?:game|simulator|sim)s?$/.test(textAt(at + 1))
    return isOfGame && isNoun(textAt(at)) && isVehicle(find(textAt(at)))
  })
  if (head < 0) return reading
  const known = things.findIndex(({ noun }) => noun.words.includes(head))
  const played: Thing = {
    noun: pieceOf(reading, [head]),
    head,
    role: 'you',
    sure: 1,
    attributes: [],
    there: 1,
  }
  return {
    ...reading,
    things:
      known < 0
        ? [...things, played]
        : things.map((thing, at) => (at === known ? sure({ ...thing, role: 'you' }) : thing)),
  }
}

/**
 * 'My character is a postman; dogs run after him', 'you are a hedgehog': who plays was said, and is that though others do all that is done.
 * 'Help the duckling get home': whoever is helped to do something on their own is played.
 */
export function withPlayerNamed(reading: Reading): Reading {
  const { things, links } = reading
  const named = things.findIndex((thing) => thing.role === 'you' && isIntroduced(thing, reading))
  if (named >= 0)
    return { ...reading, things: things.map((thing, at) => (at === named ? sure(thing) : thing)) }
  const help = links.find((link) => isHelped(link, reading))
  const helped = help?.whom
  if (typeof helped !== 'number' || things.some(({ role }, at) => role === 'you' && at !== helped))
    return reading
  const meant = (end: End | undefined) => (end === 'you' ? helped : end)
  return {
    ...reading,
    things: things.map((thing, at) => (at === helped ? sure({ ...thing, role: 'you' }) : thing)),
    links: links
      .filter(({ does }) => does.words[0] !== help?.does.words[0])
      .map(({ who, whom, ...link }) => {
        const end = meant(whom)
        return { ...link, who: meant(who) ?? who, ...(end !== undefined && { whom: end }) }
      }),
  }
}

const sure = (thing: Thing): Thing => ({ ...thing, sure: 1 })

/** One who lives, and who is told right after it what to do: 'help the lost duckling find its pond'. */
function isHelped({ who, does, whom }: Link, reading: Reading): boolean {
  const { words, things, links } = reading
  const [verb = -1] = does.words
  const thing = typeof whom === 'number' ? things[whom] : undefined
  const text = words[thing?.head ?? -1]?.text.toLowerCase() ?? ''
  if (who !== 'you' || !thing || !/^help(?:s|ing)?$/i.test(does.text) || thing.head < verb) return false
  const next = /^to$/i.test(words[thing.head + 1]?.text ?? '') ? thing.head + 2 : thing.head + 1
  const isOne = (thing.count ?? 1) === 1 && openCatalogue().lemma(text, 'noun') === text
  return (
    isOne &&
    isAnimate(thingAt(whom as number, reading, openCatalogue())) &&
    links.some((link) => link.who === whom && link.does.words[0] === next)
  )
}

/** The float of a fishing line shares its name with one of a parade, and drives nowhere. */
const isMover = (what: ReturnType<typeof thingAt>) =>
  isAnimate(what) ||
  (isVehicle(what) &&
    (what.kinds.length < 2 || what.kinds.some((kind) => /^(?:vehicle|conveyance|craft)$/.test(kind))))

const pronoun = /^(?:you|u|i)$/i

/** 'You are a goose', 'as a raccoon', 'play a firefighter', 'a walrus (me)', 'control the frog'. */
export function isIntroduced({ noun, attributes }: Thing, { words }: Reading): boolean {
  const first = Math.min(...noun.words, ...attributes.flatMap((one) => one.words))
  const before = words
    .slice(Math.max(0, first - 4), first)
    .map(({ text }) => text)
    .join(' ')
  const after = words[(noun.words.at(-1) ?? 0) + 1]?.text ?? ''
  const behind = words[(noun.words.at(-1) ?? 0) + 2]?.text ?? ''
  return (
    /\b(?:(?:character|hero|heroine|player|protagonist|avatar)(?: is|['’]?s)|you['’]?re|youre|ur|i['’]?m|im|(?:you|u|i|r|me) (?:are|r|be|am|is|play|control|steer|guide|move|become)|be|as|play|playing|control|controlling|steer|guide|move|being)(?: (?:a|an|the|my|your|as|some|one))*$/i.test(
      before,
    ) ||
    (/^\($/.test(after) && /^(?:me|you|player)$/i.test(behind))
  )
}
