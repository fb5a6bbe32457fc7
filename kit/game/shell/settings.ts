import type { Save } from '../../core/save.ts'
import { el } from './dom.ts'

export const difficulties = ['easy', 'normal', 'hard'] as const
export type Difficulty = (typeof difficulties)[number]

const defaults = { sound: true, music: true, calm: false, safe: false, captions: false }
export type Switch = keyof typeof defaults

const labels: Record<Switch, string> = {
  sound: 'Sound effects',
  music: 'Music',
  calm: 'Less motion',
  safe: 'Colour-safe',
  captions: 'Captions',
}

/** What the player has chosen; kept with the game. */
export type Settings = {
  is(name: Switch): boolean
  set(name: Switch, on: boolean): void
  /** What the system or the page wish for, as long as the player has not chosen. */
  wish(name: Switch, on: boolean): void
  difficulty(next?: Difficulty): Difficulty
}

export function createSettings(save: Save, changed: (name: Switch) => void): Settings {
  const wishes = { ...defaults }
  return {
    is: (name) => save.get(name, wishes[name]),
    set(name, on) {
      save.set(name, on)
      changed(name)
    },
    wish(name, on) {
      wishes[name] = on
      changed(name)
    },
    difficulty(next) {
      if (next) save.set('difficulty', next)
      const kept = save.get('difficulty', 'normal')
      return difficulties.find((name) => name === kept) ?? 'normal'
    },
  }
}

export function settingsForm(settings: Settings): HTMLElement {
  const rows = Object.entries(labels).map(([key, label]) => {
    const name = key as Switch
    const input = el('input', {
      type: 'checkbox',
      role: 'switch',
      onchange: () => settings.set(name, input.checked),
    })
    input.checked = settings.is(name)
    return el('label', { class: 'mb-switch' }, el('span', {}, label), input)
  })
  return el('fieldset', { class: 'mb-settings' }, el('legend', {}, 'Settings'), ...rows)
}

/** Easy and hard move the challenge a step away from where the proof has put it. */
export function challengeOf(challenge: number, difficulty: Difficulty): number {
  const shift = { easy: -0.2, normal: 0, hard: 0.2 }[difficulty]
  return Math.max(0, Math.min(1, challenge + shift))
}
