import type { Control, System } from '@makebelieve/kit/simulation/system'
import type { Piece, Reading } from '../../../reading/schema.ts'
import { fold, numberIn } from '../../../reading/words.ts'
import { type Quantity, quantitiesIn } from './quantities.ts'
import { stemOf, stemsOf } from './stems.ts'
import { type SubjectWord, subjectOf } from './subject.ts'
import { converted, saysLittle } from './units.ts'

/** What the words set: `value` as it can be, `wanted` as it was said, in these words. Of several for one control the first can be. */
export type ReadValue = { control: Control; value: number; wanted: number; text: string; words: number[] }

/** From where to where somebody wants to set a control. */
export type ReadRange = { control: Control; from: number; to: number; text: string; words: number[] }

/** What is said about the quantities of a system. */
export type Spoken = {
  values: ReadValue[]
  ranges: ReadRange[]
  /** Controls, readouts and graphs that are spoken of. */
  controls: string[]
  readouts: string[]
  graphs: string[]
}

export const nothingSpoken: Spoken = { values: [], ranges: [], controls: [], readouts: [], graphs: [] }

export function readValues(reading: Reading, system: System): Spoken {
  const subject = subjectOf(reading)
  const { values: numbers, ranges } = numbersIn(reading, system)
  const values = [...numbers]
  const keep = (one: ReadValue | undefined) => {
    if (one && ![...values, ...ranges].some(({ control }) => control === one.control)) values.push(one)
  }
  for (const one of optionsIn(reading, system.controls)) keep(one)
  const topic = new Set(stemsOf(`${system.title} ${system.id.replaceAll('-', ' ')}`))
  for (const control of system.controls) {
    keep(worldIn(reading, control))
    keep(degreeIn(reading, control))
    keep(switchIn(reading, control, topic))
  }
  const said = new Set(subject.map(({ stem }) => stem))
  // 'Length of the string' is known by its head.
  const isSaid = (label: string) => {
    const stems = headStems(label)
    return stems.length > 0 && stems.every((stem) => said.has(stem))
  }
  const controls = system.controls
    .filter(
      ({ id, label }) => [...values, ...ranges].some(({ control }) => control.id === id) || isSaid(label),
    )
    .map(({ id }) => id)
  const readouts = system.readouts.filter(({ label }) => isSaid(label)).map(({ id }) => id)
  const graphs = system.graphs
    .filter(({ title, y }) => isSaid(title) || y.some((id) => readouts.includes(id)))
    .map(({ id }) => id)
  return { values, ranges, controls, readouts, graphs }
}

const vague = new Set(
  [
    'first',
    'begin',
    'start',
    'number',
    'how',
    'many',
    'much',
    'let',
    'size',
    'count',
    'amount',
    'each',
    'second',
  ].map(stemOf),
)

/** The stems by which a quantity is known: 'Length of the string' by 'length' and 'string'. */
const keyStems = (label: string) => stemsOf(label).filter((stem) => !vague.has(stem))
/** What is measured: 'length' of 'Length of the string'. */
const headStems = (label: string) =>
  keyStems(label.split(/ (?:of|at|in|on|per|from|to|for|between|when) /)[0] ?? label)

/** Numbers with their units, each given to the free control that it fits best. */
function numbersIn(reading: Reading, { controls }: System): Pick<Spoken, 'values' | 'ranges'> {
  const values: ReadValue[] = []
  const ranges: ReadRange[] = []
  const isFree = (control: Control) => ![...values, ...ranges].some((one) => one.control === control)
  for (const quantity of quantitiesIn(reading)) {
    const [best] = controls
      .filter((control) => !control.options && isFree(control))
      .map((control) => ({ control, ...fit(control, quantity, controls) }))
      .filter(({ score }) => score >= 2)
      .sort((a, b) => b.score - a.score)
    if (!best) continue
    const { control, values: wanted } = best
    const { words, text } = quantity
    const [from = 0, to = from] = wanted
    const label = control.label.toLowerCase()
    if (quantity.isRange) ranges.push({ control, from, to, text: `${label} ${text}`, words })
    else
      for (const value of wanted) {
        const spoken = wanted.length > 1 ? `${label} ${value} ${control.unit}`.trim() : `${label} ${text}`
        values.push({ control, wanted: value, value: held(control, from), text: spoken, words })
      }
  }
  return { values, ranges }
}

