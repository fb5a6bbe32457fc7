import { el } from '../../core/dom.ts'
import type { Mode } from '../controls/camera.ts'
import { createStick, type Stick } from '../controls/stick.ts'
import { createDock, type Dock, type DockParts } from './dock.ts'
import { icon } from './icons.ts'
import { createPhotoBar, type PhotoBar, type PhotoParts } from './photo.ts'
import { style } from './style.ts'

export type Shell = {
  root: HTMLElement
  canvas: HTMLCanvasElement
  surface: HTMLElement
  dock: Dock
  photo: PhotoBar
  stick: Stick
  /** Buttons for thumbs: 1 is up or jump, -1 is down. */
  thumb(): { up: number; jump: boolean }
  /** Shows a card over the scene; without one, the scene is there again. */
  card(card?: HTMLElement): void
  hasCard(): boolean
  /** The title and the first hint go away for good. */
  begin(): void
  /** A line that is read out, and seen for a moment. */
  say(words: string): void
  /** Softens a cut. */
  blink(): void
  photographs(on: boolean): void
  mode(mode: Mode): void
}

export type ShellParts = Omit<DockParts, 'photo'> & {
  title: string
  photo: PhotoParts & { open(): void } /** A card covers the scene, or no longer does. */
  covered(on: boolean): void
}

/** Everything over the drawing, put on the page once. */
export function mountShell(home: HTMLElement, parts: ShellParts): Shell {
  const { title } = parts
  document.documentElement.lang ||= 'en'
  document.title ||= title
  document.head.append(el('style', {}, style))
  if (!document.querySelector('meta[name="viewport"]'))
    document.head.append(
      el('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' }),
    )

  const canvas = el('canvas', { 'aria-hidden': 'true' })
  const surface = el(
    'div',
    { class: 'me-surface', tabindex: 0, role: 'application', 'aria-label': `${title}. A scene to walk in.` },
    canvas,
  )
  const dock = createDock({ ...parts, photo: parts.photo.open })
  const photo = createPhotoBar(parts.photo)
  const stick = createStick()
  const thumbs = createThumbs()
  const curtain = el('div', { class: 'me-curtain', 'aria-hidden': 'true' })
  const line = el('p', { class: 'me-line', role: 'status', 'aria-live': 'polite' })
  const opening = el(
    'div',
    { class: 'me-opening' },
    el('h1', {}, title),
    el('p', { class: 'me-for-keys' }, 'Click to look around', dot(), el('kbd', {}, 'W A S D'), ' to walk'),
    el('p', { class: 'me-for-touch' }, 'Drag to look around', dot(), 'Stick to walk'),
  )
  const play = el(
    'div',
    { class: 'me-play' },
    surface,
    curtain,
    opening,
    photo.element,
    stick.element,
    thumbs.element,
    dock.element,
    line,
  )
  // A page has one `main`; in one of those, and in a frame, it needs a name or none.
  const root = home.closest('main')
    ? el('div', { class: 'me' }, play)
    : el('main', { class: 'me', 'aria-label': title }, play)
  home.append(root)
  root.toggleAttribute('data-touch', matchMedia('(pointer: coarse)').matches)
  window.addEventListener('pointerdown', ({ pointerType }) =>
    root.toggleAttribute('data-touch', pointerType === 'touch'),
  )

  let shown: HTMLElement | undefined
  let returnTo: Element | null = null
  let hush: ReturnType<typeof setTimeout> | undefined

  return {
    root,
    canvas,
    surface,
    dock,
    photo,
    stick,
    thumb: thumbs.read,
    hasCard: () => shown !== undefined,
    card(card) {
      if (!card && !shown) return
      if (card && !shown) returnTo = document.activeElement
      shown?.remove()
      shown =
        card &&
        el(
          'div',
          { class: 'me-veil', role: 'dialog', 'aria-modal': 'true', 'aria-labelledby': 'me-heading' },
          card,
        )
      play.inert = shown !== undefined
      parts.covered(play.inert)
      if (shown) {
        root.append(shown)
        shown.querySelector<HTMLElement>('[data-first]')?.focus({ preventScroll: true })
      } else if (returnTo instanceof HTMLElement) returnTo.focus({ preventScroll: true })
    },
    begin: () => root.setAttribute('data-begun', ''),
    say(words) {
      line.textContent = words
      clearTimeout(hush)
      hush = setTimeout(() => line.replaceChildren(), 2600)
    },
    blink() {
      if (root.hasAttribute('data-calm')) return
      curtain.animate([{ opacity: 1 }, { opacity: 0 }], { duration: 420, easing: 'ease-out' })
    },
    photographs(on) {
      root.toggleAttribute('data-photo', on)
      photo.element.hidden = !on
      if (on) photo.element.querySelector<HTMLElement>('.me-shutter')?.focus({ preventScroll: true })
      else surface.focus({ preventScroll: true })
    },
    mode(mode) {
      root.dataset.mode = mode
      dock.mode(mode)
    },
  }
}

const dot = () => el('span', { class: 'me-dot', 'aria-hidden': 'true' }, ' · ')

/** Up and down beside the right thumb; on foot the upper one jumps. */
function createThumbs(): { element: HTMLElement; read(): { up: number; jump: boolean } } {
  const held = { up: 0, down: 0 }
  let tapped = false
  const thumb = (says: string, sign: 'up' | 'down') => {
    const button = el(
      'button',
      { type: 'button', class: `me-thumb me-${sign}`, 'aria-label': says },
      icon(sign),
    )
    button.addEventListener('pointerdown', (event) => {
      event.preventDefault()
      button.setPointerCapture(event.pointerId)
      held[sign] = 1
      if (sign === 'up') tapped = true
    })
    for (const end of ['pointerup', 'pointercancel', 'lostpointercapture'] as const)
      button.addEventListener(end, () => {
        held[sign] = 0
      })
    return button
  }
  const element = el(
    'div',
    { class: 'me-thumbs', role: 'group', 'aria-label': 'Up and down' },
    thumb('Jump or rise', 'up'),
    thumb('Sink', 'down'),
  )
  return {
    element,
    read() {
      const jump = tapped || held.up > 0
      tapped = false
      return { up: held.up - held.down, jump }
    },
  }
}
