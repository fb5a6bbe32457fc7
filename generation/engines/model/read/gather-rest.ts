import { stuffNamed } from '@makebelieve/shapes/stuffs'
import { madeOf } from './gather-of.ts'
import { articles, type Gathered } from './gathered.ts'
import { describe } from './noun-phrase.ts'
import type { ReadThing } from './reading.ts'

/** Styles are taken up; places, hours and moods are told as what no shape shows. */
export function takeSaid(told: Gathered): void {
  const main = told.main()
  const thing = told.things[main]
  for (const { what, piece } of told.read.said) {
    const open = piece.words.filter((word) => !told.used.has(word))
    if (what === 'not' && takeAway(told, piece.words, main)) {
      for (const word of piece.words) told.used.add(word)
      continue
    }
    if (what === 'frame' || what === 'form' || what === 'dimension') told.idle.push(...told.plain(open))
    if (open.length === 0 || what === 'frame' || what === 'form' || what === 'dimension') {
      for (const word of piece.words) told.used.add(word)
      continue
    }
    for (const word of piece.words) told.used.add(word)
    if (thing && (what === 'style' || what === 'mood')) describe(thing, told.plain(open))
    else told.unknown.push(told.textOf(piece.words).toLowerCase())
  }
  for (const { piece } of told.read.limits) {
    const open = piece.words.filter((word) => !told.used.has(word))
    for (const word of open) told.used.add(word)
    if (open.length > 0) told.unknown.push(told.textOf(piece.words).toLowerCase())
  }
}

/** 'no roof': a thing that is not to be. */
function takeAway(told: Gathered, words: readonly number[], main: number): boolean {
  let isTaken = false
  told.read.things.forEach(({ head }, index) => {
    if (!words.includes(head) || index === main || told.gone.has(index)) return
    const { joined } = told.at(index)
    told.at(index).joined = { to: joined?.how === 'without' ? joined.to : main, how: 'without' }
    isTaken = true
  })
  return isTaken
}

/** A word that ended nowhere describes what it hangs on, or is told as unknown. */
export function takeUnread(told: Gathered): void {
  for (const { words, text } of told.read.unread) {
    if (words.every((word) => told.used.has(word))) continue
    const head = told.read.words[words[0] ?? 0]?.head
    const owner = told.end(told.read.things.findIndex((thing) => thing.head === head))
    const thing = owner === undefined ? undefined : told.things[owner]
    if (thing) describe(thing, told.plain(words))
    else told.unknown.push(text.toLowerCase())
  }
}

/** 'a cat and a dog': whatever stands to nothing else stands beside the main thing, or says more about it. */
export function joinLoose(told: Gathered): void {
  const main = told.main()
  const kinds = told.lexicon.catalogue.find(told.things[main]?.noun ?? '').kinds
  const isOwner = (index: number) =>
    told.things.some(({ joined }, other) => joined?.to === index && !told.gone.has(other))
  told.things.forEach((thing, index) => {
    if (thing.joined && told.gone.has(thing.joined.to)) delete thing.joined
    if (thing.joined || index === main || told.gone.has(index) || told.leadsTo(main, index)) return
    const head = told.read.things[index]?.head ?? -1
    const isBare = thing.count === undefined && !told.determinersOf(head).some((word) => articles.has(word))
    const stuff = thing.plural || isOwner(index) ? undefined : stuffNamed(thing.noun)
    // 'a chess piece, black marble'; 'axe, weapon'.
    if (isBare && stuff && !stuff.shapeless) madeOf(told, main, index)
    else if (isBare && kinds.includes(thing.noun)) told.drop(index)
    // ', tin body, punched eyes': parts of the first, if it has such; so are 'the lid' and 'one armrest', which nobody spoke of before.
    else if (isBare || isOfTheRest(told, index))
      thing.joined = { to: told.whoseIs(index) ?? main, how: 'with' }
    else thing.joined = { to: main, how: 'beside', isFiller: true }
  })
  for (const [index] of told.things.entries()) standWithTheRest(told, index)
}

/** Spoken of as if it were there already, and no thing that could stand there by itself. */
function isOfTheRest(told: Gathered, index: number): boolean {
  const { noun, count, possessed } = told.at(index)
  if (told.lexicon.nouns.has(noun) !== undefined)
    return told.whoseIs(index) !== undefined && (possessed || told.isDefinite(index))
  return possessed || count === 1 || told.isDefinite(index)
}

/** What stands beside or around something that hangs, is stuck in, leans or lies inside stands beside what holds that, on the ground. */
function standWithTheRest(told: Gathered, index: number): void {
  const { joined, pose } = told.at(index)
  if (
    told.gone.has(index) ||
    !joined ||
    !/^(?:beside|around|behind)$/.test(joined.how) ||
    pose?.pose === 'flying'
  )
    return
  const holder = told.at(joined.to).joined
  if (
    holder &&
    /^(?:above|stuck-in|in|leaning-against|hanging-from)$/.test(holder.how) &&
    holder.to !== index
  )
    joined.to = holder.to
}

/** What is left, the main thing first. */
export function remaining(told: Gathered): { things: ReadThing[] } {
  const main = told.main()
  const order = [main, ...told.things.keys()].filter(
    (index, at, all) => !told.gone.has(index) && told.things[index] && all.indexOf(index) === at,
  )
  const things = order.map((index) => {
    const { joined, ...thing } = told.at(index)
    thing.unknown = [...new Set(thing.unknown)]
    const and = joined?.and === undefined ? -1 : order.indexOf(joined.and)
    const { and: _, ...rest } = joined ?? {}
    return {
      ...thing,
      ...(joined && {
        joined: { ...rest, how: joined.how, to: order.indexOf(joined.to), ...(and >= 0 && { and }) },
      }),
    }
  })
  return { things }
}
