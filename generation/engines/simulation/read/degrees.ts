import type { Control } from '@makebelieve/kit/simulation/system'
import type { Piece, Reading } from '../../../reading/schema.ts'
import { fold } from '../../../reading/words.ts'
import { headStems, keyStems, placedAt, type ReadValue } from './control-words.ts'
import { stemOf, stemsOf } from './stems.ts'

const listed = (text: string) => text.split(' ')
const much = new Set(
  listed('high higher strong stronger large larger big bigger great greater more many maximum huge'),
)
const little = new Set(
  listed('low lower weak weaker small smaller little less few fewer minimum tiny gentle'),
)

const strength = new Set(listed('strong stronger weak weaker'))
const amounts = new Set(listed('mL L g kg t m cm mm km mol/L mmol people'))

/** Words that say how much of which quantity a thing has: a long string, a heavy ball. */
const sized: [much: string, little: string, what: readonly string[]][] = [
  ['long longer', 'short shorter', listed('length')],
  ['heavy heavier', 'light lighter', listed('mass weight')],
  ['hot hotter warm warmer', 'cold colder cool cooler', listed('temperature warmth')],
  ['fast faster quick quicker', 'slow slower', listed('speed pace')],
  ['tall taller high higher', 'low lower', listed('height')],
  ['steep steeper', 'shallow flat', listed('angle slope')],
  ['strong stronger', 'weak weaker', listed('strength force')],
  ['large larger big bigger huge', 'small smaller tiny', listed('size radius')],
  ['thick thicker', 'thin thinner', listed('thickness')],
]

/** 'strong gravity', 'a long string', 'low friction', 'a heavy ball and a light one': an attribute of what the control measures, or of the thing that it belongs to. */
export function degreesIn(reading: Reading, control: Control): ReadValue[] {
  if (control.options) return []
  const found: ReadValue[] = []
  const head = headStems(control.label)
  const all = keyStems(control.label)
  for (const { noun, said } of described(reading)) {
    const stems = stemsOf(noun.text)
    const owns = stems.some((stem) => all.includes(stem))
    const isMeasured = head.length > 0 && head.every((stem) => stems.includes(stem))
    for (const attribute of owns ? said : []) {
      const word = fold(attribute.text)
      const row = sized.find(([more, less]) => [...listed(more), ...listed(less)].includes(word))
      const isOfIt = row?.[2].some((what) => head.includes(stemOf(what))) ?? false
      // A weak acid is no small amount of it.
      const isAbout = isMeasured && !(strength.has(word) && amounts.has(control.unit))
      const isMuch = isOfIt ? listed(row?.[0] ?? '').includes(word) : isAbout && much.has(word)
      const isLittle = isOfIt ? listed(row?.[1] ?? '').includes(word) : isAbout && little.has(word)
      if (!isMuch && !isLittle) continue
      const value = placedAt(control, isMuch ? 0.85 : 0.15)
      if (found.some(({ wanted }) => wanted === value)) continue
      found.push({
        control,
        wanted: value,
        value,
        text: `${attribute.text} ${noun.text}`,
        words: [...attribute.words, ...noun.words],
      })
    }
  }
  return found
}

/** Things with what is said of them; an edit says it of what it changes, too ('make the string longer', 'more gravity'). */
function described({ things, changes, words }: Reading): { noun: Piece; said: Piece[] }[] {
  return [
    ...things.map(({ noun, attributes }) => ({ noun, said: attributes })),
    ...changes.map(({ target, value }) => {
      const before = Math.min(...target.words) - 1
      const said = { text: words[before]?.text ?? '', words: before < 0 ? [] : [before] }
      return { noun: target, said: [said, ...(value ? [value] : [])] }
    }),
  ]
}

/** What resists a motion has many names. */
export const alike: [label: RegExp, said: RegExp][] = [
  [/drag|damping|\bair\b/i, /\b(?:air(?: (?:resistance|drag|friction))?|drag|damping|damped|resistance)\b/i],
  [/friction|rough/i, /\bfriction(?:less)?\b/i],
]

/** 'without friction' takes it to nothing; 'with wind', where it is off as a rule, takes it to the middle; 'with and without air' wants both. */
export function switchesIn(reading: Reading, control: Control, topic: ReadonlySet<string>): ReadValue[] {
  if (control.options || control.from !== 0) return []
  // 'A pendulum and a lens' names the lens, not what covers it.
  const own = keyStems(control.label).filter((stem) => !topic.has(stem))
  const kin = alike.find(([label]) => label.test(`${control.id} ${control.label}`))?.[1]
  const names = (words: string) =>
    (kin?.test(words) ?? false) || stemsOf(words).some((stem) => own.includes(stem))
  const heads = headStems(control.label)
  const isWholly = (words: string) =>
    heads.length > 0 && heads.every((stem) => own.includes(stem) && stemsOf(words).includes(stem))
  const label = control.label.toLowerCase()
  const without = withoutIn(reading).find(
    ({ text }) => names(text) || (kin !== undefined && airless.test(text)),
  )
  const value = control.usual === 0 ? placedAt(control, 0.5) : control.usual
  if (without) {
    const off = { control, wanted: 0, value: 0, text: `no ${label}`, words: without.words }
    const on = { control, wanted: value, value, text: `with ${label}`, words: without.words }
    return wantsBoth.test(reading.text) ? [on, off] : [off]
  }
  if (control.usual !== 0) return []
  const along = reading.links
    .filter(({ does }) => /^(?:with|including|under|has|have|having|add)$/i.test(does.text))
    .flatMap(({ whom }) => (typeof whom === 'number' ? (reading.things[whom]?.noun ?? []) : []))
    .find(({ text }) => (kin?.test(text) ?? false) || isWholly(text))
  return along ? [{ control, wanted: value, value, text: `with ${label}`, words: along.words }] : []
}

const wantsBoth = /\bwith (?:and|or|vs\.?|versus) without\b|\bwithout (?:and|or|vs\.?|versus) with\b/i

const airless = /^(?:frictionless|vacuum)$/i

/** What must not be there: 'no friction', 'without air', 'frictionless', 'in a vacuum'. */
function withoutIn({ said, links, things, words }: Reading): { text: string; words: number[] }[] {
  return [
    ...said.filter(({ what }) => what === 'not').map(({ piece }) => piece),
    ...links
      .filter(({ does }) => /\bwithout\b/i.test(does.text))
      .flatMap(({ whom }) => (typeof whom === 'number' ? (things[whom]?.noun ?? []) : [])),
    ...words.flatMap(({ text, head }) => {
      const noun = fold(text) === 'without' ? words[head] : undefined
      return noun ? [{ text: noun.text, words: [head] }] : []
    }),
    ...words.flatMap(({ text }, at) => (airless.test(text) ? [{ text, words: [at] }] : [])),
  ]
}
