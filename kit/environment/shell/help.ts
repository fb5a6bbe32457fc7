import { el } from '../../core/dom.ts'
import type { Quality, Settings } from './settings.ts'

export type HelpParts = { settings: Settings; home(): void; close(): void }

const keys: [keys: string[], does: string][] = [
  [['W', 'A', 'S', 'D'], 'Walk'],
  [['Mouse', 'Drag'], 'Look around'],
  [['←', '→'], 'Turn'],
  [['Shift'], 'Run'],
  [['Space'], 'Jump, or climb while flying'],
  [['C'], 'Descend while flying'],
  [['F'], 'Fly'],
  [['O'], 'Look from outside'],
  [['1', '–', '9'], 'Jump to a view'],
  [['P'], 'Take a photo'],
  [['M'], 'Mute'],
  [['R'], 'Back to the start'],
]
const fingers: [what: string, does: string][] = [
  ['Stick', 'Walk; push to the edge to run'],
  ['Drag', 'Look around'],
  ['Pinch', 'Come closer'],
]
const qualities: [quality: Quality, name: string][] = [
  ['auto', 'Auto'],
  ['low', 'Low'],
  ['medium', 'Medium'],
  ['high', 'High'],
]

/** Keys and settings on a paper card. */
export function helpCard({ settings, home, close }: HelpParts): HTMLElement {
  const row = (caps: string[], does: string) =>
    el(
      'li',
      {},
      el('span', { class: 'me-caps' }, ...caps.map((cap) => (cap === '–' ? cap : el('kbd', {}, cap)))),
      does,
    )
  const calm = el('input', {
    type: 'checkbox',
    role: 'switch',
    onchange: () => settings.setCalm(calm.checked),
  })
  calm.checked = settings.isCalm()
  return el(
    'div',
    { class: 'me-card me-help' },
    el('h2', { id: 'me-heading' }, 'Looking around'),
    el('ul', { class: 'me-keys me-for-keys' }, ...keys.map(([caps, does]) => row(caps, does))),
    el('ul', { class: 'me-keys me-for-touch' }, ...fingers.map(([what, does]) => row([what], does))),
    el(
      'fieldset',
      { class: 'me-quality' },
      el('legend', {}, 'Picture quality'),
      el(
        'div',
        { class: 'me-choices' },
        ...qualities.map(([quality, name]) => {
          const input = el('input', {
            type: 'radio',
            name: 'me-quality',
            onchange: () => settings.setQuality(quality),
          })
          input.checked = settings.quality() === quality
          return el('label', {}, input, el('span', {}, name))
        }),
      ),
    ),
    el('label', { class: 'me-switch' }, el('span', {}, 'Less motion'), calm),
    el(
      'div',
      { class: 'me-actions' },
      el(
        'button',
        { type: 'button', class: 'me-button me-primary', 'data-first': true, onclick: close },
        'Continue',
      ),
      el('button', { type: 'button', class: 'me-button', onclick: home }, 'Back to the start'),
    ),
  )
}
