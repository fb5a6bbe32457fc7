import { isAnimate } from '../../../brief/traits.ts'
import type { Link, Reading, Thing } from '../../../reading/schema.ts'
import { openCatalogue } from '../../../things/catalogue.ts'
import { withoutThings } from './parts-of-reading.ts'
import { thingAt } from './thing-of.ts'

/** 'A ball made of ice': a ball that looks like ice, and no ice beside it. What is told in numbers ('made of logs') lies about to be used. */
export function withStuffOf(reading: Reading): Reading {
  const { words, things, links } = reading
  const catalogue = openCatalogue()
  const textOf = (at: number) => words[at]?.text.toLowerCase() ?? ''
  const isMaking = ({ does }: Link) =>
    /\b(?:made|built|carved|woven|knitted|formed|consisting)(?: (?:up|only|entirely|all))? (?:of|from)$/i.test(
      does.text,
    )
  const isStuff = (at: number) => {
    const thing = things[at]
    const noun = textOf(thing?.head ?? -1)
    return (
      thing?.count === undefined &&
      catalogue.lemma(noun, 'noun') === noun &&
      !isAnimate(thingAt(at, reading, catalogue))
    )
  }
  const made = links.filter(
    (link): link is Link & { who: number; whom: number } =>
      isMaking(link) &&
      typeof link.who === 'number' &&
      typeof link.whom === 'number' &&
      link.who !== link.whom &&
      isStuff(link.whom),
  )
  const isOnlyThat = (at: number) =>
    links.every((link) => (link.who !== at && link.whom !== at) || made.some((one) => one === link))
  const told = made.filter(({ whom }) => isOnlyThat(whom))
  if (told.length === 0) return reading
  const whole = things.map((thing, at): Thing => {
    const stuff = told.flatMap(({ who, whom }) => (who === at ? (things[whom]?.noun ?? []) : []))
    return { ...thing, attributes: [...thing.attributes, ...stuff] }
  })
  const rest = { ...reading, things: whole, links: links.filter((link) => !told.some((one) => one === link)) }
  return withoutThings(rest, new Map(told.map(({ whom }) => [whom, undefined])))
}
