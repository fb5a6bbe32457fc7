import { el } from '../../core/dom.ts'
import type { Part } from '../setup.ts'
import type { Control, System, Values } from '../system.ts'
import { mathOf } from './math.ts'
import { digitsFor, digitsOf, withUnit, written } from './numbers.ts'
import { grainOf, isLogarithmic, stopFor, stopsOf } from './stops.ts'

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

function slider(control: Control, part: Part, change: Change): Field {
  const name = `ms-${control.id}`
  const { from, to, unit, usual } = control
  const stops = stopsOf(control, part.values[control.id])
  const digits = Math.max(digitsFor(grainOf(control)), digitsOf(usual))
  const said = (value: number) => written(value, isLogarithmic(control) ? digitsOf(value) : digits)
  const range = el('input', {
    type: 'range',
    id: name,
    min: 0,
    max: stops.length - 1,
    step: 1,
    'aria-describedby': `${name}-about`,
    oninput: () => change(control, stops[Number(range.value)] ?? usual),
  })
  const shareOf = (value: number) => stopFor(stops, value) / (stops.length - 1)
  range.style.setProperty('--usual', String(shareOf(part.values[control.id] ?? usual)))
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
      range.value = String(stopFor(stops, value))
      range.style.setProperty('--share', `${shareOf(value) * 100}%`)
      range.setAttribute('aria-valuetext', withUnit(said(value), unit))
      number.value = number.defaultValue = String(Number(value.toPrecision(6)))
    },
  }
}

const aboutOf = ({ about, restarts }: Control, name: string) =>
  el('p', { class: 'ms-about', id: `${name}-about` }, restarts ? `${about} Changing it starts over.` : about)
