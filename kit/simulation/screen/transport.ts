import { el, iconOf } from '../../core/dom.ts'

/** How much faster or slower than usual it can run. */
export const speeds = [0.25, 0.5, 1, 2, 4] as const

type Order = {
  /** One of the speeds. */
  opensAt: number
  play(): void
  step(): void
  reset(): void
  speed(next: number): void
  compare(): void
}

const signs = {
  play: 'M7 4.5v15l13-7.5z',
  pause: 'M6 4.5h4.2v15H6zM13.8 4.5H18v15h-4.2z',
  step: 'M5 4.5v15l10-7.5zM16.5 4.5H20v15h-3.5z',
  reset: 'M12 5a7.5 7.5 0 1 1-7.2 5.4l2.4.7A5 5 0 1 0 12 7.5V11L6.5 6.2 12 1.5z',
  compare: 'M3 4.5h8v15H3zM5.2 6.7v10.6h3.6V6.7zM13 4.5h8v15h-8zM15.2 6.7v10.6h3.6V6.7z',
} as const

/** Play, pause, step, speed, reset, compare: with the keys that do the same. */
export function transportOf({ opensAt, play, step, reset, speed, compare }: Order) {
  const sign = el('span', { class: 'ms-sign' }, iconOf(signs.play))
  const word = el('span', {}, 'Play')
  const clock = el('output', { class: 'ms-clock', 'aria-label': 'Time' })
  const playing = el(
    'button',
    { type: 'button', class: 'ms-play', 'aria-keyshortcuts': 'Space', title: 'Space', onclick: play },
    sign,
    word,
  )
  const both = el(
    'button',
    {
      type: 'button',
      class: 'ms-tool',
      'aria-pressed': 'false',
      'aria-keyshortcuts': 'C',
      title: 'Two runs side by side (C)',
      onclick: compare,
    },
    iconOf(signs.compare),
    'Compare',
  )
  const select = el(
    'select',
    { 'aria-label': 'Speed', onchange: () => speed(Number(select.value)) },
    ...speeds.map((times) => el('option', { value: times, selected: times === opensAt }, `${times}×`)),
  )
  const tool = (icon: keyof typeof signs, name: string, key: string, does: () => void) =>
    el(
      'button',
      {
        type: 'button',
        class: 'ms-tool',
        'aria-keyshortcuts': key,
        title: `${name} (${key})`,
        onclick: does,
      },
      iconOf(signs[icon]),
      name,
    )
  return {
    element: el(
      'div',
      { class: 'ms-transport', role: 'toolbar', 'aria-label': 'Running the simulation' },
      playing,
      tool('step', 'Step', '.', step),
      tool('reset', 'Reset', 'R', reset),
      both,
      select,
      clock,
    ),
    playing(on: boolean) {
      sign.replaceChildren(iconOf(on ? signs.pause : signs.play))
      word.textContent = on ? 'Pause' : 'Play'
    },
    compared(on: boolean) {
      both.setAttribute('aria-pressed', String(on))
    },
    time(text: string) {
      clock.textContent = text
    },
  }
}
