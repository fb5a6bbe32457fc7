import type { Control, System } from '@makebelieve/kit/simulation/system'
import type { Reading } from '../../../reading/schema.ts'
import { headStems, held, keyStems, measures, type ReadValue, vague } from './control-words.ts'
import { degreesIn, switchesIn } from './degrees.ts'
import { howMuch } from './how-much.ts'
import { namedValuesIn } from './named-values.ts'
import { optionsIn } from './options.ts'
import { type Quantity, quantitiesIn } from './quantities.ts'
import { stemOf, stemsOf } from './stems.ts'
import { subjectOf } from './subject.ts'
import { converted, saysLittle } from './units.ts'
import { worldsIn } from './worlds.ts'

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
  const keep = (found: readonly ReadValue[]) => {
    const free = found.filter((one) => ![...values, ...ranges].some(({ control }) => control === one.control))
    values.push(...free)
  }
  keep(optionsIn(reading, system.controls))
  const topic = new Set(stemsOf(`${system.title} ${system.id.replaceAll('-', ' ')}`))
  for (const control of system.controls) keep(worldsIn(reading, control))
  for (const control of system.controls) {
    keep(namedValuesIn(reading, control, topic))
    keep(degreesIn(reading, control))
    keep(switchesIn(reading, control, topic))
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
  const how = howMuch(reading, system).map(({ readout }) => readout)
  const named = system.readouts
    .filter(({ id, label }) => isSaid(label) && !how.includes(id))
    .map(({ id }) => id)
  const readouts = [...how, ...named]
  const graphs = system.graphs
    .filter(({ title, y }) => isSaid(title) || y.some((id) => readouts.includes(id)))
    .map(({ id }) => id)
  return { values: values.map((one) => inItsRun(one, values)), ranges, controls, readouts, graphs }
}

/** The first that differs from what is set first. */
function inItsRun(one: ReadValue, all: readonly ReadValue[]): ReadValue {
  const own = all.filter(({ control }) => control === one.control)
  const second = own.find(({ value }) => value !== own[0]?.value)
  return one === second ? { ...one, run: 'B' } : one
}

/** Numbers with their units, each given to the free control that it fits best. */
function numbersIn(reading: Reading, { controls }: System): Pick<Spoken, 'values' | 'ranges'> {
  const values: ReadValue[] = []
  const ranges: ReadRange[] = []
  const isFree = (control: Control) => ![...values, ...ranges].some((one) => one.control === control)
  for (const quantity of quantitiesIn(reading)) {
    const fitting = controls
      .filter((control) => !control.options)
      .map((control) => ({ control, ...fit(control, quantity, controls) }))
      .sort((a, b) => b.score - a.score)
    // Who names the ends of a range may want more than there is. What fits nothing else is the same quantity again, though it may go too far: 'one 1 m long and one 40 m long'.
    const isAgain = (control: Control) => !quantity.isRange && values.some((one) => one.control === control)
    const best =
      fitting.find(({ control, score }) => score >= (quantity.isRange ? 1.5 : 2) && isFree(control)) ??
      fitting.find(({ control, score }) => score >= 1.5 && isAgain(control))
    if (!best) continue
    const { control, values: wanted } = best
    const { words, text } = quantity
    const [from = 0, to = from] = wanted
    const label = control.label.toLowerCase()
    if (quantity.isRange) ranges.push({ control, from, to, text: `${label} ${text}`, words })
    else
      for (const value of wanted) {
        const spoken = wanted.length > 1 ? `${label} ${value} ${control.unit}`.trim() : `${label} ${text}`
        values.push({ control, wanted: value, value: held(control, value), text: spoken, words })
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
  // 'A crowd of 200 people' is not how many each of them infects.
  if (counted.length > 0)
    return isWithin && countsThem(control, counted) ? { score: 4, values: wanted } : none
  const words = keyStems(control.label).filter((stem) => near.has(stem)).length
  const vagueWords = stemsOf(control.label).filter((stem) => vague.has(stem) && near.has(stem)).length
  const symbol = control.symbol?.replaceAll(/[\\_{}]/g, '') ?? ''
  const isSymbol =
    symbol !== '' &&
    // 'R0 of 4'; but 'a of 3' would be many things.
    new RegExp(
      `(?:^|[^a-z])${escaped(symbol.toLowerCase())}\\s*(?:=|${symbol.length > 1 ? 'of|is|at|to|:|' : '='})\\s*$`,
    ).test(before)
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

/** 'Focal length 10 cm' is nothing for a width. */
function isOfAnother({ id, label, about, unit }: Control, before: string): boolean {
  const said = stemsOf(before).at(-1)
  // People weigh in kilograms.
  const last = said === stemOf('weight') && unit === 'kg' ? stemOf('mass') : said
  return last !== undefined && measures.has(last) && !stemsOf(`${id} ${label} ${about}`).includes(last)
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
