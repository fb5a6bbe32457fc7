import { openRun } from '@makebelieve/kit/simulation/run'
import { withUnit, written } from '@makebelieve/kit/simulation/screen/numbers'
import { record } from '@makebelieve/kit/simulation/screen/recording'
import { axisFor, drawable, timeAxisFor } from '@makebelieve/kit/simulation/screen/scale'
import { inSingular } from '@makebelieve/kit/simulation/screen/singular'
import { stopFor, stopsOf } from '@makebelieve/kit/simulation/screen/stops'
import { type System, usualValues, type Values } from '@makebelieve/kit/simulation/system'
import { describe, expect, it } from 'vitest'
import { sampled } from '../../script/testing/sample.ts'
import { systems } from '../index.ts'
import { wordsDrawn } from './drawn.ts'

const topics = [...systems.values()]
const sliders = topics.flatMap(({ id, controls }) =>
  controls.filter(({ options }) => !options).map((control) => ({ topic: id, control })),
)

/** The usual setting, all controls at one end, and each control at each of its ends. */
function extremesOf({ controls }: System): Values[] {
  const usual = usualValues(controls)
  const all = (side: 'from' | 'to') =>
    Object.fromEntries(controls.map((control) => [control.id, control[side]]))
  return [
    usual,
    all('from'),
    all('to'),
    ...controls.flatMap(({ id, from, to }) => [
      { ...usual, [id]: from },
      { ...usual, [id]: to },
    ]),
  ]
}

/** What is written of a run at some moments, and what was recorded of it. */
function watched(system: System, values: Values) {
  const run = openRun(system, values)
  const recording = record(system, run)
  const texts: string[] = []
  const told: string[] = []
  for (const _ of Array.from({ length: 8 })) {
    recording.take()
    texts.push(
      system.describe(run.state, values),
      ...wordsDrawn(system, run.state, values),
      ...system.readouts.map(({ id, unit, digits }) => withUnit(written(run.read(id), digits), unit)),
    )
    told.push(inSingular(system.describe(run.state, values)))
    run.advance(Math.min(20 * system.pace, 120 * system.dt) / 8)
  }
  return { texts, told, recording }
}

describe('every slider of every topic', () => {
  it('can return to its usual place and to both its ends, by hand or by key', () => {
    expect(sliders.length).toBeGreaterThan(600)
    const lost = sliders.filter(({ control }) => {
      const stops = stopsOf(control)
      return [control.usual, control.from, control.to].some((value) => stops[stopFor(stops, value)] !== value)
    })
    expect(lost.map(({ topic, control }) => `${topic}: ${control.label}`)).toEqual([])
  })

  it('can return to where a prompt or a class link has put it', () => {
    const lost = sliders.filter(({ control }) => {
      const opened = control.from + (control.to - control.from) * 0.337
      const stops = stopsOf(control, opened)
      return stops[stopFor(stops, opened)] !== opened
    })
    expect(lost.map(({ topic, control }) => `${topic}: ${control.label}`)).toEqual([])
  })

  it('moves at every press of a key, in order, by steps fine enough and not too fine', () => {
    const odd = sliders.filter(({ control }) => {
      const stops = stopsOf(control)
      const rises = stops.every((stop, i) => i === 0 || stop > (stops[i - 1] ?? stop))
      return !rises || stops.length < 3 || stops.length > 2100
    })
    expect(odd.map(({ topic, control }) => `${topic}: ${control.label}, ${stopsOf(control).length}`)).toEqual(
      [],
    )
  })
})

it.each([
  [{ from: 0.1, to: 3, usual: 1 }, [0.1, 0.12, 0.14], 1],
  [{ from: 0, to: 20, usual: 9.81 }, [0, 0.2, 0.4], 9.81],
  [{ from: 50, to: 500, usual: 199, step: 50 }, [50, 100, 150], 199],
  [{ from: 1, to: 1000, usual: 30, logarithmic: true as const }, [1, 1.04, 1.07], 30],
])('a slider %o begins with %o and stops at %d', (range, first, usual) => {
  const stops = stopsOf({ id: 'x', label: 'X', unit: '', about: '', ...range })
  expect(stops.slice(0, 3)).toEqual(first)
  expect(stops).toContain(usual)
})

it('no readout calls what is not known yet nought', () => {
  const nought =
    /\b(?:0|zero|nothing)\b,? (?:until|before (?:the|it|that)|while (?:there|none|nothing)|as long as|on the first)|\b0 before\b/i
  const told = topics.flatMap(({ id, readouts }) =>
    readouts.filter(({ about }) => nought.test(about)).map(({ label, about }) => `${id}: ${label}: ${about}`),
  )
  expect(told).toEqual([])
})

