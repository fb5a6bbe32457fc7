import type { EventType, GameEvent } from '../world.ts'
import { el } from './dom.ts'

const announced: Partial<Record<EventType, string>> = {
  level: 'Level {value}',
  wave: 'Wave {value}',
  boss: 'Boss!',
  phase: 'Watch out!',
}
const shownMs = 1600

/** A strip of paper that slides in when something begins. */
export function createBanner(): {
  element: HTMLElement
  say(words: string): void
  tell(events: GameEvent[]): void
} {
  // Captions say the same to screen readers.
  const element = el('p', { class: 'mb-banner', 'aria-hidden': 'true' })
  let timer: ReturnType<typeof setTimeout> | undefined
  function say(words: string): void {
    element.textContent = words
    element.dataset.on = ''
    clearTimeout(timer)
    timer = setTimeout(() => delete element.dataset.on, shownMs)
  }
  return {
    element,
    say,
    tell(events) {
      for (const { type, words, value } of events) {
        const usual = announced[type]
        if (usual) say(words ?? usual.replace('{value}', String(value ?? '')).trim())
      }
    },
  }
}
