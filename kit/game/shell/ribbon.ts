import { button, el } from './dom.ts'

export const speeds = [1, 2, 4] as const

/** Lies over the stage while a recorded game is watched. */
export function proofRibbon(setSpeed: (speed: number) => void, stop: () => void): HTMLElement {
  const radios = speeds.map((speed) => {
    const input = el('input', { type: 'radio', name: 'speed', onchange: () => setSpeed(speed) })
    input.checked = speed === 1
    return el('label', {}, input, el('span', {}, `${speed}×`))
  })
  return el(
    'div',
    { class: 'mb-ribbon', role: 'group', 'aria-label': 'Watching the proof' },
    el('strong', {}, 'Watching the proof'),
    el('fieldset', { class: 'mb-levels' }, el('legend', { class: 'mb-hidden' }, 'Speed'), ...radios),
    button('Stop', 'plain', stop),
  )
}