/** How well a number fits a control: by its unit, by words around it, by its symbol. */
function fit(
  control: Control,
  quantity: Quantity,
  controls: readonly Control[],
): { score: number; values: number[] } {
  const { values, unit, counted, near, before } = quantity
  const none = { score: 0, values: [] }
  const meant = values.map((value) => (unit === '' ? value : converted(value, unit, control.unit)))
  if (meant.includes(undefined) || isOfAnother(control, before)) return none
  const wanted = meant as number[]
  const isWithin = wanted.every((value) => value >= control.from && value <= control.to)
  if (counted.length > 0) return countsThem(control, counted) ? { score: 4, values: wanted } : none
  const words = keyStems(control.label).filter((stem) => near.has(stem)).length
  const vagueWords = stemsOf(control.label).filter((stem) => vague.has(stem) && near.has(stem)).length
  const symbol = control.symbol?.replaceAll(/[\\_{}]/g, '') ?? ''
  const isSymbol =
    symbol !== '' && new RegExp(`(?:^|[^a-z])${escaped(symbol.toLowerCase())}\\s*=\\s*$`).test(before)
  if (unit !== '' && saysLittle(unit) && words === 0 && !isSymbol) {
    const alone = controls.filter((one) => converted(1, unit, one.unit) !== undefined)
    if (alone.length > 1 || converted(1, unit, control.unit) !== 1 || !isWithin) return none
  }
  // A plain number says nothing about how often in a second.
  const isRate = unit === '' && control.unit.startsWith('1/')
  const byName = words * 2 + vagueWords / 4 + (isSymbol ? 3 : 0) - (isRate ? 1 : 0)
  return { score: (unit === '' ? 0 : 2) + byName + (isWithin ? 0.5 : -0.5), values: wanted }
}

/** A number of things sets only what counts such things: 'Rows of pins', 'Cars on the ring'. */
function countsThem({ label, unit }: Control, counted: readonly string[]): boolean {
  const heads = headStems(label)
  const units = stemsOf(unit)
  const isCount = unit === '' || units.some((stem) => counted.includes(stem))
  return (
    isCount &&
    [...(heads.length > 0 ? heads : stemsOf(label)), ...units].some((stem) => counted.includes(stem))
  )
}

const measures = new Set(
  'length width height depth radius diameter thickness distance mass weight speed velocity angle temperature pressure area volume'
    .split(' ')
    .map(stemOf),
)

/** 'Focal length 10 cm' is nothing for a width. */
function isOfAnother({ id, label, about }: Control, before: string): boolean {
  const last = stemsOf(before).at(-1)
  return last !== undefined && measures.has(last) && !stemsOf(`${id} ${label} ${about}`).includes(last)
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

const held = ({ from, to }: Control, value: number) => Math.min(to, Math.max(from, value))

const gravities: Readonly<Record<string, number>> = {
  moon: 1.62,
  mars: 3.72,
  jupiter: 24.8,
  earth: 9.81,
  venus: 8.87,
  saturn: 10.4,
  neptune: 11.2,
  mercury: 3.7,
}
const ofWorld: Readonly<Record<string, string>> = { lunar: 'moon', martian: 'mars' }

/** 'On Mars', 'lunar gravity'. */
function worldIn({ words }: Reading, control: Control): ReadValue | undefined {
  if (control.unit !== 'm/s²' || !/gravity/i.test(`${control.id} ${control.label}`)) return undefined
  for (const [at, { text }] of words.entries()) {
    const name = fold(text)
    const world = ofWorld[name] ?? name.replace(/'s$/, '')
    const gravity = gravities[world]
    const before = words.slice(Math.max(0, at - 2), at).map((word) => fold(word.text))
    const isThere =
      name in ofWorld ||
      before.includes('on') ||
      stemOf(fold(words[at + 1]?.text ?? '')) === stemOf('gravity')
    if (gravity === undefined || !isThere) continue
    return {
      control,
      wanted: gravity,
      value: held(control, gravity),
      text: `on ${capital(world)}`,
      words: [at],
    }
  }
  return undefined
}

const capital = (world: string) =>
  `${world === 'moon' ? 'the ' : ''}${world.charAt(0).toUpperCase()}${world.slice(1)}`

/** Words to choose from. Two controls with the same ones ('from water into glass') get them in their order; one alone is the last's. */
function optionsIn(reading: Reading, controls: readonly Control[]): ReadValue[] {
  const subject = subjectOf(reading)
  const groups = Map.groupBy(
    controls.filter(({ options }) => options),
    ({ options = [] }) => options.join('|'),
  )
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    const last = group.at(-1)
    if (!first || !last) return []
    if (group.length === 1) return optionIn(subjectFor(reading, first), first) ?? []
    const places = (first.options ?? [])
      .map((words, value) => ({
        words,
        value,
        place: subject.findIndex(({ stem }) => stem === stemsOf(words)[0]),
      }))
      .filter(({ place }) => place >= 0)
      .sort((a, b) => a.place - b.place)
    const wanting = places.length === 1 ? [last] : group
    return wanting.flatMap((control, i) => {
      const place = places[i]
      const at = place && subject[place.place]?.at
      return place && at !== undefined
        ? [{ control, wanted: place.value, value: place.value, text: place.words.toLowerCase(), words: [at] }]
        : []
    })
  })
}

