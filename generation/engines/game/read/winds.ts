import type { Reading } from '../../../reading/schema.ts'
import type { Deed } from './deeds.ts'
import { Numbered, numbersIn, spanOf } from './numbered.ts'

const streams =
  /^(?:winds?|breezes?|airs?|currents?|streams?|rivers?|tides?|rapids|belts?|conveyors?|walkways?|escalators?)$/i
const blows = /\b(?:blow|flow|run|move|go|change|drift)(?:s|es|ing)?\b/i
const carries =
  /^(?:carry|carry along|carry away|carry off|convey|transport|move|move along|sweep|sweep along|sweep away|drag|drag along|drag away|push along|take|take along|pull along)$/
/** 'At every height another way', 'in different directions'. */
const eachWay =
  /\b(?:(?:an)?(?:other|different|opposite|alternat\w+) (?:ways?|directions?)|(?:at|on|in|with) (?:every|each|different|various|the) (?:heights?|levels?|altitudes?|layers?)|differently)\b/i

/**
 * 'At every height the wind blows another way', 'conveyor belts carry me towards the saw': what flows by itself takes one along, here to
 * the left and there to the right. Ants that carry something are others, and a wind that only blows pushes from one side.
 */
export function withWinds(deeds: readonly Deed[], reading: Reading): Deed[] {
  const told = new Numbered(reading)
  const isStream = (index: Deed['who'] | undefined): index is number =>
    typeof index === 'number' && !told.isYou(index) && streams.test(told.nounOf(index))
  const isYou = (end: Deed['who']) => end === 'you' || told.isYou(end)
  const own = deeds.map((deed): Deed => {
    const { who, whoms, negated, verb } = deed
    const takes = !negated && isStream(who) && carries.test(verb) && whoms.some(({ end }) => isYou(end))
    if (!takes) return deed
    const [to] = whoms.filter(({ end, by }) => !isYou(end) && /^(?:to|towards?|into|onto)$/.test(by ?? ''))
    return {
      ...deed,
      verb: 'stream along',
      whoms: [{ end: 'you', by: undefined }, ...(to ? [{ ...to, by: 'to' }] : [])],
      particles: [],
    }
  })
  for (const clause of told.text.matchAll(/(?:(?! and | so | while )[^,.;:!?])+/g)) {
    const who = numbersIn(clause[0]).find(isStream)
    if (who === undefined || !blows.test(clause[0]) || !eachWay.test(clause[0])) continue
    const places = told.placesIn([spanOf(clause)])
    const inside = new Set(places)
    const each = told.deedAt(places, {
      who,
      verb: 'stream along',
      frame: undefined,
      whoms: [{ end: 'you', by: undefined }],
    })
    return [...own.filter(({ at }) => !inside.has(at)), each]
  }
  return own
}
