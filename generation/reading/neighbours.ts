import type { Link, Reading, Thing } from './schema.ts'

/**
 * What the order of the words says for sure, whatever the network judged of pairs: in 'red peppers, green apples' each has its own colour,
 * and in 'I throw lemons at them' it is them at whom.
 */
export function byNeighbours(reading: Reading): Reading {
  return {
    ...reading,
    things: reading.things.map((thing) => withOwnAttributes(thing, reading.things)),
    links: [...itIsOne(reading, atWhomever(reading)), ...ofEachOther(reading)],
  }
}

/** 'A stack of three pancakes': two nouns with nothing but 'of' and a number or an attribute between them belong together. */
function ofEachOther({ things, links, words }: Reading): Link[] {
  const areLinked = (one: number, other: number) =>
    links.some(({ who, whom }) => (who === one && whom === other) || (who === other && whom === one))
  return things.flatMap((one, who) => {
    const of = Math.max(...one.noun.words) + 1
    if (words[of]?.text.toLowerCase() !== 'of') return []
    const whom = things.findIndex((other) => {
      const own = [...other.noun.words, ...other.attributes.flatMap((attribute) => attribute.words)]
      const start = Math.min(...other.noun.words)
      const between = words.slice(of + 1, start)
      return (
        start > of &&
        between.every(({ part }, i) => part === 'NUM' || part === 'DET' || own.includes(of + 1 + i))
      )
    })
    if (whom < 0 || areLinked(who, whom)) return []
    return [{ who, does: { text: 'of', words: [of] }, whom, sure: 1 }]
  })
}

/** Whoever has an attribute right before its noun does not have the one that stands right before another's. */
function withOwnAttributes(thing: Thing, things: readonly Thing[]): Thing {
  const isBefore = (places: readonly number[], { noun }: Thing) =>
    Math.max(...places) + 1 === Math.min(...noun.words)
  if (!thing.attributes.some(({ words }) => isBefore(words, thing))) return thing
  const isOthers = (places: readonly number[]) =>
    !isBefore(places, thing) && things.some((other) => other !== thing && isBefore(places, other))
  return { ...thing, attributes: thing.attributes.filter(({ words }) => !isOthers(words)) }
}

/** Of two links of one verb, the one with a small word before a pronoun is about whoever that stands for, and not about the noun between. */
function atWhomever({ links, things, words }: Reading): Link[] {
  const nounOf = ({ whom }: Link) => (typeof whom === 'number' ? things[whom]?.noun.words : undefined)
  const isWrong = (link: Link) => {
    const [verb, small] = link.does.words
    const noun = nounOf(link)
    if (verb === undefined || small === undefined || !noun || link.does.words.length !== 2) return false
    const isBetween = noun.every((at) => at > verb && at < small)
    return isBetween && words[small + 1]?.part === 'PRON'
  }
  const swapped = [...links]
  for (const [at, link] of links.entries()) {
    if (!isWrong(link)) continue
    const other = links.findIndex(
      (one) =>
        one.does.words.length === 1 && one.does.words[0] === link.does.words[0] && one.who === link.who,
    )
    const pair = links[other]
    if (!pair || typeof pair.whom !== 'number' || swapped[at] !== link || swapped[other] !== pair) continue
    swapped[at] = { ...link, whom: pair.whom }
    swapped[other] = { ...pair, whom: link.whom }
  }
  return swapped
}

/** 'Dogs chase it': one is meant, and of several before the verb it is whoever does something themselves. */
function itIsOne({ things, words }: Reading, links: readonly Link[]): Link[] {
  const isBehindIt = ({ does, whom }: Link) => {
    const verb = Math.max(...does.words)
    const noun = typeof whom === 'number' ? things[whom]?.noun.words : undefined
    return noun?.every((at) => at < verb) && /^(?:it|him|her)$/i.test(words[verb + 1]?.text ?? '')
  }
  const isSame = (one: Link, other: Link) =>
    one.who === other.who && one.does.words.join() === other.does.words.join()
  const acts = ({ whom }: Link) => links.some(({ who }) => who === whom)
  return links.filter((link) => {
    const meant = isBehindIt(link)
      ? links.filter((other) => isSame(link, other) && isBehindIt(other))
      : [link]
    return link === (meant.find(acts) ?? meant[0])
  })
}
