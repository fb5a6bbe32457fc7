import { button, el } from '@makebelieve/kit/game/shell/dom'
import { createPads, type Hold } from '@makebelieve/kit/game/shell/pads'
import { proofRibbon } from '@makebelieve/kit/game/shell/ribbon'
import { style } from '@makebelieve/kit/game/shell/style'
import type { FreeControl } from '../interface.ts'

/** What lies over the canvas of a free game: buttons for fingers, a card now and then, the ribbon of a replay. */
export type Overlay = {
  card(card?: Card): void
  ribbon(ribbon?: { speed(speed: number): void; stop(): void }): void
  touch(on: boolean): void
}

export type Card = { title: string; words?: string; press: string; pressed(): void }

/** The looks are those of all games, but the stage below must be seen and touched. */
const overStage = `
.mb.mb-over { position: fixed; inset: 0; height: auto; background: none; pointer-events: none; }
.mb-over .mb-card, .mb-over .mb-ribbon { pointer-events: auto; }
body > canvas { touch-action: none; user-select: none; -webkit-user-select: none; }
`

export function createOverlay(controls: readonly FreeControl[], hold: Hold): Overlay {
  const root = el('div', { class: 'mb mb-over', 'data-screen': 'play' })
  const pads = createPads(
    controls.map((input) => ({ input, says: input.length === 1 ? input.toUpperCase() : `Go ${input}` })),
    hold,
  )
  const cards = el('div', {})
  const ribbons = el('div', {})
  root.append(...(pads ? [pads] : []), cards, ribbons)
  // Beside the body: what is pressed up here is no press on the stage.
  document.documentElement.append(el('style', {}, style + overStage), root)

  return {
    card(card) {
      root.dataset.screen = card ? 'end' : 'play'
      cards.replaceChildren(...(card ? [draw(card)] : []))
      cards.querySelector('button')?.focus()
    },
    ribbon(ribbon) {
      root.toggleAttribute('data-watched', ribbon !== undefined)
      ribbons.replaceChildren(...(ribbon ? [proofRibbon(ribbon.speed, ribbon.stop)] : []))
    },
    touch(on) {
      root.toggleAttribute('data-touch', on)
    },
  }
}

function draw({ title, words, press, pressed }: Card): HTMLElement {
  return el(
    'div',
    { class: 'mb-veil' },
    el(
      'div',
      { class: 'mb-scene', role: 'dialog', 'aria-labelledby': 'mb-heading' },
      el(
        'div',
        { class: 'mb-card' },
        el('h1', { id: 'mb-heading' }, title),
        words ? el('p', { class: 'mb-goal' }, words) : undefined,
        el('div', { class: 'mb-actions' }, button(press, 'primary', pressed, 'play')),
      ),
    ),
  )
}
