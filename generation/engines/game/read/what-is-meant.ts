import { isAnimate } from '../../../brief/traits.ts'
import { frameOf } from '../../../brief/verbs.ts'
import type { End, Link, Reading } from '../../../reading/schema.ts'
import { openCatalogue } from '../../../things/catalogue.ts'
import { baseOf } from './deeds.ts'
import { pieceOf } from './parts-of-reading.ts'
import { thingAt } from './thing-of.ts'

/** Who does what to whom, where the words leave it to whoever reads them. */
export const withWhatIsMeant = (reading: Reading): Reading =>
  [withRows, withMovers, withThose, withContainers, withoutDurations].reduce(
    (read, mend) => mend(read),
    reading,
  )

const verbOf = ({ words }: Reading, { does }: Pick<Link, 'does'>) =>
  does.words.find((at) => words[at]?.part === 'VERB')

const textAt = ({ words }: Reading, at: number) => words[at]?.text.toLowerCase() ?? ''

/** 'Storks, swallows and cranes enter': all of them do, and not only who is named last. */
function withRows(reading: Reading): Reading {
  const { words, things, links } = reading
  // The last is joined by a word; before a comma alone something else may have ended.
  const before = (index: number, joins = /^(?:and|or|&)$/i): number[] => {
    const first = Math.min(
      ...(things[index]?.noun.words ?? [0]),
      ...(things[index]?.attributes ?? []).flatMap((one) => one.words),
    )
    const at = things.findIndex(({ noun }) => {
      const last = Math.max(...noun.words)
      const between = words.slice(last + 1, first).map(({ text }) => text)
      return (
        last < first &&
        between.length > 0 &&
        between.every((text) => /^(?:,|and|or|&|the|an?)$/i.test(text)) &&
        between.some((text) => joins.test(text))
      )
    })
    return at < 0 || links.some(({ who, whom }) => who === at || whom === at)
      ? []
      : [at, ...before(at, /^(?:,|and|or|&)$/i)]
  }
  const rows = links.flatMap((link): Link[] => {
    const verb = verbOf(reading, link)
    const doer = typeof link.who === 'number' ? things[link.who] : undefined
    if (verb === undefined || !doer || doer.role === 'you' || doer.head > verb) return []
    const isRow = words.slice(0, doer.head).some(({ text }) => /^(?:and|or|&)$/i.test(text))
    return isRow ? before(link.who as number).map((who) => ({ ...link, who })) : []
  })
  return { ...reading, links: [...links, ...rows] }
}

/** How one gets about oneself. */
const ways = /^(?:jump|bounce|fly|swim|slide|roll|climb|avoid|drive|sneak|cross)$/

/** 'Reach the phone bouncing off walls': a phone bounces nowhere by itself, and whoever is to reach it does. */
function withMovers(reading: Reading): Reading {
  const { things, links } = reading
  const isThing = (end: End) => {
    const what = typeof end === 'number' ? thingAt(end, reading, openCatalogue()) : undefined
    return what !== undefined && !isAnimate(what) && what.motion === 'still'
  }
  return {
    ...reading,
    links: links.map((link) => {
      const verb = verbOf(reading, link)
      const head = typeof link.who === 'number' ? things[link.who]?.head : undefined
      const isBehind = verb !== undefined && head === verb - 1 && /ing$/.test(textAt(reading, verb))
      if (!isBehind || !isThing(link.who)) return link
      if (!ways.test(frameOf(baseOf(textAt(reading, verb)))?.mechanic ?? '')) return link
      const above = links.find(({ who, whom }) => whom === link.who && who !== link.who && !isThing(who))
      return above ? { ...link, who: above.who } : link
    }),
  }
}

/** 'The carrots fall and he gets those as well': those who were named last. */
function withThose(reading: Reading): Reading {
  const { things, links } = reading
  return {
    ...reading,
    links: links.map((link) => {
      const verb = verbOf(reading, link)
      if (
        link.whom !== undefined ||
        verb === undefined ||
        !/^(?:those|these)$/.test(textAt(reading, verb + 1))
      )
        return link
      const isSure =
        !openCatalogue().isNoun(textAt(reading, verb + 2)) ||
        /^(?:as|too|and)$/.test(textAt(reading, verb + 2))
      const named = things
        .map(({ head }, index) => ({ head, index }))
        .filter(({ head, index }) => head < verb && index !== link.who)
        .sort((one, other) => other.head - one.head)[0]
      return isSure && named ? { ...link, whom: named.index } : link
    }),
  }
}

const vessels = /^(?:container|receptacle|vessel|box|basket|bag)$/

/** 'Mailboxes stand along the road, throw the letters in': into what was named for it. */
function withContainers(reading: Reading): Reading {
  const { words, things, links } = reading
  const holds = (index: number) =>
    thingAt(index, reading, openCatalogue()).above.some((kind) => vessels.test(kind))
  const added = links.flatMap((link): Link[] => {
    const verb = verbOf(reading, link)
    const what = typeof link.whom === 'number' ? things[link.whom] : undefined
    if (verb === undefined || !what || what.head < verb) return []
    const at = what.head + 1
    const isBare =
      /^in$/.test(textAt(reading, at)) && !/^(?:DET|NOUN|PROPN|ADJ|PRON|NUM)$/.test(words[at + 1]?.part ?? '')
    const into = things.findLastIndex(({ head }, index) => head < verb && index !== link.who && holds(index))
    return isBare && into >= 0 ? [{ ...link, does: pieceOf(reading, [verb, at]), whom: into }] : []
  })
  if (added.length === 0) return reading
  const ins = new Set(added.flatMap(({ does }) => does.words.slice(1)))
  return {
    ...reading,
    words: words.map((word, at) => (ins.has(at) ? { ...word, part: 'ADP', relation: 'case' } : word)),
    links: [...links, ...added],
  }
}

/** '14 cards, lasts 3 minutes': the game does, and not the cards. */
function withoutDurations(reading: Reading): Reading {
  const { words, links, limits } = reading
  const isOfGame = (link: Link) => {
    const verb = verbOf(reading, link)
    if (verb === undefined || !/^(?:lasts?|takes?)$/.test(textAt(reading, verb)) || link.whom !== undefined)
      return false
    const isTimed = limits.some(
      ({ what, piece }) =>
        /second|minute|hour/.test(what) && piece.words.some((at) => at > verb && at <= verb + 3),
    )
    return isTimed && /^[,.;:]$/.test(words[verb - 1]?.text ?? '')
  }
  return { ...reading, links: links.filter((link) => !isOfGame(link)) }
}
