import { isAnimate } from '../../../brief/traits.ts'
import type { End, Link, Reading, Thing } from '../../../reading/schema.ts'
import { numberIn } from '../../../reading/words.ts'
import { openCatalogue } from '../../../things/catalogue.ts'
import { baseVerbsOf } from '../../../things/inflection.ts'
import { pieceOf, withoutThings } from './parts-of-reading.ts'

/** Whose word is whose: a name, a look, a number or a verb that the network gave to another than the sentence does. */
export function withOwnWords(reading: Reading): Reading {
  const named = withoutOwnParts(withoutStates(withVerbsAsDone(withWholeNames(withoutAuthor(reading)))))
  return withOwnNumbers(withOwnLooks(withOwnDoers(withRequired(withPlayerSaid(withBareRow(named))))))
}

/** 'We sell boots and need a little game: …': who orders the game does nothing in it. */
function withoutAuthor(reading: Reading): Reading {
  const { words, links } = reading
  const isStart = (at: number) => at === 0 || /^[.!?]$/.test(words[at - 1]?.text ?? '')
  const orders = words.flatMap(({ text }, from): { from: number; to: number }[] => {
    const clause = words.slice(from, from + 24)
    const to = clause.findIndex((word) => /^(?:need|want|like|love)$/i.test(word.text))
    const isOrder = clause.slice(to, to + 6).some((word) => /^(?:game|app|quiz)$/i.test(word.text))
    const isOne = !clause.slice(0, Math.max(0, to)).some((word) => /^[.!?:]$/.test(word.text))
    return isStart(from) && /^(?:i|we)$/i.test(text) && to > 0 && isOrder && isOne
      ? [{ from, to: from + to }]
      : []
  })
  const isAuthors = ({ does }: Link) =>
    orders.some(({ from, to }) => does.words.some((at) => at > from && at <= to))
  return { ...reading, links: links.filter((link) => !isAuthors(link)) }
}

/** 'The captain of a river ferry' is no captain river: a name is words that stand together. */
function withWholeNames(reading: Reading): Reading {
  const things = reading.things.map((thing): Thing => {
    const { noun, head } = thing
    const own = new Set(noun.words)
    const isReached = (at: number) => {
      const between = Array.from({ length: Math.abs(at - head) }, (_, step) => Math.min(at, head) + step)
      return between.every((one) => own.has(one))
    }
    const near = noun.words.filter(isReached)
    return near.length === noun.words.length || near.length === 0
      ? thing
      : { ...thing, noun: pieceOf(reading, near) }
  })
  return { ...reading, things }
}

/** 'The dog herds ducks into the pen': what is done is done, and no herd is there as well. */
function withVerbsAsDone(reading: Reading): Reading {
  const { words, things, links } = reading
  const catalogue = openCatalogue()
  const gone = things.flatMap(({ head }, index): [number, undefined][] => {
    const text = words[head]?.text.toLowerCase() ?? ''
    const isDone = links.some(
      ({ who, does, whom }) =>
        does.words[0] === head && who !== index && whom !== undefined && whom !== index,
    )
    const isVerb = baseVerbsOf(text).some((base) => base !== text && catalogue.isVerb(base))
    return isDone && isVerb ? [[index, undefined]] : []
  })
  return withoutThings(reading, new Map(gone))
}

/** 'Bread goes golden, then burnt. Golden sells for 3': a state of something is nothing beside it. */
function withoutStates(reading: Reading): Reading {
  const { words, things } = reading
  const textOf = (at: number) => words[at]?.text.toLowerCase() ?? ''
  const isState = ({ head }: Thing) =>
    words[head]?.part === 'ADJ' &&
    openCatalogue().isAdjective(textOf(head)) &&
    words.some(({ part }, at) => at < head && part === 'ADJ' && textOf(at) === textOf(head))
  const gone = things.flatMap((thing, index): [number, undefined][] =>
    isState(thing) ? [[index, undefined]] : [],
  )
  return withoutThings(reading, new Map(gone))
}

