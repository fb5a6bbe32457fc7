import type { Link, Piece, Reading, Thing } from '../../../reading/schema.ts'
import { hasLetters, isPlain } from '../../../reading/words.ts'
import { placeAlone } from './places.ts'
import type { SettingFound } from './setting-choice.ts'
import { placesSaid } from './words-of-reading.ts'

/** One noun of a reading, in the order of the text. What only a place phrase names has no place among the things. */
export type Mention = {
  thing: Thing
  index: number | undefined
  /** A place phrase begins with it. */
  isPlace: boolean
}

/** All nouns that a reading speaks of: its things, and those of its place phrases that do not name the setting. */
export function mentionsOf(reading: Reading, named: SettingFound | undefined): Mention[] {
  const isNamed = (at: number) => (named?.isWhole && named.places.has(at)) ?? false
  const chunks = reading.said
    .filter(({ what }) => what === 'place')
    .flatMap(({ piece }) => chunksOf(piece, reading).map((chunk, at) => ({ chunk, isFirst: at === 0 })))
    .filter(({ chunk }) => !chunk.some(isNamed))
  // 'Lakeside' of 'a lakeside cabin' named the setting, and only describes the cabin.
  const isTold = (at: number) => (named && !named.isWhole && named.places.has(at)) ?? false
  const inChunk = (head: number) => chunks.find(({ chunk }) => chunk.includes(head))
  const things = reading.things.map((read, index) => {
    const found = inChunk(read.head)
    const thing = withOwnWords(read, reading)
    return {
      thing: found ? grown(thing, found.chunk, reading, isTold) : thing,
      index,
      isPlace: found?.isFirst ?? false,
    }
  })
  const isTaken = (chunk: readonly number[]) =>
    things.some(({ thing }) =>
      [...thing.noun.words, ...thing.attributes.flatMap(({ words }) => words)].some((at) =>
        chunk.includes(at),
      ),
    )
  const others = chunks
    .filter(({ chunk }) => !isTaken(chunk))
    .map(({ chunk, isFirst }) => ({
      thing: thingOf(chunk, reading, isTold),
      index: undefined,
      isPlace: isFirst,
    }))
  return [...things, ...others].sort((a, b) => a.thing.head - b.thing.head)
}

/** The noun phrases of a piece: what stands between its small words. */
function chunksOf({ words }: Piece, reading: Reading): number[][] {
  const chunks: number[][] = [[]]
  for (const at of words) {
    const { text = '', part = '' } = reading.words[at] ?? {}
    if (!hasLetters(text) || isPlain(text) || /^(?:ADP|DET|PRON|CCONJ|SCONJ|AUX|ADV)$/.test(part))
      chunks.push([])
    else chunks.at(-1)?.push(at)
  }
  return chunks.filter((chunk) => chunk.length > 0)
}

/** 'castle' of 'a medieval castle' with all that its place phrase says of it. */
function grown(
  thing: Thing,
  chunk: readonly number[],
  reading: Reading,
  isTold: (at: number) => boolean,
): Thing {
  const own = new Set([...thing.noun.words, ...thing.attributes.flatMap(({ words }) => words)])
  const more = thingOf(
    chunk.filter((at) => at <= thing.head),
    reading,
    isTold,
  )
  return {
    ...thing,
    noun: thing.noun.words.length > 1 ? thing.noun : more.noun,
    attributes: [
      ...thing.attributes,
      ...more.attributes.filter(({ words }) => words.every((at) => !own.has(at))),
    ],
  }
}

/**
 * 'A red barn, wheat fields': what describes the one before the comma is not said of the other. 'Tiki' of 'tiki bar' is a word of
 * its noun, though it names a style.
 */
