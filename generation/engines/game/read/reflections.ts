import type { Reading } from '../../../reading/schema.ts'
import type { Deed } from './deeds.ts'
import { Numbered } from './numbered.ts'

const turnsBack = /^(?:reflect|deflect|parry|ricochet|send|hit|bat|bounce|knock|return|mirror)\b/
const reflects = /^(?:reflect|deflect|parry|ricochet)\b/
const sends = /^(?:shoot|fire|throw|hurl|cast|launch|spit|fling|lob|send|toss|sling)\b/
const held =
  /^(?:shields?|mirrors?|mirror-shields?|rackets?|bats?|paddles?|swords?|sabers?|sabres?|lids?|pans?)$/

/**
 * 'Wizards shoot fireballs at you and you reflect them back with a shield': what flies, who sends it and what it is turned back with are one
 * deed. Where nobody is there who sends it, it is none.
 */
export function withReflections(deeds: readonly Deed[], reading: Reading): Deed[] {
  const told = new Numbered(reading)
  const isYou = (end: Deed['who']) => end === 'you' || told.isYou(end)
  const isTool = (end: Deed['who']) => typeof end === 'number' && held.test(told.nounOf(end))
  const isOther = (end: Deed['who']): end is number => typeof end === 'number' && !isYou(end) && !isTool(end)
  const turned = deeds.find(
    ({ who, verb, words, negated }) =>
      isYou(who) &&
      !negated &&
      turnsBack.test(verb) &&
      /\bback\b|^(?:reflect|parry)/i.test(`${verb} ${words}`),
  )
  if (!turned) return [...deeds]
  const sent = deeds.filter(({ who, verb }) => isOther(who) && sends.test(verb))
  const at = turned.whoms.find(({ end, by }) => isOther(end) && /^(?:at|to|towards?|against)$/.test(by ?? ''))
  const direct = turned.whoms.find(({ end, by }) => isOther(end) && by === undefined)?.end
  const shot = sent.find(({ whoms }) => whoms.some(({ end }) => isOther(end) && end !== at?.end))
  const missile = shot?.whoms.map(({ end }) => end).find(isOther) ?? direct
  // A letter is sent back to the queen as well, who never threw it.
  const foe = shot?.who ?? (reflects.test(turned.verb) ? at?.end : undefined)
  if (missile === undefined || foe === undefined || missile === foe) return [...deeds]
  const tool = reading.things.findIndex((_, index) => isTool(index))
  const own = deeds.filter((one) => one === turned || one === shot)
  const places = [...new Set(own.flatMap((one) => one.places))].sort((one, other) => one - other)
  const deed = told.deedAt(places, {
    who: 'you',
    verb: 'send back to its sender',
    frame: undefined,
    whoms: [
      { end: missile, by: undefined },
      { end: foe, by: 'to' },
      ...(tool < 0 ? [] : [{ end: tool, by: 'with' }]),
    ],
  })
  return [...deeds.filter((one) => !own.includes(one)), deed]
}
