import { isAnimate } from '../../../brief/traits.ts'
import type { Link, Reading, Thing } from '../../../reading/schema.ts'
import { openCatalogue } from '../../../things/catalogue.ts'
import { baseOf } from './deeds.ts'
import { thingAt } from './thing-of.ts'
import { isIntroduced } from './who-is-you.ts'

/** Those for whom others work: whoever runs the shop is played, and none of them, unless the sentence says so. */
export const isServed = (name: string): boolean =>
  /(?:^| )(?:customer|client|guest|patron|diner|shopper|buyer|passenger|patient|visitor|tourist|commuter|suspect|witness)$/.test(
    name,
  )

/** What they do there: who orders and pays has it brought by somebody else. */
const wanting = /^(?:order|ask|request|demand|want|pay|wait|sit|complain|leave|queue)$/

/**
 * 'Customers want cakes': nobody plays the customers, though they do all that is done. And a row of goods is nobody at all: 'carrots, pumpkins and
 * corn. Plant the seeds'.
 */
export function withThoseServed(reading: Reading): Reading {
  const { words, things, links } = reading
  const catalogue = openCatalogue()
  const nameOf = ({ head }: Thing) => catalogue.lemma(words[head]?.text.toLowerCase() ?? '', 'noun')
  const verbAt = ({ does }: Link) => does.words.find((at) => words[at]?.part === 'VERB')
  const baseAt = (verb: number | undefined) => baseOf(words[verb ?? -1]?.text.toLowerCase() ?? '')
  const isMany = (thing: Thing) => nameOf(thing) !== words[thing.head]?.text.toLowerCase()
  const served = new Set(things.flatMap((thing, at) => (isServed(nameOf(thing)) ? [at] : [])))
  const wants = (index: number) =>
    links.some((link) => link.who === index && wanting.test(baseAt(verbAt(link))))
  const isSubject = (thing: Thing) => /^nsubj/.test(words[thing.head]?.relation ?? '')
  const isGoods = (thing: Thing, index: number) => {
    const { traits } = thingAt(index, reading, catalogue)
    const isGrown = traits.includes('edible') || traits.includes('food') || traits.includes('plant')
    // 'Vegetables against bugs': where nothing is told to be done, they may well be played.
    const isTold = links.some((link) => link.who === 'you' && verbAt(link) !== undefined)
    return (
      isTold &&
      isMany(thing) &&
      isGrown &&
      !isSubject(thing) &&
      !isAnimate(thingAt(index, reading, catalogue))
    )
  }
  const nobodys = new Set(
    things.flatMap((thing, index) => {
      if (thing.role !== 'you' || isIntroduced(thing, reading)) return []
      const isTheirs = served.has(index) && (isMany(thing) || wants(index))
      return isTheirs || isGoods(thing, index) ? [index] : []
    }),
  )
  const isGuest = (index: number) => {
    const thing = things[index]
    return (
      served.has(index) ||
      (thing !== undefined && isMany(thing) && isAnimate(thingAt(index, reading, catalogue)))
    )
  }
  /** 'Guests sit down, order food and pay': who sits down orders. */
  const orderedBy = (link: Link): Link['who'] => {
    const verb = verbAt(link)
    if (link.who !== 'you' || verb === undefined || !wanting.test(baseAt(verb))) return link.who
    const isTold = words.some(({ head, relation }) => head === verb && /^nsubj/.test(relation))
    const before = links
      .filter((one) => (verbAt(one) ?? verb) < verb && one.who !== 'you')
      .sort((one, other) => (verbAt(other) ?? 0) - (verbAt(one) ?? 0))[0]
    const between = words.slice(before ? verbAt(before) : 0, verb)
    const isRow = before !== undefined && between.every(({ text }) => !/^(?:[.;:!?]|you|i|we)$/i.test(text))
    return !isTold && isRow && typeof before.who === 'number' && isGuest(before.who) ? before.who : link.who
  }
  return {
    ...reading,
    things: things.map((thing, at): Thing => (nobodys.has(at) ? { ...thing, role: 'wanted' } : thing)),
    links: links.map((link) => {
      const who =
        typeof link.who === 'number' && nobodys.has(link.who) && !served.has(link.who)
          ? 'you'
          : orderedBy(link)
      return { ...link, who }
    }),
  }
}
