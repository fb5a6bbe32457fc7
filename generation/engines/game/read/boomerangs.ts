import { isAnimate } from '../../../brief/traits.ts'
import type { Reading } from '../../../reading/schema.ts'
import { openCatalogue } from '../../../things/catalogue.ts'
import type { Deed } from './deeds.ts'
import { Numbered } from './numbered.ts'

const throws = /^(?:throw|hurl|fling|toss|sling|chuck|lob|swing|launch|use|aim)\b/
const returns = /^(?:boomerang|chakram)s?$/
const hits =
  /^(?:hit|knock|strike|stun|defeat|beat|take out|fight|fight off|fend off|attack|kill|smash|bonk|scare away|drive away|drive off)\b/
const back =
  '(?:comes?|coming|fl(?:y|ies|ying)|return(?:s|ing)?|bounces?|swings?|loops?|curves?|circles?|snaps?|spins?)'

/**
 * 'Throws a boomerang at crocodiles', 'an axe that flies back to her hand': there is one only, and it comes back. What is thrown, whom it
 * hits and that it returns are one deed.
 */
export function withBoomerangs(deeds: readonly Deed[], reading: Reading): Deed[] {
  const told = new Numbered(reading)
  const isYou = (end: Deed['who'] | undefined) =>
    end === 'you' || (typeof end === 'number' && told.isYou(end))
  const comesBack = (end: Deed['who']): end is number =>
    typeof end === 'number' &&
    !told.isYou(end) &&
    (returns.test(told.nounOf(end)) ||
      new RegExp(
        `#${end} (?:at #\\d+ )?(?:,? ?(?:and|but|then|it|that|which|always|will|flies out|goes out) ?){0,4}(?:${back} (?:right |straight |all the way )?back\\b|return(?:s|ing)? to\\b)`,
      ).test(told.text))
  const lives = (end: Deed['who']) =>
    typeof end === 'number' && isAnimate(openCatalogue().find(told.nounOf(end)))
  const thrown = deeds.find(
    ({ who, verb, negated, whoms }) =>
      isYou(who) &&
      !negated &&
      (throws.test(verb) || hits.test(verb)) &&
      whoms.some(({ end }) => comesBack(end)),
  )
  const tool = thrown?.whoms.map(({ end }) => end).find(comesBack)
  if (!thrown || tool === undefined) return [...deeds]
  const struck = deeds.filter(({ who, verb, negated }) => isYou(who) && !negated && hits.test(verb))
  const isTarget = (end: Deed['who']) => end !== tool && !isYou(end)
  const target =
    thrown.whoms.find(({ end }) => isTarget(end)) ??
    struck.flatMap(({ whoms }) => whoms).find(({ end }) => isTarget(end) && lives(end))
  if (!target) return [...deeds]
  const own = deeds.filter(
    (one) =>
      one === thrown ||
      (one.who === tool && /\bback\b|^return/.test(`${one.verb} ${one.words}`)) ||
      (struck.includes(one) && one.whoms.some(({ end }) => end === target.end)),
  )
  const places = [...new Set(own.flatMap((one) => one.places))].sort((one, other) => one - other)
  const deed = told.deedAt(places, {
    who: 'you',
    verb: 'throw and get back',
    frame: undefined,
    whoms: [
      { end: target.end, by: undefined },
      { end: tool, by: 'with' },
    ],
  })
  return [...deeds.filter((one) => !own.includes(one)), deed]
}
