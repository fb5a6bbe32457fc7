import { el } from '../../core/dom.ts'

/** When a scene cannot go on, or a browser cannot draw it. */
export function brokenCard(why: string, again: () => void): HTMLElement {
  return el(
    'div',
    { class: 'me-card' },
    el('h2', { id: 'me-heading' }, 'Something broke'),
    el('p', {}, why),
    el(
      'div',
      { class: 'me-actions' },
      el(
        'button',
        { type: 'button', class: 'me-button me-primary', 'data-first': true, onclick: again },
        'Start again',
      ),
    ),
  )
}
