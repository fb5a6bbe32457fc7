import { button, el } from './dom.ts'
import { type Settings, settingsForm } from './settings.ts'

export type PauseParts = { settings: Settings; resume(): void; restart(): void; leave(): void }

export function pausePanel({ settings, resume, restart, leave }: PauseParts): HTMLElement {
  const go = button('Resume', 'primary', resume, 'play')
  go.dataset.first = ''
  const card = el(
    'div',
    { class: 'mb-card mb-pause' },
    el('h1', { id: 'mb-heading' }, 'Paused'),
    el(
      'div',
      { class: 'mb-actions' },
      go,
      button('Restart', 'plain', restart, 'restart'),
      button('Title', 'plain', leave, 'home'),
    ),
    settingsForm(settings),
  )
  return el('div', { class: 'mb-scene' }, card)
}
