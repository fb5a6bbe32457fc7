import type { GamePlan } from '../plan.ts'
import type { EventType, GameEvent } from '../world.ts'
import { el } from './dom.ts'
import type { Art } from './puppets.ts'

const announced: Partial<Record<EventType, string>> = {
  level: 'Level {value}',
  wave: 'Wave {value}',
  boss: 'Boss!',
  phase: 'Watch out!',
}
const shownMs = 1600
const entranceMs = 2100

export type Banner = {
  /** Lies over the stage and takes no room there. */
  elements: HTMLElement[]
  say(words: string): void
  tell(events: GameEvent[]): void
}

/** A strip of paper that slides in when something begins. A boss has an entrance: its picture and its name, across the stage. */
export function createBanner({ cast }: Pick<GamePlan, 'cast'>, art: Art): Banner {
  // Captions say the same to screen readers.
  const strip = el('p', { class: 'mb-banner', 'aria-hidden': 'true' })
  const name = el('strong', {})
  const source = art[cast.find(({ role }) => role === 'boss')?.picture ?? '']
  const picture = source && el('img', { src: source, alt: '' })
  const entrance = el(
    'div',
    { class: 'mb-entrance', 'aria-hidden': 'true' },
    picture || undefined,
    el('p', {}, el('small', {}, 'Boss'), name),
  )
  const timers = new Map<HTMLElement, ReturnType<typeof setTimeout>>()
  function show(element: HTMLElement, ms: number): void {
    element.dataset.on = ''
    clearTimeout(timers.get(element))
    timers.set(
      element,
      setTimeout(() => delete element.dataset.on, ms),
    )
  }
  function say(words: string): void {
    strip.textContent = words
    show(strip, shownMs)
  }
  return {
    elements: [strip, entrance],
    say,
    tell(events) {
      for (const { type, words, value } of events) {
        const usual = announced[type]
        if (!usual) continue
        const said = words ?? usual.replace('{value}', String(value ?? '')).trim()
        if (type !== 'boss' || !picture) {
          say(said)
          continue
        }
        name.textContent = said
        delete strip.dataset.on
        show(entrance, entranceMs)
      }
    },
  }
}
