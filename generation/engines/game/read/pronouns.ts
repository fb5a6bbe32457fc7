import { isAnimate } from '../../../brief/traits.ts'
import type { End, Link, Reading } from '../../../reading/schema.ts'
import { openCatalogue } from '../../../things/catalogue.ts'
import { thingAt } from './thing-of.ts'

/**
 * 'A postman; dogs run after him, he throws biscuits': he is one, and dogs are many. Where the network has several do what 'he' or 'she' does,
 * it is done by whoever plays, if that is one who lives, or by the one who was named last.
 */
export function withOneDoer(reading: Reading): Reading {
  const { words, things, links } = reading
  const catalogue = openCatalogue()
  const isSingle = (end: End): end is number => {
    const thing = typeof end === 'number' ? things[end] : undefined
    const text = words[thing?.head ?? -1]?.text.toLowerCase() ?? ''
    if (!thing || (thing.count ?? 1) > 1 || catalogue.lemma(text, 'noun') !== text) return false
    return isAnimate(thingAt(end as number, reading, catalogue))
  }
  const doerOf = (link: Link): End => {
    const verb = link.does.words.find((at) => words[at]?.part === 'VERB') ?? -1
    const isOne = /^s?he$/i.test(words[verb - 1]?.text ?? '')
    if (!isOne || link.who === 'you' || isSingle(link.who)) return link.who
    const named = things.flatMap(({ head, role }, at) => (head < verb && isSingle(at) ? [{ at, role }] : []))
    return (named.find(({ role }) => role === 'you') ?? named.at(-1))?.at ?? link.who
  }
  return { ...reading, links: links.map((link) => ({ ...link, who: doerOf(link) })) }
}
