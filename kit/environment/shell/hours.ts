import { el } from '../../core/dom.ts'
import { icon } from './icons.ts'

export type Hours = { element: HTMLElement; show(hour: number): void }

const parts: [until: number, name: string][] = [
  [5, 'night'],
  [7, 'sunrise'],
  [11, 'morning'],
  [14, 'noon'],
  [17, 'afternoon'],
  [20, 'sunset'],
  [22, 'dusk'],
  [25, 'night'],
]

function clockOf(hour: number): string {
  const minutes = Math.round((hour % 24) * 60)
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}

/** '18:30, sunset': for whoever hears the slider instead of seeing it. */
export function sayHour(hour: number): string {
  return `${clockOf(hour)}, ${parts.find(([until]) => hour % 24 < until)?.[1] ?? 'night'}`
}

/** The way of the sun from midnight to midnight. */
export function createHours(changed: (hour: number) => void): Hours {
  const input = el('input', { type: 'range', min: 0, max: 24, step: 0.25, 'aria-label': 'Time of day' })
  const clock = el('span', { class: 'me-clock', 'aria-hidden': 'true' })
  const glyph = el('span', { class: 'me-glyph', 'aria-hidden': 'true' }, icon('sun'), icon('moon'))
  const element = el('div', { class: 'me-hours' }, glyph, input, clock)
  const show = (hour: number) => {
    input.value = String(hour)
    input.setAttribute('aria-valuetext', sayHour(hour))
    clock.textContent = clockOf(hour)
    element.toggleAttribute('data-night', hour < 6 || hour > 18.5)
  }
  input.addEventListener('input', () => {
    const hour = Number(input.value)
    show(hour)
    changed(hour)
  })
  return { element, show }
}
