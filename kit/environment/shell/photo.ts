import { el } from '../../core/dom.ts'
import { icon } from './icons.ts'

export type PhotoParts = {
  /** To the next or the previous of the scene's views. */
  view(by: 1 | -1): void
  /** Degrees from top to bottom. */
  zoom(fieldOfView: number): void
  snap(): void
  close(): void
}

const widest = 75
const narrowest = 18
export const usualField = 62

export type PhotoBar = { element: HTMLElement; zoom(by: number): void; reset(): void }

/** Lines to frame a picture by, and the few things that a photographer needs. */
export function createPhotoBar({ view, zoom, snap, close }: PhotoParts): PhotoBar {
  const round = (says: string, sign: 'before' | 'next' | 'close', press: () => void) =>
    el(
      'button',
      { type: 'button', class: 'me-round', 'aria-label': says, title: says, onclick: press },
      icon(sign),
    )
  // The slider goes from wide to near, so its numbers are those of the angle turned around.
  const slider = el('input', { type: 'range', min: -widest, max: -narrowest, step: 1, 'aria-label': 'Zoom' })
  const set = (field: number) => {
    slider.value = String(-field)
    slider.setAttribute('aria-valuetext', `${(usualField / field).toFixed(1)} times`)
    zoom(field)
  }
  slider.addEventListener('input', () => set(-Number(slider.value)))
  const shutter = el(
    'button',
    {
      type: 'button',
      class: 'me-shutter',
      'aria-label': 'Take the picture',
      title: 'Take the picture',
      onclick: snap,
    },
    el('span', {}),
  )
  const element = el(
    'div',
    { class: 'me-photo', hidden: true },
    el('div', { class: 'me-thirds', 'aria-hidden': 'true' }),
    el(
      'div',
      { class: 'me-photo-bar', role: 'toolbar', 'aria-label': 'Photo' },
      round('Previous view', 'before', () => view(-1)),
      el('label', { class: 'me-zoom' }, slider),
      shutter,
      round('Next view', 'next', () => view(1)),
      round('Leave photo mode', 'close', close),
    ),
  )
  return {
    element,
    zoom: (by) => set(Math.max(narrowest, Math.min(widest, -Number(slider.value) * Math.exp(-by)))),
    reset: () => set(usualField),
  }
}

/** The picture as a print. A frame may forbid downloads, so it can be kept by hand too. */
export function printCard(picture: string, name: string, close: () => void): HTMLElement {
  const file = `${name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'scene'}.png`
  return el(
    'div',
    { class: 'me-card me-print' },
    el('h2', { id: 'me-heading', class: 'me-hidden' }, 'Your picture'),
    el('img', { src: picture, alt: `A picture of ${name}` }),
    el('p', {}, name),
    el(
      'div',
      { class: 'me-actions' },
      el('a', { class: 'me-button me-primary', href: picture, download: file, 'data-first': true }, 'Save'),
      el('button', { type: 'button', class: 'me-button', onclick: close }, 'Close'),
    ),
    el('small', { class: 'me-for-keys' }, 'Nothing saved? Right-click the picture to save it.'),
    el('small', { class: 'me-for-touch' }, 'Nothing saved? Press and hold the picture to save it.'),
  )
}
