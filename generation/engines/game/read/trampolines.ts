import type { Reading } from '../../../reading/schema.ts'
import type { Deed } from './deeds.ts'
import { Numbered } from './numbered.ts'

const pad =
  /^(?:trampolines?|safety nets?|nets?|jumping sheets?|sheets?|blankets?|mattress(?:es)?|cushions?|pillows?|umbrellas?)$/i
const comesDown = /^(?:fall|drop|jump|leap|tumble|rain|plummet)\b/
const bounces = /^(?:bounce|spring|hop|jump|land|get|fly)\b/

/**
 * 'Hold a trampoline under falling cats so that they bounce into the truck': what is held, who comes down on it and out of what, and where
 * they land are one deed.
 */
export function withTrampolines(deeds: readonly Deed[], reading: Reading): Deed[] {
  const told = new Numbered(reading)
  const isYou = (end: Deed['who']) => end === 'you' || told.isYou(end)
  const held = reading.things.findIndex(({ noun, head }) =>
    [noun.text, reading.words[head]?.text ?? ''].some((name) => pad.test(name)),
  )
  const isHeld = (end: Deed['who']) => end === held
  // 'So that they bounce into the truck', 'bounce them into the ambulance'.
  const onward = deeds.find(
    ({ verb, whoms, who }) =>
      bounces.test(verb) &&
      whoms.some(({ end, by }) => /^(?:into|onto|in|to)$/.test(by ?? '') && !isHeld(end)) &&
      (!isYou(who) || /^bounce\b/.test(verb)),
  )
  if (held < 0 || !onward) return [...deeds]
  const to = onward.whoms.find(({ by }) => /^(?:into|onto|in|to)$/.test(by ?? ''))?.end
  const isOther = (end: Deed['who'] | undefined): end is number =>
    typeof end === 'number' && !isYou(end) && !isHeld(end) && end !== to
  const own = deeds.filter(
    (one) =>
      one === onward ||
      (!one.negated && isYou(one.who) && one.whoms.some(({ end }) => isHeld(end))) ||
      (!isYou(one.who) && comesDown.test(one.verb)) ||
      (isYou(one.who) && /^(?:save|rescue|catch)\b/.test(one.verb)),
  )
  const whom = [
    onward.who,
    ...onward.whoms.filter(({ by }) => by === undefined).map(({ end }) => end),
    ...own.filter(({ who }) => !isYou(who)).map(({ who }) => who),
    ...own.flatMap(({ whoms }) =>
      whoms.filter(({ by }) => by === undefined || by === 'under').map(({ end }) => end),
    ),
  ].find(isOther)
  const from = own
    .flatMap(({ whoms }) => whoms)
    .find(({ end, by }) => /^(?:of|out of|from|off)$/.test(by ?? '') && isOther(end) && end !== whom)?.end
  if (whom === undefined || to === undefined) return [...deeds]
  const inOrder = own.flatMap(({ places }) => places).sort((one, other) => one - other)
  const [first = 0, last = -1] = [inOrder[0], inOrder.at(-1)]
  const places = Array.from({ length: last - first + 1 }, (_, at) => first + at)
  const inside = new Set(places)
  return [
    ...deeds.filter((one) => !own.includes(one) && !inside.has(one.at)),
    {
      who: 'you',
      verb: 'bounce to safety',
      frame: undefined,
      whoms: [
        { end: whom, by: undefined },
        { end: held, by: 'with' },
        { end: to, by: 'to' },
        ...(from === undefined ? [] : [{ end: from, by: 'from' }]),
      ],
      particles: [],
      pronoun: false,
      negated: false,
      words: told.wordsAt(places),
      places,
      at: first,
    },
  ]
}