/** 'An octopus with its eight arms': they are a part of it, and do not lie about. */
function withoutOwnParts(reading: Reading): Reading {
  const { things, links, said } = reading
  const gone = things.flatMap(({ head, noun }, index) => {
    const isDoing = links.some(({ who }) => who === index)
    const isPart = noun.words.length === 1 && !isDoing && isOwnPart(head, reading)
    return isPart ? [{ index, piece: pieceOf(reading, range(ownerOf(head, reading), head)) }] : []
  })
  if (gone.length === 0) return reading
  const rest = withoutThings(reading, new Map(gone.map(({ index }) => [index, undefined])))
  const rules = gone.map(({ piece }) => ({ what: 'rule' as const, piece, sure: 1 }))
  return { ...rest, said: [...said, ...rules] }
}

/** Whether a word is a part of somebody's body, and it is said of whom. */
export const isOwnPart = (at: number, reading: Reading): boolean =>
  ownerOf(at, reading) >= 0 &&
  limbs.has(openCatalogue().lemma(reading.words[at]?.text.toLowerCase() ?? '', 'noun'))

const ownerOf = (at: number, { words }: Reading) =>
  words.findIndex(
    ({ text, head, relation }) =>
      head === at && relation === 'nmod:poss' && /^(?:its|his|her|their|your|my)$/i.test(text),
  )

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at)

const limbs = new Set(
  'arm leg wing tail ear eye nose mouth hand foot paw claw tentacle fin beak trunk tongue head horn feather fur shell'.split(
    ' ',
  ),
)

/** 'Firefighter frog hose': where nothing is done at all, whoever lives plays, and what comes after is theirs. */
function withBareRow(reading: Reading): Reading {
  const { words, things, links } = reading
  const [only] = things
  const catalogue = openCatalogue()
  if (!only || things.length > 1 || links.length > 0 || only.noun.words.length < 2) return reading
  const nameAt = (at: number) => words[at]?.text.toLowerCase() ?? ''
  const places = only.noun.words.filter((at) => at <= only.head)
  const living = places.findLastIndex((at) => at < only.head && isLiving(nameAt(at)))
  const isKnown = catalogue.phrases.includes(places.slice(Math.max(0, living)).map(nameAt).join(' '))
  if (living < 0 || isKnown || isLiving(nameAt(only.head))) return reading
  const [who, what] = [places.slice(0, living + 1), places.slice(living + 1)]
  const you: Thing = {
    ...only,
    noun: pieceOf(reading, who),
    head: who.at(-1) ?? only.head,
    role: 'you',
    sure: 1,
  }
  return {
    ...reading,
    things: [you, { ...only, noun: pieceOf(reading, what), role: 'tool', attributes: [] }],
  }

  function isLiving(noun: string): boolean {
    return catalogue.isNoun(noun) && isAnimate(catalogue.find(noun))
  }
}

/** 'The rabbit (me) must let the mole win': who plays was said, and nobody else does. */
function withPlayerSaid(reading: Reading): Reading {
  const { words, things } = reading
  const isMe = ({ head }: Thing) =>
    words.some(
      ({ text, head: of, relation }, at) =>
        of === head && relation === 'appos' && /^(?:me|myself)$/i.test(text) && at > head,
    )
  const me = things.findIndex(isMe)
  const nameOf = ({ noun }: Thing) => noun.text.toLowerCase()
  const own = things[me]
  if (!own) return reading
  return {
    ...reading,
    things: things.map((thing, index): Thing => {
      if (nameOf(thing) === nameOf(own)) return { ...thing, role: 'you', sure: index === me ? 1 : thing.sure }
      return thing.role === 'you' ? { ...thing, role: 'other' } : thing
    }),
  }
}

