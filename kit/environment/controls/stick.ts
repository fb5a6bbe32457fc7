import { el } from '../../core/dom.ts'
import { type Intent, nothing } from './intent.ts'

export type Stick = { element: HTMLElement; read(): Intent }

/** A round pad for a thumb: how far it leans is how fast one walks, and its edge runs. */
export function createStick(): Stick {
  const knob = el('div', { class: 'me-knob' })
  const element = el('div', { class: 'me-stick', role: 'img', 'aria-label': 'Stick for walking' }, knob)
  let finger: number | undefined
  let x = 0
  let y = 0

  function lean(toX: number, toY: number): void {
    const long = Math.hypot(toX, toY)
    const most = Math.max(1, long)
    x = toX / most
    y = toY / most
    knob.style.translate = `${x * 34}% ${y * 34}%`
    element.toggleAttribute('data-runs', long > 0.92)
  }
  function follow(event: PointerEvent): void {
    const box = element.getBoundingClientRect()
    const half = box.width / 2
    lean((event.clientX - box.left - half) / half, (event.clientY - box.top - half) / half)
  }

  element.addEventListener('pointerdown', (event) => {
    event.preventDefault()
    finger = event.pointerId
    element.setPointerCapture(finger)
    follow(event)
  })
  element.addEventListener('pointermove', (event) => {
    if (event.pointerId === finger) follow(event)
  })
  for (const type of ['pointerup', 'pointercancel', 'lostpointercapture'] as const)
    element.addEventListener(type, (event) => {
      if (event.pointerId !== finger) return
      finger = undefined
      lean(0, 0)
    })

  return {
    element,
    read: () =>
      finger === undefined
        ? nothing
        : { ...nothing, forward: -y, side: x, run: element.hasAttribute('data-runs') },
  }
}
