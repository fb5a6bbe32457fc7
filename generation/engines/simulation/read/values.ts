import type { Control, System } from '@makebelieve/kit/simulation/system'
import { withDigits } from '../../../brief/numbers.ts'
import { isEmpty, stemOf, stemsOf, wordsOf } from './stems.ts'
import { converted, isUnit, unitWords } from './units.ts'

export type ReadValue = { control: Control; value: number; wanted: number; text: string }

export type Reading = {
  values: ReadValue[]
  /** Controls, readouts and graphs that are spoken of. */
  controls: string[]
  readouts: string[]
  graphs: string[]
}

/** What the words say about the quantities of a system. */
export function readValues(prompt: string, system: System): Reading {
  const text = withDigits(prompt.toLowerCase())
  const found = new Map<string, ReadValue>()
  const keep = (one: ReadValue | undefined) => {
    if (one && !found.has(one.control.id)) found.set(one.control.id, one)
  }
  for (const one of numbersIn(text, system)) keep(one)
  for (const one of optionsIn(text, system.controls)) keep(one)
  const topicStems = new Set(stemsOf(`${system.title} ${system.id.replaceAll('-', ' ')}`))
  for (const control of system.controls) {
    keep(placeIn(text, control))
    keep(degreeIn(text, control))
    keep(switchIn(text, control, topicStems))
  }
  const said = new Set(stemsOf(text))
  // 'Length of the string' is known by its head.
  const isSaid = (label: string) => {
    const stems = keyStems(label.split(/ (?:of|at|in|on|per|from|to|when) /)[0] ?? label)
    return stems.length > 0 && stems.every((stem) => said.has(stem))
  }
  const controls = system.controls
    .filter(({ id, label }) => found.has(id) || isSaid(label))
    .map(({ id }) => id)
  const readouts = system.readouts.filter(({ label }) => isSaid(label)).map(({ id }) => id)
  const graphs = system.graphs
    .filter(({ title, y }) => isSaid(title) || y.some((id) => readouts.includes(id)))
    .map(({ id }) => id)
  return { values: [...found.values()], controls, readouts, graphs }
}

const vague = new Set(
  ['first', 'begin', 'number', 'how', 'many', 'much', 'let', 'size', 'count', 'amount'].map(stemOf),
)

/** The stems by which a quantity is known: 'Length of the string' by 'length' and 'string'. */
const keyStems = (label: string) => stemsOf(label).filter((stem) => !vague.has(stem))

const numberPattern = new RegExp(`(-?\\d+(?:\\.\\d+)?)\\s*(${unitWords})?`, 'g')

/** Numbers with their units, each given to the control that it fits best. */
function numbersIn(text: string, system: System): ReadValue[] {
  return [...text.matchAll(numberPattern)].flatMap((match) => {
    const [whole, digits = '', after = ''] = match
    const unit = isUnit(after) ? after : ''
    // '8 year olds' and 'grade 5' are about people.
    const rest = text.slice(match.index + whole.length, match.index + whole.length + 40)
    const before = text.slice(Math.max(0, match.index - 40), match.index)
    if (/^[\s-]*olds?\b/.test(rest) || /\b(?:grade|year|ages?|aged|level|ks)\s*$/.test(before)) return []
    const near = new Set(
      [...lastWords(before), ...firstWords(unit === '' ? `${after} ${rest}` : rest)].map(stemOf),
    )
    const scored = system.controls
      .filter(({ options }) => !options)
      .map((control) => ({ control, ...fit(control, Number(digits), unit, near, before) }))
      .filter(({ score }) => score >= 2)
      .sort((a, b) => b.score - a.score)
    const [best] = scored
    if (!best) return []
    const { control, value } = best
    const spoken = `${control.label.toLowerCase()} ${digits}${unit === '' ? '' : ` ${unit}`}`
    return [{ control, wanted: value, value: held(control, value), text: spoken }]
  })
}

const lastWords = (text: string) =>
  wordsOf(text.replace(/^.*[.;]/, ''))
    .filter((word) => !isEmpty(word))
    .slice(-3)
const firstWords = (text: string) =>
  wordsOf(text.replace(/[.;,].*$/, ''))
    .filter((word) => !isEmpty(word))
    .slice(0, 2)

