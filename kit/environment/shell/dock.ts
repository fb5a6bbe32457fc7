import { el } from '../../core/dom.ts'
import type { Mode } from '../controls/camera.ts'
import { createHours, type Hours } from './hours.ts'
import { type EnvironmentIcon, icon } from './icons.ts'

export type Dock = {
  element: HTMLElement
  hours: Hours
  mode(mode: Mode): void
  muted(on: boolean): void
}

export type DockParts = {
  /** Places without a sky have no day either. */
  hasDay: boolean
  mode(mode: Mode): void
  hour(hour: number): void
  photo(): void
  mute(): void
  help(): void
}

const modes: [mode: Mode, name: string, says: string][] = [
  ['walk', 'Walk', 'Walk'],
  ['fly', 'Fly', 'Fly'],
  ['orbit', 'Around', 'Look from outside'],
]

/** The quiet bar with everything that is always at hand. */
export function createDock(parts: DockParts): Dock {
  const modeButtons = modes.map(([mode, name, says]) => ({
    mode,
    button: el(
      'button',
      {
        type: 'button',
        'aria-label': says,
        title: says,
        'aria-pressed': 'false',
        onclick: () => parts.mode(mode),
      },
      icon(mode),
      el('span', {}, name),
    ),
  }))
  const group = el(
    'div',
    { class: 'me-modes', role: 'group', 'aria-label': 'How to move' },
    ...modeButtons.map(({ button }) => button),
  )
  const hours = createHours(parts.hour)
  const round = (says: string, sign: EnvironmentIcon | '?', press: () => void) =>
    el(
      'button',
      { type: 'button', class: 'me-round', 'aria-label': says, title: says, onclick: press },
      sign === '?' ? el('span', { class: 'me-mark', 'aria-hidden': 'true' }, '?') : icon(sign),
    )
  const mute = round('Mute', 'loud', parts.mute)
  const element = el(
    'div',
    { class: 'me-dock', role: 'toolbar', 'aria-label': 'Scene' },
    group,
    parts.hasDay ? hours.element : undefined,
    el(
      'div',
      { class: 'me-tools' },
      round('Take a photo', 'photo', parts.photo),
      mute,
      round('Help and settings', '?', parts.help),
    ),
  )
  return {
    element,
    hours,
    mode(now) {
      for (const { mode, button } of modeButtons) button.setAttribute('aria-pressed', String(mode === now))
    },
    muted(on) {
      mute.setAttribute('aria-label', on ? 'Unmute' : 'Mute')
      mute.title = on ? 'Unmute' : 'Mute'
      mute.replaceChildren(icon(on ? 'quiet' : 'loud'))
    },
  }
}