/** Without numbers of things that the control is not about: 'two resistors' do not choose 'one, then two'. */
function subjectFor(reading: Reading, { label }: Control): SubjectWord[] {
  const counted = reading.things
    .filter(
      ({ count, noun }) =>
        count !== undefined && !stemsOf(noun.text).some((stem) => stemsOf(label).includes(stem)),
    )
    .map(({ count }) => count)
  return subjectOf(reading).filter(({ word }) => !counted.includes(numberIn(word)))
}

/** One of several words to choose from. */
function optionIn(subject: readonly SubjectWord[], control: Control): ReadValue | undefined {
  const places = (control.options ?? []).map((words) => {
    const said = stemsOf(words).map((stem) => subject.find((word) => word.stem === stem && !word.isEmpty)?.at)
    return said.includes(undefined) ? [] : (said as number[])
  })
  const most = Math.max(0, ...places.map(({ length }) => length))
  // Where several are named ('glass and diamond') none is chosen for all.
  if (most === 0 || places.filter(({ length }) => length === most).length > 1) return undefined
  const value = places.findIndex(({ length }) => length === most)
  const text = (control.options?.[value] ?? '').toLowerCase()
  return { control, wanted: value, value, text, words: places[value] ?? [] }
}

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

/** 'strong gravity', 'a long string', 'low friction': an attribute of what the control measures, or of the thing that it belongs to. */
function degreeIn(reading: Reading, control: Control): ReadValue | undefined {
  if (control.options) return undefined
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
      return {
        control,
        wanted: value,
        value,
        text: `${attribute.text} ${noun.text}`,
        words: [...attribute.words, ...noun.words],
      }
    }
  }
  return undefined
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
const alike: [label: RegExp, said: RegExp][] = [
  [/drag|damping|\bair\b/i, /\b(?:air(?: (?:resistance|drag|friction))?|drag|damping|damped|resistance)\b/i],
  [/friction|rough/i, /\bfriction(?:less)?\b/i],
]

/** 'without friction' takes it to nothing; 'with wind', where it is off as a rule, takes it to the middle. */
function switchIn(reading: Reading, control: Control, topic: ReadonlySet<string>): ReadValue | undefined {
  if (control.options || control.from !== 0) return undefined
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
  if (without) return { control, wanted: 0, value: 0, text: `no ${label}`, words: without.words }
  if (control.usual !== 0) return undefined
  const along = reading.links
    .filter(({ does }) => /^(?:with|including|under|has|have|having|add)$/i.test(does.text))
    .flatMap(({ whom }) => (typeof whom === 'number' ? (reading.things[whom]?.noun ?? []) : []))
    .find(({ text }) => (kin?.test(text) ?? false) || isWholly(text))
  const value = placedAt(control, 0.5)
  return along && { control, wanted: value, value, text: `with ${label}`, words: along.words }
}

const airless = /^(?:frictionless|vacuum)$/i

/** What must not be there: 'no friction', 'without air', 'frictionless', 'in a vacuum'. */
function withoutIn({ said, links, things, words }: Reading): { text: string; words: number[] }[] {
  return [
    ...said.filter(({ what }) => what === 'not').map(({ piece }) => piece),
    ...links
      .filter(({ does }) => /\bwithout\b/i.test(does.text))
      .flatMap(({ whom }) => (typeof whom === 'number' ? (things[whom]?.noun ?? []) : [])),
    ...words.flatMap(({ text }, at) => (airless.test(text) ? [{ text, words: [at] }] : [])),
  ]
}

export function placedAt({ from, to, step, logarithmic }: Control, share: number): number {
  const value = logarithmic && from > 0 ? from * (to / from) ** share : from + (to - from) * share
  const grain = step ?? (to - from) / 100
  return logarithmic && from > 0
    ? Number(value.toPrecision(2))
    : Number((Math.round(value / grain) * grain).toFixed(6))
}
