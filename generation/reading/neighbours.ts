import type { Link, Reading, Thing } from './schema.ts'

/**
 * What the order of the words says for sure, whatever the network judged of pairs: in 'red peppers, green apples' each has its own colour,
 * and in 'I throw lemons at them' it is them at whom.
 */
export function byNeighbours(reading: Reading): Reading {
  return {
    ...reading,
    things: reading.things.map((thing) => withOwnAttributes(thing, reading.things)),
    links: atWhomever(reading),
  }
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