/** 'Tourists must be scared away', 'all fires have to be put out': it is done to them, by whoever plays. */
function withRequired(reading: Reading): Reading {
  const { words, things, links } = reading
  return {
    ...reading,
    links: links.map((link): Link => {
      const verb = link.does.words.find((at) => /^be$/i.test(words[at - 1]?.text ?? ''))
      const before = words.slice(Math.max(0, (verb ?? 0) - 3), (verb ?? 1) - 1).map(({ text }) => text)
      const isRequired = /\b(?:must|should|ought to|(?:has|have|needs?|wants?) to)$/i.test(before.join(' '))
      const base = verb === undefined ? [] : baseVerbsOf((words[verb]?.text ?? '').toLowerCase())
      const done = typeof link.who === 'number' ? things[link.who] : undefined
      if (verb === undefined || !isRequired || !done || done.role === 'you' || base.length === 0) return link
      const you = things.findIndex(({ role }) => role === 'you')
      const does = pieceOf(
        reading,
        link.does.words.filter((at) => at >= verb),
      )
      return { ...link, who: you < 0 ? 'you' : you, does, whom: link.who }
    }),
  }
}

/**
 * 'You are a captain. The boat holds people', 'vs a monster; it throws meatballs': whoever is named right before the verb does it, and 'it' is
 * nobody who is a person.
 */
function withOwnDoers(reading: Reading): Reading {
  const { words, things, links } = reading
  const thingOf = (end: End) => (typeof end === 'number' ? things[end] : undefined)
  const nounOf = ({ head }: Thing) => openCatalogue().find(words[head]?.text.toLowerCase() ?? '')
  const doerOf = ({ who, does }: Link): End => {
    const verb = does.words.find((at) => words[at]?.part === 'VERB')
    const you = thingOf(who)
    if (verb === undefined || (who !== 'you' && you?.role !== 'you')) return who
    const named = things.findIndex(
      ({ head, role }) =>
        role !== 'you' &&
        head < verb &&
        words[head]?.head === verb &&
        words[head]?.relation === 'nsubj' &&
        !words.some(({ part }, at) => at > head && at < verb && part === 'VERB'),
    )
    if (named >= 0) return named
    const isIt = /^it$/i.test(words[verb - 1]?.text ?? '')
    if (!isIt || (you && !nounOf(you).traits.includes('person'))) return who
    const meant = things.findLastIndex(
      (thing) => thing.head < verb && thing.role !== 'you' && isAnimate(nounOf(thing)),
    )
    return meant < 0 ? who : meant
  }
  return { ...reading, links: links.map((link) => ({ ...link, who: doerOf(link) })) }
}

/**
 * 'A right bin and a wrong bin on the beach': a look is that of the noun that it stands before. 'The ghost gets bigger', 'the sun makes it
 * smaller': that comes later, and is told as what happens.
 */
function withOwnLooks(reading: Reading): Reading {
  const { words, things, said } = reading
  const heads = new Map(things.map(({ head }, index) => [head, index]))
  const isIs = (at: number) =>
    words.some(
      ({ text, head, relation }, place) =>
        head === at &&
        relation === 'cop' &&
        place < at &&
        /^(?:is|are|was|were|['’]s|['’]re|be)$/i.test(text),
    )
  const becomes: number[][] = []
  const isOwn = ({ head }: Thing, places: readonly number[]) => {
    const [first = head, last = first] = [places[0], places.at(-1)]
    // 'Tiny dogs and cats' may all be tiny.
    const isRow = words
      .slice(last + 1, head)
      .every(({ part, text }) => /^(?:NOUN|PROPN|ADJ|CCONJ)$/.test(part) || text === ',')
    if (first < head) return isRow || !things.some((other) => other.head > last && other.head < head)
    const isBeforeAnother = heads.has(last + 1) && words[last]?.head === last + 1
    if (isBeforeAnother) return false
    const change = changeBefore(first, reading)
    if (change === undefined) return !isComparative(words[first]?.text ?? '') || isIs(first)
    becomes.push([head, change, ...places].sort((a, b) => a - b))
    return false
  }
  const own = things.map((thing) => ({
    ...thing,
    attributes: thing.attributes.filter((piece) => isOwn(thing, piece.words)),
  }))
  const isTold = (places: readonly number[]) =>
    said.some(({ what, piece }) => what === 'rule' && places.every((at) => piece.words.includes(at)))
  const happens = becomes
    .filter((places) => !isTold(places.slice(1)))
    .map((places) => ({ what: 'rule' as const, piece: pieceOf(reading, places), sure: 1 }))
  return { ...reading, things: own, said: [...said, ...happens] }
}

