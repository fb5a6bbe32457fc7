import { el } from '../../core/dom.ts'
import type { Part } from '../setup.ts'
import type { Control, System, Values } from '../system.ts'
import { mathOf } from './math.ts'
import { digitsFor, withUnit, written } from './numbers.ts'

export type ControlsView = {
  element: HTMLElement
  /** Puts the sliders where the values are. */
  show(values: Values): void
  /** From now on they are for looking at. */
  lock(): void
}

type Order = { system: System; part: Part; change(control: Control, value: number): void }

/** Sliders with their numbers, and words to choose from. Those that the prompt named come first. */
export function controlsOf({ system, part, change }: Order): ControlsView {
  const asked = part.controls.map((id) => system.controls.find((control) => control.id === id))
  const first = asked.filter((control) => control !== undefined)
  const ordered = [...first, ...system.controls.filter((control) => !first.includes(control))]
  const fields = ordered.map((control) => {
    const field = control.options ? choice(control, change) : slider(control, part, change)
    return { id: control.id, ...field }
  })
  const element = el('div', { class: 'ms-controls' }, ...fields.map((field) => field.element))
  return {
    element,
    show(values) {
      for (const { id, put } of fields) put(values[id] ?? 0)
    },
    lock() {
      for (const field of element.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select'))
        field.disabled = true
    },
  }
}

type Field = { element: HTMLElement; put(value: number): void }
type Change = Order['change']

function choice(control: Control, change: Change): Field {
  const name = `ms-${control.id}`
  const select = el(
    'select',
    {
      id: name,
      'aria-describedby': `${name}-about`,
      onchange: () => change(control, Number(select.value)),
    },
    ...(control.options ?? []).map((words, i) => el('option', { value: i }, words)),
  )
  return {
    element: el(
      'div',
      { class: 'ms-field' },
      el('label', { for: name }, control.label),
      select,
      aboutOf(control, name),
    ),
    put: (value) => {
      select.value = String(Math.round(value))
    },
  }
}

const places = 200

function slider(control: Control, part: Part, change: Change): Field {
  const name = `ms-${control.id}`
  const { from, to, logarithmic, unit } = control
  const grain = control.step ?? (to - from) / 100
  const digits = digitsFor(grain)
  const isLog = logarithmic && from > 0
  const toPlace = (value: number) => (isLog ? (Math.log(value / from) / Math.log(to / from)) * places : value)
  const toValue = (place: number) => (isLog ? from * (to / from) ** (place / places) : place)
  const range = el('input', {
    type: 'range',
    id: name,
    min: isLog ? 0 : from,
    max: isLog ? places : to,
    step: isLog ? 1 : grain,
    'aria-describedby': `${name}-about`,
    oninput: () => change(control, tidy(toValue(Number(range.value)))),
  })
  const number = el('input', {
    type: 'number',
    class: 'ms-number',
    min: from,
    max: to,
    step: 'any',
    'aria-label': unit === '' ? control.label : `${control.label}, ${unit}`,
    onchange: () => {
      const value = Number(number.value)
      // What cannot be is held at the end that it is beyond; what is no number changes nothing.
      if (number.value !== '' && Number.isFinite(value)) change(control, Math.min(to, Math.max(from, value)))
      else number.value = number.defaultValue
    },
  })
  const tidy = (value: number) =>
    isLog ? Number(value.toPrecision(3)) : Number(value.toFixed(Math.max(digits, 2)))
  const symbol = part.written.symbols[control.id]
  return {
    element: el(
      'div',
      { class: 'ms-field' },
      el(
        'div',
        { class: 'ms-field-head' },
        el('label', { for: name }, control.label),
        symbol === undefined ? undefined : mathOf(symbol, 'ms-symbol'),
        el(
          'span',
          { class: 'ms-entry' },
          number,
          unit === '' ? undefined : el('span', { class: 'ms-unit' }, unit),
        ),
      ),
      range,
      aboutOf(control, name),
    ),
    put(value) {
      range.value = String(toPlace(value))
      range.style.setProperty(
        '--share',
        `${((Number(range.value) - Number(range.min)) / (Number(range.max) - Number(range.min))) * 100}%`,
      )
      range.setAttribute('aria-valuetext', withUnit(written(value, isLog ? 3 : digits), unit))
      number.value = number.defaultValue = String(
        isLog ? Number(value.toPrecision(3)) : Number(value.toFixed(Math.max(digits, 2))),
      )
    },
  }
}

const aboutOf = ({ about, restarts }: Control, name: string) =>
  el('p', { class: 'ms-about', id: `${name}-about` }, restarts ? `${about} Changing it starts over.` : about)