it.each(sampled('ends of controls', topics, ({ id }) => id).map((system) => [system.id, system] as const))(
  '%s, at the ends of its controls, writes a dash for what is not known and has graphs that can be drawn',
  (_, system) => {
    const all = extremesOf(system).map((values) => watched(system, values))
    const odd = /\b(?:NaN|Infinity|undefined|null)\b/
    expect(all.flatMap(({ texts }) => texts.filter((text) => odd.test(text)))).toEqual([])
    const many =
      /(?<!\bof )(?<![\d.,:−-])\b1 (?!(?:is|plus|minus|burns)\b)(?:little |red |yellow )?[a-z]{3,}(?<![us])s\b(?! (?:on|a|the|light|with|:))/
    expect(all.flatMap(({ told }) => told.filter((text) => many.test(text)))).toEqual([])
    const axes = all.flatMap(({ recording: { columns } }) =>
      system.graphs
        .flatMap(({ x, y }) => [x, ...y])
        .map((name) => {
          const found = drawable(columns.get(name) ?? []).filter((value) => value !== null)
          const low = found.length > 0 ? Math.min(...found) : null
          const top = found.length > 0 ? Math.max(...found) : null
          return { name, axis: name === 'time' ? timeAxisFor(low, top) : axisFor(low, top) }
        }),
    )
    expect(axes.filter(({ axis }) => !divides(axis))).toEqual([])
  },
)

/** A thousandth of an axis is finer than what is written beside it. */
const divides = ([from, to]: readonly [number, number]) =>
  Number.isFinite(to - from) && from < to && from + (to - from) / 1000 > from

it.each([
  ['what changes by less than its last digits', 137.49163037744455, 137.49163037744495],
  ['one point', 5, 5],
  ['nothing', null, null],
  ['what is infinite', 0, Number.POSITIVE_INFINITY],
  ['nought', 0, 0],
])('an axis for %s can be divided', (_, low, top) => {
  expect(divides(axisFor(low, top))).toBe(true)
})

const felt = topics.filter((system) => system.felt)

it.each(felt.map((system) => [system.id, system] as const))(
  '%s: what is read follows a slider that is moved while time stands still',
  (_, system) => {
    const stale = system.controls
      .filter(({ restarts, options }) => !restarts && !options)
      .flatMap(({ id, label, from, to, usual }) => {
        const values: Record<string, number> = usualValues(system.controls)
        const run = openRun(system, values)
        run.advance(system.pace)
        values[id] = usual + (usual - from > to - usual ? from - usual : to - usual) / 20
        run.feel()
        const now = system.readouts.map((readout) => run.measure(readout.id))
        run.step()
        return system.readouts
          .filter((readout, i) => {
            const [before, after] = [now[i] ?? 0, run.measure(readout.id)]
            return Math.abs(after - before) > 0.05 * Math.max(Math.abs(after), Math.abs(before), 1e-9)
          })
          .map((readout) => `${label}: ${readout.label}`)
      })
    expect(stale).toEqual([])
  },
)

it('a recording takes down what is read when time stands still, once for each moment', () => {
  const [system] = topics
  if (!system) throw new Error('There are no topics')
  const values: Record<string, number> = usualValues(system.controls)
  const run = openRun(system, values)
  const recording = record(system, run)
  for (let i = 0; i < 5000; i++) {
    run.step()
    recording.take()
  }
  recording.takeNow()
  const rows = recording.times.length
  expect(recording.times.at(-1)).toBe(run.time)
  recording.takeNow()
  expect(recording.times.length).toBe(rows)
  for (const { id } of system.readouts)
    expect(recording.columns.get(id)?.at(-1) ?? undefined).toBe(run.read(id))
})

it.each([
  [
    'The weight is 1 degrees to the left after 1 swings.',
    'The weight is 1 degree to the left after 1 swing.',
  ],
  ['1 trees are burning and 0 of 1 are ashes.', '1 tree is burning and 0 of 1 are ashes.'],
  [
    'After 1 guesses 11 numbers are left, of 1 parties none.',
    'After 1 guess 11 numbers are left, of 1 parties none.',
  ],
  [
    'It is 2.1 metres long and -1 degrees warm; 1 plus 3.',
    'It is 2.1 metres long and -1 degrees warm; 1 plus 3.',
  ],
])('%s is read as: %s', (many, one) => {
  expect(inSingular(many)).toBe(one)
})

it.each([
  ['12.50', '€', '€12.50'],
  ['-4', '€/kg', '-€4/kg'],
  ['45', '°', '45°'],
  ['3', 'm', '3 m'],
  ['–', 'm', '–'],
])('%s in %s is written %s', (text, unit, whole) => {
  expect(withUnit(text, unit)).toBe(whole)
})