/** The verb by which somebody comes to look so: 'gets bigger', 'goes pale', 'needs to be small'. */
function changeBefore(at: number, { words }: Reading): number | undefined {
  const before = words
    .slice(Math.max(0, at - 4), at)
    .map(({ text }, index) => ({ text, place: Math.max(0, at - 4) + index }))
  const verb = before.findLast(({ text }) => change.test(text))
  const isNear =
    verb !== undefined &&
    before.filter(({ place }) => place > verb.place).every(({ text }) => small.test(text))
  return isNear ? verb.place : undefined
}

const change =
  /^(?:gets?|got|getting|goes|go|going|went|turns?|turned|turning|becomes?|became|becoming|grows?|grew|growing|makes?|made|making|needs?|must|stays?|keeps?)$/i
const small = /^(?:to|be|it|them|him|her|you|me|us|very|more|too|even|and|as|really|,)$/i

/** 'Slower', 'bigger', 'heavier'. */
function isComparative(word: string): boolean {
  const stem = word.toLowerCase().replace(/er$/, '')
  const bases = [stem, `${stem}e`, stem.replace(/i$/, 'y'), stem.replace(/(.)\1$/, '$1')]
  return word.endsWith('er') && bases.some((base) => openCatalogue().isAdjective(base))
}

/** 'Sells for 3 coins', 'the boat holds 8 people', 'up to 5 balls', 'every 10 cubes': how many, but not of how many there are. */
function withOwnNumbers(reading: Reading): Reading {
  const { words, things } = reading
  const textOf = (from: number, to: number) =>
    words
      .slice(Math.max(0, from), to)
      .map(({ text }) => text)
      .join(' ')
  // 'A clown holds 3 balloons': whoever has hands has them there.
  const isHeld = (before: string) => {
    const [, who = ''] = /(\w+) \w+$/.exec(before) ?? []
    return capacity.test(before) && !isAnimate(openCatalogue().find(who.toLowerCase()))
  }
  return {
    ...reading,
    things: things.map((thing): Thing => {
      const { count, ...rest } = thing
      const places = Array.from({ length: 5 }, (_, back) => thing.head - back)
      const number = places.find((at) => isNumber(words[at]?.text ?? '', words[at]?.part))
      if (count === undefined || number === undefined) return rest
      const before = textOf(number - 5, number)
      const isOther =
        price.test(before) ||
        bound.test(before) ||
        isHeld(before) ||
        end.test(textOf(thing.head + 1, thing.head + 5))
      return isOther ? rest : thing
    }),
  }
}

const isNumber = (text: string, part = '') =>
  part === 'NUM' || numberIn(text) !== undefined || /^(?:pairs?|couple|dozens?|both|single|an?)$/i.test(text)

const price =
  /\b(?:(?:sell|sold|buy|bought|trade|swap|exchange)\w*\b[^,.;:]* for|costs?|costing|pays?|paying|worth|charges?)$/i
const bound =
  /\b(?:every|each|up to|at most|at least|more than|less than|fewer than|no more than|only|after)$/i
const capacity = /\b(?:holds?|fits?|seats?|has room for|have room for|has space for)$/i
const end = /^(?:and|then|=|means?)? ?(?:you(?:['’]re| are)? (?:fired|lose|lost|dead|die|out)|game over)\b/i
