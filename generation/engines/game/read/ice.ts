import type { Reading } from '../../../reading/schema.ts'
import type { Deed } from './deeds.ts'
import { Numbered, numbersIn, spanOf } from './numbered.ts'

const slides = '(?:slid|glid|slip|skat|skid|roll|shoot|keep)(?:e?s|e|ing|es|d)?'
const stops =
  '(?:(?:hit|bump|collide|smash|slam)\\w*|(?:crash\\w*|run(?:s|ning)?) into|(?:stop|block)s? (?:you|it|him|her|them|me)|(?:stopped|blocked)|(?:walls?|rocks?|obstacles?|in the way))\\b'

/** '… and cannot stop': that one does not stop before is said twice. */
const unstopped =
  "(?:[^,.;:!?]*?,? (?:and|but) (?:(?:i|you|he|she|it|they|we) )?(?:can(?:'t|not| not| never)|(?:do|does|will) not|(?:do|does|wo)n't) (?:stop|turn|brake|steer)(?:ping|ing)?)?"

/**
 * 'Slides until it bumps into a rock', 'you keep sliding on the ice until a wall stops you'. Who slides down a hill, jumps over holes and
 * gets faster until they crash is stopped by nothing else.
 */
const untilStopped = new RegExp(
  `\\b${slides}\\b${unstopped}(?:(?!\\buntil\\b|\\btill\\b|\\band\\b|\\bdown\\b)[^,.;:!?])*?\\b(?:until|till)\\b[^,.;:!?]*?\\b${stops}[^,.;:!?]*`,
  'i',
)

/** Whoever slides until something is in the way cannot turn before that: another way of getting about than sliding down a hill. */
export function withIce(deeds: readonly Deed[], reading: Reading): Deed[] {
  const told = new Numbered(reading)
  const match = untilStopped.exec(told.text)
  if (!match) return [...deeds]
  const places = told.placesIn([spanOf(match)])
  const inside = new Set(places)
  const isYou = (who: Deed['who']) => who === 'you' || told.isYou(who)
  const doer = deeds.find(({ at }) => inside.has(at))?.who ?? 'you'
  if (!isYou(doer)) return [...deeds]
  const until = match[0].search(/\b(?:until|till)\b/i)
  const [rock] = numbersIn(match[0].slice(until)).filter((one) => !told.isYou(one))
  const named = rock !== undefined && !/^(?:something|anything|edge|rim|border)s?$/i.test(told.nounOf(rock))
  const slide = told.deedAt(places, {
    who: 'you',
    verb: 'slide until stopped',
    frame: undefined,
    whoms: named ? [{ end: rock, by: undefined }] : [],
  })
  const before = deeds.filter(({ at }) => at < slide.at && !inside.has(at))
  return [...before, slide, ...deeds.filter(({ at }) => at >= slide.at && !inside.has(at))]
}