/** How well a number fits a control: by its unit, by words around it, by its symbol. */
function fit(control: Control, number: number, unit: string, near: ReadonlySet<string>, before: string) {
  const value = unit === '' ? number : converted(number, unit, control.unit)
  if (value === undefined) return { score: 0, value: number }
  const stems = keyStems(control.label)
  const words = stems.filter((stem) => near.has(stem)).length
  const symbol = control.symbol?.replaceAll(/[\\_{}]/g, '') ?? ''
  const bySymbol =
    symbol !== '' && new RegExp(`(?:^|[^a-z])${escaped(symbol.toLowerCase())}\\s*=\\s*$`).test(before) ? 3 : 0
  const isWithin = value >= control.from && value <= control.to ? 0.5 : -0.5
  return { score: (unit === '' ? 0 : 2) + words * 2 + bySymbol + isWithin, value }
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

const held = ({ from, to }: Control, value: number) => Math.min(to, Math.max(from, value))

const worlds: [pattern: RegExp, gravity: number, name: string][] = [
  [/\b(?:on|of) the moon\b|\bmoon(?:'s)? gravity\b|\blunar\b/, 1.62, 'on the Moon'],
  [/\bon mars\b|\bmartian\b/, 3.72, 'on Mars'],
  [/\bon jupiter\b/, 24.8, 'on Jupiter'],
  [/\bon (?:planet )?earth\b/, 9.81, 'on Earth'],
  [/\bon venus\b/, 8.87, 'on Venus'],
  [/\bon saturn\b/, 10.4, 'on Saturn'],
  [/\bon neptune\b/, 11.2, 'on Neptune'],
  [/\bon mercury\b/, 3.7, 'on Mercury'],
]

function placeIn(text: string, control: Control): ReadValue | undefined {
  if (control.unit !== 'm/s²' || !/gravity/i.test(`${control.id} ${control.label}`)) return undefined
  const [, gravity, name] = worlds.find(([pattern]) => pattern.test(text)) ?? []
  return gravity === undefined || name === undefined
    ? undefined
    : { control, wanted: gravity, value: held(control, gravity), text: name }
}

/** Words to choose from. Two controls with the same ones ('from water into glass') get them in their order; one alone is the last's. */
function optionsIn(text: string, controls: readonly Control[]): ReadValue[] {
  const groups = Map.groupBy(
    controls.filter(({ options }) => options),
    ({ options = [] }) => options.join('|'),
  )
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    const last = group.at(-1)
    if (!first || !last) return []
    if (group.length === 1) return optionIn(text, first) ?? []
    const said = wordsOf(text).map(stemOf)
    const places = (first.options ?? [])
      .map((words, value) => ({ words, value, at: said.indexOf(stemsOf(words)[0] ?? '') }))
      .filter(({ at }) => at >= 0)
      .sort((a, b) => a.at - b.at)
    const wanting = places.length === 1 ? [last] : group
    return wanting.flatMap((control, i) => {
      const place = places[i]
      return place
        ? [{ control, wanted: place.value, value: place.value, text: place.words.toLowerCase() }]
        : []
    })
  })
}

/** One of several words to choose from. */
function optionIn(text: string, control: Control): ReadValue | undefined {
  const said = new Set(stemsOf(text))
  const places = (control.options ?? []).map((words) => {
    const stems = stemsOf(words)
    return stems.length > 0 && stems.every((stem) => said.has(stem)) ? stems.length : 0
  })
  const most = Math.max(0, ...places)
  // Where several are named ('glass and diamond') none is chosen for all.
  if (most === 0 || places.filter((count) => count === most).length > 1) return undefined
  const value = places.indexOf(most)
  return { control, wanted: value, value, text: (control.options?.[value] ?? '').toLowerCase() }
}

const much =
  '(?:high|higher|strong|stronger|large|larger|big|bigger|great|greater|fast|faster|heavy|heavier|long|longer|hot|hotter|steep|steeper|tall|more|lots of|many|maximum)'
const little =
  '(?:low|lower|weak|weaker|small|smaller|little|slow|slower|light|lighter|short|shorter|cold|colder|gentle|shallow|less|few|fewer|minimum)'

/** 'strong gravity', 'a long string', 'low friction'. */
function degreeIn(text: string, control: Control): ReadValue | undefined {
  if (control.options) return undefined
  for (const [pattern, share] of [
    [much, 0.85],
    [little, 0.15],
  ] as const)
    for (const match of text.matchAll(new RegExp(`\\b(${pattern})\\s+([a-z]+)(?:\\s+([a-z]+))?`, 'g'))) {
      const [, degree = '', first = '', second = ''] = match
      const stems = keyStems(control.label)
      // 'light and dark' are two things; 'a long nylon string' is one.
      const words = isEmpty(first) ? [] : [first, second]
      const named = words.find((word) => stems.includes(stemOf(word)))
      if (named === undefined) continue
      const value = placedAt(control, share)
      return { control, wanted: value, value, text: `${degree} ${named}` }
    }
  return undefined
}

/** What resists a motion has many names. */
const alike: Record<string, RegExp> = {
  drag: /\b(?:air (?:resistance|drag|friction)|drag|damping|damped|resistance)\b/,
  friction: /\bfriction(?:less)?\b/,
}

/** 'without friction' takes it to nothing; 'with wind', where it is off as a rule, takes it to the middle. */
function switchIn(text: string, control: Control, topic: ReadonlySet<string>): ReadValue | undefined {
  if (control.options) return undefined
  // 'A pendulum and a lens' names the lens, not what covers it.
  const own = keyStems(control.label).filter((stem) => !topic.has(stem))
  const kin = Object.entries(alike).find(([name]) =>
    `${control.id} ${control.label}`.toLowerCase().includes(name),
  )?.[1]
  const names = (words: string) =>
    (kin?.test(words) ?? false) || (own.length > 0 && stemsOf(words).some((stem) => own.includes(stem)))
  const off = /\b(?:without|no|zero|ignoring|neglecting|in a vacuum)\b((?:\s+[a-z]+){0,3})/.exec(text)
  const isFree = /\bfrictionless\b|\bin (?:a )?vacuum\b/.test(text) && kin !== undefined
  if (control.from === 0 && (isFree || (off && names(off[1] ?? ''))))
    return {
      control,
      wanted: 0,
      value: 0,
      text: isFree ? 'without friction' : `no ${control.label.toLowerCase()}`,
    }
  const on = /\b(?:with|and|including|add|under)\b((?:\s+[a-z]+){1,4})/g
  if (control.usual !== control.from) return undefined
  for (const [, words = ''] of text.matchAll(on))
    if (names(words) && !/\b(?:without|no)\b/.test(words)) {
      const value = placedAt(control, 0.5)
      return { control, wanted: value, value, text: `with ${control.label.toLowerCase()}` }
    }
  return undefined
}

export function placedAt({ from, to, step, logarithmic }: Control, share: number): number {
  const value = logarithmic && from > 0 ? from * (to / from) ** share : from + (to - from) * share
  const grain = step ?? (to - from) / 100
  return logarithmic && from > 0
    ? Number(value.toPrecision(2))
    : Number((Math.round(value / grain) * grain).toFixed(6))
}