function withOwnWords(thing: Thing, reading: Reading): Thing {
  const isOthers = (place: number) =>
    reading.things.some(
      (other) => other !== thing && other.attributes.some(({ words }) => words.includes(place)),
    ) && reading.words.slice(place, thing.head).some(({ text }) => text === ',')
  const style = placesSaid(reading, 'style')
  const first = Math.min(...thing.noun.words)
  const isStyle = style.has(first - 1) && reading.words[first - 1]?.relation === 'compound'
  const words = isStyle ? [first - 1, ...thing.noun.words] : thing.noun.words
  return {
    ...thing,
    noun: { text: words.map((place) => reading.words[place]?.text).join(' '), words },
    // 'six turbines in a row': where they are, and not how.
    attributes: thing.attributes.filter(
      (one) => !one.words.some(isOthers) && !placeAlone(one.text.toLowerCase()),
    ),
  }
}

/** The nouns at the end are the noun; all before them, and those that were told already, say how it is. */
export function thingOf(
  chunk: readonly number[],
  reading: Reading,
  isTold: (at: number) => boolean = () => false,
): Thing {
  const isNamed = isTold(chunk.at(-1) ?? -1)
  const isNoun = (at: number) =>
    /^(?:NOUN|PROPN)$/.test(reading.words[at]?.part ?? '') && (isNamed || !isTold(at))
  const from = chunk.slice(0, -1).findLastIndex((at) => !isNoun(at)) + 1
  const piece = (words: readonly number[]) => ({
    text: words.map((at) => reading.words[at]?.text).join(' '),
    words: [...words],
  })
  return {
    noun: piece(chunk.slice(from)),
    head: chunk.at(-1) ?? 0,
    role: 'thing',
    sure: 1,
    attributes: chunk.slice(0, from).map((at) => piece([at])),
    there: 1,
  }
}

/** 'a workbench with a jetpack on it': it is what the nearest noun is told of. */
function ofOwner(link: Link, { links, things, words }: Reading): Link {
  const last = Math.max(...link.does.words)
  if (!/^(?:it|them|which)$/i.test(words[last + 1]?.text ?? '')) return link
  const nearest = things.findLastIndex(
    ({ head }, at) =>
      head < Math.min(...link.does.words) &&
      things.slice(at + 1).every((other) => other.head < head || other.head > last),
  )
  const owner = links.find(({ whom, does }) => whom === nearest && /^(?:with|has|having)$/i.test(does.text))
  return owner ? { ...link, who: nearest, whom: owner.who } : link
}

/**
 * The links, without those that only repeat one: 'a boy selling newspapers under a gear' sells no gear. Of several whom the same
 * words lead to, the nearest is meant, and whom 'and' joins to it.
 */
export function clearLinks(reading: Reading): Link[] {
  const { things, words } = reading
  const links = reading.links.map((link) => ofOwner(link, reading))
  const headOf = ({ whom }: Link) => (typeof whom === 'number' ? (things[whom]?.head ?? -1) : -1)
  const isJoined = (at: number, to: number) => {
    let here = at
    while (here >= 0 && here !== to && words[here]?.relation === 'conj') here = words[here]?.head ?? -1
    return here === to
  }
  const inOrder = links.sort(
    (a, b) => Math.min(...a.does.words) - Math.min(...b.does.words) || headOf(a) - headOf(b),
  )
  return inOrder.filter((link) => {
    if (typeof link.whom !== 'number') return true
    const verb = Math.min(...link.does.words)
    const last = Math.max(...link.does.words)
    const alike = links.filter(
      (other) =>
        other.who === link.who && typeof other.whom === 'number' && Math.max(...other.does.words) === last,
    )
    const distance = (other: Link) =>
      headOf(other) > last ? headOf(other) - last : 1000 + last - headOf(other)
    const nearest = alike.reduce((best, other) => (distance(other) < distance(best) ? other : best), link)
    if (nearest !== link && !isJoined(headOf(link), headOf(nearest)) && link.sure < 0.9) return false
    // The same two by other words of the same deed, which reach further.
    return !links.some(
      (other) =>
        other !== link &&
        other.who === link.who &&
        other.whom === link.whom &&
        Math.max(...other.does.words) > last &&
        headOf(other) > last &&
        verb <= Math.min(...other.does.words),
    )
  })
}
