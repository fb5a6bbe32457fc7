import type { GamePlan } from '../plan.ts'
import type { Control } from '../rules.ts'
import { button, el } from './dom.ts'
import { controlHints } from './keys.ts'
import { type Art, puppetShow } from './puppets.ts'
import { difficulties, type Settings } from './settings.ts'

export type TitleParts = {
  plan: GamePlan
  art: Art
  howTo: string[]
  controls: Control[]
  settings: Settings
  best(): number
  play(): void
}

/** The first thing to be seen: what this is, what to do, how, and a button that begins it. */
export function titlePanel({ plan, art, howTo, controls, settings, best, play }: TitleParts): HTMLElement {
  const bestLine = el('p', { class: 'mb-best', 'aria-live': 'polite' })
  const showBest = () => {
    bestLine.textContent = best() > 0 ? `Best score: ${best()}` : ''
  }
  showBest()

  const radios = difficulties.map((name) => {
    const input = el('input', {
      type: 'radio',
      name: 'difficulty',
      value: name,
      onchange: () => {
        settings.difficulty(name)
        showBest()
      },
    })
    input.checked = settings.difficulty() === name
    return el('label', {}, input, el('span', {}, name[0]?.toUpperCase() + name.slice(1)))
  })

  const start = button('Play', 'primary', play, 'play')
  start.dataset.first = ''
  const levels = el(
    'fieldset',
    { class: 'mb-levels' },
    el('legend', { class: 'mb-hidden' }, 'Difficulty'),
    ...radios,
  )
  const card = el(
    'div',
    { class: 'mb-card' },
    el(
      'div',
      {},
      el('h1', { id: 'mb-heading', class: titleSize(plan.title) }, plan.title),
      el('p', { id: 'mb-goal', class: 'mb-goal' }, plan.goal),
      howTo.length > 0
        ? el('ul', { class: 'mb-how' }, ...howTo.slice(0, 3).map((line) => el('li', {}, line)))
        : undefined,
      controlHints(controls),
    ),
    el('div', { class: 'mb-start' }, levels, start, bestLine),
  )
  return el('div', { class: 'mb-scene mb-title' }, puppetShow(plan, art), card)
}

/** Long titles are set smaller instead of filling the card. */
function titleSize({ length }: string): string {
  return length > 26 ? 'mb-long' : length > 16 ? 'mb-medium' : ''
}
